#include "bot_thread.h"

namespace bombshelf {

BotThread::BotThread() : m_thread([this] { run(); }) {}

BotThread::~BotThread()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_stop.request();
        m_quit = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void BotThread::think(const Rules &rules, const Observation &seen, std::unique_ptr<const Bot> bot, std::uint64_t seed,
                      const Budget &budget, Done done)
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request();
    m_stop = {};
    m_next.emplace(Thought{&rules, seen, std::move(bot), seed, budget, std::move(done), m_stop});
    m_wake.notify_one();
}

void BotThread::stop()
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request();
    m_next.reset();
}

void BotThread::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_quit || m_next; });
        if (m_quit)
            return;
        const Thought thought = std::move(*m_next);
        m_next.reset();
        lock.unlock();
        Rng rng(thought.seed);
        const Move move = thought.bot->choose(*thought.rules, thought.seen, rng, thought.budget, thought.stop);
        lock.lock();
        // Under the lock, so that stop() never returns between this question and the answer to it.
        if (!thought.stop.isRequested())
            thought.done(move);
    }
}

} // namespace bombshelf
