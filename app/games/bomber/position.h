#pragma once

#include "core/state.h"
#include "posts.h"

namespace bombshelf::bomber {

template <class T> using BySeat = std::array<T, tableSeats>;

/// Bomber's own part of a state: bytes only.
struct Position {
    std::uint8_t seats;
    Mode mode;
    Toughness toughness;
    Reach reachRule;
    Phase phase;
    Part part;
    std::uint8_t cycle; ///< of the part, from 1

    // The sappers.
    BySeat<PostSet> posts;       ///< in secret, until all are made
    BySeat<std::uint8_t> skills; ///< as bits; in secret too
    BySeat<std::uint8_t> made;   ///< posts and skills chosen so far
    std::array<BySeat<std::uint8_t>, skillCount> uses; ///< left in this part
    BySeat<std::uint8_t> hp;     ///< 0: out
    BySeat<std::uint8_t> points;

    // The cycle.
    BySeat<std::uint8_t> initiative; ///< 0: none rolled in this cycle
    BySeat<Seat> order;              ///< those that have yet to act, first to last
    std::uint8_t toAct;              ///< how many of the order

    // The check.
    Seat actor, asked;
    Post target;
    std::uint8_t checkDice;   ///< how many are rolled
    std::uint8_t achievement; ///< 0 until it counts
    std::int8_t reach;
    SeatSet felled; ///< by this check
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline Zone sheetOf(Seat seat) { return Zone(sheetZone + seat); }
inline Zone zoneOf(Post post) { return Zone(postZone + post); }
inline Kind markerOf(Seat seat) { return Kind(sapper0 + seat); }
inline Kind faceOf(int pips) { return Kind(face1 + pips - 1); }
inline int pipsOf(Kind face) { return face - face1 + 1; }

inline int postsEach(const Position &p) { return p.mode == Mode::solo ? 3 : 6; }
inline int skillsEach(const Position &p) { return p.mode == Mode::solo ? 1 : 3; }
inline int choicesEach(const Position &p) { return postsEach(p) + skillsEach(p); }
inline int cyclesOf(const Position &p) { return p.part == Part::middle ? 3 : p.seats; }
inline int fullHp(const Position &p)
{
    const int tough = (p.mode == Mode::solo ? 3 : 2) * p.seats;
    return p.toughness == Toughness::tough && tough > 6 ? tough : 6;
}

inline bool isMade(const Position &p, Seat seat) { return p.made[seat] == choicesEach(p); }
inline bool hasSkill(const Position &p, Seat seat, Skill skill) { return (p.skills[seat] >> skill & 1) != 0; }
inline int modifierOf(const Position &p, Seat seat) { return hasSkill(p, seat, powder); }
inline bool isIn(const Position &p, Seat seat) { return seat < p.seats && p.hp[seat] > 0; }
inline SeatSet seatsIn(const Position &p)
{
    return seatsWith(p.seats, [&p](Seat seat) { return isIn(p, seat); });
}
/// The HP that the actor's blast of these posts takes from a seat. Ruling: a ball bearing wounds each sapper hurt, oneself too.
inline int lossOf(const Position &p, Seat seat, PostSet blasted)
{
    const int posts = (p.posts[seat] & blasted).size(), damage = posts == 0 ? 0 : posts + hasSkill(p, p.actor, bearings);
    return damage < p.hp[seat] ? damage : p.hp[seat];
}

/// How often a skill can be used in a part; 0: it needs no using.
inline constexpr int usesOf[skillCount] = {1, 3, 0, 0, 1, 1};
/// Whether a seat in play can still do something in the window that is open.
inline bool canUse(const Position &p, Seat seat)
{
    if (!isIn(p, seat))
        return false;
    if (p.phase == Phase::after)
        return p.uses[extinguisher][seat] > 0;
    return p.uses[longThrow][seat] > 0 || p.uses[fineTuning][seat] > 0 || (p.uses[fever][seat] > 0 && seat == p.actor);
}

} // namespace bombshelf::bomber
