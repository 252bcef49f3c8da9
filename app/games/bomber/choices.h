#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::bomber {

/// Who must choose now.
SeatSet asked(const Position &p);
/// The choices open to a seat that is asked, ascending.
void choices(const State &state, Seat seat, Moves &out);
/// Why a seat that is asked can't make a move that is not among them.
std::string_view reason(const State &state, Seat seat, Move move);

/// From one thing to another.
struct Span {
    int first, last;
    bool has(int i) const { return first <= i && i <= last; }
};
inline constexpr Span allPosts{0, postCount - 1};
/// What a seat may choose next: above what it has, and leaving room for the rest.
Span postsOpen(const Position &p, Seat seat);
Span skillsOpen(const Position &p, Seat seat);
/// Where the long throw whose die lies on the table may move the target.
Span shiftsOpen(const State &state);

} // namespace bombshelf::bomber
