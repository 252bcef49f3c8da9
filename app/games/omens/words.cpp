#include "words.h"

#include "poker.h"

// clang-format off
namespace bombshelf::omens {

namespace {

constexpr std::string_view pieces[] = {
    "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c", "11c", "12c", "13c", "14c",
    "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d", "10d", "11d", "12d", "13d", "14d",
    "2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "10h", "11h", "12h", "13h", "14h",
    "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "11s", "12s", "13s", "14s",
    "bookseller", "driver", "boy", "hound", "witch", "witch-hunter", "sergeant", "medium", "prophet", "postman",
    "gabriel", "beelzebub",
    "prophecy-two-pair", "prophecy-three-of-a-kind", "prophecy-straight", "prophecy-flush", "prophecy-full-house",
    "prophecy-four-of-a-kind",
    "1", "2", "3", "4", "5", "6",
};
constexpr std::string_view spots[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",
                                      "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"};
static_assert(std::size(pieces) == face1 + dieSides);

constexpr auto categories = vocabulary<Category>({
    {Category::highCard, "high-card"}, {Category::onePair, "one-pair"}, {Category::twoPair, "two-pair"},
    {Category::threeOfAKind, "three-of-a-kind"}, {Category::straight, "straight"}, {Category::flush, "flush"},
    {Category::fullHouse, "full-house"}, {Category::fourOfAKind, "four-of-a-kind"}, {Category::straightFlush, "straight-flush"},
});

} // namespace

const Domain pieceDomain{"piece", pieces};
const Domain categoryDomain{"category", categories};
const Domain difficultyDomain{"difficulty", difficultyWords};
const Domain spotDomain{"spot", spots};

} // namespace bombshelf::omens
