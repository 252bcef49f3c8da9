#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::test {

/// Nim with one heap of ten: take one to three by turns, whoever takes the last wins. From a heap that is no multiple of four
/// the one good move leaves one. Two seats.
const Rules &nim();
enum NimVerb { take };

/// Two closed boxes, a gem in one of them. A seat alone opens one, or first looks into the left one: then it can't go wrong.
const Rules &boxes();
enum BoxVerb { look, openBox };

/// Two seats call heads or tails in secret, at once; the second wins if they are the same. Nobody can do better than chance.
const Rules &pennies();

} // namespace bombshelf::test
