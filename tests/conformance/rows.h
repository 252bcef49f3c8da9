#pragma once

#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

Q_DECLARE_METATYPE(const bombshelf::Rules *)
Q_DECLARE_METATYPE(bombshelf::Setup)

namespace bombshelf::test {

/// A row for each game and number of seats, and for each value of its options.
inline void addRows()
{
    QTest::addColumn<const Rules *>("game");
    QTest::addColumn<Setup>("chosen");
    for (const Rules *rules : everyGame())
        for (const Setup &setup : everySetup(rules->descriptor()))
            QTest::newRow(nameOf(rules->descriptor(), setup).c_str()) << rules << setup;
}

/// The game and set-up of the current row, played at random.
struct Row {
    Row()
    {
        QFETCH(const Rules *, game);
        QFETCH(Setup, chosen);
        rules = game;
        setup = chosen;
    }

    const Descriptor &descriptor() const { return rules->descriptor(); }
    /// Looks at each position of a few matches, under a sanitizer of one. Returns the last state of the last.
    State play(int matches, const std::function<void(const State &, Choice)> &look) const
    {
        State last;
        for (int seed = 0; seed < (sanitized ? 1 : matches); ++seed)
            last = playRandomly(*rules, setup, std::uint64_t(seed), bound, look);
        return last;
    }
    /// Those who may look: every seat, and an onlooker.
    std::vector<Seat> viewers() const
    {
        std::vector<Seat> all{noSeat};
        for (Seat seat = 0; seat < setup.seats; ++seat)
            all.push_back(seat);
        return all;
    }

    /// No match takes more decisions at random than this.
    static constexpr int bound = 5000;
    const Rules *rules = nullptr;
    Setup setup;
};

} // namespace bombshelf::test
