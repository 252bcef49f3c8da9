#include "games/omens/team.h"
#include "practice.h"
#include "support/cases.h"
#include "support/test_case.h"

#include <algorithm>
#include <numeric>
#include <set>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

Setup setupFor(int seats, int difficulty = 1, std::array<std::int8_t, 4> helpers = {6, 4, 2, 0})
{
    Setup setup{.seats = seats};
    setup.options[0] = std::uint8_t(difficulty);
    std::ranges::copy(helpers, setup.set.begin());
    return setup;
}

State deal(const Setup &setup, std::uint64_t seed, Heard *heard = nullptr)
{
    Rng rng(seed);
    return practice::rules().deal(setup, rng, heard);
}

/// The events of a deal of that name.
std::vector<Event> named(const Heard &heard, std::string_view name)
{
    std::vector<Event> found;
    for (const Event &event : heard.events)
        if (practice::rules().descriptor().events[event.what].name == name)
            found.push_back(event);
    return found;
}

std::vector<Kind> helpersOf(const State &state)
{
    std::vector<Kind> helpers;
    for (const Piece &piece : state.table.in(omens::helperZone))
        helpers.push_back(piece.kind);
    return helpers;
}

} // namespace

/// Who starts, and which helpers come.
class Start : public QObject {
    Q_OBJECT

private slots:
    void startRoll_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4})
            QTest::addRow("%d seats", seats) << seats;
    }
    /// Each rolls three dice; those who tie for the highest total, and only they, roll again until one is highest.
    void startRoll()
    {
        QFETCH(int, seats);
        int ties = 0, partTies = 0;
        std::vector<double> starts(std::size_t(seats), 0), faces(6, 0);
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            Heard heard;
            const State state = deal(setupFor(seats), seed, &heard);
            const std::vector<Event> rolls = named(heard, "start-roll");
            std::vector<int> rolling(std::size_t(seats), 0);
            std::iota(rolling.begin(), rolling.end(), 0);
            std::size_t next = 0;
            while (rolling.size() > 1) {
                std::vector<int> best;
                int highest = 0;
                for (const int seat : rolling) {
                    QVERIFY(next < rolls.size());
                    const Event &roll = rolls[next++];
                    QCOMPARE(int(roll.seat), seat);
                    int total = 0;
                    for (const int pips : roll.args) {
                        QVERIFY(pips >= 1 && pips <= 6);
                        ++faces[std::size_t(pips - 1)];
                        total += pips;
                    }
                    if (total > highest)
                        best.clear();
                    if (total >= highest)
                        best.push_back(seat);
                    highest = std::max(highest, total);
                }
                ties += best.size() > 1;
                partTies += best.size() > 1 && best.size() < rolling.size();
                rolling = best;
            }
            QCOMPARE(next, rolls.size());
            QCOMPARE(named(heard, "starts").size(), 1u);
            QCOMPARE(int(named(heard, "starts")[0].seat), rolling[0]);
            QCOMPARE(int(omens::teamOf(state).turn), rolling[0]);
            QVERIFY(practice::rules().toMove(state) == SeatSet::of(Seat(rolling[0])));
            QVERIFY(state.table.empty(omens::diceZone));
            QCOMPARE(state.table.count(omens::boxZone), 12);
            ++starts[std::size_t(rolling[0])];
        }
        QVERIFY(ties > 100);
        QVERIFY(seats == 2 || partTies > 50);
        QVERIFY(chiSquare(starts, std::vector(starts.size(), 3000.0 / seats)) < chiSquareBound(starts.size() - 1));
        const double thrown = std::accumulate(faces.begin(), faces.end(), 0.0);
        QVERIFY(chiSquare(faces, std::vector(6, thrown / 6)) < chiSquareBound(5));
    }

    void difficulty_data()
    {
        QTest::addColumn<int>("difficulty");
        QTest::addColumn<int>("helpers");
        QTest::newRow("easy") << 0 << 6;
        QTest::newRow("normal") << 1 << 4;
        QTest::newRow("hard") << 2 << 2;
        QTest::newRow("ineffable") << 3 << 0;
    }
    void difficulty()
    {
        QFETCH(int, difficulty);
        QFETCH(int, helpers);
        QCOMPARE(practice::rules().descriptor().options[0].values[std::size_t(difficulty)], std::string_view(QTest::currentDataTag()));
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Heard heard;
            const std::vector<Kind> came = helpersOf(deal(setupFor(2, difficulty), seed, &heard));
            QCOMPARE(int(came.size()), helpers);
            QCOMPARE(std::set(came.begin(), came.end()).size(), came.size());
            QVERIFY(std::ranges::all_of(came, omens::isHelper));
            QCOMPARE(spell(practice::rules().descriptor(), heard.events[0]), "helpers-came - " + std::to_string(helpers));
        }
    }

    void normalByDefault() { QCOMPARE(int(practice::rules().descriptor().options[0].byDefault.with(2)), 1); }

    /// The owner of the game may have other numbers come, from none to all ten.
    void houseSet()
    {
        for (int count = 0; count <= 10; ++count)
            QCOMPARE(helpersOf(deal(setupFor(2, 2, {1, 1, std::int8_t(count), 1}), 5)).size(), std::size_t(count));
        for (const SetEntry &entry : practice::rules().descriptor().houseSet)
            QVERIFY(entry.group == "helpers" && entry.least == 0 && entry.most == 10);
        QCOMPARE(practice::rules().descriptor().houseSet.size(), 4u);
    }

    void helpersAreDrawnAtRandom()
    {
        std::vector<double> came(10, 0);
        for (std::uint64_t seed = 0; seed < 2000; ++seed)
            for (const Kind helper : helpersOf(deal(setupFor(2), seed)))
                ++came[std::size_t(helper - omens::firstHelper)];
        QVERIFY(chiSquare(came, std::vector(10, 2000 * 4 / 10.0)) < chiSquareBound(9));
    }

    void helpersLieFaceUp()
    {
        const State state = deal(setupFor(2), 5);
        for (const Piece &piece : state.table.in(omens::helperZone))
            QVERIFY(piece.faceUp);
        QVERIFY(state.table.empty(omens::spentZone));
    }

    void deckHoldsEveryCardOnce()
    {
        const State state = deal(setupFor(2), 5);
        QCOMPARE(state.table.count(omens::deckZone), 52);
        for (Kind card = 0; card < omens::cardCount; ++card)
            QCOMPARE(state.table.countKind(omens::deckZone, card), 1);
        for (const Piece &card : state.table.in(omens::deckZone))
            QVERIFY(!card.faceUp && card.knownBy.empty());
    }
};

BOMBSHELF_TEST(Start)
#include "tst_start.moc"
