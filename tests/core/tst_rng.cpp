#include "core/rng.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

using namespace bombshelf;

namespace {

using Words = std::array<std::uint64_t, 4>;

/// The published algorithms, written down a second time in their authors' own steps.
std::uint64_t splitMix64(std::uint64_t &x)
{
    x += 0x9e3779b97f4a7c15ull;
    std::uint64_t z = x;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

std::uint64_t rotateLeft(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

std::uint64_t xoshiro256StarStar(Words &s)
{
    const std::uint64_t result = rotateLeft(s[1] * 5, 7) * 9;
    const std::uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotateLeft(s[3], 45);
    return result;
}

} // namespace

class RngTest : public QObject {
    Q_OBJECT

private slots:
    void referenceGivesThePublishedValues()
    {
        std::uint64_t x = 1234567;
        for (const std::uint64_t value :
             {6457827717110365317ull, 3203168211198807973ull, 9817491932198370423ull, 4593380528125082431ull, 16408922859458223821ull})
            QCOMPARE(splitMix64(x), value);
        Words s{1, 2, 3, 4};
        for (const std::uint64_t value : {11520ull, 0ull, 1509978240ull, 1215971899390074240ull, 1216172134540287360ull,
                                          607988272756665600ull, 16172922978634559625ull})
            QCOMPARE(xoshiro256StarStar(s), value);
    }

    void drawsAreThePublishedAlgorithms_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {0ull, 1ull, 42ull, 0xffffffffffffffffull})
            QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
    }

    void drawsAreThePublishedAlgorithms()
    {
        QFETCH(quint64, seed);
        Rng rng(seed);
        std::uint64_t x = seed;
        Words s;
        for (std::uint64_t &word : s)
            word = splitMix64(x);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(rng.next(), xoshiro256StarStar(s));
    }

    void belowIsEven_data()
    {
        QTest::addColumn<uint>("n");
        for (const uint n : {1u, 2u, 3u, 6u, 7u, 52u, 1000u})
            QTest::addRow("below %u", n) << n;
    }

    void belowIsEven()
    {
        QFETCH(uint, n);
        Rng rng(2024);
        std::vector<double> seen(n), expected(n, 500);
        for (uint i = 0; i < 500 * n; ++i)
            ++seen.at(rng.below(n));
        if (n > 1)
            QVERIFY(test::chiSquare(seen, expected) < test::chiSquareBound(n - 1));
        QCOMPARE(seen[0] > 0, true);
    }

    /// Taking a remainder, or multiplying without rejecting, would favour a third of these numbers.
    void belowIsEvenForHugeRanges()
    {
        constexpr std::uint32_t third = 1u << 30;
        Rng rng(7);
        std::vector<double> byThird(3), byRemainder(3);
        for (int i = 0; i < 30000; ++i) {
            const std::uint32_t drawn = rng.below(3 * third);
            ++byThird[drawn / third];
            ++byRemainder[drawn % 3];
        }
        const std::vector<double> expected(3, 10000);
        QVERIFY(test::chiSquare(byThird, expected) < test::chiSquareBound(2));
        QVERIFY(test::chiSquare(byRemainder, expected) < test::chiSquareBound(2));
    }

    void unitStaysBelowOne()
    {
        Rng rng(3);
        double sum = 0;
        for (int i = 0; i < 10000; ++i) {
            const double drawn = rng.unit();
            QVERIFY(drawn >= 0 && drawn < 1);
            sum += drawn;
        }
        QVERIFY(qAbs(sum / 10000 - 0.5) < 0.02);
    }

    void byWeightGivesEachPlaceItsShare()
    {
        compareShares(std::array{0.0f, 0.25f, 0.0f, 1.0f, 0.75f, 0.0f});
        compareShares(std::array{0, 1, 0, 4, 3, 0});
    }

    /// From 2^24 on adding 3 to a float adds 4: the sum is greater than what can be taken away again.
    void byWeightGivesTheLastPlaceWhatRoundingLeavesOver()
    {
        std::vector<float> weights(100'001, 3);
        weights.front() = 0x1p24f;
        const int last = int(weights.size()) - 1;
        int first = 0, over = 0;
        Rng rng(17);
        for (int i = 0; i < 5000; ++i) {
            const int drawn = rng.byWeight(weights);
            QVERIFY(drawn >= 0 && drawn <= last);
            first += drawn == 0;
            over += drawn == last;
        }
        QVERIFY(first > 4500);
        QVERIFY(over > 10); // its weight alone would bring one in five million draws
    }

    void shuffleGivesEveryOrderAlike()
    {
        Rng rng(11);
        std::map<std::array<int, 4>, double> seen;
        for (int i = 0; i < 24 * 500; ++i) {
            std::array order{0, 1, 2, 3};
            rng.shuffle(std::span<int>(order));
            ++seen[order];
        }
        QCOMPARE(seen.size(), 24u);
        std::vector<double> counts;
        for (const auto &[order, count] : seen)
            counts.push_back(count);
        QVERIFY(test::chiSquare(counts, std::vector<double>(24, 500)) < test::chiSquareBound(23));
    }

    void shuffleOfNothingOrOneDrawsNothing()
    {
        Rng rng(5), twin(5);
        std::array one{9};
        rng.shuffle(std::span<int>(one));
        rng.shuffle(std::span<int>());
        QCOMPARE(rng.next(), twin.next());
    }

private:
    template <class Weight, std::size_t size> static void compareShares(const std::array<Weight, size> &weights)
    {
        const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
        std::array<double, size> drawn{};
        Rng rng(13);
        for (int i = 0; i < 8000; ++i)
            ++drawn.at(std::size_t(rng.byWeight(weights)));
        std::vector<double> seen, expected;
        for (std::size_t i = 0; i < size; ++i) {
            if (weights[i] == 0) {
                QCOMPARE(drawn[i], 0.0);
                continue;
            }
            seen.push_back(drawn[i]);
            expected.push_back(8000 * weights[i] / all);
        }
        QVERIFY(test::chiSquare(seen, expected) < test::chiSquareBound(seen.size() - 1));
    }
};

BOMBSHELF_TEST(RngTest)
#include "tst_rng.moc"
