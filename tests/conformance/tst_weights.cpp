#include "rows.h"
#include "support/test_case.h"

#include "core/observation.h"
#include "core/weights.h"

using namespace bombshelf;
using test::Row;

namespace {

const Tunable *tunable(const Rules &rules) { return dynamic_cast<const Tunable *>(&rules.knowledge()); }

} // namespace

/// Weights that the lab may change.
class WeightsTest : public QObject {
    Q_OBJECT

private slots:
    void eachCountsSomewhere_data()
    {
        QTest::addColumn<const Rules *>("game");
        QTest::addColumn<Setup>("chosen");
        for (const Rules *rules : test::everyGame())
            if (tunable(*rules))
                QTest::newRow(std::string(rules->descriptor().id).c_str()) << rules << test::everySetup(rules->descriptor()).front();
    }
    void eachCountsSomewhere()
    {
        const Row row;
        const Rules &rules = *row.rules;
        const Tunable &knowledge = *tunable(rules);
        const std::vector<float> own(knowledge.weights().begin(), knowledge.weights().end());
        QCOMPARE(own.size(), knowledge.weightNames().size());
        const std::size_t habits = own.size() - knowledge.features();
        const auto same = knowledge.withWeights(own);
        std::vector<std::unique_ptr<Knowledge>> others;
        for (std::size_t i = 0; i < own.size(); ++i) {
            std::vector<float> changed = own;
            changed[i] *= 0.01f;
            others.push_back(knowledge.withWeights(changed));
        }
        std::vector<int> differing(own.size());
        Rng rng(9);
        for (int match = 0; match < 400 && std::ranges::count(differing, 0) > 0; ++match) {
            State state = rules.deal(row.setup, rng, nullptr);
            for (SeatSet asked = rules.toMove(state); !asked.empty(); asked = rules.toMove(state)) {
                Moves moves;
                rules.legal(state, asked.first(), moves);
                Rng guesses(4);
                const Guess guess = Observation(rules, state, asked.first()).guess(guesses);
                const auto likingsBy = [&](const Knowledge &by) { return by.likings(guess, asked.first(), moves); };
                std::vector<float> usual = likingsBy(rules.knowledge());
                QVERIFY(likingsBy(*same) == usual);
                for (std::size_t i = 0; i < habits; ++i)
                    differing[i] += likingsBy(*others[i]) != usual;
                for (std::size_t i = habits; i < own.size(); ++i)
                    differing[i] += others[i]->estimate(guess) != rules.knowledge().estimate(guess);
                rules.play(state, asked.first(), moves[rng.byWeight(usual)], rng, nullptr);
            }
        }
        for (std::size_t i = 0; i < own.size(); ++i)
            QVERIFY2(differing[i] > 0, std::string(knowledge.weightNames()[i]).c_str());
    }
};

BOMBSHELF_TEST(WeightsTest)
#include "tst_weights.moc"
