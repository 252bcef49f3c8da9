#include "match/disk.h"
#include "play.h"
#include "support/test_case.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace bombshelf;

/// Whatever the system refuses, it says why.
class DiskTest : public QObject {
    Q_OBJECT

private slots:
    void whatCantBeWrittenIsToldWithItsReason_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a folder has that name") << "folder";
        QTest::newRow("there is no such folder") << "nowhere/file";
    }
    void whatCantBeWrittenIsToldWithItsReason()
    {
        QFETCH(QString, path);
        const QTemporaryDir parent;
        QVERIFY(QDir(parent.path()).mkdir("folder"));
        QString error;
        QVERIFY(!disk::write(parent.filePath(path), "all", &error));
        QVERIFY2(!error.isEmpty() && error != "No error" && error != "Unknown error", qPrintable(error));
    }

    void aFileThatBreaksOffIsNotWhole()
    {
        const QString path = "/proc/self/mem"; // nothing lies at its beginning
        if (!QFile::exists(path))
            QSKIP("no file that can be opened and not be read");
        QByteArray bytes;
        QString error;
        QCOMPARE(disk::read(path, 100, &bytes, &error), disk::Read::failed);
        QVERIFY(!error.isEmpty());
    }

    void whatIsNoFileIsNotWaitedFor()
    {
        const QString path = "/dev/zero";
        if (!QFile::exists(path))
            QSKIP("nothing that is no file");
        QByteArray bytes;
        QString error;
        QCOMPARE(disk::read(path, 100, &bytes, &error), disk::Read::failed);
        QCOMPARE(error, "It is not a file.");
    }

    void whatIsThereIsNotMadeAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        QString error;
        QVERIFY(disk::create(path, "1", &error) && test::isPrivate(path));
        QVERIFY(!disk::create(path, "2", &error) && !error.isEmpty());
        QCOMPARE(test::contents(path), "1");
    }

    void whatIsTooLargeIsNotRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        QByteArray bytes;
        QString error;
        QVERIFY(disk::write(path, "1234", &error));
        QCOMPARE(disk::read(path, 3, &bytes, &error), disk::Read::tooLarge);
        QCOMPARE(error, "It is too large.");
        QCOMPARE(disk::read(path, 4, &bytes, &error), disk::Read::whole);
        QCOMPARE(bytes, "1234");
    }

    void nothingIsWrittenOver()
    {
        const QTemporaryDir folder;
        const QString one = folder.filePath("one"), other = folder.filePath("other");
        QString error;
        QVERIFY(disk::write(one, "1", &error) && disk::write(other, "2", &error));
        QVERIFY(!disk::rename(one, other, &error) && !error.isEmpty());
        QCOMPARE(test::contents(other), "2");
        QVERIFY(disk::rename(one, folder.filePath("third"), &error) && !QFile::exists(one));
        QVERIFY(disk::remove(other, &error) && !disk::remove(other, &error));
    }
};

BOMBSHELF_TEST(DiskTest)

#include "tst_disk.moc"
