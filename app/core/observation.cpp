#include "observation.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace bombshelf {

namespace {

/// How faint a piece is in the viewer's memory, from 0 up to 1: as good as by chance, but always the same.
double faintness(const Piece &piece, Seat viewer)
{
    return Rng((std::uint64_t(piece.id) << 16) + (std::uint64_t(piece.kind) << 8) + std::uint64_t(viewer)).unit();
}

} // namespace

Observation::Observation(const Rules &rules, const State &truth, Seat viewer, const Beliefs &beliefs)
    : m_rules(&rules), m_blanked(truth), m_viewer(viewer), m_beliefs(beliefs)
{
    rules.hide(m_blanked, viewer);
    struct Hidden {
        std::uint8_t lot, place;
        Kind kind;
    };
    List<Hidden, Table::maxPieces> hidden;
    const auto row = m_blanked.table.all();
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!row[i].knownBy.has(viewer))
            hidden.add({row[i].lot, std::uint8_t(i), row[i].kind});

    m_unknowns = std::uint8_t(hidden.size());
    std::ranges::sort(hidden, {}, [](const Hidden &h) { return std::tuple(h.lot, h.place); });
    for (int i = 0; i < hidden.size(); ++i)
        m_places[std::size_t(i)] = {hidden[i].lot, hidden[i].place};
    std::ranges::sort(hidden, {}, [](const Hidden &h) { return std::tuple(h.lot, h.kind); });
    for (int i = 0; i < hidden.size(); ++i)
        m_kinds[std::size_t(i)] = hidden[i].kind;
    m_blanked.table.blank(viewer);
}

Observation Observation::remembering(float share) const
{
    if (share >= 1)
        return *this;
    Rng any(0); // what is unknown stays so, whatever it is taken for meanwhile
    State world = guess(any).state;
    for (Zone zone = 0; zone < m_rules->descriptor().zones.size(); ++zone)
        for (int place = 0; place < world.table.count(zone); ++place)
            if (!m_rules->isBeforeEyes(world, m_viewer, zone, place) && faintness(world.table.at(zone, place), m_viewer) >= share)
                world.table.forget(zone, place, m_viewer);
    return {*m_rules, world, m_viewer, m_beliefs.remembering(share)};
}

Guess Observation::guess(Rng &rng) const
{
    Guess world(m_blanked, m_viewer);
    std::array<Kind, Table::maxPieces> kinds;
    std::copy_n(m_kinds.begin(), m_unknowns, kinds.begin());
    for (std::size_t first = 0; first < m_unknowns;) {
        std::size_t last = first + 1;
        while (last < m_unknowns && m_places[last].lot == m_places[first].lot)
            ++last;
        rng.shuffle(std::span(kinds.data() + first, last - first));
        for (; first < last; ++first)
            world.state.table.fill(m_places[first].place, kinds[first]);
    }
    m_rules->guessSecrets(world, m_beliefs, rng);
    return world;
}

std::span<const Kind> Observation::mayBe(Zone zone, int place) const
{
    const Piece &piece = m_blanked.table.at(zone, place);
    if (piece.knownBy.has(m_viewer))
        return {};
    const auto unknowns = std::span(m_places).first(m_unknowns);
    const auto lot = std::ranges::equal_range(unknowns, std::uint8_t(piece.lot), {}, &Unknown::lot);
    return std::span(m_kinds).subspan(std::size_t(lot.begin() - unknowns.begin()), lot.size());
}

} // namespace bombshelf
