#pragma once

#include "games/omens/draw_odds.h"

namespace bombshelf::omens_armageddon {

using namespace omens;

/// What a hand may turn out to be, as far as someone sees it: how likely each category is, and which value then decides among
/// equals (0: any).
class HandOdds {
public:
    /// Never comes to anything, but for what is added.
    HandOdds() = default;
    /// Cards that are seen, of a hand that may also be made of `unseen` others.
    HandOdds(const Hand &seen, float unseen);

    void add(const HandOdds &other, float share);

    const Chances &chances() const { return m_chances; }
    /// For each category that the other's hand may be of: that this one is better.
    Chances beats(const HandOdds &other) const;

private:
    Chances m_chances{}, m_values{};
};

} // namespace bombshelf::omens_armageddon
