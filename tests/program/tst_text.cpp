#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// Matches in words, by whoever has no screen: the program's own standard streams are all there is.
class TextTest : public QObject {
    Q_OBJECT

    struct Said {
        int code;
        QString words;
    };

    std::unique_ptr<QTemporaryDir> home;

    /// What the program says to these lines; their end is the input's.
    Said play(const QStringList &words, const QByteArray &lines, const QByteArray &language = "en", const QString &output = {}) const
    {
        constexpr int aWhile = 300000;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(variable);
        for (const QString variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            environment.insert(variable, home->path());
        QFile settings(home->filePath("bombshelf/bombshelf.conf"));
        QDir(home->path()).mkpath("bombshelf");
        if (settings.open(QIODevice::WriteOnly))
            settings.write("[General]\nlanguage=" + language + '\n');
        settings.close();
        QProcess program;
        program.setProcessEnvironment(environment);
        program.setStandardOutputFile(output);
        program.start(BOMBSHELF_PROGRAM, QStringList("--text") + words);
        program.write(lines);
        program.closeWriteChannel();
        if (!program.waitForFinished(aWhile) || program.exitStatus() != QProcess::NormalExit)
            return {-1, QString::fromUtf8(program.readAll())};
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput())};
    }

    QStringList records() const { return QDir(home->filePath("bombshelf/bombshelf/matches")).entryList({"*.jsonl"}, QDir::Files); }
    QString onlyRecord() const { return home->filePath("bombshelf/bombshelf/matches/" + records().value(0)); }

    /// Of a result: choices are numbered, too, but bring no numbers.
    static inline const QString ranking = QStringLiteral("\n1\\. [^\n]+: −?\\d+ [^\n]+\n2\\. [^\n]+: −?\\d+ ");

    /// Whoever is asked takes the first choice, for as long as a match can take.
    static QByteArray first(int times) { return QByteArray("1\n").repeated(times); }

private slots:
    void init() { home = std::make_unique<QTemporaryDir>(); }

    void aMatchIsPlayedToItsEnd_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("setUp");
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("end");
        QTest::newRow("Driller") << "driller" << QByteArray("2\n1\nAnn\n1\n") << QByteArray("en") << ranking;
        QTest::newRow("Driller in Japanese") << "driller" << QByteArray("2\n1\nAnn\n1\n") << QByteArray("ja") << QString::fromUtf8("1位 ");
        QTest::newRow("Bomb-mu!") << "bombmu" << QByteArray("3\n1\n\n\n") << QByteArray("en") << ranking;
        QTest::newRow("War") << "omens-war" << QByteArray("2\n1\n\n1\n\n") << QByteArray("en") << "You all ";
    }
    void aMatchIsPlayedToItsEnd()
    {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, setUp);
        QFETCH(const QByteArray, language);
        QFETCH(const QString, end);
        const Said said = play({game, "--seed=5"}, setUp + first(2000), language);
        QCOMPARE(said.code, 0);
        QVERIFY2(said.words.contains(QRegularExpression(end)), qPrintable(said.words.right(2000)));
        QVERIFY(!said.words.contains("%1"));
        QVERIFY2(said.words.count("You all ") <= 1, qPrintable(said.words.right(2000))); // how it ended is said once
        const Said next = play({}, "99\n");
        QVERIFY2(!next.words.contains("Go on with"), qPrintable(next.words)); // it is over
    }

    void aFullDiskIsAFailure()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("This system has no disk that is always full.");
        QCOMPARE(play({"driller"}, {}, "en", "/dev/full").code, 1);
        QCOMPARE(play({"driller"}, {}).code, 0);
    }

    void whatIsLeftIsGoneOnWith()
    {
        const Said left = play({"driller", "--seed=5"}, "2\n1\nAnn\n1\n1\n1\nq\n");
        QVERIFY2(left.words.contains("Ann checks"), qPrintable(left.words));
        const Said resumed = play({}, "12\nt\n" + first(2000));
        QCOMPARE(resumed.code, 0);
        QVERIFY2(resumed.words.contains("12. Go on with Driller:"), qPrintable(resumed.words));
        QVERIFY2(resumed.words.contains(QRegularExpression(ranking)), qPrintable(resumed.words.right(2000)));
    }

    void aRecordIsGoneOnWithOrLookedBackAt()
    {
        play({"driller", "--seed=5"}, "2\n1\nAnn\n1\n1\n1\nq\n");
        const Said resumed = play({onlyRecord()}, "t\n" + first(2000));
        QCOMPARE(resumed.code, 0);
        QVERIFY2(!resumed.words.contains("What shall we play?") && resumed.words.contains("Answer with a number."),
                 qPrintable(resumed.words));
        QVERIFY2(resumed.words.contains(QRegularExpression(ranking)), qPrintable(resumed.words.right(2000)));
        const Said over = play({onlyRecord()}, {});
        QCOMPARE(over.code, 0);
        QVERIFY2(!over.words.contains("Answer with a number."), qPrintable(over.words));
        QCOMPARE(over.words.section("\n1. ", -1), resumed.words.section("\n1. ", -1)); // who was first, and with how much
    }

    void aFileThatIsNoMatchIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("something else") << QByteArray("Dear diary,\n") << QByteArray("en") << "This file is not a match of Bombshelf.";
        QTest::newRow("in Japanese") << QByteArray("Dear diary,\n") << QByteArray("ja") << QString::fromUtf8("このファイル");
        QTest::newRow("of another game") << QByteArray("{\"bombshelf\":2,\"game\":\"chess\"}\n") << QByteArray("en")
                                         << "a game that is not on the shelf";
    }
    void aFileThatIsNoMatchIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, language);
        QFETCH(const QString, sentence);
        QFile file(home->filePath("2026.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const Said said = play({file.fileName()}, {}, language);
        QCOMPARE(said.code, 1);
        QVERIFY2(said.words.contains(sentence), qPrintable(said.words));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void aWrongAnswerIsToldSo()
    {
        const Said said = play({"bombmu", "--seed=5"}, "7\n2\nmany\n1\n\n\nfoo\n99\nu\nw\n?\n\n");
        for (const QString sentence :
             {"“7” is none of them: a number from 2 to 5, please.", "“many” is none of them", "“foo” is not one of the choices.",
              "There is no choice 99: they go from 1 to 4.", "There is nothing to take back.", "The lowest number defuses the bomb",
              "q: leave; the match is kept."})
            QVERIFY2(said.words.contains(sentence), qPrintable(sentence + '\n' + said.words));
        QCOMPARE(said.words.count("Your turn: which card will you play?"), 2);
        QCOMPARE(said.code, 0); // with the end of the input
    }

    void aMoveIsTakenBack()
    {
        const Said said = play({"driller", "--seed=5"}, "2\n1\nAnn\n1\n1\n1\nu\nw\nu\nu\n2\nq\n");
        QVERIFY2(said.words.count("Say u once more, and this is a practice match") == 2, qPrintable(said.words));
        QVERIFY2(said.words.contains("Ann checks the left deck") && said.words.contains("Ann checks the right deck"),
                 qPrintable(said.words));
    }

    /// Whoever does not sit before the screen reads nothing of a hand.
    void eachOfSeveralPeopleIsCalled()
    {
        const Said said = play({"bombmu", "--seed=5"}, "2\n2\nAnn\nBen\n\n1\n\n1\n");
        QCOMPARE(said.words.count(" should read on. Press Enter."), 3); // both to choose, and after the reveal whoever disposes
        const qsizetype call = said.words.lastIndexOf(" should read on."), before = said.words.lastIndexOf("Play ", call);
        QVERIFY(said.words.mid(before, call - before).count('\n') > 50);
    }

    /// What others did has been scrolled away before anybody could read it.
    void whoeverIsCalledReadsWhatHappened()
    {
        const Said said = play({"bombmafia", "--seed=1"}, "3\n2\nAnn\nBen\n1\n1\n\n1\n\nl\nq\n");
        const QString call = "should read on. Press Enter.", after = said.words.section(call, -1);
        QCOMPARE(after.count(QRegularExpression(QStringLiteral("(Ann|Ben) plays "))), 2); // once by itself, once as it is asked for
    }

    void aWishIsAnsweredLikeAnyQuestion()
    {
        const Said said = play({"omens-war", "--seed=1"}, "2\n1\nAnn\n2\n1\n" + QByteArray("3\n?\nt\nw\n2\n").repeated(40) + "q\n");
        const QString wish = said.words.section("May I?", 1, 1);
        QVERIFY2(said.words.contains("May I?"), qPrintable(said.words.right(3000)));
        QVERIFY2(wish.contains("There is no choice 3: they go from 1 to 2.") && wish.contains("q: leave; the match is kept."),
                 qPrintable(wish));
    }

    void twoOfOneNameAreToldApart()
    {
        const Said said = play({"bombmu", "--seed=5"}, "2\n2\nAnn\nAnn\n\n1\n\n");
        QVERIFY2(said.words.contains("Only Ann should read on.") && said.words.contains("Only Ann 2 should read on."),
                 qPrintable(said.words));
    }

    /// As a Japanese keyboard writes them.
    void fullWidthLettersAreUnderstood()
    {
        const Said said = play({"bombmu", "--seed=5"}, QStringLiteral("２\n１\n\n\n９９\n？\nｑ\n").toUtf8());
        for (const QString sentence : {"There is no choice 99: they go from 1 to 4.", "q: leave; the match is kept."})
            QVERIFY2(said.words.contains(sentence), qPrintable(sentence + '\n' + said.words));
        QVERIFY(!said.words.contains("is none of them"));
    }
};

BOMBSHELF_TEST(TextTest)
#include "tst_text.moc"
