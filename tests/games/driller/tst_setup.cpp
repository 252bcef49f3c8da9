#include "games/driller/position.h"
#include "games/driller/rules.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace bombshelf;
using namespace bombshelf::driller;

namespace {

using Kinds = std::vector<int>;

Kinds kindsIn(const State &state, Zone zone)
{
    Kinds kinds;
    for (const Piece &piece : state.table.in(zone))
        kinds.push_back(piece.kind);
    return kinds;
}

Kinds joined(Kinds one, const Kinds &two)
{
    one.insert(one.end(), two.begin(), two.end());
    return one;
}

Zone pile(int i) { return Zone(pileZone + i); }

Move spare(int i) { return {std::uint8_t(Verb::spare), std::uint8_t(i), 0, 0}; }

Move lay(int k, int deck) { return {std::uint8_t(Verb::lay), std::uint8_t(k), std::uint8_t(deck), 0}; }

/// A match at the start, one with a pile spared, and their generator.
struct Start {
    Start(int seats, std::uint64_t seed) : rng(seed), state(rules().deal({.seats = seats}, rng, nullptr)) {}
    void play(Move move)
    {
        QVERIFY(!rules().whyNot(state, rules().toMove(state).first(), move));
        rules().play(state, rules().toMove(state).first(), move, rng, nullptr);
    }

    Rng rng;
    State state;
};

void addSeats()
{
    QTest::addColumn<int>("seats");
    QTest::newRow("two seats") << 2;
    QTest::newRow("three seats") << 3;
}

void addSpares()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("spared");
    for (int seats = 2; seats <= 3; ++seats)
        for (int i = 0; i < pileCount; ++i)
            QTest::addRow("%d seats, %c spared", seats, 'A' + i) << seats << i;
}

Moves legal(const State &state)
{
    Moves moves;
    rules().legal(state, rules().toMove(state).first(), moves);
    return moves;
}

} // namespace

/// The page's "Components" and "Set-up".
class SetUp : public QObject {
    Q_OBJECT

private slots:
    void components_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("card");
        QTest::addColumn<int>("number");
        const std::pair<Card, int> page[] = {{point1, 9}, {point2, 6}, {point3, 3}, {point5, 2},
                                             {map, 6},    {bomb, 3},   {ring, 5},   {caveIn, 2}};
        for (int seats = 2; seats <= 3; ++seats)
            for (const auto &[card, number] : page)
                QTest::addRow("%d seats: %s", seats, cardDomain.words[card].data()) << seats << int(card) << number;
    }

    void components()
    {
        QFETCH(int, seats);
        QFETCH(int, card);
        QFETCH(int, number);
        const Start start(seats, 1);
        QCOMPARE(start.state.table.size(), 36);
        QCOMPARE(int(std::ranges::count(start.state.table.all(), card, &Piece::kind)), number);
    }

    void deal_data() { addSeats(); }
    void deal()
    {
        QFETCH(int, seats);
        const Start start(seats, 3);
        const Table &table = start.state.table;
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(kindsIn(start.state, ringsOf(seat)), seat < seats ? Kinds{ring} : Kinds{});
            QVERIFY(table.empty(handOf(seat)));
        }
        QCOMPARE(kindsIn(start.state, boxZone), (Kinds{bomb, bomb, bomb}));
        const Kinds sizes{table.count(pile(0)), table.count(pile(1)), table.count(pile(2)), table.count(pile(3))};
        QCOMPARE(sizes, seats == 2 ? (Kinds{8, 8, 8, 7}) : (Kinds{8, 8, 7, 7}));
        QVERIFY(table.empty(zoneOf(left)) && table.empty(zoneOf(right)) && table.empty(asideZone) && table.empty(outZone));
        QCOMPARE(rules().toMove(start.state), SeatSet::of(0));
        QCOMPARE(rules().prompt(start.state), std::string_view("spare"));
    }

    void onlyTheFourTopsAreKnown_data() { addSeats(); }
    void onlyTheFourTopsAreKnown()
    {
        QFETCH(int, seats);
        const Start start(seats, 3);
        for (const Seat viewer : {Seat(0), Seat(seats - 1), noSeat}) {
            const State seen = Observation(rules(), start.state, viewer).state();
            for (int i = 0; i < pileCount; ++i)
                for (int place = 0; place < seen.table.count(pile(i)); ++place) {
                    const Piece &piece = seen.table.at(pile(i), place);
                    QCOMPARE(piece.kind != unknownKind, place == 0);
                    QCOMPARE(piece.faceUp != 0, place == 0);
                }
        }
    }

    void everyCardMayLieAnywhere()
    {
        std::vector<double> seen(cardKinds);
        for (std::uint64_t seed = 0; seed < 3100; ++seed)
            ++seen[Start(2, seed).state.table.top(pile(2)).kind];
        std::vector<double> found, expected;
        const std::vector<double> dealt{9, 6, 3, 2, 6, 0, 3, 2};
        for (std::size_t kind = 0; kind < dealt.size(); ++kind)
            if (dealt[kind] > 0) {
                found.push_back(seen[kind]);
                expected.push_back(dealt[kind] * 100);
            }
        QVERIFY(test::chiSquare(found, expected) < test::chiSquareBound(6));
    }

    void theFirstSeatSparesAnyPile_data() { addSpares(); }
    void theFirstSeatSparesAnyPile()
    {
        QFETCH(int, seats);
        QFETCH(int, spared);
        Start start(seats, 5);
        QCOMPARE(legal(start.state).size(), 4);
        QCOMPARE(rules().whyNot(start.state, 0, spare(4)).word, std::string_view("not-now"));
        QCOMPARE(rules().whyNot(start.state, 1, spare(spared)).word, std::string_view("not-your-turn"));

        // The lowest pile's cards in the order dealt, its bomb, and so on; the last bomb at the very bottom.
        Kinds stack;
        for (int i = 0; i < pileCount; ++i)
            if (i != spared) {
                const Kinds cards = kindsIn(start.state, pile(i));
                stack.insert(stack.end(), cards.rbegin(), cards.rend());
                stack.push_back(bomb);
            }
        const Kinds sparedCards = kindsIn(start.state, pile(spared));
        start.play(spare(spared));
        QCOMPARE(joined(kindsIn(start.state, zoneOf(right)), kindsIn(start.state, zoneOf(left))), stack);
        QCOMPARE(kindsIn(start.state, pile(spared)), sparedCards);
        QVERIFY(start.state.table.empty(boxZone));
        checkWhatIsKnown(start.state, seats);
    }

    void theCutIsAboutHalf_data() { addSpares(); }
    void theCutIsAboutHalf()
    {
        QFETCH(int, seats);
        QFETCH(int, spared);
        std::vector<double> seen(7);
        for (std::uint64_t seed = 0; seed < 700; ++seed) {
            Start start(seats, seed);
            start.play(spare(spared));
            const int cut = start.state.table.count(zoneOf(right));
            const int n = cut + start.state.table.count(zoneOf(left));
            QVERIFY(cut >= n / 2 - 3 && cut <= n / 2 + 3);
            ++seen[std::size_t(cut - n / 2 + 3)];
        }
        QVERIFY(test::chiSquare(seen, std::vector<double>(7, 100)) < test::chiSquareBound(6));
    }

    void theLastSeatLaysTheRest_data() { addSpares(); }
    void theLastSeatLaysTheRest()
    {
        QFETCH(int, seats);
        QFETCH(int, spared);
        Start start(seats, 7);
        start.play(spare(spared));
        const State &before = start.state;
        QCOMPARE(rules().toMove(before), SeatSet::of(Seat(seats - 1)));
        Kinds cards = kindsIn(before, pile(spared));
        std::ranges::reverse(cards); // turned face down
        const int size = int(cards.size());
        QCOMPARE(legal(before).size(), 2 * (size + 1));
        QCOMPARE(rules().whyNot(before, Seat(seats - 1), lay(size + 1, 0)).word, std::string_view("bad-number"));
        QCOMPARE(rules().whyNot(before, Seat(seats - 1), lay(0, 2)).word, std::string_view("bad-number"));

        for (int k = 0; k <= size; ++k)
            for (const DeckSide deck : {left, right}) {
                Start laid = start;
                laid.play(lay(k, deck));
                const Kinds tops(cards.begin(), cards.begin() + k), rest(cards.begin() + k, cards.end());
                QCOMPARE(kindsIn(laid.state, zoneOf(deck)), joined(tops, kindsIn(before, zoneOf(deck))));
                QCOMPARE(kindsIn(laid.state, zoneOf(other(deck))), joined(rest, kindsIn(before, zoneOf(other(deck)))));
                QVERIFY(std::ranges::none_of(laid.state.table.in(zoneOf(deck)), [](const Piece &p) { return p.faceUp != 0; }));
                QCOMPARE(rules().toMove(laid.state), SeatSet::of(0));
            }
    }

    void whoSkipsTheFirstCheck_data() { addSeats(); }
    /// Seat 0 of two, seats 0 and 1 of three; from then on whoever finds a top face down checks.
    void whoSkipsTheFirstCheck()
    {
        QFETCH(int, seats);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            int turns = 0;
            Seat last = noSeat;
            test::playRandomly(rules(), {.seats = seats}, seed, 500, [&](const State &state, test::Choice) {
                const Position &p = position(state);
                if (p.phase < Phase::check || p.turn == last)
                    return;
                last = p.turn;
                const bool hidden = !state.table.top(zoneOf(left)).faceUp || !state.table.top(zoneOf(right)).faceUp;
                QCOMPARE(p.phase == Phase::check, turns >= seats - 1 && hidden);
                QCOMPARE(int(p.turn), turns % seats);
                ++turns;
            });
            QVERIFY(turns > 3);
        }
    }

private:
    /// All know where the bombs lie and the cards that showed on the piles, and nothing else of the decks.
    static void checkWhatIsKnown(const State &state, int seats)
    {
        for (const Seat viewer : {Seat(0), Seat(seats - 1), noSeat}) {
            const State seen = Observation(rules(), state, viewer).state();
            Kinds stack = joined(kindsIn(seen, zoneOf(right)), kindsIn(seen, zoneOf(left)));
            QCOMPARE(std::ranges::count(stack, int(bomb)), 3);
            for (std::size_t i = 0; i < stack.size(); ++i) {
                const bool bombOrLastDealt = stack[i] == bomb || (i + 1 < stack.size() && stack[i + 1] == bomb);
                QCOMPARE(stack[i] != unknownKind, bombOrLastDealt);
            }
        }
    }
};

BOMBSHELF_TEST(SetUp)
#include "tst_setup.moc"
