#include "table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace bombshelf {

namespace {

/// A set of numbers below 128: lots, or ids. Two words and not an array, so that compilers keep them in registers.
class Bits {
public:
    void set(unsigned n)
    {
        if (n < 64)
            m_low |= std::uint64_t(1) << n;
        else
            m_high |= std::uint64_t(1) << (n - 64);
    }
    bool has(unsigned n) const { return ((n < 64 ? m_low >> n : m_high >> (n - 64)) & 1) != 0; }
    int firstMissing() const { return ~m_low ? std::countr_one(m_low) : 64 + std::countr_one(m_high); }
    int takeFirst()
    {
        const int first = m_low ? std::countr_zero(m_low) : 64 + std::countr_zero(m_high);
        if (m_low)
            m_low &= m_low - 1;
        else
            m_high &= m_high - 1;
        return first;
    }

private:
    std::uint64_t m_low = 0, m_high = 0;
};

} // namespace

int Table::find(Zone zone, Kind kind) const
{
    const auto pieces = in(zone);
    const auto found = std::ranges::find(pieces, kind, &Piece::kind);
    return found == pieces.end() ? -1 : int(found - pieces.begin());
}

int Table::countKind(Zone zone, Kind kind) const { return int(std::ranges::count(in(zone), kind, &Piece::kind)); }

void Table::add(Zone zone, Kind kind, Lot lot)
{
    assert(size() < maxPieces && zone < maxZones);
    const int at = m_begin[zone + 1];
    std::memmove(&m_row[std::size_t(at + 1)], &m_row[std::size_t(at)], std::size_t(size() - at) * sizeof(Piece));
    m_row[std::size_t(at)] = Piece{PieceId(size()), kind, SeatSet(), lot, 0};
    for (std::size_t z = 0; z < maxZones; ++z)
        m_begin[z] = std::uint8_t(m_begin[z] + after[zone][z]);
    ++m_begin[maxZones];
}

void Table::lift(Zone from, int n, Zone to)
{
    if (n <= 0)
        return;
    const auto lifted = m_row.begin() + m_begin[from], under = m_row.begin() + m_begin[to];
    if (from < to)
        std::rotate(lifted, lifted + n, under);
    else
        std::rotate(under, lifted, lifted + n);
    shiftZones(from, to, n);
}

void Table::turnDown(Zone zone, int place) { piece(zone, place).faceUp = 0; }

void Table::turnOver(Zone zone)
{
    const std::span<Piece> pieces(m_row.data() + m_begin[zone], std::size_t(count(zone)));
    std::ranges::reverse(pieces);
    for (Piece &piece : pieces)
        piece.faceUp = 0;
}

void Table::show(Zone zone, int place, SeatSet seats)
{
    Piece &shown = piece(zone, place);
    shown.knownBy = shown.knownBy | seats;
}

void Table::become(Zone zone, int place, Kind kind) { piece(zone, place).kind = kind; }

/// Every hidden piece whose lot has a part in the zone, wherever it lies, belongs to the new lot: nobody can tell any more
/// which of the old lot's kinds are which.
void Table::joinLots(Zone zone, Lot lot)
{
    Bits joining;
    for (const Piece &piece : in(zone))
        if (!piece.isPublic())
            joining.set(piece.lot);
    for (Piece &piece : std::span(m_row.data(), std::size_t(size())))
        if (!piece.isPublic() && joining.has(piece.lot))
            piece.lot = lot;
}

void Table::slip(Zone from, int place, Zone to)
{
    if (at(from, place).isPublic())
        return toTop(from, place, to);
    joinLots(from, unusedLot());
    Bits ids;
    for (const Piece &piece : in(from))
        if (!piece.isPublic())
            ids.set(piece.id);
    toTop(from, place, to);
    for (Piece &piece : std::span(m_row.data() + m_begin[from], std::size_t(count(from))))
        if (!piece.isPublic())
            piece.id = PieceId(ids.takeFirst());
    piece(to, 0).id = PieceId(ids.takeFirst());
}

void Table::shuffle(Zone zone, Rng &rng)
{
    const Lot lot = unusedLot();
    joinLots(zone, lot);
    const std::span<Piece> pieces(m_row.data() + m_begin[zone], std::size_t(count(zone)));
    rng.shuffle(pieces);
    for (Piece &piece : pieces) {
        piece.knownBy = SeatSet();
        piece.faceUp = 0;
        piece.lot = lot;
    }
    Bits ids;
    for (const Piece &piece : all())
        if (piece.lot == lot)
            ids.set(piece.id);
    for (Piece &piece : std::span(m_row.data(), std::size_t(size())))
        if (piece.lot == lot)
            piece.id = PieceId(ids.takeFirst());
}

Lot Table::unusedLot() const
{
    Bits used;
    for (const Piece &piece : all())
        used.set(piece.lot);
    return Lot(used.firstMissing());
}

void Table::bury(Zone from, std::span<const Zone> to, SeatSet knownBy)
{
    const Lot lot = unusedLot();
    const std::span<Piece> buried(&piece(from, 0), to.size());
    Bits ids;
    for (const Piece &piece : buried) {
        assert(piece.isPublic());
        ids.set(piece.id);
    }
    std::array<PieceId, maxPieces> id;
    for (std::size_t i = 0; i < to.size(); ++i)
        id[i] = PieceId(ids.takeFirst());
    for (std::size_t i = 0; i < to.size(); ++i) {
        // Counted without a branch: nobody can foresee where a piece goes.
        std::size_t before = 0;
        for (std::size_t j = 0; j < to.size(); ++j)
            before += to[j] < to[i] + (j < i);
        buried[i] = {id[before], buried[i].kind, knownBy, lot, 0};
    }
    for (const Zone zone : to)
        toBottom(from, 0, zone);
}

void Table::arrange(Zone zone, std::span<const std::uint8_t> order)
{
    std::array<Piece, maxPieces> was;
    Bits ids;
    SeatSet knowers = SeatSet::everyone();
    for (std::size_t i = 0; i < order.size(); ++i) {
        was[i] = at(zone, int(i));
        ids.set(was[i].id);
        knowers = knowers & was[i].knownBy;
    }
    bool isOneLot = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
        Piece &put = piece(zone, int(i));
        put = was[order[i]];
        put.id = PieceId(ids.takeFirst());
        put.knownBy = knowers;
        isOneLot = isOneLot && put.lot == was[0].lot;
    }
    if (!isOneLot)
        joinLots(zone, unusedLot());
}

void Table::sortById(Zone zone) { std::ranges::sort(std::span(m_row.data() + m_begin[zone], std::size_t(count(zone))), {}, &Piece::id); }

void Table::forget(Zone zone, int place, Seat seat)
{
    Piece &piece = m_row[std::size_t(m_begin[zone] + place)];
    if (!piece.isPublic())
        piece.knownBy.remove(seat);
}

void Table::hideKnowers(Zone hand, Seat holder, Seat viewer)
{
    for (Piece &piece : std::span(m_row.data() + m_begin[hand], std::size_t(count(hand))))
        if (!piece.isPublic())
            piece.knownBy = piece.knownBy.has(viewer) ? SeatSet::of(holder) | SeatSet::of(viewer) : SeatSet::of(holder);
}

void Table::blank(Seat viewer)
{
    for (Piece &piece : std::span(m_row.data(), std::size_t(size())))
        if (!piece.knownBy.has(viewer))
            piece.kind = unknownKind;
}

} // namespace bombshelf
