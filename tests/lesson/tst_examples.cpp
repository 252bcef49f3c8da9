#include "lesson/example.h"
#include "lessons.h"
#include "match/sentence.h"
#include "support/test_case.h"
#include "texts/languages.h"

#include <QFile>
#include <QRegularExpression>

using namespace bombshelf;

namespace {

QByteArray read(const QString &path)
{
    QFile file(test::gamesFolder().filePath(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What a rule book says under each id.
QMap<QString, QString> textsOf(const QString &game, const QString &language)
{
    static const QRegularExpression example("^= (\\S+) (.*?)(?:\n\\s*\n|\\z)",
                                            QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    QMap<QString, QString> texts;
    const QString book = QString::fromUtf8(read(QStringLiteral("%1/rules_%2.md").arg(game, language)));
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
