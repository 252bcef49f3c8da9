#include "support/test_case.h"
#include "support/tiny_variant.h"

#include <QTest>

using namespace bombshelf;
using tiny::makeMove;
using tiny::Verb;

namespace {

/// Tiny, with no word for what is not legal.
struct Wordless : test::TinyVariant {
    std::string_view whyNotAsked(const State &, Seat) const override { return ""; }
    std::string_view reason(const State &, Seat, Move) const override { return ""; }
};

} // namespace

class Refusals : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotLegalIsRefused_data()
    {
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("verb");
        QTest::addColumn<QList<int>>("arguments");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char *name, int seat, Verb verb, const QList<int> &arguments, const char *word) {
            QTest::newRow(name) << seat << int(verb) << arguments << QByteArray(word);
        };
        row("legal", 0, Verb::toss, {1, 0, 0}, "");
        row("for the game's reason", 0, Verb::toss, {2, 0, 0}, "bad-number");
        row("another phase", 0, Verb::call, {0, 0, 0}, "not-now");
        row("another seat", 1, Verb::peek, {0, 0, 0}, "not-your-turn");
        row("an onlooker", noSeat, Verb::peek, {0, 0, 0}, "not-your-turn");
        row("an argument too many", 0, Verb::toss, {1, 0, 1}, "not-now");
        row("no such verb", 0, Verb(int(Verb::call) + 1), {0, 0, 0}, "not-now");
    }

    void whatIsNotLegalIsRefused()
    {
        QFETCH(int, seat);
        QFETCH(int, verb);
        QFETCH(QList<int>, arguments);
        QFETCH(QByteArray, word);
        const Move move{std::uint8_t(verb), std::uint8_t(arguments[0]), std::uint8_t(arguments[1]), std::uint8_t(arguments[2])};
        Rng rng(1);
        const State state = tiny::rules().deal({}, rng, nullptr);
        QCOMPARE(tiny::rules().whyNot(state, Seat(seat), move).word, std::string_view(word.data()));
        QCOMPARE(bool(Wordless().whyNot(state, Seat(seat), move)), !word.isEmpty());
    }

    void nothingIsLegalWhenAllIsOver()
    {
        Rng rng(1);
        State state = tiny::rules().deal({}, rng, nullptr);
        while (!tiny::rules().toMove(state).empty()) {
            const Seat seat = tiny::rules().toMove(state).first();
            Moves moves;
            tiny::rules().legal(state, seat, moves);
            tiny::rules().play(state, seat, moves[0], rng, nullptr);
        }
        QCOMPARE(tiny::rules().whyNot(state, 0, makeMove(Verb::peek)).word, std::string_view("match-over"));
    }
};

BOMBSHELF_TEST(Refusals)
#include "tst_refusals.moc"
