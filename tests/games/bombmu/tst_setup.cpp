#include "games/bombmu/house_set.h"
#include "games/bombmu/position.h"
#include "games/bombmu/rules.h"
#include "match/house_set.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using namespace bombshelf::bombmu;

/// The page's "Components" and "Set-up".
class SetUp : public QObject {
    Q_OBJECT

private slots:
    void houseSet()
    {
        const Setup setup = defaultSetup(descriptor(), 2);
        for (int number = 0; number <= 7; ++number)
            QCOMPARE(countOf(setup, "cards", Kind(number)), 5);
        QCOMPARE(countOf(setup, "cards", safe), 2);
        QCOMPARE(dieOf(setup, "white-die"), (Die{1, 1, 0, 2, 2}));
        QCOMPARE(dieOf(setup, "red-die"), (Die{2, 2, 1, 0, 1}));
    }

    void deal_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 5; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }
    void deal()
    {
        QFETCH(int, seats);
        Rng rng(5);
        const State state = rules().deal(defaultSetup(descriptor(), seats), rng, nullptr);
        const Table &table = state.table;
        QCOMPARE(table.count(diceZone), 2);
        QCOMPARE(table.count(boxZone), 8);
        QCOMPARE(table.count(deckZone), 42 - 5 - 3 * seats); // the other 0s leave the game
        QCOMPARE(table.countKind(deckZone, zero), 0);
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(int(position(state).chips[seat]), 3);
            QCOMPARE(table.count(handOf(seat)), 4);
            QCOMPARE(table.countKind(handOf(seat), zero), 1);
            for (const Piece &card : table.in(handOf(seat)))
                QVERIFY(card.knownBy == (card.kind == zero ? SeatSet::everyone() : SeatSet::of(seat)));
        }
    }

    void editedSets_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("the page's") << QStringList{} << "";
        QTest::newRow("six zeros") << QStringList{"cards 0 6"} << "";
        QTest::newRow("fourteen others") << QStringList{"cards 1 5", "cards 2 5", "cards 3 2", "cards 4 0",
                                                        "cards 5 0", "cards 6 0", "cards 7 0", "cards 8 2"}
                                         << "set-cards";
        QTest::newRow("fifteen others") << QStringList{"cards 1 5", "cards 2 5", "cards 3 3", "cards 4 0",
                                                       "cards 5 0", "cards 6 0", "cards 7 0", "cards 8 2"}
                                        << "";
        QTest::newRow("more than the table holds") << QStringList{"cards 1 12", "cards 2 12", "cards 3 12", "cards 4 12"} << "set-too-many";
        QTest::newRow("a die of five sides") << QStringList{"white-die 13 1"} << "set-die-faces";
        QTest::newRow("a red die of seven") << QStringList{"red-die 13 2"} << "set-die-faces";
        QTest::newRow("no bomb on the white die") << QStringList{"white-die 9 0", "white-die 13 3"} << "set-white-die";
        QTest::newRow("no fuse on the white die") << QStringList{"white-die 10 0", "white-die 13 3"} << "set-white-die";
        QTest::newRow("a both is bomb and fuse") << QStringList{"white-die 9 0", "white-die 10 0", "white-die 11 2"} << "";
    }
    void editedSets()
    {
        QFETCH(QStringList, changes);
        QFETCH(QString, refusal);
        Setup setup = defaultSetup(descriptor(), 3);
        for (const QString &change : changes)
            setup.set[placeOf(change.section(' ', 0, 0).toStdString(), Kind(change.section(' ', 1, 1).toInt()))] =
                std::int8_t(change.section(' ', 2, 2).toInt());
        QCOMPARE(QString::fromStdString(std::string(rules().whyNotSetup(setup).word)), refusal);
        if (refusal.isEmpty())
            test::playRandomly(rules(), setup, 1, 5000, [](const State &, test::Choice) {});
    }

private:
    static std::size_t placeOf(std::string_view group, Kind kind)
    {
        const auto set = descriptor().houseSet;
        for (std::size_t i = 0; i < set.size(); ++i)
            if (set[i].group == group && set[i].value == kind)
                return i;
        qFatal("no such entry");
    }
    static int countOf(const Setup &setup, std::string_view group, Kind kind) { return setup.set[placeOf(group, kind)]; }
    static Die dieOf(const Setup &setup, std::string_view group)
    {
        Die die{};
        for (int mark = 0; mark < markCount; ++mark)
            die[std::size_t(mark)] = std::uint8_t(countOf(setup, group, Kind(bomb + mark)));
        return die;
    }
};

BOMBSHELF_TEST(SetUp)
#include "tst_setup.moc"
