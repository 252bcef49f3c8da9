#include "core/rng.h"
#include "games/omens/poker.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

using namespace bombshelf;
using namespace bombshelf::omens;

namespace {

constexpr int everyNth = test::sanitized ? 10 : 1;

constexpr const char *categoryNames[] = {"high card", "one pair",   "two pair",       "three of a kind", "straight",
                                         "flush",     "full house", "four of a kind", "straight flush"};
constexpr int categoryCount = int(std::size(categoryNames));

/// What tells two hands apart, as one would explain it: the category, then the kickers.
struct Meaning {
    Category category{};
    HandRank::Kickers kickers{};

    bool operator==(const Meaning &) const = default;
    bool operator<(const Meaning &other) const { return std::tie(category, kickers) < std::tie(other.category, other.kickers); }
};

Meaning meaningOf(HandRank rank)
{
    Meaning meaning{rank.category(), {}};
    for (int place = 0; place < fullHand; ++place)
        meaning.kickers[std::size_t(place)] = rank.kicker(place);
    return meaning;
}

QByteArray spelt(const Meaning &meaning)
{
    QByteArray text = categoryNames[int(meaning.category)];
    for (const int kicker : meaning.kickers)
        if (kicker)
            text += ' ' + QByteArray::number(kicker);
    return text;
}

/// Ranking told plainly, of five cards or fewer.
Meaning plainRank(std::span<const Kind> hand)
{
    std::array<int, highestValue + 1> copies{};
    for (const Kind card : hand)
        ++copies[std::size_t(valueOf(card))];
    std::array<std::pair<int, int>, fullHand> groups{}; // how many of which value, most first, then the highest
    std::size_t different = 0;
    for (int value = highestValue; value >= lowestValue; --value)
        if (const int many = copies[std::size_t(value)])
            groups[different++] = {many, value};
    std::ranges::sort(groups, std::greater());
    Meaning meaning;
    for (std::size_t i = 0; i < different; ++i)
        meaning.kickers[i] = groups[i].second;

    const bool five = hand.size() == fullHand;
    const bool oneSuit = std::ranges::all_of(hand, [&](Kind card) { return suitOf(card) == suitOf(hand[0]); });
    const bool aceLow = meaning.kickers == HandRank::Kickers{14, 5, 4, 3, 2};
    const bool inARow = different == fullHand && (aceLow || groups[0].second - groups[4].second == 4);
    const int first = groups[0].first, second = groups[1].first;
    if (first == 5)
        return {Category::fourOfAKind, {groups[0].second, groups[0].second}};
    if (inARow)
        return {oneSuit ? Category::straightFlush : Category::straight, {aceLow ? 5 : groups[0].second}};
    if (first == 4)
        meaning.category = Category::fourOfAKind;
    else if (first == 3 && second == 2)
        meaning.category = Category::fullHouse;
    else if (five && oneSuit) {
        meaning.category = Category::flush;
        std::ranges::transform(hand, meaning.kickers.begin(), valueOf);
        std::ranges::sort(meaning.kickers, std::greater());
    } else if (first == 3)
        meaning.category = Category::threeOfAKind;
    else if (first == 2)
        meaning.category = second == 2 ? Category::twoPair : Category::onePair;
    return meaning;
}

using Places = std::vector<int>;

/// Calls `use` with every hand of that size and the places of its cards, in the order of the places.
template <class Use> void forEachHand(std::span<const Kind> cards, int size, Use use)
{
    const int count = int(cards.size());
    std::array<Kind, fullHand> hand{};
    Places places(std::size_t(size), 0);
    std::iota(places.begin(), places.end(), 0);
    for (int moved = 0; moved >= 0;) {
        for (int i = 0; i < size; ++i)
            hand[std::size_t(i)] = cards[std::size_t(places[std::size_t(i)])];
        use(std::span(std::as_const(hand)).first(std::size_t(size)), std::as_const(places));
        moved = size - 1;
        while (moved >= 0 && places[std::size_t(moved)] == count - size + moved)
            --moved;
        if (moved >= 0)
            std::iota(places.begin() + moved, places.end(), places[std::size_t(moved)] + 1);
    }
}

/// What the cards hold, by looking at every five of them.
struct BruteForce {
    Meaning best;
    std::array<bool, categoryCount> made{}; ///< by five of the cards
    Places lowest;

    explicit BruteForce(const std::vector<Kind> &cards)
    {
        Places order(cards.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(
            order, {}, [&](int place) { return cards[std::size_t(place)] % suitSize * suitCount + suitOf(cards[std::size_t(place)]); });
        std::vector<Kind> sorted;
        for (const int place : order)
            sorted.push_back(cards[std::size_t(place)]);
        const int size = std::min(int(cards.size()), fullHand);
        bool first = true;
        forEachHand(sorted, size, [&](std::span<const Kind> hand, const Places &places) {
            const Meaning meaning = plainRank(hand);
            made[std::size_t(meaning.category)] |= size == fullHand;
            // Sorted cards come lowest hand first.
            if (std::exchange(first, false) || best < meaning) {
                best = meaning;
                lowest = places;
            }
        });
        for (int &place : lowest)
            place = order[std::size_t(place)];
    }
};

QByteArray spelt(std::span<const Kind> cards)
{
    QByteArray text;
    for (const Kind card : cards)
        text += QByteArray::number(valueOf(card)) + "cdhs"[suitOf(card)] + ' ';
    return text.trimmed();
}

std::vector<Kind> cardsOf(const QString &text)
{
    std::vector<Kind> cards;
    for (const QString &word : text.split(' ', Qt::SkipEmptyParts))
        cards.push_back(cardOf(Suit(QStringLiteral("cdhs").indexOf(word.back())), word.chopped(1).toInt()));
    return cards;
}

Places placesIn(const List<std::uint8_t, fullHand> &places) { return {places.begin(), places.end()}; }

} // namespace

class PokerTest : public QObject {
    Q_OBJECT

private slots:
    /// Of one deck: how many hands of five there are of each category is well known, and ranks differ where meanings do.
    void everyHandUpToFiveCards()
    {
        std::vector<Kind> deck(cardCount);
        std::iota(deck.begin(), deck.end(), Kind(0));
        std::map<Meaning, HandRank> ranks;
        std::array<int, categoryCount> counts{};
        std::size_t fewer = 0;
        for (int size = 0; size <= fullHand; ++size) {
            fewer = ranks.size();
            int turn = 0;
            forEachHand(deck, size, [&](std::span<const Kind> hand, const Places &) {
                if (turn++ % (size == fullHand ? everyNth : 1))
                    return;
                const HandRank rank = bestHand(Cards(hand));
                const Meaning meaning = plainRank(hand);
                if (meaningOf(rank) != meaning)
                    QFAIL(spelt(hand) + ": " + spelt(meaningOf(rank)) + ", not " + spelt(meaning));
                ranks.emplace(meaning, rank);
                counts[std::size_t(rank.category())] += size == fullHand;
            });
            if (QTest::currentTestFailed())
                return;
        }
        if (everyNth == 1) {
            QCOMPARE(counts, (std::array{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40}));
            QCOMPARE(ranks.size() - fewer, 7462u);
        }
        for (auto next = ranks.begin(), before = next++; next != ranks.end(); before = next++)
            if (!(before->second < next->second))
                QFAIL(spelt(before->first) + " should lose to " + spelt(next->first));
    }

    void moreCardsAgainstEveryFiveOfThem_data()
    {
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("suits");
        QTest::addColumn<bool>("again");
        QTest::newRow("one deck") << 13 << 4 << false;
        QTest::newRow("cards come again") << 13 << 4 << true;
        QTest::newRow("few values") << 4 << 4 << true;
        QTest::newRow("few values of a suit") << 6 << 1 << true;
        QTest::newRow("a suit") << 13 << 1 << true;
        QTest::newRow("two suits") << 7 << 2 << true;
        QTest::newRow("two values") << 2 << 4 << true;
    }

    void moreCardsAgainstEveryFiveOfThem()
    {
        QFETCH(int, values);
        QFETCH(int, suits);
        QFETCH(bool, again);
        Rng rng(17);
        for (int i = 0; i < 2000 / everyNth; ++i) {
            const int size = i % 50 == 0 ? 20 + int(rng.below(11)) : int(rng.below(13));
            const std::vector<Kind> cards = draw(rng, size, values, suits, again);
            const BruteForce truth(cards);
            const Cards held{std::span(cards)};
            const HandRank best = bestHand(held);
            QVERIFY2(meaningOf(best) == truth.best, spelt(cards) + ": " + spelt(meaningOf(best)) + ", not " + spelt(truth.best));
            for (int category = 0; category < categoryCount; ++category)
                QVERIFY2(canMake(held, Category(category)) == truth.made[std::size_t(category)],
                         spelt(cards) + ": " + categoryNames[category]);
            QVERIFY2(placesIn(placesOfBestHand(cards)) == truth.lowest, spelt(cards));
        }
    }

    void namedHands_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QByteArray>("rank");
        const auto row = [](const char *name, const char *cards, const char *rank) {
            QTest::newRow(name) << QString(cards) << QByteArray(rank);
        };
        row("no cards", "", "high card");
        row("a card", "9h", "high card 9");
        row("two alike", "9h 9s", "one pair 9");
        row("three alike", "9h 9s 9c", "three of a kind 9");
        row("four alike", "9h 9s 9c 9d", "four of a kind 9");
        row("four cards in two pairs", "9h 9s 4c 4d", "two pair 9 4");
        row("four of a suit are no flush", "2h 5h 9h 13h", "high card 13 9 5 2");
        row("four in a row are no straight", "5c 6h 7h 8s", "high card 8 7 6 5");
        row("four in a row of a suit are nothing", "5h 6h 7h 8h", "high card 8 7 6 5");
        row("the 14 is high", "10c 11d 12h 13s 14c", "straight 14");
        row("the 14 is 1", "14c 2d 3h 4s 5c", "straight 5");
        row("the 14 is 1 in a straight flush", "14s 2s 3s 4s 5s", "straight flush 5");
        row("the 14 is not in the middle", "13c 14d 2h 3s 4c", "high card 14 13 4 3 2");
        row("the higher straight", "14c 2d 3h 4s 5c 6c", "straight 6");
        row("the straight flush, not the higher straight", "4h 5h 6h 7h 8h 9c", "straight flush 8");
        row("straight and flush apart", "4h 5h 6h 7h 8c 13h", "flush 13 7 6 5 4");
        row("suits don't run into each other", "13c 14c 2d 3d 4d", "high card 14 13 4 3 2");
        row("five alike are four", "9h 9h 9s 9c 9d", "four of a kind 9 9");
        row("five alike and a lower card", "9h 9h 9s 9c 9d 4c", "four of a kind 9 9");
        row("five alike and a higher card", "9h 9h 9s 9c 9d 11c", "four of a kind 9 11");
        row("twice four alike", "9h 9h 9s 9c 4d 4c 4h 4s", "four of a kind 9 4");
        row("a flush with the same card twice", "9h 9h 4h 3h 2h", "flush 9 9 4 3 2");
        row("two of a card make the better flush", "2h 3h 9h 9h 14h 14h 4h", "flush 14 14 9 9 4");
        row("three alike in a flush", "9h 9h 9h 3h 2h", "flush 9 9 9 3 2");
        row("a full house of one suit", "9h 9h 9h 3h 3h", "full house 9 3");
        row("two threes make a full house", "9h 9d 9c 3h 3d 3s", "full house 9 3");
        row("the highest two pairs of three, the third the kicker", "9h 9d 7c 7h 5d 5s 4s", "two pair 9 7 5");
        row("the better of two flushes", "3c 5c 7c 9c 13c 2h 5h 8h 9h 13h", "flush 13 9 8 5 2");
    }

    void namedHands()
    {
        QFETCH(QString, cards);
        QFETCH(QByteArray, rank);
        QCOMPARE(spelt(meaningOf(bestHand(Cards(cardsOf(cards))))), rank);
    }

    void winners_data()
    {
        QTest::addColumn<QString>("higher");
        QTest::addColumn<QString>("lower");
        QTest::newRow("a missing kicker is lower than any") << "9c 9d 2h"
                                                            << "9h 9s";
        QTest::newRow("fewer cards may win") << "9c 9d"
                                             << "8c 8d 14c 13h 12s";
        QTest::newRow("fewer cards, no kicker") << "9c 9d 9h 9s 2c"
                                                << "9c 9d 9h 9s";
        QTest::newRow("a card or none") << "2c"
                                        << "";
        QTest::newRow("a straight from 14 is the lowest") << "2c 3c 4c 5c 6d"
                                                          << "14d 2d 3h 4s 5c";
        QTest::newRow("the three counts before the two") << "4c 4d 4h 2c 2d"
                                                         << "3c 3d 3h 14c 14d";
    }

    void winners()
    {
        QFETCH(QString, higher);
        QFETCH(QString, lower);
        QVERIFY(bestHand(Cards(cardsOf(higher))) > bestHand(Cards(cardsOf(lower))));
    }

    void suitsMakeNoDifference() { QCOMPARE(bestHand(Cards(cardsOf("9c 9d 7c 4c 2c"))), bestHand(Cards(cardsOf("2s 4h 7s 9h 9s")))); }

    void exactCategories_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QByteArray>("categories");
        const auto row = [](const char *name, const char *cards, const char *categories) {
            QTest::newRow(name) << QString(cards) << QByteArray(categories);
        };
        row("four cards are not five", "9c 9d 9h 9s", "");
        row("a flush is not the pair in it", "9h 9h 4h 3h 2h", "flush");
        row("a straight flush is neither straight nor flush", "5h 6h 7h 8h 9h", "straight flush");
        row("one more card frees the flush", "5h 6h 7h 8h 9h 13h", "flush, straight flush");
        row("another suit frees the straight", "5h 6h 7h 8h 9h 9c", "one pair, straight, straight flush");
        row("only the 14 of another suit", "14c 2h 3h 4h 5h", "straight");
        row("only the 2 of another suit", "14h 2c 3h 4h 5h", "straight");
        row("four alike hold no full house", "9h 9d 9s 9c 2c", "four of a kind");
        row("four and two alike", "9h 9d 9s 9c 2c 2d", "full house, four of a kind");
        row("five alike", "9h 9d 9s 9c 9c", "four of a kind");
    }

    void exactCategories()
    {
        QFETCH(QString, cards);
        QFETCH(QByteArray, categories);
        QByteArrayList made;
        for (int category = 0; category < categoryCount; ++category)
            if (canMake(Cards(cardsOf(cards)), Category(category)))
                made.append(categoryNames[category]);
        QCOMPARE(made.join(", "), categories);
    }

    void lowestOfEqualHands_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QList<int>>("places");
        const auto row = [](const char *name, const char *cards, const QList<int> &places) {
            QTest::newRow(name) << QString(cards) << places;
        };
        row("none", "", {});
        row("all of four, the lowest first", "9c 14d 2h 9d", {2, 0, 3, 1});
        row("the lowest suit", "9s 10d 11h 12c 13s 9d 9h", {5, 1, 2, 3, 4});
        row("the lowest card counts first", "9s 10s 11h 12c 13s 9c 10c", {5, 6, 2, 3, 4});
        row("a flush stays a flush", "2s 4s 6s 8s 10s 4c", {0, 1, 2, 3, 4});
        row("the lower suit of two flushes", "2s 4s 6s 8s 10s 2d 4d 6d 8d 10d", {5, 6, 7, 8, 9});
        row("a 14 that is 1 comes last", "14s 5c 4d 3h 2s 14h", {4, 3, 2, 1, 5});
        row("the same card twice", "9h 9h 14c 13d 12h 11s 9h", {0, 1, 6, 3, 2});
    }

    void lowestOfEqualHands()
    {
        QFETCH(QString, cards);
        QFETCH(QList<int>, places);
        const Places found = placesIn(placesOfBestHand(cardsOf(cards)));
        QCOMPARE(QList<int>(found.begin(), found.end()), places);
    }

private:
    /// Cards of that many values in a row, after 14 from 2 on again, and of that many suits.
    static std::vector<Kind> draw(Rng &rng, int size, int values, int suits, bool again)
    {
        const auto below = [&](int n) { return int(rng.below(std::uint32_t(n))); };
        const int firstValue = below(suitSize), firstSuit = below(suitCount);
        std::vector<Kind> cards;
        while (int(cards.size()) < size) {
            const int suit = (firstSuit + below(suits)) % suitCount, value = (firstValue + below(values)) % suitSize;
            const Kind card = cardOf(Suit(suit), lowestValue + value);
            if (again || std::ranges::find(cards, card) == cards.end())
                cards.push_back(card);
        }
        return cards;
    }
};

BOMBSHELF_TEST(PokerTest)
#include "tst_poker.moc"
