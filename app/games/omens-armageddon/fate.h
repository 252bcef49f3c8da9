#pragma once

#include "../omens/prospects.h"

namespace bombshelf::omens_armageddon {

using namespace omens;

/// What a hand may turn out to be, as far as someone sees it: how likely each category is, and which value then decides among
/// equals (0: any).
class Fate {
public:
    static constexpr std::size_t categories = std::size_t(Category::straightFlush) + 1;
    using PerCategory = std::array<float, categories>;

    /// Never comes to anything, but for what is added.
    Fate() = default;
    /// Cards that are seen, of a hand that may also be made of so many others.
    Fate(const Hand &seen, float unseen);

    void add(const Fate &other, float share);

    const PerCategory &chances() const { return m_chances; }
    /// For each category that the other's hand may be of: that this one is better.
    PerCategory beats(const Fate &other) const;

private:
    PerCategory m_chances{}, m_values{};
};

} // namespace bombshelf::omens_armageddon
