#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// What a desktop on Linux takes for a match, and so opens with the program: packaging/linux.
class FileTypeTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

private slots:
    void initTestCase()
    {
        const QString update = QStandardPaths::findExecutable("update-mime-database");
        if (update.isEmpty())
            QSKIP("There is no update-mime-database here.");
        const QString source = BOMBSHELF_SOURCE_DIR "/packaging/linux/io.github.bombshelf.Bombshelf.xml";
        QVERIFY(QDir(m_home.path()).mkpath("mime/packages"));
        QVERIFY(QFile::copy(source, m_home.filePath("mime/packages/io.github.bombshelf.Bombshelf.xml")));
        QCOMPARE(QProcess::execute(update, {m_home.filePath("mime")}), 0);
        qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit()); // before the first question
    }

    void matchesAreKnown_data()
    {
        const QByteArray header = R"({"bombshelf":2,"game":"driller"})"
                                  "\n";
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isMatch");
        QTest::newRow("as it is written") << "driller-2026-11-21-110000.jsonl" << header << true;
        QTest::newRow("begun in the same second") << "omens-war-2026-11-21-110000-2.jsonl" << header << true;
        QTest::newRow("renamed") << "my best match" << header << true;
        QTest::newRow("lines of another program") << "people.jsonl" << QByteArray("{\"name\":\"Aki\"}\n") << false;
        QTest::newRow("its log of a day") << "log-2026-11-21.jsonl" << QByteArray("{\"name\":\"Aki\"}\n") << false;
    }
    void matchesAreKnown()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, isMatch);
        QFile file(m_home.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const QMimeType type = QMimeDatabase().mimeTypeForFile(file.fileName());
        QCOMPARE(type.name() == "application/x-bombshelf-match", isMatch);
        QVERIFY(!isMatch || type.comment().contains("Bombshelf"));
    }
};

BOMBSHELF_TEST(FileTypeTest)
#include "tst_file_type.moc"
