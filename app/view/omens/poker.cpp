#include "poker.h"

#include "games/omens/poker.h"
#include "games/omens/words.h"
#include "match/word.h"

#include <algorithm>
#include <optional>
#include <set>

namespace bombshelf {

using namespace omens;

namespace {

constexpr Category leastGreat = Category::straight;

QString wordOf(Category category) { return fromWord(categoryDomain.words[std::size_t(category)]); }

QStringList wordsOf(const std::set<Category, std::greater<>> &categories)
{
    QStringList words;
    for (const Category category : categories)
        words << wordOf(category);
    return words;
}

template <class Places> QVariantList toList(const Places &places)
{
    QVariantList list;
    for (const int place : places)
        list << place;
    return list;
}

/// How many of the cards share the value of that one.
int alike(std::span<const Kind> cards, Kind card) { return int(std::ranges::count(cards, valueOf(card), valueOf)); }

/// Whether the category is in all cards of a hand, not in some that share a value.
bool isOfAll(Category category)
{
    return category == Category::straight || category == Category::flush || category == Category::straightFlush;
}

std::vector<Kind> kindsOf(const QStringList &cards)
{
    std::vector<Kind> kinds;
    for (const QString &card : cards) {
        const auto word = std::ranges::find(pieceDomain.words, card, fromWord);
        const Kind kind = Kind(word - pieceDomain.words.begin());
        if (isCard(kind))
            kinds.push_back(kind);
    }
    return kinds;
}

std::optional<Category> categoryOf(const QString &text)
{
    const auto word = std::ranges::find(categoryDomain.words, text, fromWord);
    return word == categoryDomain.words.end() ? std::nullopt : std::optional(Category(word - categoryDomain.words.begin()));
}

/// The cards that may come to a hand.
std::vector<Kind> comingTo(const QStringList &hand, const QStringList &gone)
{
    const std::vector<Kind> never = kindsOf(hand + gone);
    std::vector<Kind> coming;
    for (Kind card = 0; card < cardCount; ++card)
        if (std::ranges::count(never, card) == 0)
            coming.push_back(card);
    return coming;
}

Cards with(Cards cards, Kind card)
{
    cards.add(card);
    return cards;
}

} // namespace

QStringList Poker::categories()
{
    QStringList words;
    for (const std::string_view word : categoryDomain.words)
        words.prepend(fromWord(word));
    return words;
}

QString Poker::category(const QStringList &cards)
{
    return cards.isEmpty() ? QString() : wordOf(bestHand(Cards(kindsOf(cards))).category());
}

bool Poker::canMake(const QStringList &cards, const QString &category)
{
    const auto wanted = categoryOf(category);
    return wanted && omens::canMake(Cards(kindsOf(cards)), *wanted);
}

bool Poker::isACardShort(const QStringList &cards, const QString &category, const QStringList &gone)
{
    const auto wanted = categoryOf(category);
    if (!wanted || canMake(cards, category))
        return false;
    const Cards held(kindsOf(cards));
    const std::vector<Kind> coming = comingTo(cards, gone);
    return std::ranges::any_of(coming, [&](Kind card) { return omens::canMake(with(held, card), *wanted); });
}

QVariantList Poker::makers(const QStringList &cards)
{
    const std::vector<Kind> kinds = kindsOf(cards);
    const HandRank rank = bestHand(Cards(kinds));
    const auto best = placesOfBestHand(kinds);
    std::vector<Kind> hand;
    for (const int place : best)
        hand.push_back(kinds[std::size_t(place)]);
    std::vector<int> makers;
    for (const int place : best) {
        const Kind card = kinds[std::size_t(place)];
        const bool single = rank.category() == Category::highCard && valueOf(card) == rank.kicker(0);
        if (single || isOfAll(rank.category()) || alike(hand, card) > 1)
            makers.push_back(place);
    }
    return toList(makers);
}

bool Poker::isGreat(const QString &category)
{
    const auto found = categoryOf(category);
    return found && *found >= leastGreat;
}

QStringList Poker::possible(const QStringList &cards, const QStringList &gone)
{
    const Cards held(kindsOf(cards));
    const Category now = bestHand(held).category();
    std::set<Category, std::greater<>> found;
    for (const Kind card : comingTo(cards, gone))
        if (const Category then = bestHand(with(held, card)).category(); then > now && then >= leastGreat)
            found.insert(then);
    return wordsOf(found);
}

} // namespace bombshelf
