#include "arguments.h"

#include <algorithm>
#include <charconv>

namespace bombshelf::lab {

namespace {

template <class T> T parse(std::string_view flag, std::string_view text, T least, T most)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        throw BadUse("--" + std::string(flag) + " takes a whole number from " + std::to_string(least) + " to " +
                     std::to_string(most) + ", not \"" + std::string(text) + "\"");
    return value;
}

} // namespace

Arguments::Arguments(std::span<const std::string> words, std::span<const Flag> flags)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (!word.starts_with('-') || word == "-") {
            m_plain.push_back(word);
            continue;
        }
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string name = word.starts_with("--") ? word.substr(2, equals - 2) : std::string();
        const auto flag = std::ranges::find(flags, name, &Flag::name);
        if (name.empty() || flag == flags.end())
            throw BadUse("unknown option \"" + word + "\"");
        const bool joined = equals < word.size();
        if (flag->value.empty() ? joined : !joined && i + 1 == words.size())
            throw BadUse("--" + name + (flag->value.empty() ? " takes no value" : " needs a value"));
        m_given.emplace_back(name, flag->value.empty() ? "" : joined ? word.substr(equals + 1) : words[++i]);
    }
}

bool Arguments::has(std::string_view flag) const
{
    return std::ranges::any_of(m_given, [flag](const auto &given) { return given.first == flag; });
}

std::string Arguments::text(std::string_view flag, std::string_view otherwise) const
{
    const std::vector<std::string> given = all(flag);
    return given.empty() ? std::string(otherwise) : given.back();
}

std::vector<std::string> Arguments::all(std::string_view flag) const
{
    std::vector<std::string> values;
    for (const auto &[name, value] : m_given)
        if (name == flag)
            values.push_back(value);
    return values;
}

std::int64_t Arguments::number(std::string_view flag, std::int64_t otherwise, std::int64_t least,
                               std::int64_t most) const
{
    return has(flag) ? parse(flag, text(flag, ""), least, most) : otherwise;
}

std::uint64_t Arguments::seed(std::string_view flag, std::uint64_t otherwise) const
{
    return has(flag) ? parse<std::uint64_t>(flag, text(flag, ""), 0, ~std::uint64_t(0)) : otherwise;
}

std::vector<std::string> splitAtCommas(std::string_view text)
{
    std::vector<std::string> parts(1);
    for (const char letter : text) {
        if (letter == ',')
            parts.emplace_back();
        else
            parts.back() += letter;
    }
    return parts;
}

} // namespace bombshelf::lab
