#include "setting.h"

#include "core/spelling.h"
#include "games/catalogue.h"
#include "match/house_set.h"
#include "match/members.h"
#include "match/seats.h"

#include <QJsonArray>

#include <iterator>

namespace bombshelf {

namespace {

Move readMove(const QString &text, const Descriptor &game)
{
    const auto move = parseMove(game, text.toStdString());
    if (!move)
        throw Damage{unknownWord(QStringLiteral("move"), text)};
    return *move;
}

void readOptions(const QJsonObject &json, const Descriptor &game, Setup &setup)
{
    for (auto chosen = json.begin(); chosen != json.end(); ++chosen) {
        const auto option = game.optionCalled(chosen.key().toStdString());
        if (!option)
            throw Damage{unknownWord(QStringLiteral("options"), chosen.key())};
        const auto place = game.options[*option].placeOf(chosen->toString().toStdString());
        if (!place)
            throw Damage{unknownWord(chosen.key(), chosen->toString())};
        setup.options[*option] = *place;
    }
}

bool canMake(const Match &match, Seat seat, Move move) { return match.toMove().has(seat) && !match.whyNot(seat, move); }

} // namespace

const Rules &readGame(const QJsonObject &json, std::span<const Rules *const> shelf)
{
    const QString id = wordIn(json, "game");
    const Rules *const rules = findGame(id.toStdString(), shelf);
    if (!rules)
        throw Damage{unknownWord(QStringLiteral("game"), id)};
    return *rules;
}

MatchSetup readSetup(const QJsonObject &json, const Rules &rules)
{
    const Descriptor &game = rules.descriptor();
    const int version = numberIn(json, "rules"), seats = numberIn(json, "seats");
    if (version != game.rulesVersion)
        throw Damage{Sentence::tr("This is made for version %1 of the rules of “%3”, but this program knows version %2.")
                         .arg(version)
                         .arg(game.rulesVersion)
                         .arg(fromWord(game.id))};
    if (!game.isFor(seats))
        throw Damage{Sentence::tr("It has %1 seats, but the game is for %2 to %3.").arg(seats).arg(game.minSeats).arg(game.maxSeats)};
    MatchSetup setup{
        .rules = &rules, .setup = defaultSetup(game, seats), .players = {}, .seed = quint64(numberIn(json, "seed")), .fromLesson = true};
    readOptions(json["options"].toObject(), game, setup.setup);
    setup.players.assign(std::size_t(seats), Player{{}, QStringLiteral("novice"), {}});
    return setup;
}

Seat seatIn(const QJsonObject &json, const char *name, const Descriptor &game)
{
    const int seat = numberIn(json, name);
    if (seat < 0 || seat >= game.maxSeats)
        throw damagedMember(name);
    return Seat(seat);
}

Seat readLearner(const QJsonObject &json, MatchSetup &setup)
{
    const int seat = numberIn(json, "learner");
    if (seat < 0 || seat >= setup.setup.seats)
        throw Damage{unknownWord(QStringLiteral("learner"), QString::number(seat))};
    setup.players[std::size_t(seat)].level.clear();
    return Seat(seat);
}

std::vector<Move> readMoves(const QJsonValue &json, const Descriptor &game)
{
    std::vector<Move> moves;
    for (const auto &one : json.isArray() || json.isUndefined() ? json.toArray() : QJsonArray{json})
        moves.push_back(readMove(one.toString(), game));
    return moves;
}

Seat moverOf(const Match &match, Move move, Seat seat, bool isTheirs)
{
    Seat mover = noSeat;
    for (Seat other = 0; other < match.setup().seats; ++other)
        if (canMake(match, other, move) && (mover == noSeat || (other == seat) == isTheirs))
            mover = other;
    return mover;
}

std::optional<Frames> makeMove(Match &match, Move move, Seat viewer, QString *problem)
{
    Frames frames;
    const auto make = [&](Seat seat, Move one) {
        auto made = match.choose(seat, one, viewer, problem);
        if (made)
            std::ranges::move(*made, std::back_inserter(frames));
        return made.has_value();
    };
    for (Seat seat = forcedSeat(match); seat != noSeat && match.legal(seat)[0] != move; seat = forcedSeat(match))
        if (!make(seat, match.legal(seat)[0]))
            return std::nullopt;
    const Seat mover = moverOf(match, move, viewer, true);
    if (mover == noSeat)
        *problem = Sentence::tr("“%1” can’t be done there.").arg(QString::fromStdString(spell(match.rules().descriptor(), move)));
    return mover != noSeat && make(mover, move) ? std::optional(std::move(frames)) : std::nullopt;
}

} // namespace bombshelf
