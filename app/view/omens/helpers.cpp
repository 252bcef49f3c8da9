#include "helpers.h"

#include "games/omens/battle.h"
#include "games/omens/prophecies.h"
#include "view/game_info.h"

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

/// The battle that is played, if it is one.
const omens::Battle *battleOn(const MatchModel &match)
{
    return match.state() ? dynamic_cast<const omens::Battle *>(match.rules()) : nullptr;
}

QString wordOf(Kind kind) { return kind == unknownKind ? QString() : fromWord(omens::pieceDomain.words[kind]); }

/// The hand that a prophecy wants; empty if it is not known.
QString wantedBy(Kind prophecy)
{
    return prophecy == unknownKind ? QString() : fromWord(omens::categoryDomain.words[std::size_t(omens::wantedBy(prophecy))]);
}

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

/// By seat, as far as they are known.
QStringList propheciesOn(const omens::Battle &battle, const State &state)
{
    QStringList wanted;
    for (Seat seat = 0; seat < omens::teamOf(state).seats; ++seat)
        if (const auto zone = battle.prophecyZoneOf(seat))
            wanted << (state.table.empty(*zone) ? QString() : wantedBy(state.table.top(*zone).kind));
    return wanted;
}

QVariantList fulfilledOn(const omens::Battle &battle, const State &state, const QStringList &prophecies)
{
    QVariantList fulfilled;
    for (qsizetype seat = 0; seat < prophecies.size(); ++seat)
        fulfilled << (!prophecies[seat].isEmpty() && battle.isFulfilled(state, Seat(seat)));
    return fulfilled;
}

QVariantMap helpedOn(const omens::Battle &battle, const State &state)
{
    QVariantMap helped;
    for (const Piece &helper : state.table.in(omens::helperZone)) {
        QVariantList seats;
        for (Seat seat = 0; seat < omens::teamOf(state).seats; ++seat)
            if (battle.helpedBy(state, helper.kind).has(seat))
                seats << int(seat);
        helped[wordOf(helper.kind)] = seats;
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
                printed[Helpers::nameOf(game, zone, int(place))] = wordOf(change->printed);
        }
    }
    return printed;
}

} // namespace

/// What the moves of helpers work on, by name.
class Helpers::Names {
public:
    Names(const omens::Battle &battle, const State &state) : m_game(battle.descriptor()), m_state(state), m_reach(battle.reach(state)) {}

    /// What the helper is used on by that move: one thing, or all dice, of which any stands for the roll.
    QStringList usedOn(Move move) const
    {
        if (move.verb == omens::useCard)
            return {name(cardAt(move.a, move.b))};
        if (move.a != omens::prophet)
            return {name(m_reach.dice[move.b])};
        QStringList dice;
        for (const Spot die : m_reach.dice)
            dice << name(die);
        return dice;
    }
    /// Where a power that has been begun goes on by that move; nothing if it is no such move.
    QString targetOf(Move move) const
    {
        switch (move.verb) {
        case omens::swapWith: return name({Zone(m_reach.others + move.a), move.b});
        case omens::rollToo: return name(m_reach.dice[move.a]);
        case omens::leaveOut: return name(move.a < m_reach.dice.size() ? m_reach.dice[move.a] : Spot{omens::extraZone, 0});
        default: return {};
        }
    }
    /// What the power that waits works on.
    QString subject() const
    {
        const omens::Team &team = omens::teamOf(m_state);
        return name(team.onDie ? m_reach.dice[team.spot] : cardAt(team.helper, team.spot));
    }
    QStringList picked() const
    {
        QStringList names;
        for (int spot = 0; spot < m_reach.dice.size(); ++spot)
            if (omens::teamOf(m_state).picked >> spot & 1)
                names << name(m_reach.dice[spot]);
        return names;
    }
    /// The cards that the Prophet sees.
    QStringList top() const
    {
        QStringList words;
        for (const Piece &piece : m_state.table.in(m_reach.deck).first(std::size_t(omens::prophetSees(m_state, m_reach))))
            words << wordOf(piece.kind);
        return words;
    }

private:
    using Spot = omens::Spot;

    QString name(Spot spot) const { return nameOf(m_game, spot.zone, spot.place); }
    Spot cardAt(Kind helper, int spot) const { return helper == omens::prophet ? Spot{m_reach.deck, 0} : m_reach.cards[spot]; }

    const Descriptor &m_game;
    const State &m_state;
    const omens::Reach m_reach;
};

QStringList Helpers::characters()
{
    QStringList words;
    for (Kind kind = 0; kind < omens::pieceDomain.words.size(); ++kind)
        if (omens::isCharacter(kind))
            words << wordOf(kind);
    return words;
}

Helpers::Helpers(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &Helpers::refresh);
    refresh();
}

QString Helpers::nameOfZone(const QString &zone, int seat) { return QStringLiteral("%1:%2").arg(zone).arg(seat); }

QString Helpers::nameOf(const QString &zone, int seat, const QString &place) { return nameOfZone(zone, seat) + QLatin1Char(':') + place; }

QString Helpers::nameOfZone(const Descriptor &game, Zone zone)
{
    return nameOfZone(fromWord(game.zones[zone].name), numberOf(game.zones[zone].seat));
}

QString Helpers::nameOf(const Descriptor &game, Zone zone, int place)
{
    return nameOf(fromWord(game.zones[zone].name), numberOf(game.zones[zone].seat), QString::number(place));
}

void Helpers::refresh()
{
    const omens::Battle *battle = battleOn(*m_match);
    const Help before = std::exchange(m_now, battle ? help(*battle, *m_match->state()) : Help());
    if (before == m_now)
        return;
    if (before.team != m_now.team)
        emit teamChanged();
    if (before.printed != m_now.printed)
        emit printedChanged();
    if (before.subject != m_now.subject || before.picked != m_now.picked)
        emit subjectChanged();
    if (before.wished != m_now.wished)
        emit wishedChanged();
    emit changed();
}

Helpers::Help Helpers::help(const omens::Battle &battle, const State &state) const
{
    using namespace omens;
    const Descriptor &game = battle.descriptor();
    const Team &team = teamOf(state);
    const QStringList prophecies = propheciesOn(battle, state);
    Help help{.team = teamOn(state.table),
              .prophecies = prophecies,
              .roll = rollOn(state.table),
              .fulfilled = fulfilledOn(battle, state, prophecies),
              .helped = helpedOn(battle, state),
              .printed = printedOn(game, state)};
    const Moves &moves = m_match->now().moves;
    const Snapshot::Wish &wish = m_match->now().wish;
    if (team.phase == over || (moves.empty() && !wish.move && team.step == Step::none))
        return help;

    const Names names(battle, state);
    if (wish.move)
        help.wished = QStringList{wordOf(wish.move->a)} + names.usedOn(*wish.move);
    if (wish.carriedOut && wish.carriedOut->verb == swapWith)
        help.wished << names.targetOf(*wish.carriedOut);
    for (int choice = 0; choice < moves.size(); ++choice)
        help.add(names, moves[choice], choice);
    if (team.step != Step::none) {
        help.subject = names.subject();
        help.picked = names.picked();
    }
    if (team.step == Step::order && !moves.empty())
        help.top = names.top();
    return help;
}

void Helpers::Help::add(const Names &names, Move move, int choice)
{
    if (move.verb == omens::useCard || move.verb == omens::useDie) {
        QVariantMap things = uses[wordOf(move.a)].toMap();
        for (const QString &thing : names.usedOn(move))
            things[thing] = choice;
        uses[wordOf(move.a)] = things;
        if (omens::rollsOthersToo(move))
            together << choice;
    } else if (const QString target = names.targetOf(move); !target.isEmpty()) {
        targets[target] = choice;
    }
}

QStringList Helpers::verbs()
{
    QStringList words;
    for (const Term &verb : omens::verbWords)
        words << fromWord(verb.name);
    return words;
}

QVariantList Helpers::rollTogether(QList<int> choices) const
{
    const omens::Battle *battle = battleOn(*m_match);
    const Moves &open = m_match->now().moves;
    choices.removeIf([this](int choice) { return !m_now.together.contains(choice); });
    if (!battle || choices.isEmpty())
        return {};
    std::ranges::sort(choices, {}, [&open](int choice) { return open[choice].b; });
    Moves moves;
    moves.add(open[choices.takeFirst()]);
    for (const int choice : std::as_const(choices))
        moves.add({omens::rollToo, open[choice].b});
    moves.add({omens::rollPicked});
    QVariantList words;
    for (const Move move : moves)
        words << wordsOf(battle->descriptor(), move);
    return words;
}

} // namespace bombshelf
