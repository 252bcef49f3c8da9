#pragma once

#include "core/vocabulary.h"

#include <cstdint>

namespace bombshelf::omens_death {

/// What bots know of this battle goes by these.
enum Weight : std::uint8_t {
    drawn, ///< the share of the deck's cards that come into hands and are of use there
    unseenDraws, ///< a partner's face-down card was kept as the best of this many
    spared, ///< how often somebody who has a card of some value can do without it
    kept, ///< how often a card of no use yet is kept: only dice let one go
    dropDraws, ///< draws that a discard brings beyond those that are to be expected
    exchangeDraws, ///< and an exchange
    priceOfHelp, ///< how many times as good a helper must make the turn
    saving ///< what it is worth that a card can be discarded and none of the deck is lost
};
inline constexpr auto namesOfWeights = vocabulary<Weight>({{drawn, "drawn"},
                                                           {unseenDraws, "unseen-draws"},
                                                           {spared, "spared"},
                                                           {kept, "kept"},
                                                           {dropDraws, "drop-draws"},
                                                           {exchangeDraws, "exchange-draws"},
                                                           {priceOfHelp, "price-of-help"},
                                                           {saving, "saving"}});

} // namespace bombshelf::omens_death
