#include "commands.h"

#include "match/plain.h"
#include "streams/streams.h"

#include <algorithm>
#include <climits>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace bombshelf::lab;

const Command *const commands[] = {&listCommand,  &simulateCommand, &arenaCommand,  &ladderCommand, &teamCommand,
                                   &traceCommand, &verifyCommand,   &chanceCommand, &lessonCommand, &benchCommand,
                                   &tuneCommand,  &askCommand,      &stylesCommand, &exploitCommand};

void printHelp()
{
    std::puts("bombshelf-lab COMMAND ...: the games and bots of Bombshelf without a window");
    for (const Command *command : commands) {
        const char *space = command->words.empty() ? "" : " ";
        std::printf("\n%s%s%s: %s\n", command->name.data(), space, command->words.data(), command->help.data());
        for (const Flag &flag : command->flags)
            std::printf("  --%-10s %-7s %s\n", flag.name.data(), flag.value.data(), flag.help.data());
    }
}

int runCommand(const std::vector<std::string> &words)
{
    if (words.empty())
        throw BadUse("which command? see bombshelf-lab --help");
    if (words[0] == "help" || std::ranges::find(words, "--help") != words.end()) {
        printHelp();
        return 0;
    }
    const auto command = std::ranges::find(commands, words[0], &Command::name);
    if (command == std::end(commands))
        throw BadUse("no command is called \"" + words[0] + "\"; see bombshelf-lab --help");
    return (*command)->run(Arguments(std::span(words).subspan(1), (*command)->flags));
}

/// A disk that is full is told of when the last of the output is handed over.
void finishOutput()
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw std::runtime_error("the output could not be written");
}

/// On one line, whatever it repeats of what was typed.
void tell(const std::exception &problem)
{
    const QString sentence = bombshelf::plain(QString::fromLocal8Bit(problem.what()), INT_MAX);
    std::fprintf(stderr, "bombshelf-lab: %s\n", qPrintable(sentence));
}

} // namespace

int main(int argc, char **argv)
{
    const bombshelf::StandardStreams streams;
    try {
        const int code = runCommand({argv + 1, argv + argc});
        finishOutput();
        return code;
    } catch (const BadUse &problem) {
        tell(problem);
        return 2;
    } catch (const std::exception &problem) {
        tell(problem);
        return 1;
    }
}
