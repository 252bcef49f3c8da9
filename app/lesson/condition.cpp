#include "condition.h"

#include "match/members.h"
#include "match/sentence.h"
#include "match/word.h"
#include "setting.h"

#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace bombshelf {

namespace {

struct Bounds {
    int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();

    bool hold(int value) const { return least <= value && value <= most; }
};

Bounds readBounds(const QJsonObject &json)
{
    if (json.contains("is"))
        return {numberIn(json, "is"), numberIn(json, "is")};
    Bounds bounds;
    if (json.contains("atLeast"))
        bounds.least = numberIn(json, "atLeast");
    if (json.contains("atMost"))
        bounds.most = numberIn(json, "atMost");
    return bounds;
}

using IsWhose = std::function<bool(Seat whose, const Effect &effect)>;

/// A seat by its number, "learner" for whoever sees it, "others" for everybody else; any, if none is given.
IsWhose readSeat(const QJsonObject &json, const Descriptor &game, const char *name = "seat")
{
    if (!json.contains(name))
        return [](Seat, const Effect &) { return true; };
    if (json[name] == QLatin1String("learner"))
        return [](Seat whose, const Effect &effect) { return whose == effect.now.viewer(); };
    if (json[name] == QLatin1String("others"))
        return [](Seat whose, const Effect &effect) { return whose != noSeat && whose != effect.now.viewer(); };
    return [seat = seatIn(json, name, game)](Seat whose, const Effect &) { return whose == seat; };
}

std::uint8_t readValue(const QJsonValue &json, const Domain &domain)
{
    constexpr int most = std::numeric_limits<std::uint8_t>::max();
    if (const int number = json.toInt(-1); domain.words.empty() && number >= 0 && number <= most)
        return std::uint8_t(number);
    const auto found = std::ranges::find(domain.words, json.toString().toStdString());
    if (found == domain.words.end())
        throw Damage{unknownWord(fromWord(domain.name), json.toString())};
    return std::uint8_t(found - domain.words.begin());
}

/// Which argument of the event says to whom it is done; the first, if nobody asks.
std::size_t receiverIn(const QJsonObject &json, const Term &term)
{
    if (!json.contains("to"))
        return 0;
    const auto found = std::ranges::find(term.args, &seatDomain);
    if (found == term.args.end())
        throw damagedMember("to");
    return std::size_t(found - term.args.begin());
}

/// Its first arguments, as far as they are given.
Condition readEvent(const QJsonObject &json, const Descriptor &game)
{
    const int what = indexIn(game.events, json, "event", &Term::name);
    const Term &term = game.events[std::size_t(what)];
    const QJsonArray given = json["args"].toArray();
    std::vector<std::uint8_t> args;
    for (const auto &value : given) {
        const Domain *domain = args.size() < term.args.size() ? term.args[args.size()] : nullptr;
        if (!domain)
            throw Damage{unknownWord(fromWord(term.name), value.toString())};
        args.push_back(readValue(value, *domain));
    }
    return
        [what, args, isWhose = readSeat(json, game), to = receiverIn(json, term), isTo = readSeat(json, game, "to")](const Effect &effect) {
            return std::ranges::any_of(effect.frames, [&](const Frame &frame) {
                return frame.event.what == what && isWhose(frame.event.seat, effect) && isTo(frame.event.args[to], effect) &&
                       std::ranges::equal(args, std::span(frame.event.args).first(args.size()));
            });
        };
}

Condition readFact(const QJsonObject &json, const Rules &rules)
{
    const std::string name = wordIn(json, "fact").toStdString();
    return [&rules, name, isWhose = readSeat(json, rules.descriptor()), bounds = readBounds(json)](const Effect &effect) {
        Facts facts;
        rules.facts(effect.now.state(), facts);
        return std::ranges::any_of(
            facts, [&](const Fact &fact) { return fact.name == name && isWhose(fact.seat, effect) && bounds.hold(fact.value); });
    };
}

Condition readPrompt(const QJsonObject &json, const Rules &rules)
{
    const auto prompts = rules.descriptor().prompts;
    const std::string_view word = prompts[std::size_t(indexIn(prompts, json, "prompt", std::identity{}))];
    return [&rules, word](const Effect &effect) { return rules.prompt(effect.now.state()) == word; };
}

Condition readPoints(const QJsonObject &json, const Rules &rules)
{
    return [&rules, seat = seatIn(json, "points", rules.descriptor()), bounds = readBounds(json)](const Effect &effect) {
        return bounds.hold(rules.points(effect.now.state(), seat));
    };
}

/// How many pieces lie in a zone, or how many of a kind.
Condition readCount(const QJsonObject &json, const Descriptor &game)
{
    const std::string name = wordIn(json, "count").toStdString();
    if (std::ranges::find(game.zones, name, &ZoneInfo::name) == game.zones.end())
        throw Damage{unknownWord(QStringLiteral("zone"), QString::fromStdString(name))};
    const int kind = json.contains("kind") ? readValue(json["kind"], *game.kinds) : -1;
    return [&game, name, kind, isWhose = readSeat(json, game), bounds = readBounds(json)](const Effect &effect) {
        int count = 0;
        for (Zone zone = 0; zone < game.zones.size(); ++zone)
            if (game.zones[zone].name == name && isWhose(game.zones[zone].seat, effect))
                count += int(std::ranges::count_if(effect.now.state().table.in(zone),
                                                   [kind](const Piece &p) { return kind < 0 || p.kind == kind; }));
        return bounds.hold(count);
    };
}

std::vector<Condition> readAll(const QJsonArray &json, const Rules &rules)
{
    std::vector<Condition> all;
    for (const auto &one : json)
        all.push_back(readCondition(one.toObject(), rules));
    return all;
}

} // namespace

Condition readCondition(const QJsonObject &json, const Rules &rules)
{
    if (json.contains("all"))
        return [all = readAll(json["all"].toArray(), rules)](const Effect &effect) {
            return std::ranges::all_of(all, [&](const Condition &one) { return one(effect); });
        };
    if (json.contains("any"))
        return [any = readAll(json["any"].toArray(), rules)](const Effect &effect) {
            return std::ranges::any_of(any, [&](const Condition &one) { return one(effect); });
        };
    if (json.contains("not"))
        return [one = readCondition(json["not"].toObject(), rules)](const Effect &effect) { return !one(effect); };
    if (json.contains("event"))
        return readEvent(json, rules.descriptor());
    if (json.contains("fact"))
        return readFact(json, rules);
    if (json.contains("prompt"))
        return readPrompt(json, rules);
    if (json.contains("points"))
        return readPoints(json, rules);
    if (json.contains("count"))
        return readCount(json, rules.descriptor());
    throw Damage{Sentence::tr("A condition has to say “all”, “any”, “not”, “event”, “fact”, “prompt”, “points” or “count”.")};
}

} // namespace bombshelf
