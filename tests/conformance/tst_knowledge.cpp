#include "rows.h"
#include "support/test_case.h"

#include <algorithm>
#include <map>
#include <set>

using namespace bombshelf;
using test::Choice;
using test::Row;
using test::sanitized;

namespace {

/// Some lot lies in several places the viewer can't see, with different kinds.
bool moreThanOneWorld(const State &state, Seat viewer)
{
    std::map<int, std::set<int>> kinds;
    for (const Piece &piece : state.table.all())
        if (!piece.knownBy.has(viewer))
            kinds[piece.lot].insert(piece.kind);
    return std::ranges::any_of(kinds, [](const auto &lot) { return lot.second.size() > 1; });
}

/// The game's own part holds a choice that the viewer can't see, and guesses make one up.
bool hasMaskedChoice(const State &seen, const State &guessed)
{
    using Own = std::array<std::byte, State::ownSize>;
    return seen.own<Own>() != guessed.own<Own>();
}

std::vector<Move> legalMoves(const Rules &rules, const State &state, Seat seat)
{
    Moves moves;
    rules.legal(state, seat, moves);
    return {moves.begin(), moves.end()};
}

/// Worlds that must differ for a test to mean anything.
constexpr int some = sanitized ? 0 : 20;

/// What a move shows a viewer: events as it hears them, and the table after each.
struct Seen final : Teller {
    Seen(const Rules &someRules, Seat someViewer) : rules(someRules), viewer(someViewer) {}
    void tell(const Event &event, const State &state) override
    {
        events.push_back(test::heardBy(viewer, event));
        tables.emplace_back(rules, state, viewer);
    }

    const Rules &rules;
    Seat viewer;
    std::vector<Event> events;
    std::vector<Observation> tables;
};

} // namespace

/// Who knows what: nothing a seat can't see changes anything it sees, may do, guesses or does.
class Knowing : public QObject {
    Q_OBJECT

private slots:
    void thereIsRoomForAllMerits_data() { test::addRows(); }
    void thereIsRoomForAllMerits()
    {
        const Row row;
        QVERIFY(row.rules->knowledge().merits().size() <= mostMerits);
    }

    void unknownPiecesAreBlank_data() { test::addRows(); }
    void unknownPiecesAreBlank()
    {
        const Row row;
        row.play(3, [&row](const State &state, Choice) {
            for (const Seat viewer : row.viewers()) {
                const Observation seen(*row.rules, state, viewer);
                QCOMPARE(seen.viewer(), viewer);
                QCOMPARE(seen.state().table.size(), state.table.size());
                for (const Piece &piece : seen.state().table.all())
                    QCOMPARE(piece.kind == unknownKind, !piece.knownBy.has(viewer));
            }
        });
    }

    /// Knowledge that all have and an open face go together; what one seat knows is no secret from itself.
    void openPiecesAreKnownToAll_data() { test::addRows(); }
    void openPiecesAreKnownToAll()
    {
        const Row row;
        row.play(3, [](const State &state, Choice) {
            for (const Piece &piece : state.table.all())
                QVERIFY(!piece.faceUp || piece.isPublic());
        });
    }

    void seatsSeeTheirOwnMoves_data() { test::addRows(); }
    void seatsSeeTheirOwnMoves()
    {
        const Row row;
        row.play(5, [&row](const State &state, Choice) {
            for (Seat seat = 0; seat < row.setup.seats; ++seat) {
                const Observation seen(*row.rules, state, seat);
                QVERIFY(row.rules->toMove(seen.state()) == row.rules->toMove(state));
                QVERIFY(legalMoves(*row.rules, seen.state(), seat) == legalMoves(*row.rules, state, seat));
                QCOMPARE(row.rules->prompt(seen.state()), row.rules->prompt(state));
                QCOMPARE(row.rules->points(seen.state(), seat), row.rules->points(state, seat));
            }
        });
    }

    void worldsASeatCantTellApartLookAlike_data() { test::addRows(); }
    void worldsASeatCantTellApartLookAlike()
    {
        const Row row;
        Rng rng(12);
        int others = 0;
        row.play(3, [&](const State &truth, Choice) {
            for (const Seat viewer : row.viewers()) {
                const Observation seen(*row.rules, truth, viewer);
                const State world = seen.guess(rng).state;
                others += !(world == truth);
                const Observation again(*row.rules, world, viewer);
                QVERIFY(again == seen);
                QVERIFY(legalMoves(*row.rules, world, viewer) == legalMoves(*row.rules, truth, viewer));
                Rng one(3), two(3);
                for (int i = 0; i < 3; ++i)
                    QVERIFY(again.guess(one).state == seen.guess(two).state);
            }
        });
        QVERIFY(others > some);
    }

    void whatIsNotShownChangesNothing_data() { test::addRows(); }
    /// The same move in both worlds: as long as the viewer hears the same, it sees the same.
    void whatIsNotShownChangesNothing()
    {
        const Row row;
        Rng rng(12);
        int compared = 0;
        row.play(5, [&](const State &truth, Choice choice) {
            for (const Seat viewer : row.viewers()) {
                State one = truth, two = Observation(*row.rules, truth, viewer).guess(rng).state;
                if (one == two || row.rules->whyNot(two, choice.seat, choice.move))
                    continue;
                Seen seen(*row.rules, viewer), other(*row.rules, viewer);
                Rng chance(6), sameChance(6);
                row.rules->play(one, choice.seat, choice.move, chance, &seen);
                row.rules->play(two, choice.seat, choice.move, sameChance, &other);
                if (seen.events != other.events)
                    continue;
                ++compared;
                QVERIFY(seen.tables == other.tables);
                QVERIFY(Observation(*row.rules, one, viewer) == Observation(*row.rules, two, viewer));
            }
        });
        QVERIFY(compared > some);
    }

    void secretChoicesStaySecret_data() { test::addRows(); }
    /// Two choices of another seat that sound alike and leave the same number of pieces everywhere look alike.
    void secretChoicesStaySecret()
    {
        const Row row;
        int compared = 0, untold = 0;
        const auto look = [&](const State &state, Choice choice) {
            for (const Move move : legalMoves(*row.rules, state, choice.seat))
                for (const Seat viewer : row.viewers()) {
                    State one = state, two = state;
                    Seen seen(*row.rules, viewer), other(*row.rules, viewer);
                    Rng chance(6), sameChance(6);
                    row.rules->play(one, choice.seat, choice.move, chance, &seen);
                    row.rules->play(two, choice.seat, move, sameChance, &other);
                    untold += viewer != choice.seat && (seen.events.empty() || seen.events.front().openTo.empty());
                    if (viewer == choice.seat || one == two || seen.events != other.events || !test::sameCounts(one, two))
                        continue;
                    ++compared;
                    QVERIFY(seen.tables == other.tables);
                    QVERIFY(Observation(*row.rules, one, viewer) == Observation(*row.rules, two, viewer));
                }
        };
        row.play(5, look);
        if (!sanitized && untold > 0 && compared <= 5)
            row.play(60, look); // where secrets are rare
        QVERIFY(sanitized || compared > 5 || untold == 0); // some games are played in the open
    }

    void conclusionsTellNoSecret_data() { test::addRows(); }
    /// What everybody may conclude from a move is the same in each world that an onlooker can't tell from the true one.
    void conclusionsTellNoSecret()
    {
        const Row row;
        Rng rng(14);
        int others = 0, compared = 0, concluded = 0;
        row.play(3, [&](const State &truth, Choice choice) {
            const State world = Observation(*row.rules, truth, noSeat).guess(rng).state;
            others += !(world == truth);
            if (world == truth || row.rules->whyNot(world, choice.seat, choice.move))
                return;
            State one = truth, two = world;
            Seen seen(*row.rules, noSeat), other(*row.rules, noSeat);
            Rng chance(6), sameChance(6);
            row.rules->play(one, choice.seat, choice.move, chance, &seen);
            row.rules->play(two, choice.seat, choice.move, sameChance, &other);
            if (seen.events != other.events || seen.tables != other.tables)
                return;
            ++compared;
            Beliefs beliefs, same;
            beliefs.learn(*row.rules, truth, choice.seat, choice.move, one);
            same.learn(*row.rules, world, choice.seat, choice.move, two);
            QVERIFY(beliefs == same);
            concluded += beliefs.logs != Beliefs{}.logs;
        });
        QVERIFY(sanitized || compared > 0 || others == 0); // in one match there may be none
        QVERIFY(concluded > 0 || !row.rules->concludes());
    }

    void guessesVaryWhereWorldsDo_data() { test::addRows(); }
    void guessesVaryWhereWorldsDo()
    {
        const Row row;
        Rng rng(30);
        int varied = 0, certain = 0;
        row.play(3, [&](const State &state, Choice) {
            for (const Seat viewer : row.viewers()) {
                const Observation seen(*row.rules, state, viewer);
                const State first = seen.guess(rng).state;
                bool varies = false;
                for (int i = 0; i < 60 && !varies; ++i)
                    varies = !(seen.guess(rng).state == first);
                QCOMPARE(varies, moreThanOneWorld(state, viewer) || hasMaskedChoice(seen.state(), first));
                (varies ? varied : certain)++;
            }
        });
        QVERIFY(varied > some);
    }

    void guessesKeepWhatTheSeatKnows_data() { test::addRows(); }
    void guessesKeepWhatTheSeatKnows()
    {
        const Row row;
        Rng rng(31);
        row.play(2, [&](const State &state, Choice) {
            for (const Seat viewer : row.viewers()) {
                const Observation seen(*row.rules, state, viewer);
                const State world = seen.guess(rng).state;
                std::multiset<int> kinds, trueKinds;
                for (std::size_t i = 0; i < state.table.all().size(); ++i) {
                    const Piece &known = seen.state().table.all()[i], &guessed = world.table.all()[i];
                    QVERIFY(known.kind == unknownKind || guessed == known);
                    kinds.insert(guessed.kind);
                    trueKinds.insert(state.table.all()[i].kind);
                }
                QVERIFY(kinds == trueKinds);
            }
        });
    }
};

BOMBSHELF_TEST(Knowing)
#include "tst_knowledge.moc"
