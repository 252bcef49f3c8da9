#include "poker_hand.h"

#include "games/omens/words.h"
#include "poker_table.h"
#include "team_help.h"
#include "view/catalogue_model.h"
#include "view/table_model.h"

namespace bombshelf {

PokerHand::PokerHand(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &PokerHand::refresh);
    connect(this, &PokerHand::asked, this, &PokerHand::refresh);
}

void PokerHand::refresh()
{
    QStringList cards, names;
    const Rules *rules = m_match->state() ? findGame(m_match->gameId()) : nullptr;
    const std::size_t zones = rules ? rules->descriptor().zones.size() : 0;
    const Seat viewer = m_match->viewer() < 0 ? noSeat : Seat(m_match->viewer());
    for (Zone zone = 0; zone < zones; ++zone) {
        const Descriptor &game = rules->descriptor();
        const ZoneInfo &info = game.zones[zone];
        const QString name = fromWord(info.name);
        if (!(m_zones.isEmpty() ? name == m_zone : m_zones.contains(name)) || (info.seat == noSeat ? -1 : int(info.seat)) != m_seat)
            continue;
        const auto pieces = m_match->state()->table.in(zone);
        for (std::size_t place = 0; place < pieces.size(); ++place) {
            const Piece &piece = pieces[place];
            if (piece.kind == unknownKind || !omens::isCard(piece.kind) || !TableModel::isInSight(game, zone, piece, viewer) ||
                (!m_within.isEmpty() && !m_within.contains(int(place))))
                continue;
            cards << fromWord(omens::pieceDomain.words[piece.kind]);
            names << TeamHelp::nameOf(game, zone, int(place));
        }
    }
    if (cards == m_cards && names == m_names)
        return;
    m_cards = cards;
    m_names = names;
    emit changed();
}

QString PokerHand::category() const { return PokerTable::category(m_cards); }

QStringList PokerHand::possible() const { return PokerTable::possible(m_cards); }

QStringList PokerHand::best() const { return namesOf(PokerTable::places(m_cards)); }

QStringList PokerHand::makers() const { return namesOf(PokerTable::makers(m_cards)); }

QStringList PokerHand::namesOf(const QVariantList &places) const
{
    QStringList names;
    for (const QVariant &place : places)
        names << m_names[place.toInt()];
    return names;
}

} // namespace bombshelf
