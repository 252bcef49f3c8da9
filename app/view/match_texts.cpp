// What the match on the screen says of itself: values and sentences for QML.

#include "cast.h"
#include "catalogue_model.h"
#include "core/spelling.h"
#include "match/house_set.h"
#include "match_controller.h"
#include "settings.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace bombshelf {

namespace {

QString joined(const QStringList &names)
{
    return names.join(MatchController::tr(" and ", "between the names of winners"));
}

} // namespace

QString MatchController::gameId() const
{
    return m_match ? fromWord(m_match->rules().descriptor().id) : QString();
}

QString MatchController::title() const
{
    return m_match ? titleOf(m_match->rules().descriptor()) : QString();
}

QVariantList MatchController::players() const
{
    QVariantList list;
    if (!m_match)
        return list;
    const State &state = m_seen->state();
    const Rules &rules = m_match->rules();
    const Result result = rules.result(state);
    for (Seat seat = 0; seat < m_match->players().size(); ++seat) {
        const Player &player = m_match->players()[seat];
        list << QVariantMap{
            {"seat", seat},
            {"name", Cast::nameNow(player.name)},
            {"level", player.level},
            {"isBot", player.isBot()},
            {"face", player.face},
            {"points", rules.points(state, seat)},
            {"toMove", rules.toMove(state).has(seat)},
            {"winner", result.over && result.winners.has(seat)},
            {"lastAction", lastAction(seat, QStringLiteral(".short"))},
            {"outcome", lastAction(seat, QStringLiteral(".end"))},
        };
    }
    return list;
}

QString MatchController::lastAction(Seat seat, const QString &form) const
{
    QString text = m_lastEvents[seat].seat == seat ? words().event(m_lastEvents[seat], form) : QString();
    if (!text.isEmpty())
        text[0] = text[0].toUpper(); // it may be nothing but the name of a hand
    return text;
}

QVariantMap MatchController::facts() const
{
    QVariantMap map;
    if (!m_match)
        return map;
    Facts facts;
    m_match->rules().facts(m_seen->state(), facts);
    for (const Fact &fact : facts) {
        const QString name = fromWord(fact.name);
        const QVariant value = fact.domain->words.empty() ? QVariant(fact.value)
                                                          : QVariant(QString::fromStdString(spell(*fact.domain, fact.value)));
        if (fact.seat == noSeat && !fact.listed) {
            map[name] = value;
        } else {
            QVariantList list = map[name].toList();
            list << value;
            map[name] = list;
        }
    }
    return map;
}

QVariantMap MatchController::houseSet() const
{
    return m_match ? setToJson(m_match->rules().descriptor(), m_match->setup()).toVariantMap() : QVariantMap();
}

QVariantMap MatchController::counts() const
{
    QVariantMap map;
    if (!m_match)
        return map;
    const Descriptor &game = m_match->rules().descriptor();
    for (Zone zone = 0; zone < game.zones.size(); ++zone) {
        const QString name = fromWord(game.zones[zone].name);
        const int count = m_seen->state().table.count(zone);
        if (game.zones[zone].seat == noSeat) {
            map[name] = count;
        } else {
            QVariantList list = map[name].toList();
            list << count;
            map[name] = list;
        }
    }
    return map;
}

bool MatchController::asksNobody() const
{
    const State &state = m_seen->state();
    return m_match->rules().toMove(state).empty() && !m_match->rules().result(state).over;
}

QString MatchController::lastTold() const
{
    const QString now = telling();
    return now.isEmpty() && !m_log.events().empty() ? words().event(m_log.events().back()) : now;
}

QString MatchController::prompt() const
{
    if (!m_match)
        return {};
    if (lookingBack() || asksNobody()) // it says what happens
        return lastTold();
    const State &state = m_seen->state();
    const QString phase = fromWord(m_match->rules().prompt(state));
    const SeatSet asked = m_match->rules().toMove(state);
    const Seat seat = asked.has(m_viewer) ? m_viewer : asked.first();
    const bool own = seat != noSeat && isPerson(seat);
    const QString text = words().text((own ? QStringLiteral("ask.") : QStringLiteral("wait.")) + phase);
    return seat == noSeat ? text : QString(text).replace(QLatin1String("%1"), words().name(seat));
}

QString MatchController::why() const
{
    if (!m_match || lookingBack() || asksNobody())
        return {};
    return words().text(QStringLiteral("why.") + fromWord(m_match->rules().prompt(m_seen->state())), int(m_match->players().size()));
}

QVariantList MatchController::openChoices() const
{
    QVariantList list;
    const Seat seat = chooser();
    if (seat == noSeat)
        return list;
    const Words words = this->words();
    const Descriptor &game = m_match->rules().descriptor();
    const Moves moves = m_match->legal(seat);
    for (int i = 0; i < moves.size(); ++i) {
        const QStringList parts = QString::fromStdString(spell(game, moves[i])).split(u' ');
        list << QVariantMap{{"index", i},
                            {"move", parts.join(u' ')},
                            {"verb", parts.first()},
                            {"args", parts.mid(1)},
                            {"text", words.move(moves[i])},
                            {"hint", words.moveHint(moves[i])}};
    }
    return list;
}

QString MatchController::thinking() const
{
    // While pictures still move, the eye is on what was done, not on who is next.
    const Seat bot = m_match && !moving() && !m_paused && askedPerson() == noSeat ? askedBot() : noSeat;
    return bot == noSeat ? QString() : words().name(bot);
}

QString MatchController::winnersText() const
{
    if (!over())
        return {};
    const Result result = m_match->result();
    QStringList names;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        if (result.winners.has(seat))
            names << words().name(seat);
    const QString ending = words().text(QStringLiteral("ending.") + fromWord(result.ending));
    if (cooperative())
        return verdict() + u' ' + ending;
    if (names.isEmpty()) // all lose
        return ending;
    const QString points = words().text(QStringLiteral("points"), m_match->points(result.winners.first()));
    const QString won = names.size() == 1 ? tr("%1 wins with %2.").arg(joined(names), points)
                                          : tr("%1 share the win with %2.").arg(joined(names), points);
    return ending + u' ' + won;
}

QString MatchController::verdict() const
{
    if (!cooperative() || !over())
        return {};
    return wonTogether() ? tr("You all won!") : tr("You all lost.");
}

QVariantList MatchController::tallies() const
{
    QVariantList list;
    if (!m_match)
        return list;
    const State &state = m_seen->state();
    const Result result = m_match->rules().result(state);
    for (Seat seat = 0; seat < m_match->players().size(); ++seat) {
        Tally tally;
        m_match->rules().tally(state, seat, tally);
        QVariantList rows;
        for (const TallyRow &row : tally)
            rows << QVariantMap{{"kind", QString::fromStdString(spell(*row.domain, row.value))},
                                {"kindText", words().value(*row.domain, row.value)},
                                {"count", row.count},
                                {"points", row.points}};
        list << QVariantMap{{"seat", seat},
                            {"name", words().name(seat)},
                            {"points", m_match->rules().points(state, seat)},
                            {"winner", result.winners.has(seat)},
                            {"rows", rows}};
    }
    const auto rank = [](const QVariant &tally) {
        return std::pair(tally.toMap()["winner"].toBool(), tally.toMap()["points"].toInt());
    };
    std::ranges::stable_sort(list, std::ranges::greater(), rank);
    return list;
}

std::optional<Zone> MatchController::zoneOf(const QString &zone, int seat) const
{
    if (!m_match)
        return std::nullopt;
    const auto zones = m_match->rules().descriptor().zones;
    for (Zone z = 0; z < zones.size(); ++z)
        if (fromWord(zones[z].name) == zone && (seat < 0 || zones[z].seat == seat))
            return z;
    return std::nullopt;
}

QString MatchController::zoneName(const QString &zone, int seat) const
{
    const std::optional<Zone> found = zoneOf(zone, seat);
    return found ? words().zone(*found) : QString();
}

QString MatchController::zoneText(const QString &zone, int seat) const
{
    const std::optional<Zone> found = zoneOf(zone, seat);
    if (!found)
        return {};
    const Descriptor &game = m_match->rules().descriptor();
    const ZoneInfo &info = game.zones[*found];
    const auto pieces = m_seen->state().table.in(*found);
    // Pieces that only count, whatever they show.
    const QString counted = words().text(QStringLiteral("zone.") + zone + QStringLiteral(".count"), int(pieces.size()));
    if (!counted.isEmpty())
        return counted;
    QStringList cards;
    int hidden = 0;
    const bool secrets = std::ranges::any_of(pieces, [](const Piece &piece) { return piece.kind != unknownKind && !piece.faceUp; });
    for (const Piece &piece : pieces) {
        // Face down, a hand is still read by whoever may know it; a pile is not.
        const bool told = TableModel::isInSight(game, *found, piece, m_seen->viewer()) || Settings::instance()->notes();
        if (piece.kind == unknownKind || !told || (!piece.faceUp && info.seat == noSeat && !info.lookedAt))
            ++hidden;
        else
            cards << (secrets && piece.faceUp ? tr("%1 (face up)", "a card").arg(words().kind(piece.kind)) : words().kind(piece.kind));
    }
    if (hidden > 0)
        cards << tr("%n face down", nullptr, hidden);
    const QString what = cards.isEmpty() ? tr("nothing") : cards.join(tr(", ", "between cards read aloud"));
    return tr("%1: %2.", "place: what lies there").arg(words().zone(*found), what);
}

QString MatchController::tableAsText() const
{
    if (!m_match)
        return {};
    QStringList lines{prompt(), why(), verdict()};
    for (const QVariant &entry : players()) {
        const QVariantMap player = entry.toMap();
        const QString points = words().text(QStringLiteral("points"), player["points"].toInt());
        if (!cooperative())
            lines << tr("%1: %2.", "player: points").arg(player["name"].toString(), points);
    }
    const Descriptor &game = m_match->rules().descriptor();
    for (Zone zone = 0; zone < game.zones.size(); ++zone)
        if (!m_seen->state().table.empty(zone) && !words().zone(zone).isEmpty())
            lines << zoneText(fromWord(game.zones[zone].name), game.zones[zone].seat == noSeat ? -1 : int(game.zones[zone].seat));
    Facts facts;
    m_match->rules().facts(m_seen->state(), facts);
    for (const Fact &fact : facts) {
        if (!fact.listed && fact.seat != noSeat && fact.value == 0)
            continue;
        const QString key = QStringLiteral("fact.") + fromWord(fact.name);
        QString text = fact.value == 0 ? words().text(key + QStringLiteral(".none")) : QString();
        if (text.isEmpty())
            text = words().text(key, fact.value);
        lines << text.replace(QLatin1String("%2"), words().value(*fact.domain, fact.value)).replace(QLatin1String("%1"), words().name(fact.seat));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace bombshelf
