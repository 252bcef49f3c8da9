#include "incomplete_copy.h"
#include "support/test_case.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The program itself, from its first word to its window, on machines that lack something.
class StartTest : public QObject {
    Q_OBJECT

    static constexpr int aWhile = 60000;

    /// Starts the program; true as soon as it says `sentence` on stderr.
    bool says(QProcess &program, const QString &path, const QMap<QString, QString> &environment, const QByteArray &sentence) const
    {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        for (const QString variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            all.insert(variable, m_home.path());
        all.remove("QT_QUICK_BACKEND");
        for (auto entry = environment.begin(); entry != environment.end(); ++entry)
            all.insert(entry.key(), entry.value());
        program.setProcessEnvironment(all);
        program.start(path, QStringList());
        QByteArray said;
        while (!said.contains(sentence) && program.waitForReadyRead(aWhile))
            said += program.readAllStandardError();
        if (!said.contains(sentence))
            qWarning() << said;
        return said.contains(sentence);
    }

    const QTemporaryDir m_home; ///< of a first start, whoever runs the test

    static bool stop(QProcess &program)
    {
        program.terminate();
        return program.waitForFinished(aWhile);
    }

private slots:
    void initTestCase()
    {
#ifdef Q_OS_WIN
        QSKIP("Links to plug-ins are tried where there are symbolic links.");
#endif
    }

    /// As a session manager of X11 starts what was open when one logged out.
    void aSessionThatComesBackIsUnderstood()
    {
        QProcess program;
        program.start(BOMBSHELF_PROGRAM, {"-session", "107a5f", "--version"});
        QVERIFY(program.waitForFinished(aWhile));
        QCOMPARE(program.exitCode(), 0);
    }

    void wrongWordsAreAnswered_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("unknown game")
            << QStringList{"chess"}
            << QByteArray("There is no game called “chess” on this shelf, and no file of that name. The games are: driller, bombmu,");
        QTest::newRow("a folder") << QStringList{"/"} << QByteArray("no file of that name");
        QTest::newRow("no name at all") << QStringList{""} << QByteArray("no game called “”");
        QTest::newRow("a check of one game") << QStringList{"--self-check", "driller"}
                                             << QByteArray("--self-check tries everything by itself");
        QTest::newRow("a check of one deal") << QStringList{"--self-check", "--seed", "5"}
                                             << QByteArray("--self-check tries everything by itself");
        QTest::newRow("a check in a terminal") << QStringList{"--self-check", "--text"}
                                               << QByteArray("--self-check tries everything by itself");
        QTest::newRow("two games") << QStringList{"driller", "bomber"} << QByteArray("One game at a time");
        QTest::newRow("a game with a capital") << QStringList{"Driller", "--seed=luck"} << QByteArray("is not a valid seed");
        QTest::newRow("a seed for a match that is dealt")
            << QStringList{"--seed=5", BOMBSHELF_SOURCE_DIR "/tests/match/records/driller-rules1-2-seats.jsonl"}
            << QByteArray("--seed is for a match that begins");
        QTest::newRow("an option of Qt's own") << QStringList{"-qmljsdebugger=port:3768,block", "driller"} << QByteArray("Unknown option");
        QTest::newRow("unknown option") << QStringList{"--cheat"} << QByteArray("Unknown option 'cheat'");
        for (const QString word : {"luck", "-1", "1.5", "18446744073709551616"})
            QTest::addRow("seed %s", qPrintable(word)) << QStringList{"--seed=" + word} << QByteArray("is not a valid seed");
    }
    void wrongWordsAreAnswered()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, sentence);
        QProcess program;
        program.start(BOMBSHELF_PROGRAM, words);
        QVERIFY(program.waitForFinished(aWhile));
        QCOMPARE(program.exitCode(), 2);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.contains(sentence), said);
    }

    void withoutSvgReaderItSaysSo_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("English") << "C.UTF-8" << QByteArray("Qt’s reader of SVG pictures is missing");
        QTest::newRow("Japanese") << "ja_JP.UTF-8" << QByteArray("SVG");
    }
    void withoutSvgReaderItSaysSo()
    {
        QFETCH(const QString, language);
        QFETCH(const QByteArray, sentence);
        const QTemporaryDir folder;
        QProcess program;
        program.setReadChannel(QProcess::StandardError);
        QVERIFY(says(program, bombshelf::test::copyWithout(folder, "libqsvg."), {{"LC_ALL", language}}, sentence));
        QCOMPARE(program.state(), QProcess::Running); // and says it in a window, too
        QVERIFY(stop(program));
    }

    void withoutAScreenItSaysSo_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("English") << "C.UTF-8" << QByteArray("bombshelf: There is no screen to open a window on.");
        QTest::newRow("Japanese") << "ja_JP.UTF-8" << QByteArray("--text");
    }
    void withoutAScreenItSaysSo()
    {
        QFETCH(const QString, language);
        QFETCH(const QByteArray, sentence);
        QProcess program;
        program.setReadChannel(QProcess::StandardError);
        const QMap<QString, QString> environment{
            {"LC_ALL", language}, {"QT_QPA_PLATFORM", "xcb"}, {"DISPLAY", ":nonexistent"}, {"WAYLAND_DISPLAY", ""}};
        QVERIFY(says(program, BOMBSHELF_PROGRAM, environment, sentence));
        QVERIFY(program.waitForFinished(aWhile));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 1);
    }

    /// Where no graphics processor is found the window is drawn by Qt itself; the environment chooses otherwise.
    void rendererFitsTheMachine_data()
    {
        using Environment = QMap<QString, QString>;
        QTest::addColumn<Environment>("environment");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray own("Loading backend software");
        QTest::newRow("no OpenGL") << Environment{{"LIBGL_DRIVERS_PATH", "/nonexistent"}, {"GALLIUM_DRIVER", "none"}} << own;
        QTest::newRow("OpenGL by the processor") << Environment{{"LIBGL_ALWAYS_SOFTWARE", "1"}} << own;
        if (qEnvironmentVariable("QT_QPA_PLATFORM") == "xcb")
            QTest::newRow("OpenGL by hand") << Environment{{"QSG_RHI_BACKEND", "opengl"}} << QByteArray("QRhi with backend OpenGL");
    }
    void rendererFitsTheMachine()
    {
        using Environment = QMap<QString, QString>;
        QFETCH(Environment, environment);
        QFETCH(const QByteArray, sentence);
        environment["QSG_INFO"] = "1";
        QProcess program;
        program.setReadChannel(QProcess::StandardError);
        QVERIFY(says(program, BOMBSHELF_PROGRAM, environment, sentence));
        QVERIFY(stop(program));
    }
};

BOMBSHELF_TEST(StartTest)
#include "tst_start.moc"
