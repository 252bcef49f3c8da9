#include "weights.h"

#include <algorithm>
#include <cmath>
#include <locale>
#include <sstream>
#include <stdexcept>
#include <string>

namespace bombshelf {

namespace {

/// In the classic locale: a weight is spelt alike on every machine.
std::istringstream reading(const std::string &text)
{
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    return in;
}

} // namespace

std::vector<float> readWeights(WeightNames names, std::string_view text)
{
    std::vector<float> weights(names.size());
    std::vector<bool> given(names.size());
    auto lines = reading(std::string(text));
    for (std::string line; std::getline(lines, line);) {
        auto words = reading(line.substr(0, line.find('#')));
        std::string name, rest;
        if (!(words >> name))
            continue;
        const auto place = std::size_t(std::ranges::find(names, name) - names.begin());
        if (place == names.size())
            throw std::invalid_argument("no weight is called \"" + name + "\"");
        if (!(words >> weights[place]) || words >> rest || !std::isfinite(weights[place]) || given[place])
            throw std::invalid_argument("one number belongs to the weight \"" + name + "\"");
        given[place] = true;
    }
    if (const auto missing = std::ranges::find(given, false); missing != given.end())
        throw std::invalid_argument("the weight \"" + std::string(names[std::size_t(missing - given.begin())]) + "\" is missing");
    return weights;
}

} // namespace bombshelf
