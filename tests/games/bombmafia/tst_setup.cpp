#include "games/bombmafia/house_set.h"
#include "games/bombmafia/position.h"
#include "games/bombmafia/rules.h"
#include "match/house_set.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace bombshelf;
using namespace bombshelf::bombmafia;

namespace {

QString spelt(const BagValues &bags)
{
    QStringList values;
    for (const int value : bags)
        values << QString::number(value);
    std::ranges::sort(values, {}, [](const QString &value) { return value.toInt(); });
    return values.join(' ');
}

Setup with(int seats, Bags bags, int rounds = 4)
{
    Setup setup = defaultSetup(descriptor(), seats);
    setup.options[bagsOption] = bags;
    setup.options[roundsOption] = std::uint8_t(rounds);
    return setup;
}

/// "cards 0 4": entry 0 of that group is 4.
void change(Setup &setup, const QString &change)
{
    const QStringList words = change.split(' ');
    const int first = words[0] == "cards" ? 0 : words[0] == "diamonds" ? setCards : setCards + setDiamonds;
    setup.set[std::size_t(first + words[1].toInt())] = std::int8_t(words[2].toInt());
}

} // namespace

/// The page's "Components", and what is dealt.
class SetUp : public QObject {
    Q_OBJECT

private slots:
    void houseSet()
    {
        const Setup setup = defaultSetup(descriptor(), 3);
        constexpr int cards[] = {8, 14, 8, 6, 6, 4, 4, 4};
        constexpr int diamonds[] = {5, 3, 2, 2, 1, 0, -3, -3, -4, -5};
        QVERIFY(std::equal(std::begin(cards), std::end(cards), setup.set.begin()));
        QVERIFY(std::equal(std::begin(diamonds), std::end(diamonds), setup.set.begin() + setCards));
        QVERIFY(!rules().whyNotSetup(setup));
    }

    void bags_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("option");
        QTest::addColumn<QString>("values");
        const QStringList basicValues{"-2 -1 1", "-2 -1 0 1", "-2 -1 -1 0 1", "-2 -1 -1 0 0 1", "-2 -1 -1 -1 0 0 1", "-2 -1 -1 -1 0 0 1 1"};
        const QStringList flashyValues{"-4 -1 3",        "-4 -1 0 3",         "-4 -1 -1 0 3",
                                       "-4 -1 -1 0 0 3", "-4 -1 -1 -1 0 0 3", "-4 -1 -1 -1 0 0 1 3"};
        for (int seats = 3; seats <= 8; ++seats) {
            QTest::addRow("basic, %d seats", seats) << seats << int(basic) << basicValues[seats - 3];
            QTest::addRow("flashy, %d seats", seats) << seats << int(flashy) << flashyValues[seats - 3];
            QTest::addRow("custom as it comes, %d seats", seats) << seats << int(custom) << basicValues[seats - 3];
        }
    }
    void bags()
    {
        QFETCH(int, seats);
        QFETCH(int, option);
        QFETCH(QString, values);
        QCOMPARE(spelt(bagsOf(with(seats, Bags(option)))), values);
    }

    void aCustomMatchTakesAsManyBagsAsSeats()
    {
        Setup setup = with(4, custom);
        for (const char *bag : {"custom 0 5", "custom 1 -5", "custom 2 -4", "custom 3 3", "custom 4 -3"})
            change(setup, bag);
        QCOMPARE(spelt(bagsOf(setup)), "-5 -4 3 5");
    }

    void deal_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("out");
        const int out[] = {20, 15, 10, 5, 0, 0};
        for (int seats = 3; seats <= 8; ++seats)
            QTest::addRow("%d seats", seats) << seats << out[seats - 3];
    }
    void deal()
    {
        QFETCH(int, seats);
        QFETCH(int, out);
        Rng rng(5);
        const State state = rules().deal(with(seats, basic), rng, nullptr);
        const Table &table = state.table;
        const Seat starter = position(state).starter;
        QCOMPARE(table.count(outZone), out);
        QCOMPARE(table.count(deckZone), 54 - out - 3 * seats - 1); // the starter has drawn
        QVERIFY(table.empty(discardZone) && table.empty(bootZone));
        QVERIFY(rules().toMove(state) == SeatSet::of(starter));
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(rules().points(state, seat), 5);
            QCOMPARE(table.count(handOf(seat)), seat == starter ? 4 : 3);
            QCOMPARE(table.count(bagBefore(seat)), 1);
            QVERIFY(!table.top(bagBefore(seat)).faceUp);
            QVERIFY(table.top(bagBefore(seat)).knownBy == SeatSet::of(seat));
            for (const Piece &card : table.in(handOf(seat)))
                QVERIFY(card.knownBy == SeatSet::of(seat));
        }
        for (const Zone zone : {deckZone, outZone})
            for (const Piece &card : table.in(zone))
                QVERIFY(card.knownBy == SeatSet());
    }

    void chanceDealsBagsAndTheFirstStart()
    {
        std::set<int> starters, firstBags;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Rng rng(seed);
            const State state = rules().deal(with(3, basic), rng, nullptr);
            starters.insert(position(state).starter);
            firstBags.insert(valueOf(state.table.top(bagBefore(0)).kind));
        }
        QCOMPARE(starters, (std::set<int>{0, 1, 2}));
        QCOMPARE(firstBags, (std::set<int>{-2, -1, 1}));
    }

    void refusedSetups_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<int>("option");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<QString>("refusal");
        const QStringList noLosses{"custom 0 1", "custom 1 0", "custom 2 -1"};
        constexpr int ten = 3, none = 4;
        const auto row = [](const char *name, const QStringList &changes, int option, int rounds, const char *refusal) {
            QTest::newRow(name) << changes << option << rounds << QString(refusal);
        };
        row("custom bags that sum to 0 need rounds", noLosses, custom, none, "endless");
        row("with rounds they may be played", noLosses, custom, ten, "");
        row("and they matter only if they are chosen", noLosses, basic, none, "");
        row("bags that sum above 0", {"custom 0 5", "custom 1 -3", "custom 2 3"}, custom, none, "endless");
        row("flashy ones, if the box has kinder ones", {"diamonds 8 -2"}, flashy, none, "endless");
        row("twice a bag that is there once", {"custom 1 -2"}, custom, none, "set-custom");
        row("a bag that is not in the box", {"custom 1 7"}, custom, none, "set-custom");
        row("a bag of the owner's box", {"custom 1 -7", "diamonds 9 -7"}, custom, none, "");
        row("0 is there three times", {"custom 1 0"}, custom, none, "");
        row("35 cards", {"cards 0 0", "cards 1 3"}, basic, none, "set-few-cards");
        row("36 cards", {"cards 0 0", "cards 1 4"}, basic, none, "");
        row("72 cards", {"cards 1 30", "cards 0 10"}, basic, none, "");
        row("73 cards", {"cards 1 30", "cards 0 11"}, basic, none, "set-many-cards");
        row("hardly anything but Whims",
            {"cards 0 6", "cards 1 0", "cards 2 0", "cards 3 0", "cards 4 0", "cards 5 30", "cards 6 0", "cards 7 0"}, basic, none, "");
    }
    void refusedSetups()
    {
        QFETCH(QStringList, changes);
        QFETCH(int, option);
        QFETCH(int, rounds);
        QFETCH(QString, refusal);
        Setup setup = with(3, Bags(option), rounds);
        for (const QString &text : changes)
            change(setup, text);
        QCOMPARE(QString::fromStdString(std::string(rules().whyNotSetup(setup).word)), refusal);
        if (refusal.isEmpty())
            for (std::uint64_t seed = 0; seed < 20; ++seed)
                QVERIFY(rules().result(test::playRandomly(rules(), setup, seed, 5000, [](const State &, test::Choice) {})).over);
    }
};

BOMBSHELF_TEST(SetUp)
#include "tst_setup.moc"
