#pragma once

#include "descriptor.h"

#include <algorithm>
#include <cstddef>

namespace bombshelf {

/// An enumerator, and how records, traces and catalogues say it: a word, or a Term.
template <class Enum, class Said> struct Entry {
    Enum value;
    Said said;
};

constexpr std::string_view wordOf(std::string_view word) { return word; }
constexpr std::string_view wordOf(const Term &term) { return term.name; }
constexpr std::string_view wordOf(const Option &option) { return option.id; }

/// Whether an enumerator has this value, as GCC and clang print it: "game::Verb::split", where a value without one is
/// "(game::Verb)11". Other compilers do without this check.
template <auto value> consteval bool isEnumerator()
{
#ifdef __GNUC__
    constexpr std::string_view text = __PRETTY_FUNCTION__;
    return text[text.find_last_of(":)")] == ':';
#else
    return false;
#endif
}

/// What is said of each enumerator, by its value. A table does not compile if it is not in the enum's order, if an enumerator
/// is missing, or if two are said alike. An enum that continues another gives the other's table as `before`.
template <class Enum, class Said = std::string_view, std::size_t count, std::size_t first = 0>
consteval std::array<Said, first + count> vocabulary(const Entry<Enum, Said> (&entries)[count], const std::array<Said, first> &before = {})
{
    static_assert(!isEnumerator<Enum(first + count)>(), "an enumerator is missing");
    std::array<Said, first + count> all{};
    std::ranges::copy(before, all.begin());
    for (std::size_t i = 0; i < count; ++i) {
        if (std::size_t(entries[i].value) != first + i)
            throw "an enumerator is missing, doubled or out of order";
        all[first + i] = entries[i].said;
        for (std::size_t other = 0; other < first + i; ++other)
            if (wordOf(all[other]) == wordOf(entries[i].said))
                throw "two enumerators are said alike";
    }
    return all;
}

} // namespace bombshelf
