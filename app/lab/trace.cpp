#include "commands.h"

#include "json.h"
#include "run.h"
#include "seeds.h"

#include "core/spelling.h"
#include "match/house_set.h"

#include <QJsonDocument>

#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag traceFlags[] = {seatsFlag, botsFlag, matchesFlag, seedFlag, optionFlag, setFlag, iterationsFlag, timeFlag};

/// Writes what happens at one table as docs/trace.md says.
class Tracer final : public Witness {
public:
    explicit Tracer(const Run &run) : m_run(run), m_game(run.rules->descriptor()) {}

    void header(int match, std::uint64_t seed)
    {
        m_json.begin('{');
        member("trace", 1);
        member("match", match);
        m_json.key("game");
        m_json.string(m_game.id);
        member("rules", m_game.rulesVersion);
        member("seats", m_run.setup.seats);
        m_json.key("options");
        m_json.begin('{');
        for (std::size_t i = 0; i < m_game.options.size(); ++i) {
            m_json.key(m_game.options[i].id);
            m_json.string(m_game.options[i].values[m_run.setup.options[i]]);
        }
        m_json.end('}');
        if (!m_game.houseSet.empty()) {
            m_json.key("set");
            m_json.word(QJsonDocument(setToJson(m_game, m_run.setup)).toJson(QJsonDocument::Compact).toStdString());
        }
        m_json.key("seed");
        m_json.string(std::to_string(seed));
        m_json.key("bots");
        m_json.begin('[');
        for (const std::string &bot : m_run.bots)
            m_json.string(bot);
        m_json.end(']');
        endLine();
    }

    void dealt(const State &state) override
    {
        m_json.begin('{');
        m_json.key("deal");
        m_json.boolean(true);
        eventsAndState(state);
        endLine();
    }

    void decided(int n, Seat seat, const Moves &legal, Move move, const State &after) override
    {
        m_json.begin('{');
        member("n", n);
        member("seat", seat);
        m_json.key("legal");
        m_json.begin('[');
        for (const Move choice : legal)
            m_json.string(spell(m_game, choice));
        m_json.end(']');
        m_json.key("move");
        m_json.string(spell(m_game, move));
        eventsAndState(after);
        endLine();
    }

    void end(const MatchEnd &played)
    {
        m_json.begin('{');
        m_json.key("end");
        m_json.boolean(true);
        member("moves", played.moves);
        bySeat("points", [&](Seat seat) { m_json.number(played.points[seat]); });
        bySeat("payoff", [&](Seat seat) { m_json.number(played.result.payoff[seat]); });
        m_json.key("winners");
        m_json.begin('[');
        for (Seat seat = 0; seat < m_run.setup.seats; ++seat)
            if (played.result.winners.has(seat))
                m_json.number(seat);
        m_json.end(']');
        endLine();
    }

    void tell(const Event &event, const State &) override
    {
        const Term &term = m_game.events[event.what];
        m_events.begin('{');
        m_events.key("what");
        m_events.string(term.name);
        m_events.key("seat");
        if (event.seat == noSeat)
            m_events.null();
        else
            m_events.number(event.seat);
        m_events.key("args");
        m_events.begin('[');
        for (std::size_t i = 0; i < event.args.size(); ++i)
            if (term.args[i])
                value(m_events, *term.args[i], event.args[i]);
        m_events.end(']');
        m_events.end('}');
    }

private:
    static void value(JsonWriter &json, const Domain &domain, int number)
    {
        if (domain.words.empty())
            json.number(number);
        else
            json.string(spell(domain, number));
    }

    void member(std::string_view name, int number)
    {
        m_json.key(name);
        m_json.number(number);
    }

    template <class Write> void bySeat(std::string_view name, Write write)
    {
        m_json.key(name);
        m_json.begin('[');
        for (Seat seat = 0; seat < m_run.setup.seats; ++seat)
            write(seat);
        m_json.end(']');
    }

    void eventsAndState(const State &state)
    {
        m_json.key("events");
        m_json.begin('[');
        if (!m_events.text().empty())
            m_json.word(m_events.text());
        m_events.clear();
        m_json.end(']');
        m_json.key("state");
        m_json.begin('{');
        m_json.key("zones");
        zones(state.table);
        m_json.key("facts");
        facts(state);
        m_json.end('}');
    }

    void zones(const Table &table)
    {
        m_json.begin('{');
        for (std::size_t z = 0; z < m_game.zones.size();) {
            const ZoneInfo &info = m_game.zones[z];
            m_json.key(info.name);
            if (info.seat == noSeat) {
                cards(table, Zone(z++));
                continue;
            }
            // One of each seat, side by side in the descriptor.
            m_json.begin('[');
            for (; z < m_game.zones.size() && m_game.zones[z].name == info.name; ++z)
                if (m_game.zones[z].seat < m_run.setup.seats)
                    cards(table, Zone(z));
            m_json.end(']');
        }
        m_json.end('}');
    }

    void cards(const Table &table, Zone zone)
    {
        m_json.begin('[');
        for (const Piece &piece : table.in(zone)) {
            const std::string kind = spell(*m_game.kinds, piece.kind);
            m_json.string(piece.faceUp ? kind : '(' + kind + ')');
        }
        m_json.end(']');
    }

    void facts(const State &state)
    {
        Facts facts;
        m_run.rules->facts(state, facts);
        m_json.begin('{');
        for (int i = 0; i < facts.size();) {
            const Fact &first = facts[i];
            m_json.key(first.name);
            if (first.seat == noSeat && !first.listed) {
                value(m_json, *first.domain, facts[i++].value);
                continue;
            }
            m_json.begin('[');
            for (; i < facts.size() && facts[i].name == first.name; ++i)
                value(m_json, *facts[i].domain, facts[i].value);
            m_json.end(']');
        }
        m_json.end('}');
    }

    void endLine()
    {
        m_json.end('}');
        std::fwrite(m_json.text().data(), 1, m_json.text().size(), stdout);
        std::putchar('\n');
        m_json.clear();
    }

    const Run &m_run;
    const Descriptor &m_game;
    JsonWriter m_json;
    JsonWriter m_events; ///< heard since the last line
};

int trace(const Arguments &arguments)
{
    Run run = parseRun(arguments);
    seatBots(run);
    const Line line = lineOf(run.bots);

    Tracer tracer(run);
    for (int i = 0; i < run.matches; ++i) {
        const std::uint64_t seed = matchSeed(run.seed, std::uint64_t(i));
        tracer.header(i, seed);
        tracer.end(playMatch(run, seed, line, &tracer));
    }
    return 0;
}

} // namespace

const Command traceCommand{"trace", "GAME", "prints whole matches for a referee (docs/trace.md)", traceFlags, trace};

} // namespace bombshelf::lab
