#include "match/luck.h"
#include "play.h"
#include "support/games.h"
#include "support/test_case.h"
#include "support/tiny.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace bombshelf;

namespace {

constexpr std::array cube{1, 1, 1, 1, 1, 1};

Counts thrown(const std::array<int, 6> &faces)
{
    Counts counts;
    for (int face = 0; face < 6; ++face)
        for (int i = 0; i < faces[std::size_t(face)]; ++i)
            counts.add(cube, face);
    return counts;
}

/// A match at random, to its end.
Course played(const MatchSetup &setup)
{
    Course course(setup);
    Rng rng(~setup.seed); // choices that follow the dice would look like luck
    for (int i = 0; i < 5000 && !course.isOver(); ++i) {
        const test::Choice choice = test::randomChoice(*setup.rules, course.state(), rng);
        course.play(choice.seat, choice.move, nullptr);
    }
    return course;
}

} // namespace

class LuckTest : public QObject {
    Q_OBJECT

private slots:
    void theTailIsThatOfTheTables_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<int>("degrees");
        QTest::addColumn<double>("tail");
        // Abramowitz and Stegun, table 26.8.
        QTest::newRow("1, 5 %") << 3.84146 << 1 << 0.05;
        QTest::newRow("2, 5 %") << 5.99146 << 2 << 0.05;
        QTest::newRow("3, 1 %") << 11.3449 << 3 << 0.01;
        QTest::newRow("5, 5 %") << 11.0705 << 5 << 0.05;
        QTest::newRow("5, 50 %") << 4.35146 << 5 << 0.5;
        QTest::newRow("10, 0.1 %") << 29.588 << 10 << 0.001;
        QTest::newRow("30, 95 %") << 18.4926 << 30 << 0.95;
        QTest::newRow("0 off") << 0.0 << 5 << 1.0;
    }
    void theTailIsThatOfTheTables()
    {
        QFETCH(double, x);
        QFETCH(int, degrees);
        QFETCH(double, tail);
        QVERIFY(std::abs(chiSquareTail(x, degrees) - tail) < 1e-4);
    }

    /// By hand: 60 throws, of which Pearson's statistic is (25 + 4 + 1 + 1 + 4 + 25) / 10 = 6 with 5 degrees of freedom.
    void likeDiceGivePearsonsStatistic()
    {
        const Counts counts = thrown({5, 8, 9, 11, 12, 15});
        QCOMPARE(counts.total(), 60);
        QCOMPARE(counts.came(5), 15);
        QVERIFY(std::abs(counts.expected(5) - 10) < 1e-9);
        QVERIFY(std::abs(counts.chanceOfSuch() - chiSquareTail(6, 5)) < 1e-9);
    }

    void fewThrowsAreNotJudged()
    {
        QVERIFY(!thrown({4, 5, 4, 5, 5, 5}).canJudge());
        QVERIFY(thrown({4, 5, 5, 5, 5, 6}).canJudge());
        QVERIFY(Counts().chanceOfSuch() == 1);
    }

    void aLoadedDieIsNoticed()
    {
        QVERIFY(thrown({10, 10, 10, 10, 10, 30}).chanceOfSuch() < 0.001);
        QVERIFY(thrown({98, 103, 99, 101, 97, 102}).chanceOfSuch() > 0.9);
    }

    void sumsAreCountedTogether()
    {
        Counts one = thrown({1, 2, 3, 4, 5, 6});
        one.add(thrown({9, 8, 7, 6, 5, 4}));
        QCOMPARE(one.total(), 60);
        QVERIFY(std::abs(one.chanceOfSuch() - 1) < 1e-9); // ten of each
    }

    /// The last card of a deck is no luck: what is left of the others tells it.
    void aDeckGrowsThinner()
    {
        Counts counts;
        for (int deck = 0; deck < 40; ++deck) { // two cards, of which the first one comes first every time
            counts.add(std::array{1, 1}, 0);
            counts.add(std::array{0, 1}, 1);
        }
        QVERIFY(std::abs(counts.expected(0) - 20) < 1e-9);
        QVERIFY(std::abs(counts.expected(1) - 60) < 1e-9);
        QVERIFY(std::abs(counts.chanceOfSuch() - chiSquareTail(40, 1)) < 1e-9); // 20 off, and the variance is 40 / 4
    }

    /// Tiny deals a hand to each seat: how many cards came to each, a person or a bot.
    void handsGoToWhomTheyWereDealt()
    {
        const MatchSetup setup = test::tiny("pbb", 3);
        const Course dealt(setup);
        const Luck luck = luckOf(setup, dealt);
        std::array<int, 3> cards{};
        for (const Piece &piece : dealt.state().table.all())
            for (Seat seat = 0; seat < 3; ++seat)
                if (piece.knownBy.size() == 1 && piece.knownBy.has(seat))
                    ++cards[seat];
        QVERIFY(cards[0] > 0);
        QCOMPARE(luck.people[0].cards.total(), cards[0]);
        QCOMPARE(together(luck.people).cards.total(), cards[0]);
        QCOMPARE(luck.bots[1].cards.total(), cards[1]);
        QCOMPARE(luck.bots[2].cards.total(), cards[2]);
        QCOMPARE(together(luck.bots).cards.total(), cards[1] + cards[2]);
        QCOMPARE(together(luck.people).dice.total(), 0);
    }

    /// Every face of Bomber!'s dice is in an event of the seat that threw it.
    void diceBelongToWhoThrewThem()
    {
        const auto found = std::ranges::find_if(test::shelf(), [](const Rules *r) { return r->descriptor().id == "bomber"; });
        const Descriptor &bomber = (*found)->descriptor();
        const MatchSetup setup = test::setupOf(**found, "pb", 9);
        const Course course = played(setup);
        test::Heard heard;
        course.retell(&heard, [] {});
        std::array<std::array<int, 6>, 2> faces{};
        for (const Event &event : heard.events)
            if (const std::string_view what = bomber.events[event.what].name;
                what == "initiative" || what == "rolled-again" || what == "threw-long" || what == "rolled")
                for (const std::uint8_t pips : event.args)
                    if (pips > 0)
                        ++faces[event.seat][std::size_t(pips - 1)];
        const Luck luck = luckOf(setup, course);
        for (std::size_t seat = 0; seat < 2; ++seat)
            for (int face = 0; face < 6; ++face)
                QCOMPARE((seat == 0 ? luck.people : luck.bots)[seat].dice.came(bomber.firstFace + face), faces[seat][std::size_t(face)]);
        QVERIFY(luck.people[0].dice.total() > 4 && luck.bots[1].dice.total() > 4);
    }

    void chanceAsItIsLooksFair_data()
    {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < test::shelf().size(); ++i)
            QTest::newRow(test::shelf()[i]->descriptor().id.data()) << int(i);
    }
    /// What is expected is worked out by what nobody knew; if that were wrong for some game, many matches would show it.
    void chanceAsItIsLooksFair()
    {
        QFETCH(int, place);
        const Rules &rules = *test::shelf()[std::size_t(place)];
        Luck all;
        for (quint64 seed = 0; seed < 60; ++seed) {
            const MatchSetup setup = test::setupOf(rules, "pb" + QByteArray(rules.descriptor().minSeats - 2, 'b'), seed);
            all.add(luckOf(setup, played(setup)));
        }
        const Luck::Share people = together(all.people), bots = together(all.bots);
        QVERIFY(people.dice.total() + people.cards.total() > 0);
        for (const Luck::Share &share : {people, bots})
            for (const Counts *counts : {&share.dice, &share.cards})
                QVERIFY2(counts->chanceOfSuch() > 1e-4, qPrintable(QString::number(counts->chanceOfSuch())));
    }
};

BOMBSHELF_TEST(LuckTest)
#include "tst_luck.moc"
