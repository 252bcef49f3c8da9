#include "support/test_case.h"
#include "texts/languages.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <optional>

using namespace bombshelf;

/// The program that makes catalogues of a game's texts, as the build starts it.
class MakeTsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void mistakesAreNamedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("texts");
        QTest::addColumn<QStringList>("problems"); // "LINE: what is wrong"

        const auto row = [](const char *name, const QByteArray &texts, const QStringList &problems) {
            QTest::newRow(name) << texts << problems;
        };
        row("a key twice", "a\n en A\n ja あ\n\na\n en B\n ja い\n", {"5: a: this key stands in line 1 already"});
        row("no Japanese", "a\n en A\nb\n en B\n ja い\n", {"1: a: there is no text in “ja”"});
        row("no English in the last text", "a\n en A\n ja あ\nb\n ja い\n", {"4: b: there is no text in “en”"});
        row("a key alone", "a\n", {"1: a: there is no text in “ja”", "1: a: there is no text in “en”"});
        row("a language that is none", "a\n en A\n ja あ\n tlh A\n", {"4: a: there is no language “tlh”"});
        row("a language twice", "a\n en A\n ja あ\n en B\n", {"4: a: this is a second text in “en”"});
        row("nothing said", "a\n en\n ja あ\n", {"2: a: the text in “en” is empty"});
        row("an empty form", "a\n en |A\n ja あ\n", {"2: a: the text in “en” is empty"});
        row("too many forms", "a\n en A\n ja あ|い\n", {"3: a: 2 forms, where “ja” has 1"});
        row("three forms where a language has two", "a\n en A|B|C\n ja あ\n", {"2: a: 3 forms, where “en” has 2"});
        row("a place in one language", "a\n en %1 A\n ja あ\n", {"3: a: “ja” fills in nothing, and “en” %1"});
        row("another place", "a\n en %1 A\n ja %2あ\n", {"3: a: “ja” fills in %2, and “en” %1"});
        row("a number in one language", "a\n en A\n ja %nあ\n", {"3: a: “ja” fills in %n, and “en” nothing"});
        row("no number where there are many", "a\n en %n A|A\n ja あ\n", {"2: a: “en” fills in %n, and “en” nothing"});
        row("a name in one form", "a\n en %n A|%1 %n As\n ja %1 %nあ\n", {"2: a: “en” fills in %n, and “en” %1 %n"});
        row("place nought", "a\n en %0\n ja %0\n", {"2: a: nothing is ever filled in for %0", "3: a: nothing is ever filled in for %0"});
        row("place five", "a\n en %5\n ja %5\n", {"2: a: nothing is ever filled in for %5", "3: a: nothing is ever filled in for %5"});
        row("two digits", "a\n en %1\n ja %10\n", {"3: a: nothing is ever filled in for %10", "3: a: “ja” fills in %10, and “en” %1"});
        row("a letter", "a\n en %n\n ja %L\n", {"3: a: nothing is ever filled in for %L", "3: a: “ja” fills in %L, and “en” %n"});
        row("a text before any key", " en A\n", {"1: this text has no key above it"});
        row("a text that is not indented", "a\n en A\nja あ\n",
            {"1: a: there is no text in “ja”", "3: this is no key, for it has spaces, and no text, for it is not indented",
             "3: ja あ: there is no text in “ja”", "3: ja あ: there is no text in “en”"});
        row("another encoding", "a\n en A\n ja \x82\xa0\n", {"3: this is not UTF-8", "1: a: there is no text in “ja”"});
        row("remarks and blank lines count", "# a\n\n  # b\na\n\n en A\n", {"4: a: there is no text in “ja”"});
    }

    void mistakesAreNamedWithTheirLine()
    {
        QFETCH(QByteArray, texts);
        QFETCH(QStringList, problems);
        write(texts);
        QVERIFY(make() != 0);
        QStringList expected;
        for (const QString &problem : problems)
            expected << path("game.txt") + ':' + problem;
        QCOMPARE(m_said.trimmed().split('\n'), expected);
        QVERIFY(made().isEmpty());
    }

    void aFileThatIsNotThereIsNamed()
    {
        QVERIFY(make() != 0);
        QVERIFY2(m_said.startsWith(path("game.txt") + ": "), qPrintable(m_said));
    }

    void aFolderThatIsNotThereIsNamed()
    {
        write("a\n en A\n ja あ\n");
        QVERIFY(make("nowhere") != 0);
        QVERIFY2(m_said.startsWith(path("nowhere/game_")), qPrintable(m_said));
    }

    void everyLanguageGetsItsCatalogue()
    {
        write("points\n en %n point|%n points\n ja %n点\n");
        QCOMPARE(make(), 0);
        QCOMPARE(m_said, "");
        QStringList expected;
        for (const Language &language : languages())
            expected << "game_" + language.id + ".ts";
        expected.sort();
        QCOMPARE(made(), expected);
    }

    void textsArriveAsTheyWereWritten_data()
    {
        QTest::addColumn<QByteArray>("texts");
        QTest::addColumn<QStringList>("en"); // each key and its two forms

        const auto row = [](const char *name, const QByteArray &texts, const QStringList &en) { QTest::newRow(name) << texts << en; };
        row("plain", "a\n en A %1, 100%\n ja %1あ\n", {"a", "A %1, 100%", "A %1, 100%"});
        row("forms by number", "a.b\n en %n A | %n As\n ja %n\n", {"a.b", "%n A", "%n As"});
        row("one form may do without the number", "a\n en The A|%n As\n ja %n\n", {"a", "The A", "%n As"});
        row("a number that changes no word", "a\n en Round %n\n ja %n\n", {"a", "Round %n", "Round %n"});
        row("what XML would take for its own", "a\n en <A> & “B” #c\n ja あ\n", {"a", "<A> & “B” #c", "<A> & “B” #c"});
        row("languages in any order, tabs, no line at the end", "a\n\tja\tあ\n\ten\tA  B", {"a", "A  B", "A  B"});
        row("as Windows ends lines and begins files",
            "\xef\xbb\xbf"
            "a\r\n en A\r\n ja あ\r\n",
            {"a", "A", "A"});
        row("keys with other signs", "card.+1\n en A\n ja あ\npile.A\n en B\n ja い\n", {"card.+1", "A", "A", "pile.A", "B", "B"});
    }

    void textsArriveAsTheyWereWritten()
    {
        QFETCH(QByteArray, texts);
        QFETCH(QStringList, en);
        write(texts);
        QCOMPARE(make(), 0);
        QFile file(path("game_en.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList found;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"TS")
                QCOMPARE(xml.attributes().value("language"), u"en");
            else if (xml.name() == u"name")
                QCOMPARE(xml.readElementText(), "game");
            else if (xml.name() == u"source" || xml.name() == u"numerusform")
                found << xml.readElementText();
        }
        QVERIFY(!xml.hasError());
        QCOMPARE(found, en);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    void write(const QByteArray &texts)
    {
        QFile file(path("game.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(texts);
    }

    /// Makes catalogues of game.txt in the folder; returns the program's exit code.
    int make(const QString &folder = ".")
    {
        QProcess program;
        program.start(BOMBSHELF_MAKE_TS, {path("game.txt"), folder == "." ? m_folder->path() : path(folder)});
        program.waitForFinished();
        m_said = QString::fromUtf8(program.readAllStandardError());
        return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    }

    QStringList made() const { return QDir(m_folder->path()).entryList({"*.ts"}); }

    std::optional<QTemporaryDir> m_folder;
    QString m_said;
};

BOMBSHELF_TEST(MakeTsTest)
#include "tst_make_ts.moc"
