#include "evaluation.h"

#include "check.h"
#include "ending.h"

#include <algorithm>

namespace bombshelf::bomber {

namespace {

/// The chance that dice achieve a number or more: a special achieves any, a fumble none.
class Chances {
public:
    Chances()
    {
        for (int one = 1; one <= dieSides; ++one)
            for (int other = 1; other <= dieSides; ++other)
                for (int third = 1; third <= dieSides; ++third) {
                    const std::array dice{one, other, third};
                    add(2, readDice(std::span(dice).first(2), 0));
                    add(3, readDice(dice, 0));
                }
    }
    float operator()(int dice, int number) const { return m_chance[std::size_t(dice)][std::size_t(std::clamp(number, 0, most))]; }

private:
    static constexpr int most = checkDiceAtMost * dieSides + 1;

    void add(std::size_t dice, const Roll &roll)
    {
        for (int number = 0; number <= most; ++number)
            if (reachOf(roll, number) != noReach)
                m_chance[dice][std::size_t(number)] += 1.0f / (dieSides * dieSides * dieSides);
    }

    std::array<std::array<float, most + 1>, checkDiceAtMost + 1> m_chance{};
};
const Chances chances;

/// A HP of one's own, one of all the others together, and a point; and where a check decides the session, winning it, and the part
/// that the others count there.
constexpr float ownHp = 1.0f, othersHp = 0.5f, point = 1.0f, win = 20.0f, aside = 0.5f;

} // namespace

Evaluation::Evaluation(const State &state, Seat seat) : m_p(position(state)), m_seat(seat), m_decides(isLastCheck(m_p))
{
    const float others = float(std::max(1, seatsIn(m_p).size() - 1));
    for (Seat hurt = 0; hurt < m_p.seats; ++hurt) {
        if (!isIn(m_p, hurt))
            continue;
        m_worth[hurt] = hurt == seat ? -ownHp : othersHp / others;
        if (hurt != m_p.actor)
            m_worth[hurt] += m_p.actor == seat ? point : -point / others;
        for (Post post = 0; post < postCount; ++post)
            if (m_p.posts[hurt].has(post))
                m_line[post] += m_worth[hurt];
    }
}

float Evaluation::at(int target, int dice) const
{
    const int number = needed(target);
    float sum = 0;
    if (m_decides) {
        float surer = 1; // than to reach as far as this
        for (int reach = noReach; reach < postCount; ++reach) {
            const float farther = reach + 1 < postCount ? chances(dice, number + reach + 1) : 0;
            sum += (surer - farther) * blast(Post(target), reach);
            surer = farther;
        }
        return sum;
    }
    for (int post = 0; post < postCount; ++post)
        sum += m_line[std::size_t(post)] * chances(dice, number + distance(post, target));
    for (Seat hurt = 0; hasSkill(m_p, m_p.actor, bearings) && hurt < m_p.seats; ++hurt)
        sum += m_worth[hurt] * chances(dice, number + targetNumber(m_p.posts[hurt], Post(target)) - ownTarget);
    return sum;
}

float Evaluation::of(std::span<const int> dice) const { return blast(m_p.target, reachOf(readDice(dice, 0), needed(m_p.target))); }

/// What a blast is worth. Where it decides the session, HP count only where nothing else does.
float Evaluation::blast(Post at, int reach) const
{
    const PostSet blasted = PostSet::around(at, reach);
    Position then = m_p;
    float harm = 0;
    for (Seat hurt = 0; hurt < m_p.seats; ++hurt) {
        const int lost = lossOf(m_p, hurt, blasted);
        harm += m_worth[hurt] * float(lost);
        then.hp[hurt] = std::uint8_t(then.hp[hurt] - lost);
        if (hurt != m_p.actor)
            then.points[m_p.actor] = std::uint8_t(then.points[m_p.actor] + lost);
        if (lost > 0 && then.hp[hurt] == 0)
            then.felled.add(hurt);
    }
    if (!m_decides)
        return harm;
    const SeatSet winners = winnersOf(then);
    return aside * harm + (winners.has(m_seat) ? win / float(winners.size()) : 0);
}

float Evaluation::ofLongThrow(int target, int dice) const
{
    std::array<float, postCount> worth;
    for (int post = 0; post < postCount; ++post)
        worth[std::size_t(post)] = at(post, dice);
    float sum = 0, best = worth[std::size_t(target)];
    for (int pips = 1; pips <= dieSides; ++pips) {
        for (const int post : {target - pips, target + pips})
            if (post >= 0 && post < postCount)
                best = std::max(best, worth[std::size_t(post)]);
        sum += best;
    }
    return sum / dieSides;
}

/// What the dice alone must achieve for any blast.
int Evaluation::needed(int target) const { return blastNumber(m_p, Post(target)) - modifierOf(m_p, m_p.actor); }

} // namespace bombshelf::bomber
