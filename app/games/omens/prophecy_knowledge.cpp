#include "prophecy_knowledge.h"

#include "core/vocabulary.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::omens {

namespace {

enum Feature : std::uint8_t {
    even,
    all, ///< the logarithms of all seats' chances, added up
    least, ///< the least of them
    lacking, ///< seats that have not got what they want
    hurry, ///< those, for each step to the end
    left, ///< cards that may come, by tens for each seat
    help, ///< helpers left
};
constexpr auto namesOfFeatures = vocabulary<Feature>({{even, "even"},
                                                      {all, "all-chances"},
                                                      {least, "least-chance"},
                                                      {lacking, "lacking"},
                                                      {hurry, "hurry"},
                                                      {left, "cards-left"},
                                                      {help, "help"}});

constexpr Merit meritsOfProphecies[] = {{"all", bitsOf(all)}, {"hardest", bitsOf(least)}, {"hurry", bitsOf(hurry)}, {"help", bitsOf(help)}};

} // namespace

WeightNames prophecyFeatures() { return namesOfFeatures; }
Merits prophecyMerits() { return meritsOfProphecies; }

void describe(const State &state, const Standing &standing, Features &out)
{
    constexpr float notLost = 0.02f; // before the end nobody is
    out[even] = 1;
    for (const float chance : standing.chances) {
        const float logarithm = std::log((chance + notLost) / (1 + notLost));
        out[all] += logarithm;
        out[least] = std::min(out[least], logarithm);
        out[lacking] += chance < 1;
    }
    out[hurry] = out[lacking] / standing.untilEnd;
    out[left] = float(standing.cardsLeft) / float(10 * teamOf(state).seats);
    out[help] = float(state.table.count(helperZone));
}

} // namespace bombshelf::omens
