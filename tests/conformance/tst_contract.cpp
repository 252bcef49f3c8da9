#include "core/observation.h"
#include "core/spelling.h"
#include "rows.h"
#include "support/test_case.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace bombshelf;
using test::Choice;
using test::Row;

namespace {

bool isWord(const Domain &domain, int value) { return domain.words.empty() || (value >= 0 && value < int(domain.words.size())); }

bool contains(std::span<const std::string_view> words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }

/// How many of each kind there are. Dice change their face, and count alike; a piece that shows another kind for a while says so
/// in the facts `altered` (its id) and `printed` (its own kind).
std::map<int, int> kindsOf(const Rules &rules, const State &state)
{
    Facts facts;
    rules.facts(state, facts);
    std::vector<int> altered;
    std::map<int, Kind> printed;
    for (const Fact &fact : facts)
        if (fact.name == "altered")
            altered.push_back(fact.value);
        else if (fact.name == "printed")
            printed[altered[printed.size()]] = Kind(fact.value);
    std::map<int, int> kinds;
    for (const Piece &piece : state.table.all())
        ++kinds[std::min(printed.contains(piece.id) ? printed[piece.id] : piece.kind, rules.descriptor().firstFace)];
    return kinds;
}

std::vector<int> idsOf(const State &state)
{
    std::vector<int> ids;
    for (const Piece &piece : state.table.all())
        ids.push_back(piece.id);
    std::ranges::sort(ids);
    return ids;
}

/// Facts of the table and of each seat, without those that come and go as lists.
std::set<std::pair<std::string_view, int>> factNames(const Rules &rules, const State &state)
{
    Facts facts;
    rules.facts(state, facts);
    std::set<std::pair<std::string_view, int>> names;
    for (const Fact &fact : facts)
        if (!fact.listed)
            names.emplace(fact.name, fact.seat);
    return names;
}

} // namespace

/// What every game must keep to when it is played.
class Contract : public QObject {
    Q_OBJECT

private slots:
    void whatIsCertainHappens_data() { test::addRows(); }
    /// What is said of a move before it is made (Rules::outcome) is told after it, and whoever looks on could say it.
    void whatIsCertainHappens()
    {
        struct Results : Teller {
            std::set<Kind> seen;
            void tell(const Event &event, const State &) override { seen.insert(event.args[1]); }
        };
        const Row row;
        row.play(3, [&](const State &state, Choice choice) {
            const std::optional<Move> outcome = row.rules->outcome(state, choice.move);
            if (!outcome)
                return;
            QVERIFY(row.descriptor().verbs[outcome->verb].carriesOut);
            for (const Seat viewer : row.viewers())
                QCOMPARE(row.rules->outcome(Observation(*row.rules, state, viewer).state(), choice.move), outcome);
            State after = state;
            Rng rng(1);
            Results results;
            row.rules->play(after, choice.seat, choice.move, rng, &results);
            QVERIFY(results.seen.contains(outcome->a));
        });
    }

    void descriptorIsWhole_data() { test::addRows(); }
    void descriptorIsWhole()
    {
        const Descriptor &game = Row().descriptor();
        QVERIFY(!game.id.empty() && game.rulesVersion >= 1);
        QVERIFY(1 <= game.minSeats && game.minSeats <= game.maxSeats && game.maxSeats <= maxSeats);
        QVERIFY(1 <= game.minMinutes && game.minMinutes <= game.maxMinutes);
        QVERIFY(1 <= game.weight && game.weight <= 5);
        QVERIFY(game.kinds && game.zones.size() <= std::size_t(Table::maxZones));
        QVERIFY(game.options.size() <= std::size_t(maxOptions));
        QVERIFY(game.houseSet.size() <= std::size_t(maxSetEntries));
        QVERIFY(!Row().rules->whyNotSetup(Row().setup));
        for (const Option &option : game.options)
            for (int seats = game.minSeats; seats <= game.maxSeats; ++seats)
                QVERIFY(option.byDefault.with(seats) < option.values.size());
        std::set<std::string_view> verbs;
        for (const Term &verb : game.verbs)
            QVERIFY(verbs.insert(verb.name).second);
    }

    /// A game names the powers that it knows, and no others (Descriptor::powers): here of Omens' helpers.
    void powersAreThoseThatAreUsed_data()
    {
        QTest::addColumn<const Rules *>("game");
        for (const Rules *rules : test::everyGame())
            if (!rules->descriptor().powers.empty())
                QTest::newRow(std::string(rules->descriptor().id).c_str()) << rules;
    }
    void powersAreThoseThatAreUsed()
    {
        QFETCH(const Rules *, game);
        std::set<std::string> named, used;
        for (const std::string_view power : game->descriptor().powers)
            named.insert("use-" + std::string(power));
        for (const Setup &setup : test::everySetup(game->descriptor()))
            for (std::uint64_t seed = 0; seed < 3; ++seed)
                test::playRandomly(*game, setup, seed, test::Row::bound, [&](const State &, Choice choice) {
                    const std::string verb(game->descriptor().verbs[choice.move.verb].name);
                    if (verb.starts_with("use-"))
                        used.insert(verb);
                });
        QCOMPARE(used, named);
    }

    void randomPlayEnds_data() { test::addRows(); }
    void randomPlayEnds()
    {
        const Row row;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const State last = test::playRandomly(*row.rules, row.setup, seed, Row::bound, [](const State &, Choice) {});
            QVERIFY(row.rules->toMove(last).empty());
            QVERIFY(row.rules->result(last).over);
        }
    }

    void legalMovesAreAscendingAndNotRefused_data() { test::addRows(); }
    void legalMovesAreAscendingAndNotRefused()
    {
        const Row row;
        row.play(5, [&row](const State &state, Choice) {
            const SeatSet toMove = row.rules->toMove(state);
            for (const Seat seat : row.viewers()) {
                Moves moves;
                moves.add({}); // must be cleared
                row.rules->legal(state, seat, moves);
                QCOMPARE(moves.empty(), seat == noSeat || !toMove.has(seat));
                QVERIFY(moves.empty() || !row.rules->isOut(state, seat));
                QVERIFY(std::ranges::adjacent_find(moves, std::ranges::greater_equal()) == moves.end());
                for (const Move move : moves)
                    QVERIFY(!row.rules->whyNot(state, seat, move));
            }
        });
    }

    void everythingElseIsRefusedInAWord_data() { test::addRows(); }
    /// Every verb with small arguments, and bytes at random.
    void everythingElseIsRefusedInAWord()
    {
        const Row row;
        Rng rng(8);
        int positions = 0;
        row.play(2, [&](const State &state, Choice) {
            const std::uint64_t hash = hashOf(state);
            if (++positions % 4 == 0)
                for (const Seat seat : row.viewers())
                    checkSample(row, state, seat, rng);
            QCOMPARE(hashOf(state), hash);
        });
        const State last = row.play(1, [](const State &, Choice) {});
        for (const Seat seat : row.viewers())
            checkSample(row, last, seat, rng);
    }

    void movesAreSpeltAndReadBack_data() { test::addRows(); }
    void movesAreSpeltAndReadBack()
    {
        const Row row;
        row.play(5, [&row](const State &state, Choice choice) {
            Moves moves;
            row.rules->legal(state, choice.seat, moves);
            for (const Move move : moves)
                QVERIFY(parseMove(row.descriptor(), spell(row.descriptor(), move)) == move);
        });
    }

    void copiesLiveApart_data() { test::addRows(); }
    void copiesLiveApart()
    {
        const Row row;
        std::vector<std::pair<State, std::uint64_t>> kept;
        Rng rng(4);
        row.play(2, [&](const State &state, Choice choice) {
            State copy = state;
            QVERIFY(copy == state);
            kept.emplace_back(state, hashOf(state));
            row.rules->play(copy, choice.seat, choice.move, rng, nullptr);
        });
        for (const auto &[state, hash] : kept)
            QCOMPARE(hashOf(state), hash);
    }

    void payoffsAndWinnersAgree_data() { test::addRows(); }
    void payoffsAndWinnersAgree()
    {
        const Row row;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const State last = test::playRandomly(*row.rules, row.setup, seed, Row::bound,
                                                  [&row](const State &state, Choice) { QVERIFY(!row.rules->result(state).over); });
            checkResult(row, last);
        }
    }

    void allPiecesAreThereFromTheFirstEventOn_data() { test::addRows(); }
    /// A screen lays out the pieces when it first hears of them.
    void allPiecesAreThereFromTheFirstEventOn()
    {
        struct Counter : Teller {
            std::set<int> sizes;
            void tell(const Event &, const State &state) override { sizes.insert(state.table.size()); }
        } counter;
        const Row row;
        Rng rng(3);
        counter.sizes.insert(row.rules->deal(row.setup, rng, &counter).table.size());
        QCOMPARE(counter.sizes.size(), std::size_t(1));
    }

    void nothingMovesOnceAllIsTold_data() { test::addRows(); }
    /// A screen would say what happened, and show it afterwards. Only what a verdict costs may follow it: it is looked at first.
    void nothingMovesOnceAllIsTold()
    {
        static constexpr std::string_view verdicts[] = {"cursed", "beats"};
        struct Last : Teller {
            std::optional<State> state;
            std::uint8_t what = 0;
            void tell(const Event &event, const State &now) override
            {
                state = now;
                what = event.what;
            }
        };
        const Row row;
        Rng rng(7);
        row.play(3, [&](State state, Choice choice) {
            Last last;
            row.rules->play(state, choice.seat, choice.move, rng, &last);
            const std::string_view word = row.descriptor().events[last.what].name;
            if (last.state && !contains(verdicts, word))
                QVERIFY2(last.state->table == state.table, std::string(word).c_str());
        });
    }

    void piecesAreConserved_data() { test::addRows(); }
    void piecesAreConserved()
    {
        const Row row;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            std::map<int, int> kinds;
            test::playRandomly(*row.rules, row.setup, seed, Row::bound, [&](const State &state, Choice) {
                if (kinds.empty())
                    kinds = kindsOf(*row.rules, state);
                QCOMPARE(kindsOf(*row.rules, state), kinds);
                const std::vector<int> ids = idsOf(state);
                for (std::size_t i = 0; i < ids.size(); ++i)
                    QCOMPARE(ids[i], int(i));
                for (std::size_t zone = row.descriptor().zones.size(); zone < std::size_t(Table::maxZones); ++zone)
                    QVERIFY(state.table.empty(Zone(zone)));
            });
        }
    }

    void promptsAndFactsAreWords_data() { test::addRows(); }
    void promptsAndFactsAreWords()
    {
        const Row row;
        row.play(5, [&row](const State &state, Choice) {
            QVERIFY(contains(row.descriptor().prompts, row.rules->prompt(state)));
            Facts facts;
            row.rules->facts(state, facts);
            std::set<std::pair<std::string_view, int>> names;
            for (const Fact &fact : facts) {
                QVERIFY(isWord(*fact.domain, fact.value));
                QVERIFY(names.emplace(fact.name, fact.seat).second || fact.listed);
            }
            for (const Seat viewer : row.viewers())
                QCOMPARE(factNames(*row.rules, Observation(*row.rules, state, viewer).state()), factNames(*row.rules, state));
        });
    }

    void tallyAddsUp_data() { test::addRows(); }
    void tallyAddsUp()
    {
        const Row row;
        const auto check = [&row](const State &state) {
            for (Seat seat = 0; seat < row.setup.seats; ++seat) {
                Tally rows;
                row.rules->tally(state, seat, rows);
                int sum = 0;
                for (const TallyRow &line : rows) {
                    QVERIFY(isWord(*line.domain, line.value));
                    sum += line.points;
                }
                QCOMPARE(sum, row.rules->points(state, seat));
            }
        };
        check(row.play(5, [&check](const State &state, Choice) { check(state); }));
    }

    void eventsAreWords_data() { test::addRows(); }
    void eventsAreWords()
    {
        const Row row;
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            for (const Event &event : playTwice(row, seed)) {
                QVERIFY(event.what < row.descriptor().events.size());
                QVERIFY(event.seat == noSeat || event.seat < row.setup.seats);
                const Term &term = row.descriptor().events[event.what];
                for (std::size_t i = 0; i < event.args.size(); ++i)
                    QVERIFY(term.args[i] ? isWord(*term.args[i], event.args[i]) : event.args[i] == 0);
            }
    }

private:
    static void checkSample(const Row &row, const State &state, Seat seat, Rng &rng)
    {
        Moves moves;
        row.rules->legal(state, seat, moves);
        const auto check = [&](Move move) {
            const Refusal refusal = row.rules->whyNot(state, seat, move);
            QCOMPARE(bool(refusal), std::ranges::find(moves, move) == moves.end());
            QVERIFY(!refusal || contains(row.descriptor().refusals, refusal.word));
        };
        for (std::size_t verb = 0; verb <= row.descriptor().verbs.size(); ++verb)
            for (int a = 0; a < 10; ++a)
                for (int b = 0; b < 4; ++b)
                    check({std::uint8_t(verb), std::uint8_t(a), std::uint8_t(b), std::uint8_t(a == 0 ? b : 0)});
        for (int i = 0; i < 50; ++i)
            check({std::uint8_t(rng.below(256)), std::uint8_t(rng.below(256)), std::uint8_t(rng.below(256)), std::uint8_t(rng.below(256))});
    }

    static void checkResult(const Row &row, const State &last)
    {
        const Result result = row.rules->result(last);
        QVERIFY(result.over);
        QVERIFY(contains(row.descriptor().endings, result.ending));
        float sum = 0, best = 0;
        for (Seat seat = 0; seat < row.setup.seats; ++seat) {
            QVERIFY(result.payoff[seat] >= 0 && result.payoff[seat] <= 1);
            sum += result.payoff[seat];
            best = std::max(best, result.payoff[seat]);
        }
        for (Seat seat = 0; seat < row.setup.seats; ++seat)
            QCOMPARE(result.winners.has(seat), result.payoff[seat] > 0 && result.payoff[seat] == best);
        for (Seat seat = Seat(row.setup.seats); seat < maxSeats; ++seat)
            QVERIFY(result.payoff[seat] == 0 && !result.winners.has(seat));
        // Either somebody wins, or all lose.
        if (!row.descriptor().cooperative)
            QVERIFY(qAbs(sum - (result.winners.empty() ? 0 : 1)) < 1e-5f);
    }

    /// With somebody listening and without: the same match. Returns what was heard.
    static std::vector<Event> playTwice(const Row &row, std::uint64_t seed)
    {
        Rng chance(seed), twinChance(seed), chooser(seed + 1);
        test::Heard heard;
        State state = row.rules->deal(row.setup, chance, &heard), twin = row.rules->deal(row.setup, twinChance, nullptr);
        while (!row.rules->toMove(state).empty() && state == twin) {
            const Choice choice = test::randomChoice(*row.rules, state, chooser);
            row.rules->play(state, choice.seat, choice.move, chance, &heard);
            row.rules->play(twin, choice.seat, choice.move, twinChance, nullptr);
        }
        [&] {
            QCOMPARE(hashOf(state), hashOf(twin));
            QVERIFY(state == twin);
        }();
        return heard.events;
    }
};

BOMBSHELF_TEST(Contract)
#include "tst_contract.moc"
