#pragma once

#include "position.h"

#include <span>

namespace bombshelf::bomber {

/// What the check on the table is worth to a seat, in HP; if it ends the session, by who wins.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat);

    /// What a check with this many dice is worth on average, with the target at that post.
    float at(int target, int dice) const;
    /// What dice that have fallen are worth.
    float of(std::span<const int> dice) const;
    /// What it is worth to throw the target far and then choose.
    float ofLongThrow(int target, int dice) const;

private:
    int needed(int target) const;
    float blast(Post at, int reach) const;

    const Position &m_p;
    Seat m_seat;
    bool m_decides; ///< the session
    BySeat<float> m_worth{};                ///< of each HP a seat loses
    std::array<float, postCount> m_line{};  ///< of each post that is blasted
};

} // namespace bombshelf::bomber
