#include "team_help.h"

#include "games/omens/battle.h"
#include "view/catalogue_model.h"

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

/// The battle that is played, if it is one.
const omens::Battle *battleOn(const MatchModel &match)
{
    const Rules *rules = match.state() ? findGame(match.gameId()) : nullptr;
    return rules && familyOf(rules->descriptor().id) == "omens" ? static_cast<const omens::Battle *>(rules) : nullptr;
}

QString wordOf(Kind kind) { return kind == unknownKind ? QString() : fromWord(omens::pieceDomain.words[kind]); }

QStringList teamOn(const Table &table)
{
    std::vector<Kind> kinds;
    for (const Zone zone : {omens::helperZone, omens::spentZone})
        for (const Piece &piece : table.in(zone))
            kinds.push_back(piece.kind);
    std::ranges::sort(kinds);
    QStringList team;
    for (const Kind kind : kinds)
        team << wordOf(kind);
    return team;
}

QVariantList rollOn(const Table &table)
{
    QVariantList roll;
    for (const Piece &die : table.in(omens::diceZone))
        roll << omens::pipsOf(die.kind);
    return roll;
}

QStringList propheciesOn(const Descriptor &game, const Table &table)
{
    const QString page = QStringLiteral("prophecy-");
    QStringList wanted;
    for (Zone zone = 0; zone < game.zones.size(); ++zone)
        if (game.zones[zone].name == "prophecy")
            wanted << (table.empty(zone) ? QString() : wordOf(table.top(zone).kind).mid(page.size()));
    return wanted;
}

QVariantMap helpedIn(const QVariantMap &facts)
{
    const QVariantList helpers = facts["had"].toList(), seats = facts["had-by"].toList();
    QVariantMap helped;
    for (qsizetype i = 0; i < helpers.size(); ++i) {
        QVariant &by = helped[helpers[i].toString()];
        by = by.toList() << seats[i];
    }
    return helped;
}

QVariantMap printedOn(const Descriptor &game, const State &state)
{
    QVariantMap printed;
    const omens::Team &team = omens::teamOf(state);
    const std::span changes(team.changes.data(), team.changeCount);
    for (Zone zone = 0; zone < game.zones.size(); ++zone) {
        const auto pieces = state.table.in(zone);
        for (std::size_t place = 0; place < pieces.size(); ++place) {
            const auto change = std::ranges::find(changes, pieces[place].id, &omens::Team::Change::piece);
            if (change != changes.end())
                printed[TeamHelp::nameOf(game, zone, int(place))] = wordOf(change->printed);
        }
    }
    return printed;
}

} // namespace

QStringList TeamHelp::characters()
{
    QStringList words;
    for (Kind kind = 0; kind < omens::pieceDomain.words.size(); ++kind)
        if (omens::isCharacter(kind))
            words << wordOf(kind);
    return words;
}

TeamHelp::TeamHelp(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &TeamHelp::refresh);
    refresh();
}

QString TeamHelp::nameOf(const Descriptor &game, Zone zone, int place)
{
    const ZoneInfo &info = game.zones[zone];
    return QStringLiteral("%1:%2:%3").arg(fromWord(info.name)).arg(info.seat == noSeat ? -1 : int(info.seat)).arg(place);
}

void TeamHelp::refresh()
{
    const omens::Battle *battle = battleOn(*m_match);
    const Help before = std::exchange(m_now, battle ? help(*battle, *m_match->state()) : Help());
    if (before == m_now)
        return;
    if (before.team != m_now.team)
        emit teamChanged();
    if (before.printed != m_now.printed)
        emit printedChanged();
    if (before.subject != m_now.subject)
        emit subjectChanged();
    if (before.wished != m_now.wished)
        emit wishedChanged();
    emit changed();
}

TeamHelp::Help TeamHelp::help(const omens::Battle &battle, const State &state) const
{
    using namespace omens;
    const Descriptor &game = battle.descriptor();
    const Team &team = omens::teamOf(state);
    Help help{.team = teamOn(state.table),
              .prophecies = propheciesOn(game, state.table),
              .roll = rollOn(state.table),
              .helped = helpedIn(m_match->facts()),
              .printed = printedOn(game, state)};
    const Moves &moves = m_match->now().moves;
    const std::optional<Move> wish = m_match->now().wish.move;
    if (team.phase == over || (moves.empty() && !wish && team.step == Step::none))
        return help;

    const Reach reach = battle.reach(state);
    const auto name = [&game](Spot spot) { return nameOf(game, spot.zone, spot.place); };
    const auto cardAt = [&reach](Kind helper, int spot) { return helper == prophet ? Spot{reach.deck, 0} : reach.cards[spot]; };
    /// What the helper is used on by that move: one thing, or all dice, of which any stands for the roll.
    const auto usedOn = [&](Move move) {
        if (move.verb == useCard)
            return QStringList{name(cardAt(move.a, move.b))};
        QStringList dice;
        if (move.a != prophet)
            dice << name(reach.dice[move.b]);
        else
            for (const Spot die : reach.dice)
                dice << name(die);
        return dice;
    };
    if (wish)
        help.wished = QStringList{wordOf(wish->a)} + usedOn(*wish);
    for (int choice = 0; choice < moves.size(); ++choice) {
        const Move move = moves[choice];
        switch (move.verb) {
        case useCard:
        case useDie: {
            QVariantMap uses = help.uses[wordOf(move.a)].toMap();
            for (const QString &thing : usedOn(move))
                uses[thing] = choice;
            help.uses[wordOf(move.a)] = uses;
            break;
        }
        case swapWith: help.targets[name({Zone(reach.others + move.a), move.b})] = choice; break;
        case rollToo: help.targets[name(reach.dice[move.a])] = choice; break;
        case leaveOut: help.targets[name(move.a < reach.dice.size() ? reach.dice[move.a] : Spot{extraZone, 0})] = choice; break;
        }
    }
    if (team.step != Step::none)
        help.subject = name(team.onDie ? reach.dice[team.spot] : cardAt(team.helper, team.spot));
    if (team.step == Step::order && !moves.empty())
        for (const Piece &piece : state.table.in(reach.deck).first(std::size_t(std::min(3, state.table.count(reach.deck)))))
            help.top << wordOf(piece.kind);
    return help;
}

} // namespace bombshelf
