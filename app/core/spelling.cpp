#include "spelling.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace bombshelf {

namespace {

std::string_view nextWord(std::string_view &text)
{
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(std::min(space + 1, text.size()));
    return word;
}

std::optional<std::uint8_t> parseValue(const Domain &domain, std::string_view word)
{
    if (const auto found = std::ranges::find(domain.words, word); found != domain.words.end())
        return std::uint8_t(found - domain.words.begin());
    std::uint8_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (!domain.words.empty() || error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return value;
}

} // namespace

std::string spell(const Domain &domain, int value)
{
    if (domain.words.empty() || value < 0 || value >= int(domain.words.size()))
        return std::to_string(value);
    return std::string(domain.words[std::size_t(value)]);
}

std::string spell(const Descriptor &game, Move move)
{
    const Term &verb = game.verbs[move.verb];
    const std::array values{move.a, move.b, move.c};
    std::string text(verb.name);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (verb.args[i])
            text += ' ' + spell(*verb.args[i], values[i]);
    return text;
}

std::optional<Move> parseMove(const Descriptor &game, std::string_view text)
{
    const std::string_view whole = text;
    const std::string_view name = nextWord(text);
    const auto verb = std::ranges::find(game.verbs, name, &Term::name);
    if (verb == game.verbs.end())
        return std::nullopt;
    std::array<std::uint8_t, 3> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!verb->args[i])
            continue;
        const auto value = parseValue(*verb->args[i], nextWord(text));
        if (!value)
            return std::nullopt;
        values[i] = *value;
    }
    const Move move{std::uint8_t(verb - game.verbs.begin()), values[0], values[1], values[2]};
    // One spelling per move: no spare spaces, no leading zeros.
    return spell(game, move) == whole ? std::optional(move) : std::nullopt;
}

} // namespace bombshelf
