#include "state.h"

#include <bit>

namespace bombshelf {

std::uint64_t hashOf(const State &state)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto mix = [&hash](unsigned byte) { hash = (hash ^ (byte & 0xffu)) * 0x100000001b3u; };
    for (const Piece &piece : state.table.all()) {
        mix(piece.id);
        mix(piece.kind);
        mix(piece.knownBy.bits());
        mix(unsigned(piece.lot) << 1 | piece.faceUp);
    }
    for (int zone = 0; zone < Table::maxZones; ++zone)
        mix(unsigned(state.table.count(Zone(zone))));
    for (const std::byte byte : state.own<std::array<std::byte, State::ownSize>>())
        mix(unsigned(byte));
    return hash;
}

} // namespace bombshelf
