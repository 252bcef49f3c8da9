#pragma once

#include <optional>
#include <string>

namespace bombshelf {

/// Standard input and output as they are on every other system: UTF-8, lines that end in a line feed. On Windows a console
/// speaks a language of its own and lines end otherwise; the console gets its own back at the end. Each program has one of
/// these for as long as it says anything. (That words of the command line are UTF-8, too, is due to windows.manifest.)
class StandardStreams {
public:
    enum class Console {
        own,
        callers, ///< a program with a window has none, but may speak on that of whoever called it, unless its streams are led elsewhere
    };
    explicit StandardStreams(Console console = Console::own);
    ~StandardStreams();
    StandardStreams(const StandardStreams &) = delete;
    StandardStreams &operator=(const StandardStreams &) = delete;

private:
    [[maybe_unused]] unsigned m_codePage; ///< the console's own; 0 where there is none
};

/// The next line of the standard input in UTF-8, without its end; none once the input is at its end.
std::optional<std::string> readLine();

} // namespace bombshelf
