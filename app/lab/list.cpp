#include "commands.h"

#include "core/rules.h"
#include "games/catalogue.h"
#include "run.h"

#include <cstdio>

namespace bombshelf::lab {

namespace {

void print(std::string_view text) { std::printf("%.*s", int(text.size()), text.data()); }

/// At how many seats the value holds until another is chosen; nothing, if at none.
std::string defaultNote(const Descriptor &game, const Option &option, std::size_t value)
{
    int least = 0, most = 0;
    for (int seats = game.minSeats; seats <= game.maxSeats; ++seats)
        if (option.byDefault.with(seats) == value) {
            least = least ? least : seats;
            most = seats;
        }
    if (!most)
        return {};
    return least == game.minSeats && most == game.maxSeats ? " (default)" : " (default at " + range(least, most) + " seats)";
}

int list(const Arguments &arguments)
{
    if (!arguments.plain().empty())
        throw BadUse("too many words: \"" + arguments.plain()[0] + "\"");
    for (const Rules *rules : catalogue()) {
        const Descriptor &game = rules->descriptor();
        print(game.id);
        std::printf("  rules %d, seats %d-%d\n", game.rulesVersion, game.minSeats, game.maxSeats);
        for (const Option &option : game.options) {
            print("  --option ");
            print(option.id);
            for (std::size_t i = 0; i < option.values.size(); ++i) {
                print(i == 0 ? "=" : "|");
                print(option.values[i]);
                print(defaultNote(game, option, i));
            }
            print("\n");
        }
    }
    return 0;
}

} // namespace

const Command listCommand{"list", "", "the games, with their seats and options", {}, list};

} // namespace bombshelf::lab
