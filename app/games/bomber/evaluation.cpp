#include "evaluation.h"

#include "check.h"

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

/// A HP of one's own, one of all the others together, and a point.
constexpr float ownHp = 1.0f, othersHp = 0.5f, point = 1.0f;

} // namespace

Evaluation::Evaluation(const State &state, Seat seat) : m_p(position(state))
{
    const float others = float(std::max(1, countIn(m_p) - 1));
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
    for (int post = 0; post < postCount; ++post)
        sum += m_line[std::size_t(post)] * chances(dice, number + distance(post, target));
    for (Seat hurt = 0; hasSkill(m_p, m_p.actor, bearings) && hurt < m_p.seats; ++hurt)
        sum += m_worth[hurt] * chances(dice, number + targetNumber(m_p.posts[hurt], Post(target)) - ownTarget);
    return sum;
}

float Evaluation::of(std::span<const int> dice) const
{
    const int reach = reachOf(readDice(dice, 0), needed(m_p.target));
    if (reach == noReach)
        return 0;
    const PostSet blasted = PostSet::between(std::max(0, m_p.target - reach), std::min(postCount - 1, m_p.target + reach));
    float sum = 0;
    for (Seat hurt = 0; hurt < m_p.seats; ++hurt)
        if (const int posts = (m_p.posts[hurt] & blasted).size(); posts > 0)
            sum += m_worth[hurt] * float(std::min<int>(m_p.hp[hurt], posts + hasSkill(m_p, m_p.actor, bearings)));
    return sum;
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
int Evaluation::needed(int target) const
{
    const int number = m_p.reachRule == Reach::substitute ? targetNumber(m_p.posts[m_p.actor], Post(target)) : ownTarget;
    return number - modifierOf(m_p, m_p.actor);
}

} // namespace bombshelf::bomber
