#include "core/linear_knowledge.h"
#include "core/observation.h"
#include "support/test_case.h"
#include "support/tiny.h"

#include <QTest>

#include <cmath>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

constexpr std::array<std::string_view, 2> names{"height", "weight"};
constexpr Merit merits[] = {{"tall", bitsOf(0)}, {"large", bitsOf(0, 1)}};

/// Seats 0 and 2 can win: seat 2 is taller by one, and as heavy.
class Sample final : public LinearKnowledge {
public:
    explicit Sample(std::string_view weights) : LinearKnowledge(names, weights, ::merits) {}

    void weigh(const Guess &, Seat, const Moves &, std::span<float> likings) const override { std::ranges::fill(likings, 1.0f); }
    SeatSet contenders(const State &) const override
    {
        SeatSet seats = SeatSet::of(0);
        seats.add(2);
        return seats;
    }
    void describe(const Guess &, Seat seat, Features &out) const override
    {
        out[0] = seat == 2 ? 3 : 2;
        out[1] = 5;
    }
};

Guess anyGuess()
{
    Rng rng(1);
    const Rules &rules = tiny::rules();
    return Observation(rules, rules.deal({.seats = 2}, rng, nullptr), 0).guess(rng);
}

std::array<float, maxSeats> estimateBy(std::string_view weights) { return Sample(weights).estimate(anyGuess()); }

} // namespace

class LinearKnowledgeTest : public QObject {
    Q_OBJECT

private slots:
    void meritsAreFeaturesByTheirWeights()
    {
        const Sample sample("height 2\nweight 10\n");
        const std::optional<Appraisal> taller = sample.appraise(anyGuess(), 2), smaller = sample.appraise(anyGuess(), 0);
        QVERIFY(taller && smaller);
        QCOMPARE(taller->own[0], 6.0f);
        QCOMPARE(taller->own[1], 56.0f);
        QCOMPARE(taller->others[0], -4.0f);
        QCOMPARE(taller->all, 2.0f);
        QCOMPARE(taller->contenders, 2);
        QCOMPARE(smaller->own[1], 54.0f);
        QCOMPARE(smaller->others[1], -56.0f);
        QVERIFY(!sample.appraise(anyGuess(), 1)); // it can't win any more
    }

    void weightsThatDontFitAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("unknown") << QByteArray("height 1\nweight 1\ndepth 1\n") << QByteArray("depth");
        QTest::newRow("missing") << QByteArray("height 1\n# weight 1\n") << QByteArray("weight");
        QTest::newRow("twice") << QByteArray("height 1\nweight 1\nheight 2\n") << QByteArray("height");
        QTest::newRow("no number") << QByteArray("height tall\nweight 1\n") << QByteArray("height");
        QTest::newRow("a comma") << QByteArray("height 1,5\nweight 1\n") << QByteArray("height");
        QTest::newRow("endless") << QByteArray("height inf\nweight 1\n") << QByteArray("height");
        QTest::newRow("nothing") << QByteArray() << QByteArray("height");
    }
    void weightsThatDontFitAreRefused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, named);
        try {
            Sample sample(std::string_view(text.data(), std::size_t(text.size())));
        } catch (const std::invalid_argument &problem) {
            QVERIFY2(QByteArray(problem.what()).contains('"' + named + '"'), problem.what());
            return;
        }
        QFAIL("taken");
    }

    void remarksAndAnyOrderAreTaken() { QCOMPARE(estimateBy("# made by hand\nweight 0.5 # light\n\nheight 0\n")[2], 0.5f); }

    /// A difference of 1 in a feature of weight w makes a seat exp(w) times as likely to win.
    void sharesAreALogitOfContenders()
    {
        const auto shares = estimateBy("height 1.0986123\nweight -40\n");
        QVERIFY(std::abs(shares[2] - 0.75f) < 1e-4f);
        QVERIFY(std::abs(shares[0] - 0.25f) < 1e-4f);
        QCOMPARE(shares[1], 0.0f);
    }
};

BOMBSHELF_TEST(LinearKnowledgeTest)
#include "tst_linear_knowledge.moc"
