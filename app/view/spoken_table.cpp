#include "spoken_table.h"

#include "settings.h"

#include <algorithm>

namespace bombshelf {

SpokenTable::SpokenTable(const Showing &showing)
    : m_words(showing.words()), m_seen(showing.told()), m_rules(showing.match()->rules()), m_game(m_rules.descriptor())
{
}

std::optional<Zone> SpokenTable::find(const QString &zone, int seat) const
{
    for (Zone z = 0; z < m_game.zones.size(); ++z)
        if (fromWord(m_game.zones[z].name) == zone && (seat < 0 || m_game.zones[z].seat == seat))
            return z;
    return std::nullopt;
}

QString SpokenTable::zone(Zone zone) const
{
    const ZoneInfo &info = m_game.zones[zone];
    const auto pieces = m_seen.state().table.in(zone);
    // Pieces that only count, whatever they show.
    QString counted = m_words.text(QStringLiteral("zone.") + fromWord(info.name) + QStringLiteral(".count"), int(pieces.size()));
    if (!counted.isEmpty())
        return counted;
    // Its owner's markers, which tell nothing as long as they lie there.
    if (!pieces.empty() &&
        std::ranges::all_of(pieces, [&](const Piece &piece) { return piece.kind < m_game.markers && Seat(piece.kind) == info.seat; }))
        return tr("%1.", "a place on the table").arg(m_words.zone(zone));
    const auto isTold = [&](const Piece &piece) { // face down, a hand is still read by whoever may know it; a pile is not
        const bool inSight = TableModel::isInSight(m_game, zone, piece, m_seen.viewer()) || Settings::instance()->notes();
        return piece.kind != unknownKind && inSight && (piece.faceUp || info.seat != noSeat || info.lookedAt);
    };
    const bool secrets = std::ranges::any_of(pieces, [&](const Piece &piece) { return isTold(piece) && !piece.faceUp; });
    QStringList cards; // in their order, which may matter
    for (auto piece = pieces.begin(); piece != pieces.end();) {
        const auto told = std::find_if(piece, pieces.end(), isTold);
        if (told != piece) {
            const int hidden = int(told - piece);
            const QString lies = m_words.text(QStringLiteral("zone.") + fromWord(info.name) + QStringLiteral(".hidden"), hidden);
            cards << (lies.isEmpty() ? tr("%n face down", nullptr, hidden) : lies);
        } else {
            const QString kind = piece->kind < m_game.markers ? m_words.name(Seat(piece->kind)) : m_words.kind(piece->kind);
            cards << (secrets && piece->faceUp ? tr("%1 (face up)", "a card").arg(kind) : kind);
        }
        piece = told == piece ? piece + 1 : told;
    }
    const QString what = cards.isEmpty() ? tr("empty", "a place on the table") : cards.join(tr(", ", "between cards read aloud"));
    return tr("%1: %2.", "place: what lies there").arg(m_words.zone(zone), what);
}

QString SpokenTable::fact(const Fact &fact) const
{
    const QString key = QStringLiteral("fact.") + fromWord(fact.name);
    QString text = fact.value == 0 ? m_words.text(key + QStringLiteral(".none")) : QString();
    if (text.isEmpty() && (fact.value < 0 || (!fact.listed && fact.seat != noSeat && fact.value == 0))) // none, or not known yet
        return {};
    if (text.isEmpty())
        text = m_words.text(key, fact.value);
    return text.replace(QLatin1String("%2"), m_words.value(*fact.domain, fact.value)).replace(QLatin1String("%1"), m_words.name(fact.seat));
}

QString SpokenTable::all(const Snapshot &now, const std::vector<Move> &laidOut) const
{
    QStringList lines{now.question.prompt, now.question.why};
    if (!now.wish.text.isEmpty()) // that is what has to be answered
        lines = {now.wish.text, now.wish.why};
    QStringList picked;
    for (const Move move : laidOut)
        picked << tr("“%1”", "a move").arg(Sentence::inQuotes(m_words.move(move, m_seen.viewer())));
    if (!picked.isEmpty())
        lines << tr("Picked, and not sent yet: %1.").arg(picked.join(tr(", ")));
    lines << (now.ending.shown ? now.ending.verdict : m_words.goal());
    for (Seat seat = 0; !m_game.cooperative && seat < now.players.size(); ++seat)
        lines << tr("%1: %2.", "player: points")
                     .arg(m_words.name(seat), m_words.text(QStringLiteral("points"), m_rules.points(m_seen.state(), seat)));
    for (Zone z = 0; z < m_game.zones.size(); ++z)
        if (!m_seen.state().table.empty(z) && !m_words.zone(z).isEmpty())
            lines << zone(z);
    Facts facts;
    m_rules.facts(m_seen.state(), facts);
    for (const Fact &each : facts)
        lines << fact(each);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace bombshelf
