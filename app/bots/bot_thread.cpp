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

void BotThread::think(const Rules &rules, const Observation &seen, std::unique_ptr<const Bot> bot, std::uint64_t seed, const Budget &budget,
                      Done done)
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request();
    m_stop = {};
    m_next.emplace(Question{&rules, seen, std::move(bot), seed, budget, std::move(done), m_stop});
    m_wake.notify_one();
}

void BotThread::stop()
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request();
    m_next.reset();
}

std::optional<Thought> BotThread::answer(const Question &question)
{
    try {
        Rng rng(question.seed);
        return question.bot->think(*question.rules, question.seen, rng, question.budget, question.stop);
    } catch (...) { // no memory, or a fault of ours: the match need not end with it
        return std::nullopt;
    }
}

void BotThread::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_quit || m_next; });
        if (m_quit)
            return;
        const Question question = std::move(*m_next);
        m_next.reset();
        lock.unlock();
        const std::optional<Thought> thought = answer(question);
        lock.lock();
        // Under the lock, so that stop() never returns between this question and the answer to it.
        if (!question.stop.isRequested())
            question.done(thought);
    }
}

} // namespace bombshelf
