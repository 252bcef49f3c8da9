#include "incomplete_copy.h"
#include "support/test_case.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// `bombshelf --self-check`, by which whoever has just installed the program finds out whether it is whole.
class SelfCheckTest : public QObject {
    Q_OBJECT

    static constexpr int aWhile = 600000;

    struct Said {
        int code;
        QByteArray out, err;
    };

    /// What the program says of itself, at home in that folder, with its temporary files.
    static Said check(const QString &program, const QString &home, const QMap<QString, QString> &environment = {})
    {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        for (const QString variable :
             {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "TMPDIR", "TMP", "TEMP"})
            all.insert(variable, home);
        for (auto entry = environment.begin(); entry != environment.end(); ++entry)
            all.insert(entry.key(), entry.value());
        QProcess process;
        process.setProcessEnvironment(all);
        process.start(program, {"--self-check"});
        if (!process.waitForFinished(aWhile) || process.exitStatus() != QProcess::NormalExit)
            return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

private slots:
    /// Every game is played and shown in every language, by day and by lamplight, and what is the player's stays as it was.
    void allIsWell()
    {
        const QTemporaryDir home;
        const Said said = check(BOMBSHELF_PROGRAM, home.path());
        QVERIFY2(said.code == 0, said.err + said.out); // a long one is cut
        QVERIFY2(said.out.contains("All is well"), said.out);
        for (const QByteArray step :
             {"match driller", "match omens-armageddon", "page shelf (ja, dark)", "sheet SettingsSheet.qml (en, light)",
              "set-up bombmu (en, dark)", "table bomber (ja, light)", "record bombmafia (en, light)", "page ending (ja, light)",
              "sheet of page campaign (en, dark)", "sheet FairPlaySheet.qml (en, dark)", "sheet of set-up driller (ja, dark)",
              "result omens-war (ja, dark)"})
            QVERIFY2(said.out.contains(step), step);
        QDirIterator left(home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        QVERIFY2(!left.hasNext(), qPrintable(left.next()));
    }

    void whatIsMissingIsTold_data()
    {
        QTest::addColumn<QString>("without");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("reader of pictures") << "libqsvg." << QByteArray("reader of SVG pictures is missing");
        QTest::newRow("QML module of the window") << "QtQuick/Controls/" << QByteArray("module \"QtQuick.Controls\"");
        QTest::newRow("QML module of some pages") << "QtQuick/Shapes/" << QByteArray("module \"QtQuick.Shapes\"");
    }
    void whatIsMissingIsTold()
    {
#ifdef Q_OS_WIN
        QSKIP("Links to plug-ins are tried where there are symbolic links.");
#endif
        QFETCH(const QString, without);
        QFETCH(const QByteArray, sentence);
        const QTemporaryDir folder, home;
        const Said said = check(bombshelf::test::copyWithout(folder, without), home.path());
        QCOMPARE(said.code, 1);
        QVERIFY2(said.err.contains(sentence), said.err);
        QVERIFY(!said.out.contains("All is well"));
    }

    void whereNothingCanBeWrittenItSaysSo()
    {
        const QTemporaryDir home;
        const Said said = check(BOMBSHELF_PROGRAM, home.path(), {{"TMPDIR", BOMBSHELF_PROGRAM}}); // which is no folder
        QCOMPARE(said.code, 1);
        QVERIFY2(said.err.contains("no room for temporary files"), said.err);
    }
};

BOMBSHELF_TEST(SelfCheckTest)
#include "tst_self_check.moc"
