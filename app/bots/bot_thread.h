#pragma once

#include "bot.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace bombshelf {

/// A thread on which bots think, one thought at a time, so that nobody waits for them.
class BotThread {
public:
    /// Nothing if the bot failed: something was thrown while it thought.
    using Done = std::function<void(std::optional<Thought>)>;

    BotThread();
    /// Ends the thought under way; returns within a few milliseconds.
    ~BotThread();

    /// Thinks for the observation's viewer, who must be to move; a thought under way is stopped. `done` gets the thought on this
    /// thread and must not call back into it: hand it on to another.
    void think(const Rules &rules, const Observation &seen, std::unique_ptr<const Bot> bot, std::uint64_t seed, const Budget &budget,
               Done done);
    /// Returns at once; the thought under way ends unheard: no `done` is called after this.
    void stop();

private:
    struct Question {
        const Rules *rules;
        Observation seen;
        std::unique_ptr<const Bot> bot;
        std::uint64_t seed;
        Budget budget;
        Done done;
        Stop stop;
    };

    static std::optional<Thought> answer(const Question &question);
    void run();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<Question> m_next;
    Stop m_stop; ///< of the thought that was asked for last
    bool m_quit = false;
    std::thread m_thread; ///< last: it uses all of the above
};

} // namespace bombshelf
