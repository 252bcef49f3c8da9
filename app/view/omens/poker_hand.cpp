#include "poker_hand.h"

#include "games/omens/words.h"
#include "helpers.h"
#include "poker.h"
#include "view/game_info.h"
#include "view/table_model.h"

namespace bombshelf {

PokerHand::PokerHand(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &PokerHand::refresh);
    connect(this, &PokerHand::asked, this, &PokerHand::refresh);
}

void PokerHand::refresh()
{
    const Snapshot &now = m_match->now();
    Row told = now.told ? rowIn(now.told->state()) : Row();
    const Row seen = now.seen ? rowIn(now.seen->state()) : told;
    if (seen.cards != told.cards || seen.names != told.names) // its cards are on their way: none of them can be pointed at
        told.names.clear();
    if (told == m_row)
        return;
    m_row = told;
    emit changed();
}

PokerHand::Row PokerHand::rowIn(const State &state) const
{
    Row row{.wanted = m_wanted};
    const Rules *rules = m_match->rules();
    const std::size_t zones = rules ? rules->descriptor().zones.size() : 0;
    const Seat viewer = m_match->viewer() < 0 ? noSeat : Seat(m_match->viewer());
    for (Zone zone = 0; zone < zones; ++zone) {
        const Descriptor &game = rules->descriptor();
        const ZoneInfo &info = game.zones[zone];
        const QString name = fromWord(info.name);
        const bool counts = name == m_zone && numberOf(info.seat) == m_seat;
        const bool isSettled = m_settled.contains(name);
        if (!counts && !isSettled)
            continue;
        const auto pieces = state.table.in(zone);
        for (std::size_t place = 0; place < pieces.size(); ++place) {
            const Piece &piece = pieces[place];
            if (piece.kind == unknownKind || !omens::isCard(piece.kind) || !TableModel::isInSight(game, zone, piece, viewer))
                continue;
            const QString card = fromWord(omens::pieceDomain.words[piece.kind]);
            if (isSettled)
                row.gone << card;
            if (!counts)
                continue;
            row.cards << card;
            row.names << Helpers::nameOf(game, zone, int(place));
        }
    }
    return row;
}

QString PokerHand::category() const { return Poker::canMake(m_row.cards, m_row.wanted) ? m_row.wanted : Poker::category(m_row.cards); }

QStringList PokerHand::possible() const
{
    if (m_row.wanted.isEmpty())
        return Poker::possible(m_row.cards, m_row.gone);
    return Poker::isACardShort(m_row.cards, m_row.wanted, m_row.gone) ? QStringList(m_row.wanted) : QStringList();
}

QStringList PokerHand::makers() const
{
    QStringList names;
    for (const QVariant &place : m_row.names.isEmpty() ? QVariantList() : Poker::makers(m_row.cards))
        names << m_row.names[place.toInt()];
    return names;
}

} // namespace bombshelf
