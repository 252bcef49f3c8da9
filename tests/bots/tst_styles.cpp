#include "bots/bot.h"
#include "bots/styles.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// What a bot of that style thinks where there is a choice in a random match, here and there.
std::vector<Thought> thoughtsIn(const Rules &rules, const Style *style)
{
    std::vector<Thought> thoughts;
    const auto bot = makeBot("skilled", style);
    playRandomly(rules, everySetup(rules.descriptor()).back(), 3, 60, [&, n = 0](const State &state, Choice choice) mutable {
        Rng rng(7);
        if (n++ % 6 == 0)
            thoughts.push_back(bot->think(rules, Observation(rules, state, choice.seat), rng, {.iterations = sanitized ? 60 : 300}, {}));
    });
    std::erase_if(thoughts, [](const Thought &thought) { return thought.candidates.empty(); });
    return thoughts;
}

const Candidate &plainOf(const Thought &thought) { return *std::ranges::max_element(thought.candidates, {}, &Candidate::share); }

} // namespace

class StylesTest : public QObject {
    Q_OBJECT

private slots:
    void eachChangesPlayAndNeverForAWorseMove_data()
    {
        QTest::addColumn<const Style *>("style");
        for (const Style *style : styles())
            QTest::addRow("%s", style->name.data()) << style;
    }
    void eachChangesPlayAndNeverForAWorseMove()
    {
        QFETCH(const Style *, style);
        int own = 0;
        for (const Rules *rules : everyGame())
            for (const Thought &thought : thoughtsIn(*rules, style)) {
                const Candidate &plain = plainOf(thought), &chosen = *thought.chosen();
                QVERIFY(chosen.liking >= plain.liking);
                QVERIFY(chosen.value >= plain.value - 0.02f);
                if (plain.value < 0.02f || plain.value > 0.98f)
                    QVERIFY(chosen.move == plain.move);
                own += chosen.move != plain.move;
            }
        QVERIFY2(own > 0, qPrintable(QString::number(own)));
    }

    void withoutAStyleThereIsNothingToLike()
    {
        for (const Rules *rules : everyGame())
            for (const Thought &thought : thoughtsIn(*rules, nullptr)) {
                QVERIFY(thought.move == plainOf(thought).move);
                QVERIFY(std::ranges::all_of(thought.candidates, [](const Candidate &candidate) { return candidate.liking == 0; }));
            }
    }
};

BOMBSHELF_TEST(StylesTest)
#include "tst_styles.moc"
