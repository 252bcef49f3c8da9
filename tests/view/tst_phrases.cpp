#include "view/phrases.h"

#include "desk.h"
#include "support/test_case.h"
#include "texts/texts.h"

#include <QDir>
#include <QDirIterator>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTest>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QXmlStreamReader>

using namespace bombshelf;

namespace {

constexpr QChar joiner(0x2060);

QString contents(const QString &path)
{
    QFile file(QStringLiteral(BOMBSHELF_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// As it may stand on the screen: with names and numbers in it.
QString filled(QString text)
{
    const char *const values[] = {"%1", "ゴーグル", "%2", "クラブの10", "%3", "5", "%4", "8", "%n", "12"};
    for (std::size_t i = 0; i < std::size(values); i += 2)
        text.replace(QLatin1String(values[i]), QString::fromUtf8(values[i + 1]));
    return text;
}

QStringList textsOfShell()
{
    QStringList texts;
    for (QXmlStreamReader xml(contents("i18n/bombshelf_ja.ts")); !xml.atEnd();)
        if (xml.readNext() == QXmlStreamReader::StartElement && (xml.name() == u"translation" || xml.name() == u"numerusform"))
            texts << xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    return texts;
}

QStringList textsOfGames()
{
    QStringList texts;
    for (QDirIterator file(BOMBSHELF_SOURCE_DIR "/i18n", {"*.txt"}); file.hasNext();)
        for (const Text &text : readTexts(file.next()).texts)
            texts << text.forms["ja"];
    return texts;
}

QStringList textsOfBooks()
{
    static const QRegularExpression parts(QStringLiteral("\n\\s*\n|\n(?=[-!] )")), mark(QStringLiteral("^([-#>]+ )+|\\s*\\{[^{}]*\\}$"));
    QStringList texts;
    for (QDirIterator file(BOMBSHELF_SOURCE_DIR "/assets/games", {"rules_ja.md"}, QDir::Files, QDirIterator::Subdirectories);
         file.hasNext();)
        for (const QString &part : contents(QDir(BOMBSHELF_SOURCE_DIR).relativeFilePath(file.next())).split(parts))
            if (!part.startsWith("! "))
                texts << QString(part).remove(mark).replace('\n', ' ');
    return texts;
}

/// The lines of a text as Qt Quick breaks it with Text.Wrap.
QStringList linesOf(const QString &text, const QFont &font, qreal width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
}

bool isLetter(QChar letter) { return letter != joiner && !letter.isPunct() && !letter.isSpace(); }

/// What nobody would break between, whatever the model says.
bool belongTogether(QChar before, QChar after)
{
    const auto isWord = [](QChar letter) { return letter.isLetterOrNumber() && letter.script() != QChar::Script_Hiragana; };
    return isWord(before) && after.isLetterOrNumber();
}

/// The width of the phrase on both sides of a place in the text.
qreal phraseAround(const QString &text, qsizetype at, const QFont &font)
{
    const auto mayBreak = [&text](qsizetype place) {
        const QChar before = text[place - 1], after = text[place];
        return before != joiner && after != joiner && !(before.unicode() < 128 && after.unicode() < 128 && !before.isSpace());
    };
    qsizetype begin = at, end = at;
    while (begin > 0 && (begin == at || !mayBreak(begin)))
        --begin;
    while (end < text.size() && (end == at || !mayBreak(end)))
        ++end;
    return QFontMetricsF(font).horizontalAdvance(text.mid(begin, end - begin).remove(joiner));
}

/// Why the lines of this text would trip a reader; empty if they don't. Where a phrase is longer than a line, nothing helps.
QString stumblingBlock(const QString &text, const QFont &font, qreal width)
{
    const QStringList lines = linesOf(text, font, width);
    qsizetype at = 0;
    bool tooLong = false;
    for (qsizetype i = 0; i < lines.size(); at += lines[i].size(), ++i) {
        const bool wasTooLong = std::exchange(tooLong, i + 1 < lines.size() && phraseAround(text, at + lines[i].size(), font) > width);
        if (wasTooLong || tooLong)
            continue;
        if (lines.size() > 1 && std::ranges::count_if(lines[i], isLetter) < 2)
            return "a lone letter: " + QString(text).remove(joiner);
        if (i > 0 && (text[at - 1] == joiner || text[at] == joiner || belongTogether(text[at - 1], text[at])))
            return "broken: " + QString(lines[i - 1]).remove(joiner) + "/" + QString(lines[i]).remove(joiner);
    }
    return {};
}

} // namespace

/// Where Japanese breaks.
class PhrasesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void initTestCase() { QVERIFY(QFontDatabase::addApplicationFont(QStringLiteral(":/assets/fonts/BombshelfRounded-Medium.ttf")) >= 0); }

    void phrases_data()
    {
        QTest::addColumn<QString>("phrases"); // with a bar between them
        for (const char *phrases :
             {"お宝は|自分に、|爆弾は|ライバルに。", "秘密の|予言を、|黙ってかなえよう。", "並んだ|11の|兵科に、|爆弾が|ひとつ。",
              "どの|カバンも|同じ顔。|爆弾入りは|誰に？", "オーメンズ・|キャンペーン", "すり替え|チャンス！", "捨て札を|3枚引く。",
              "ゴーグルの番：|どちらの|山札を|掘る？", "爆弾|（−8点）", "目標値は5。", "（借ります。）|いつ|使えるかは、",
              "目は|10、5、8。", "「戦争」から|順に、|この世の|終わりまで。", "左の|山札から|引いた：|宝の地図。"})
            QTest::newRow(phrases) << QString::fromUtf8(phrases);
    }

    void phrases()
    {
        QFETCH(QString, phrases);
        const QString kept = keptInPhrases(QString(phrases).remove('|'));
        QStringList found;
        qsizetype begin = 0;
        for (QTextBoundaryFinder gaps(QTextBoundaryFinder::Line, kept); gaps.toNextBoundary() > 0; begin = gaps.position())
            found << kept.mid(begin, gaps.position() - begin).remove(joiner);
        QCOMPARE(found.join('|'), phrases);
    }

    void otherTextsStayAsTheyAre()
    {
        for (const char *text : {"", "Which deck will you dig in?", "10 + 2 = 12"})
            QCOMPARE(keptInPhrases(text), text);
        for (const char *letter : {"𠮷", "💣"}) // of two units each
            QVERIFY(keptInPhrases(QString::fromUtf8("爆弾%1の番").arg(QString::fromUtf8(letter))).contains(QString::fromUtf8(letter)));
    }

    void joinersTakeNoRoom()
    {
        const QFont font("Bombshelf Rounded", 20);
        const QString text = QString::fromUtf8("すり替えチャンス！");
        QVERIFY(keptInPhrases(text).size() > text.size());
        QCOMPARE(QFontMetricsF(font).horizontalAdvance(keptInPhrases(text)), QFontMetricsF(font).horizontalAdvance(text));
    }

    void everyTextBreaksBetweenPhrases_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("shell") << textsOfShell();
        QTest::newRow("games") << textsOfGames();
        QTest::newRow("books") << textsOfBooks();
    }

    void everyTextBreaksBetweenPhrases()
    {
        QFETCH(QStringList, texts);
        QVERIFY(texts.size() > 50);
        QSet<QString> wrong;
        // Boxes of the shelf, the log, tips, sheets, prompts; with the largest letters what is narrowest grows, too.
        for (const auto &[size, widths] : {std::pair(13, QList<int>{160, 200, 260, 320, 480}), std::pair(15, QList<int>{200, 320, 640}),
                                           std::pair(21, QList<int>{260, 320, 480}), std::pair(29, QList<int>{320, 640})}) {
            QFont font("Bombshelf Rounded");
            font.setPixelSize(size);
            for (const int width : widths)
                for (const QString &text : std::as_const(texts))
                    if (const QString what = stumblingBlock(keptInPhrases(filled(text)), font, width); !what.isEmpty())
                        wrong << what;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + QStringList(wrong.values()).join('\n')));
    }
};

BOMBSHELF_TEST(PhrasesTest)
#include "tst_phrases.moc"
