#include "bots/adviser.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"

#include "core/observation.h"

#include <QTest>

#include <functional>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

using Appraise = std::function<std::optional<Appraisal>(const State &state)>;

/// Tiny, of whose tables somebody knows what speaks for them; nobody does more than look until all call.
class Appraised final : public TinyVariant {
public:
    explicit Appraised(Appraise appraise) : m_known(std::move(appraise)) {}
    const Knowledge &knowledge() const override { return m_known; }
    void choices(const State &state, Seat seat, Moves &out) const override
    {
        if (prompt(state) == "call")
            return TinyVariant::choices(state, seat, out);
        for (const tiny::Verb verb : {tiny::Verb::peek, tiny::Verb::roll})
            out.add(tiny::makeMove(verb));
    }

private:
    class Known final : public Knowledge {
    public:
        explicit Known(Appraise appraise) : m_appraise(std::move(appraise)) {}
        void weigh(const Guess &, Seat, const Moves &, std::span<float> likings) const override { std::ranges::fill(likings, 1.0f); }
        std::array<float, maxSeats> estimate(const Guess &) const override { return {}; }
        Merits merits() const override
        {
            static constexpr Merit merits[] = {{"gems", 1}, {"crowns", 2}};
            return merits;
        }
        std::optional<Appraisal> appraise(const Guess &guess, Seat) const override { return m_appraise(guess.state); }

    private:
        Appraise m_appraise;
    };
    Known m_known;
};

float gemsOf(const State &state) { return float(state.table.countKind(tiny::handOf(0), tiny::gem)); }

/// Turns that others have taken since the first move, 7 at most: then all call.
int turnsSince(const State &state)
{
    Facts facts;
    tiny::rules().facts(state, facts);
    return 7 - std::ranges::find(facts, std::string_view("turns-left"), &Fact::name)->value;
}

/// The first seat has a gem, then a coal.
State withAGem(const Rules &rules)
{
    for (std::uint64_t seed = 1;; ++seed) {
        Rng rng(seed);
        const State state = rules.deal({.seats = 2, .options = {1}}, rng, nullptr);
        if (state.table.at(tiny::handOf(0), 0).kind == tiny::gem && state.table.at(tiny::handOf(0), 1).kind == tiny::coal)
            return state;
    }
}

/// Thinks what it is told.
class Sure final : public Bot {
public:
    explicit Sure(const Thought &thought) : m_thought(thought) {}
    Thought think(const Rules &, const Observation &, Rng &, const Budget &, const Stop &) const override { return m_thought; }

private:
    const Thought m_thought;
};

const Move tossGem = tiny::makeMove(tiny::Verb::toss, 0), tossCoal = tiny::makeMove(tiny::Verb::toss, 1),
           roll = tiny::makeMove(tiny::Verb::roll);

/// Of several moves the first, after thinking about all of them alike.
Thought firstOf(std::initializer_list<Move> moves)
{
    Thought thought{*moves.begin(), {}};
    for (const Move move : moves)
        thought.candidates.add({move, 1.0f / float(moves.size()), 0.5f});
    return thought;
}

/// "gems", "others' gems", or "none".
QString reasonFor(const Thought &thought, const Appraise &appraise)
{
    const Appraised rules(appraise);
    Rng rng(7);
    const Thought told = Adviser(std::make_unique<Sure>(thought)).think(rules, Observation(rules, withAGem(rules), 0), rng, {}, {});
    if (told.move != thought.move || told.candidates.size() != thought.candidates.size())
        return "another thought";
    if (!told.reason)
        return "none";
    return (told.reason->isOfOthers ? "others’ " : "") + QString::fromUtf8(told.reason->merit.data(), qsizetype(told.reason->merit.size()));
}

Appraisal own(float gems, float crowns = 0) { return {.all = gems + crowns, .own = {gems, crowns}}; }

} // namespace

/// Why a move rather than another.
class AdviserTest : public QObject {
    Q_OBJECT

private slots:
    void theReasonIsWhatSetsTheMoveApart_data()
    {
        QTest::addColumn<Thought>("thought");
        QTest::addColumn<Appraise>("appraise");
        QTest::addColumn<QString>("reason");
        const Appraise byGems = [](const State &state) { return own(gemsOf(state)); };
        const Thought keepsGem = firstOf({tossCoal, tossGem});
        QTest::newRow("more of it") << keepsGem << byGems << "gems";
        QTest::newRow("less of it") << firstOf({tossGem, tossCoal}) << byGems << "none";
        QTest::newRow("the others have less of it")
            << keepsGem << Appraise([](const State &state) { return Appraisal{.all = gemsOf(state), .others = {gemsOf(state)}}; })
            << "others’ gems";
        QTest::newRow("the most telling of two")
            << keepsGem << Appraise([](const State &state) { return own(gemsOf(state), 2 * gemsOf(state)); }) << "crowns";
        QTest::newRow("all in all it speaks for the other move")
            << keepsGem << Appraise([](const State &state) { return own(gemsOf(state), -2 * gemsOf(state)); }) << "none";
        QTest::newRow("too little to mind") << keepsGem << Appraise([](const State &state) { return own(0.05f * gemsOf(state)); })
                                            << "none";
        QTest::newRow("as much after any") << firstOf({roll, tiny::makeMove(tiny::Verb::peek)}) << byGems << "none";
        Thought unlike = firstOf({tiny::makeMove(tiny::Verb::peek), roll, tossGem});
        unlike.candidates[2].share = 0;
        QTest::newRow("the other was not thought about") << unlike << byGems << "none";
        QTest::newRow("no other") << firstOf({tossCoal}) << byGems << "none";
        QTest::newRow("no thought") << Thought{tossCoal, {}} << byGems << "none";
        const auto from = [](int first, int last) -> Appraise { // turns that have been taken since
            return [=](const State &state) { return own(turnsSince(state) >= first && turnsSince(state) <= last ? gemsOf(state) : 0); };
        };
        QTest::newRow("at once, and nothing of it later") << keepsGem << from(0, 0) << "none";
        QTest::newRow("only later") << keepsGem << from(3, 7) << "gems";
        QTest::newRow("only much later") << keepsGem << from(7, 7) << "gems";
        QTest::newRow("not all can still win") << keepsGem << Appraise([](const State &state) {
            Appraisal appraisal = own(gemsOf(state));
            appraisal.contenders = 2 + int(gemsOf(state));
            return appraisal;
        }) << "none";
        QTest::newRow("nobody can win any more") << keepsGem << Appraise([](const State &) { return std::nullopt; }) << "none";
    }
    void theReasonIsWhatSetsTheMoveApart()
    {
        QFETCH(const Thought, thought);
        QFETCH(const Appraise, appraise);
        QTEST(reasonFor(thought, appraise), "reason");
    }

    void whoIsStoppedGivesNone()
    {
        const Appraised rules([](const State &state) { return own(gemsOf(state)); });
        Rng rng(7);
        Stop stop;
        stop.request();
        const Adviser adviser(std::make_unique<Sure>(firstOf({tossCoal, tossGem})));
        QVERIFY(!adviser.think(rules, Observation(rules, withAGem(rules), 0), rng, {}, stop).reason);
    }
};

BOMBSHELF_TEST(AdviserTest)
#include "tst_adviser.moc"
