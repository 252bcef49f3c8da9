#pragma once

#include "bot.h"

namespace bombshelf {

/// Thinks as another bot does, and gives a reason: what sets its move apart from those that it has weighed beside it, each as often as it
/// was thought about. Many worlds that the seat thinks possible are looked at a little later, as habit goes on from there;
/// a fifth of its time is for that.
class Adviser final : public Bot {
public:
    explicit Adviser(std::unique_ptr<Bot> bot) : m_bot(std::move(bot)) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override;

private:
    const std::unique_ptr<Bot> m_bot;
};

} // namespace bombshelf
