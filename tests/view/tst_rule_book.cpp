#include "desk.h"
#include "support/test_case.h"

#include "games/catalogue.h"
#include "match/word.h"
#include "view/game_info.h"
#include "view/rule_book.h"
#include "view/settings.h"
#include "view/words.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace bombshelf;

namespace {

QList<QVariantMap> bookOf(const QString &game, const QString &language)
{
    Settings::instance()->setLanguage(language);
    QList<QVariantMap> blocks;
    for (const QVariant &block : RuleBook().blocks(game))
        blocks << block.toMap();
    return blocks;
}

QMap<int, int> census(const QList<QVariantMap> &blocks)
{
    QMap<int, int> counts;
    for (const QVariantMap &block : blocks)
        ++counts[block["kind"].toInt()];
    return counts;
}

/// The game's own rules, and those that its family shares.
QString sourceOf(const QString &game, const QString &language)
{
    QString text;
    for (const QString &folder : QSet<QString>{game, game.section('-', 0, 0)}) {
        QFile file(QStringLiteral(":/assets/games/%1/rules_%2.md").arg(folder, language));
        if (file.open(QIODevice::ReadOnly))
            text += QString::fromUtf8(file.readAll()) + '\n';
    }
    return text;
}

} // namespace

class RuleBookTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void everyGameHasABookInBothLanguages_data() { books(); }
    void everyGameHasABookInBothLanguages()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const QList<QVariantMap> blocks = bookOf(game, language);
        QVERIFY(blocks.size() > 5);
        QCOMPARE(blocks.front()["kind"], RuleBook::Title);
        const QMap<int, int> counts = census(blocks);
        QCOMPARE(counts[RuleBook::Title], 1);
        for (const auto kind : {RuleBook::Heading, RuleBook::Text, RuleBook::Item, RuleBook::Ruling, RuleBook::Cards})
            QVERIFY(counts[kind] > 0);
        QCOMPARE(counts.size(), counts.contains(RuleBook::Example) ? 7 : 6);
    }

    void blocksFollowTheSource_data() { books(); }
    void blocksFollowTheSource()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        constexpr int blank = -1;
        QMap<int, int> expected;
        bool paragraph = false;
        for (const QString &line : sourceOf(game, language).split('\n')) {
            const int kind = line.startsWith("# ")      ? RuleBook::Title
                             : line.startsWith("## ")   ? RuleBook::Heading
                             : line.startsWith("- ")    ? RuleBook::Item
                             : line.startsWith("! ")    ? RuleBook::Cards
                             : line.startsWith("> ")    ? RuleBook::Ruling
                             : line.startsWith("= ")    ? RuleBook::Example
                             : line.trimmed().isEmpty() ? blank
                                                        : RuleBook::Text;
            const bool goesOn = paragraph && (kind == RuleBook::Text || kind == RuleBook::Ruling);
            paragraph = kind != blank;
            if (paragraph && !goesOn)
                ++expected[kind];
        }
        QCOMPARE(census(bookOf(game, language)), expected);
    }

    void textsAreCleanOfMarks_data() { books(); }
    void textsAreCleanOfMarks()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        static const QRegularExpression marks("^[-#>!]|[{}]|\\n|  |\\*\\*|`|\\n> ");
        for (const QVariantMap &block : bookOf(game, language)) {
            const QString text = block["text"].toString();
            QCOMPARE(text.isEmpty(), block["kind"] == RuleBook::Cards);
            QVERIFY2(!text.contains(marks), qPrintable(text));
        }
    }

    void cardsAreCardsOfTheGame_data() { books(); }
    void cardsAreCardsOfTheGame()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QStringList words;
        for (const Rules *rules : catalogue())
            if (fromWord(rules->descriptor().id) == game)
                for (const std::string_view word : rules->descriptor().kinds->words)
                    words << fromWord(word);
        for (const QVariantMap &block : bookOf(game, language)) {
            QCOMPARE(block.contains("cards"), block["kind"] == RuleBook::Cards);
            QVERIFY(block["kind"] != RuleBook::Cards || !block["cards"].toStringList().isEmpty());
            for (const QString &card : block["cards"].toStringList())
                QVERIFY2(words.contains(card), qPrintable(card));
        }
    }

    void everyLanguageTellsTheSame_data() { books(); }
    void everyLanguageTellsTheSame()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const QList<QVariantMap> book = bookOf(game, language), english = bookOf(game, "en");
        const QMap<int, int> found = census(book), expected = census(english);
        for (const auto kind : {RuleBook::Title, RuleBook::Heading, RuleBook::Ruling, RuleBook::Cards})
            QCOMPARE(found[kind], expected[kind]);
        QStringList foundCards, expectedCards;
        for (const QVariantMap &block : book)
            foundCards << block["cards"].toStringList();
        for (const QVariantMap &block : english)
            expectedCards << block["cards"].toStringList();
        QCOMPARE(foundCards, expectedCards);
    }

    void everyWordIsExplainedInOnePlace_data() { books(); }
    void everyWordIsExplainedInOnePlace()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const Descriptor &descriptor = findGame(game.toStdString())->descriptor();
        QStringList must;
        for (const auto &[prefix, words] : {std::pair(QStringLiteral("ask."), descriptor.prompts),
                                            {QStringLiteral("refusal."), descriptor.refusals},
                                            {fromWord(descriptor.kinds->name) + '.', descriptor.kinds->words}})
            for (const std::string_view word : words)
                must << prefix + fromWord(word);
        QMap<QString, int> explained;
        for (const QVariantMap &block : bookOf(game, language))
            for (const QString &key : block["about"].toStringList())
                ++explained[key];
        for (const QString &key : must)
            QVERIFY2(explained[key] == 1, qPrintable(QStringLiteral("%1 has %2 places").arg(key).arg(explained[key])));
        static const QRegularExpression asked("^(ask|refusal)\\.");
        for (const QString &key : explained.keys()) {
            QVERIFY2(must.contains(key) || (!key.contains(asked) && !Words(descriptor, {}).text(key).isEmpty()),
                     qPrintable(key + " is no word of the game"));
            QCOMPARE(explained[key], 1);
        }
    }

    void everyLanguageExplainsItInTheSamePlace_data() { books(); }
    void everyLanguageExplainsItInTheSamePlace()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const QList<QVariantMap> book = bookOf(game, language), english = bookOf(game, "en");
        QCOMPARE(book.size(), english.size());
        for (qsizetype i = 0; i < book.size(); ++i)
            QCOMPARE(book[i]["about"], english[i]["about"]);
    }

    void namesAreLinksToTheirPlaces_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("place");
        QTest::newRow("with its article") << "omens-war"
                                          << "en"
                                          << "the Hound"
                                          << "piece.hound";
        QTest::newRow("in Japanese") << "omens-war"
                                     << "ja" << QString::fromUtf8("猟犬") << "piece.hound";
        QTest::newRow("in the plural") << "driller"
                                       << "en"
                                       << "Cave-ins"
                                       << "card.cave-in";
        QTest::newRow("without its points") << "bombmafia"
                                            << "en"
                                            << "bombs"
                                            << "card.-2";
        QTest::newRow("a mark") << "bombmu"
                                << "ja" << QString::fromUtf8("◆") << "card.diamond";
        QTest::newRow("a skill") << "bomber"
                                 << "en"
                                 << "Extinguisher"
                                 << "skill.extinguisher";
        QTest::newRow("a name in a longer one") << "omens-famine"
                                                << "ja" << QString::fromUtf8("ストレートフラッシュ") << "category.straight-flush";
    }
    void namesAreLinksToTheirPlaces()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QFETCH(QString, name);
        QFETCH(QString, place);
        int found = 0;
        const QList<QVariantMap> book = bookOf(game, language);
        for (const QVariantMap &block : book)
            for (const QVariant &one : block["links"].toList()) {
                const QVariantMap link = one.toMap();
                if (block["text"].toString().mid(link["at"].toInt(), link["length"].toInt()) == name) {
                    ++found;
                    QVERIFY(book[link["to"].toInt()]["about"].toStringList().contains(place));
                }
            }
        QVERIFY(found > 0);
    }

    void noBlockLinksToItselfOrTwiceToAnother_data() { books(); }
    void noBlockLinksToItselfOrTwiceToAnother()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const QList<QVariantMap> book = bookOf(game, language);
        for (int i = 0; i < book.size(); ++i) {
            QSet<int> places{i};
            for (const QVariant &link : book[i]["links"].toList()) {
                const int to = link.toMap()["to"].toInt();
                QVERIFY2(!places.contains(to), qPrintable(book[i]["text"].toString()));
                places << to;
            }
        }
    }

    void asManyHelpersComeAsInTheSet_data() { books(QLatin1String("omens-")); }
    void asManyHelpersComeAsInTheSet()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        static const QStringList words{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
        const QString told = language == "ja" ? "助っ人を引きます。「やさしい」では%1人、「ふつう」では%2人、「むずかしい」では%3人です。"
                                              : "Draw the helpers: %1 on easy, %2 on normal, %3 on hard, none on ineffable.";
        const std::string_view text = houseSetText(game.toStdString());
        const QJsonObject set = QJsonDocument::fromJson(QByteArray(text.data(), qsizetype(text.size())))["helpers"].toObject();
        QCOMPARE(set["ineffable"].toInt(-1), 0);
        const auto count = [&](const char *difficulty) {
            return language == "ja" ? QString::number(set[difficulty].toInt()) : words.at(set[difficulty].toInt());
        };
        QVERIFY(sourceOf(game, language).contains(told.arg(count("easy"), count("normal"), count("hard"))));
    }

    // A wide space after an exclamation mark belongs to the sentence.
    void japaneseKeepsItsWideSpaces()
    {
        QStringList texts;
        for (const QVariantMap &block : bookOf("driller", "ja"))
            texts << block["text"].toString();
        QVERIFY(texts.join('\n').contains(QStringLiteral("！　")));
    }

    void aMissingBookSaysSo()
    {
        for (const Language &language : languages()) {
            const QList<QVariantMap> blocks = bookOf("chess", language.id);
            QCOMPARE(blocks.size(), 1);
            QCOMPARE(blocks.front()["kind"], RuleBook::Text);
            QVERIFY(!blocks.front()["text"].toString().isEmpty());
        }
        QVERIFY(bookOf("chess", "ja") != bookOf("chess", "en"));
    }

private:
    static void books(QLatin1String family = QLatin1String())
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const Rules *rules : catalogue())
            if (const QString id = fromWord(rules->descriptor().id); id.startsWith(family))
                for (const Language &language : languages())
                    QTest::addRow("%s %s", qPrintable(id), qPrintable(language.id)) << id << language.id;
    }
};

BOMBSHELF_TEST(RuleBookTest)
#include "tst_rule_book.moc"
