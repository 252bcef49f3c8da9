#pragma once

#include "arguments.h"

namespace bombshelf::lab {

/// One word of the command line after the program's name. `run` returns the exit code and may throw BadUse.
struct Command {
    std::string_view name;
    std::string_view words; ///< its plain arguments, for the help
    std::string_view help;
    std::span<const Flag> flags;
    int (*run)(const Arguments &arguments);
};

extern const Command listCommand, simulateCommand, arenaCommand, teamCommand, traceCommand, verifyCommand, lessonCommand, benchCommand,
    tuneCommand, askCommand, ladderCommand, chanceCommand, stylesCommand, exploitCommand;

} // namespace bombshelf::lab
