#include "games/omens-hell/position.h"
#include "games/omens-hell/rules.h"
#include "match/house_set.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace bombshelf;
using namespace bombshelf::omens_hell;

namespace {

Setup with(int seats, Beelzebub adversary = bySeats)
{
    Setup setup = defaultSetup(descriptor(), seats);
    setup.options[omens::adversaryOption] = adversary;
    return setup;
}

State dealt(const Setup &setup, std::uint64_t seed, Teller *teller = nullptr)
{
    Rng rng(seed);
    return rules().deal(setup, rng, teller);
}

} // namespace

/// What a battle begins with.
class Deal : public QObject {
    Q_OBJECT

private slots:
    void thirteenPilesOfFour()
    {
        const State state = dealt(with(4), 1);
        QVERIFY(state.table.empty(omens::deckZone));
        for (int value = 2; value <= 14; ++value) {
            const auto pile = state.table.in(pileOf(value));
            QCOMPARE(pile.size(), std::size_t(4));
            std::set<omens::Suit> suits;
            for (const Piece &card : pile) {
                QCOMPARE(omens::valueOf(card.kind), value);
                suits.insert(omens::suitOf(card.kind));
                QCOMPARE(bool(card.faceUp), &card == pile.data());
                QCOMPARE(card.isPublic(), &card == pile.data());
            }
            QCOMPARE(suits.size(), std::size_t(4));
        }
    }

    /// What lies under a pile's top is one of its other three, in any order.
    void suitsAreInRandomOrder()
    {
        std::array<std::array<int, 4>, 4> seen{};
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            for (int place = 0; place < 4; ++place)
                ++seen[std::size_t(place)][omens::suitOf(dealt(with(2, withoutBeelzebub), seed).table.at(pileOf(9), place).kind)];
        for (const auto &suits : seen)
            QVERIFY(std::ranges::min(suits) > 20);
    }

    void guessesKeepEachPileToItsValue()
    {
        const State state = dealt(with(3), 2);
        const Observation seen(rules(), state, 0);
        Rng rng(1);
        for (int i = 0; i < 50; ++i) {
            const State world = seen.guess(rng).state;
            for (int value = 2; value <= 14; ++value)
                for (const Piece &card : world.table.in(pileOf(value)))
                    QCOMPARE(omens::valueOf(card.kind), value);
            for (Seat seat = 0; seat < 3; ++seat)
                QVERIFY(world.table.top(prophecyOf(seat)).kind >= omens::prophecy0);
        }
    }

    void aProphecyEach()
    {
        const State state = dealt(with(4), 3);
        std::set<Kind> prophecies;
        for (Seat seat = 0; seat < 4; ++seat) {
            QCOMPARE(state.table.count(prophecyOf(seat)), 1);
            const Piece page = state.table.top(prophecyOf(seat));
            QVERIFY(page.knownBy == SeatSet::of(seat) && !page.faceUp);
            prophecies.insert(page.kind);
        }
        QCOMPARE(prophecies.size(), std::size_t(4));
        QCOMPARE(state.table.count(almanacZone), 2);
        for (const Piece &page : state.table.in(almanacZone))
            QVERIFY(page.knownBy.empty());
    }

    void beelzebubByOption_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("option");
        QTest::addColumn<bool>("plays");
        QTest::newRow("two seats") << 2 << int(bySeats) << true;
        QTest::newRow("three") << 3 << int(bySeats) << false;
        QTest::newRow("four") << 4 << int(bySeats) << false;
        QTest::newRow("two without") << 2 << int(withoutBeelzebub) << false;
        QTest::newRow("three with") << 3 << int(withBeelzebub) << true;
    }
    void beelzebubByOption()
    {
        QFETCH(int, seats);
        QFETCH(int, option);
        QFETCH(bool, plays);
        const State state = dealt(with(seats, Beelzebub(option)), 4);
        QCOMPARE(state.table.count(adversaryZone), int(plays));
        // The first turn is the start seat's.
        QCOMPARE(state.table.count(omens::discardZone), int(plays));
        QCOMPARE(state.table.count(pileOf(14)), plays ? 3 : 4);
    }

    void theHighestOfThreeDiceStarts()
    {
        int again = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            test::Heard heard;
            const State state = dealt(with(4), seed, &heard);
            std::vector<std::pair<Seat, int>> totals;
            for (const Event &event : heard.events)
                if (event.what == omens::startRoll)
                    totals.emplace_back(event.seat, event.args[0] + event.args[1] + event.args[2]);
            QVERIFY(totals.size() >= 4);
            again += totals.size() > 4;
            int best = 0;
            for (std::size_t i = 0; i < 4; ++i)
                best = std::max(best, totals[i].second);
            const auto starter = std::ranges::find(totals, position(state).starter, &std::pair<Seat, int>::first);
            QCOMPARE(starter->second, best);
            QCOMPARE(position(state).team.turn, position(state).starter);
        }
        QVERIFY(again > 0);
    }
};

BOMBSHELF_TEST(Deal)
#include "tst_deal.moc"
