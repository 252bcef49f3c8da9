#pragma once

#include "rng.h"
#include "seat.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

namespace bombshelf {

using Kind = std::uint8_t;
using Zone = std::uint8_t;
using Lot = std::uint8_t;
using PieceId = std::uint8_t;

/// The kind of a piece that the viewer of an observation does not know.
inline constexpr Kind unknownKind = 0xff;

/// A card, bag, die or marker.
struct Piece {
    PieceId id;             ///< follows the piece for the eye; new whenever the eye can't follow
    Kind kind;              ///< the game's own, or unknownKind
    SeatSet knownBy;        ///< seats that know the kind of the piece in this place
    std::uint8_t lot : 7;   ///< pieces of one lot were mixed out of sight of whoever does not know them
    std::uint8_t faceUp : 1;

    bool isPublic() const { return knownBy == SeatSet::everyone(); }
    friend bool operator==(const Piece &, const Piece &) = default;
};
static_assert(sizeof(Piece) == 4);

/// Their kinds as a set of bits, without those from 64 on and the unknown.
constexpr std::uint64_t kindsAmong(std::span<const Piece> pieces)
{
    std::uint64_t kinds = 0;
    for (const Piece &piece : pieces)
        if (piece.kind < 64)
            kinds |= std::uint64_t(1) << piece.kind;
    return kinds;
}

/// Everything that lies on the table: one row of pieces cut into zones. Place 0 of a zone is its top.
///
/// What a seat knows follows pieces wherever they go in the open. Where the eye loses them (shuffle, bury),
/// pieces get a new lot and new ids, so that neither tells more than a person at the table could see:
/// a seat that does not know a piece knows only that it is one of those its lot holds.
class Table {
public:
    static constexpr int maxPieces = 80;
    static constexpr int maxZones = 32;

    int size() const { return m_begin[maxZones]; }
    int count(Zone zone) const { return m_begin[zone + 1] - m_begin[zone]; }
    bool empty(Zone zone) const { return count(zone) == 0; }
    std::span<const Piece> all() const { return {m_row.data(), std::size_t(size())}; }
    std::span<const Piece> in(Zone zone) const { return {m_row.data() + m_begin[zone], std::size_t(count(zone))}; }
    const Piece &at(Zone zone, int place) const { return m_row[std::size_t(m_begin[zone] + place)]; }
    const Piece &top(Zone zone) const { return at(zone, 0); }
    /// The first place of that kind in the zone, or -1.
    int find(Zone zone, Kind kind) const;
    int countKind(Zone zone, Kind kind) const;

    /// Puts a new piece at the bottom of the zone, face down and known to nobody. Pieces of one back start in one lot.
    void add(Zone zone, Kind kind, Lot lot = 0);

    /// Moves a piece; `toPlace` counts in the zone as it is without the piece.
    void move(Zone from, int place, Zone to, int toPlace);
    void toTop(Zone from, int place, Zone to) { move(from, place, to, 0); }
    void toBottom(Zone from, int place, Zone to) { move(from, place, to, count(to) - (from == to ? 1 : 0)); }
    /// Lifts the top n pieces, if n > 0, together onto the other zone; their order stays.
    void lift(Zone from, int n, Zone to);

    /// Face up for everyone to see.
    void turnUp(Zone zone, int place);
    void turnDown(Zone zone, int place);
    /// Turns the whole zone over: its bottom becomes its top, and all of it lies face down.
    void turnOver(Zone zone);
    /// Those seats look at the piece; it is not turned.
    void show(Zone zone, int place, SeatSet seats);
    /// Gives the piece another kind (a die's new face, a card that became another).
    void become(Zone zone, int place, Kind kind);

    /// Puts the zone in random order: nobody knows it any more. Hidden pieces elsewhere whose lot has a part in it
    /// join the new lot, for nobody can tell which of that lot's kinds went into the shuffle.
    void shuffle(Zone zone, Rng &rng);
    /// Moves a piece out of a hand so that only seats that know it can tell which one it was: for all others the hidden
    /// pieces of that hand were mixed before.
    void slip(Zone from, int place, Zone to);
    /// Moves public pieces from the top of a zone, each face down to the bottom of another, as a new lot: only those seats
    /// know them from now on. New ids, in the order of the row, so that ids tell nobody which is which.
    void bury(Zone from, std::span<const Zone> to, SeatSet knownBy);

    /// Puts the top pieces, hidden ones, in that order: the one that lay at its first place comes on top. Only a seat that knows
    /// them all can tell which of them went where.
    void arrange(Zone zone, std::span<const std::uint8_t> order);

    /// Puts the zone in the order of ids, which says nothing of how it came to lie.
    void sortById(Zone zone);
    /// The seat no longer knows the piece, unless all do.
    void forget(Zone zone, int place, Seat seat);
    /// Hides who knows the pieces of a hand besides its holder and the viewer: where pieces slip out that some seats know and
    /// others don't, that would tell which ones they were. For Rules::hide.
    void hideKnowers(Zone hand, Seat holder, Seat viewer);
    /// Blanks what the viewer does not know. For Observation.
    void blank(Seat viewer);
    /// Sets the kind in a place of the whole row (see all()). For Observation.
    void fill(int rowPlace, Kind kind) { m_row[std::size_t(rowPlace)].kind = kind; }

    friend bool operator==(const Table &, const Table &) = default;

private:
    void shiftZones(Zone from, Zone to, int n);
    Lot unusedLot() const;
    void joinLots(Zone zone, Lot lot);
    Piece &piece(Zone zone, int place) { return m_row[std::size_t(m_begin[zone] + place)]; }

    /// For each zone, a 1 for every zone after it.
    static constexpr auto after = [] {
        std::array<std::array<std::uint8_t, maxZones>, maxZones> after{};
        for (std::size_t zone = 0; zone < maxZones; ++zone)
            for (std::size_t z = zone + 1; z < maxZones; ++z)
                after[zone][z] = 1;
        return after;
    }();

    std::array<Piece, maxPieces> m_row{};
    std::array<std::uint8_t, maxZones + 1> m_begin{};
};

/// `n` pieces went from one zone to another. All zones, without a branch: nobody can foresee how many lie between.
inline void Table::shiftZones(Zone from, Zone to, int n)
{
    for (std::size_t z = 0; z < maxZones; ++z)
        m_begin[z] = std::uint8_t(m_begin[z] + n * (after[to][z] - after[from][z]));
}

// Inline, since every card played goes through it.
inline void Table::move(Zone from, int place, Zone to, int toPlace)
{
    const int source = m_begin[from] + place;
    const int target = m_begin[to] + toPlace - (to > from ? 1 : 0);
    const Piece moving = m_row[std::size_t(source)];
    Piece *row = m_row.data();
    if (source < target)
        std::memmove(row + source, row + source + 1, std::size_t(target - source) * sizeof(Piece));
    else
        std::memmove(row + target + 1, row + target, std::size_t(source - target) * sizeof(Piece));
    row[target] = moving;
    shiftZones(from, to, 1);
}

inline void Table::turnUp(Zone zone, int place)
{
    Piece &turned = piece(zone, place);
    turned.faceUp = 1;
    turned.knownBy = SeatSet::everyone();
}

} // namespace bombshelf
