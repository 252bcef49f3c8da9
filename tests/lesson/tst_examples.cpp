#include "example.h"
#include "lessons.h"
#include "match/sentence.h"
#include "match/word.h"
#include "support/test_case.h"
#include "texts/languages.h"
#include "texts/texts.h"

#include <QFile>
#include <QRegularExpression>

using namespace bombshelf;

namespace {

QByteArray read(const QString &path)
{
    QFile file(test::gamesFolder().filePath(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString bookOf(const QString &game, const QString &language)
{
    return QString::fromUtf8(read(QStringLiteral("%1/rules_%2.md").arg(game, language)));
}

/// What a rule book says under each id.
QMap<QString, QString> textsOf(const QString &game, const QString &language)
{
    static const QRegularExpression example("^= (\\S+) (.*?)(?:\n\\s*\n|\\z)",
                                            QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    QMap<QString, QString> texts;
    const QString book = bookOf(game, language);
    for (auto match = example.globalMatch(book); match.hasNext();) {
        const auto one = match.next();
        texts.insert(one.captured(1), one.captured(2));
    }
    return texts;
}

std::set<int> numbersIn(const QString &text)
{
    static const QRegularExpression number("\\d+");
    std::set<int> numbers;
    for (auto match = number.globalMatch(text); match.hasNext();)
        numbers.insert(match.next().captured().toInt());
    return numbers;
}

/// The words for kinds of pieces by what a book calls them, in small letters: by their names, or as it says itself ("card.fuse=▲"). A name that means
/// something else, too, as those of prophecies do, says nothing.
QMultiMap<QString, QString> namesOf(const Descriptor &game, const QString &book, const QString &language)
{
    static const QRegularExpression remark("\\s*[(（].*$"), letter("\\p{L}"), said("([\\w.+-]+)=([^ }]*)");
    QMap<QString, QString> names;
    for (const std::string_view id : {familyOf(game.id), game.id})
        for (const Text &text : readTexts(QStringLiteral(BOMBSHELF_SOURCE_DIR "/i18n/%1.txt").arg(fromWord(id))).texts)
            names[text.key] = text.forms[language].value(0).remove(remark);
    for (auto match = said.globalMatch(book); match.hasNext();) {
        const auto one = match.next();
        names[one.captured(1)] = one.captured(2);
    }
    const QString kinds = fromWord(game.kinds->name) + u'.';
    QSet<QString> others;
    for (auto one = names.cbegin(); one != names.cend(); ++one)
        if (!one.key().startsWith(kinds))
            others.insert(one->toLower());
    QMultiMap<QString, QString> words;
    for (const std::string_view word : game.kinds->words)
        if (const QString name = names[kinds + fromWord(word)]; name.contains(letter) && !others.contains(name.toLower()))
            words.insert(name.toLower(), fromWord(word));
    return words;
}

/// Which of these names stand in a text.
QStringList namedIn(const QString &text, const QMultiMap<QString, QString> &names)
{
    QStringList patterns;
    for (const QString &name : names.uniqueKeys())
        patterns << (name.front().unicode() < 0x250 ? "\\b" + QRegularExpression::escape(name) + "(?=e?s?\\b)"
                                                    : QRegularExpression::escape(name));
    std::ranges::stable_sort(patterns, std::ranges::greater(), &QString::size); // a straight flush is no straight
    QStringList found;
    const QRegularExpression any(patterns.join(u'|'), QRegularExpression::UseUnicodePropertiesOption);
    for (auto match = any.globalMatch(text.toLower()); !patterns.isEmpty() && match.hasNext();)
        found << match.next().captured();
    return found;
}

} // namespace

/// The worked examples of the rule books, played against the rules.
class ExamplesTest : public QObject {
    Q_OBJECT

    void forEachGame()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : test::gamesFolder().entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(game)) << game;
    }

private slots:
    void eachIsPlayedAsItSays_data() { forEachGame(); }
    void eachIsPlayedAsItSays()
    {
        QFETCH(const QString, game);
        try {
            for (const Example &example : readExamples(read(game + "/examples.json")))
                play(example);
        } catch (const Damage &damage) {
            QFAIL(qPrintable(damage.sentence));
        }
    }
    /// A kind of piece that a text names has to stand in its conditions or moves.
    void eachIsPlayedWithWhatItNames_data() { forEachGame(); }
    void eachIsPlayedWithWhatItNames()
    {
        QFETCH(const QString, game);
        QStringList missing;
        for (const Language &language : languages()) {
            const QMap<QString, QString> texts = textsOf(game, language.id);
            for (const Example &example : readExamples(read(game + "/examples.json"))) {
                const QMultiMap<QString, QString> names =
                    namesOf(example.setup.rules->descriptor(), bookOf(game, language.id), language.id);
                for (const QString &name : namedIn(texts[example.id], names))
                    if (const QStringList words = names.values(name) + names.values(name.chopped(1)); // diamonds, or one
                        std::ranges::none_of(words, [&](const QString &word) { return example.words.contains(word); }))
                        missing << QStringLiteral("%1, %2: %3").arg(example.id, language.id, name);
            }
        }
        QCOMPARE(missing.join('\n'), QString());
    }
    void eachIsToldInEveryLanguageWithItsNumbers_data() { forEachGame(); }
    void eachIsToldInEveryLanguageWithItsNumbers()
    {
        QFETCH(const QString, game);
        const std::vector<Example> examples = readExamples(read(game + "/examples.json"));
        QStringList ids;
        for (const Example &example : examples)
            ids << example.id;
        ids.sort();
        for (const Language &language : languages()) {
            const QMap<QString, QString> texts = textsOf(game, language.id);
            QCOMPARE(texts.keys(), ids);
            for (const Example &example : examples)
                for (const int number : numbersIn(texts[example.id]))
                    QVERIFY2(example.numbers.contains(number),
                             qPrintable(QStringLiteral("%1, %2: %3").arg(example.id, language.id).arg(number)));
        }
    }
};

BOMBSHELF_TEST(ExamplesTest)
#include "tst_examples.moc"
