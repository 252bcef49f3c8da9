#include "commands.h"

#include "json.h"
#include "run.h"

#include "core/spelling.h"
#include "match/replay.h"

#include <cstdio>

namespace bombshelf::lab {

namespace {

/// Writes down what the generator gave, and what was seen of it, as docs/record.md says.
class Notary final : public Teller, public ChanceListener {
public:
    explicit Notary(const Descriptor &game) : m_game(game) {}

    void drew(std::uint32_t n, std::uint32_t number) override
    {
        m_draws.begin('[');
        m_draws.number(std::int64_t(n));
        m_draws.number(std::int64_t(number));
        m_draws.end(']');
    }
    void fell(std::span<const std::uint8_t>, int) override {}
    void tell(const Event &event, const State &) override
    {
        const Term &term = m_game.events[event.what];
        std::string words(term.name);
        if (event.seat != noSeat)
            words += " seat " + std::to_string(event.seat);
        for (std::size_t i = 0; i < event.args.size(); ++i)
            if (term.args[i])
                words += ' ' + spell(*term.args[i], event.args[i]);
        m_events.string(words);
    }

    /// Of the deal, number -1, or a move.
    void line(int move)
    {
        std::printf("{\"move\":%d,\"draws\":[%s],\"events\":[%s]}\n", move, m_draws.text().c_str(), m_events.text().c_str());
        m_draws.clear();
        m_events.clear();
    }

private:
    const Descriptor &m_game;
    JsonWriter m_draws, m_events;
};

int chance(const Arguments &arguments)
{
    const Replay found = replayed(arguments);
    if (!found.ended)
        throw std::runtime_error("the match is not over: its cards and dice are nobody's business yet");
    Notary notary(found.setup.rules->descriptor());
    int move = -2;
    const auto before = [&] {
        if (++move > -1)
            notary.line(move - 1);
    };
    found.course.retell(&notary, before, &notary);
    notary.line(move);
    return 0;
}

} // namespace

const Command chanceCommand{"chance", "FILE", "prints all that chance brought in a match that is over (docs/record.md)", {}, chance};

} // namespace bombshelf::lab
