#include "terminal.h"

#include "console.h"
#include "reception.h"
#include "text_match.h"

namespace bombshelf {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Terminal)
};

} // namespace

int playInText(const QString &gameId, const QString &record)
{
    Console console;
    try {
        Reception reception(console);
        auto match = record.isEmpty() ? reception.match(gameId) : reception.resumed(record);
        if (!match)
            return 1;
        const bool isNew = match->moveCount() == 0;
        TextMatch(console).play(std::move(match), isNew);
    } catch (const Console::Ended &) {
    }
    console.say(Texts::tr("Goodbye. A match that is not over is kept: you can go on with it here or in the window."));
    return console.isHeard() ? 0 : 1;
}

} // namespace bombshelf
