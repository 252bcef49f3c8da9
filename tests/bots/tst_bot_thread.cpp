#include "bots/bot_thread.h"
#include "small_games.h"
#include "support/test_case.h"

#include "core/rules.h"

#include <QTest>

#include <atomic>
#include <future>

using namespace bombshelf;
using namespace bombshelf::test;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

/// Thinks until it is stopped, or gives up, so that nothing waits for it for ever.
class Brooder final : public Bot {
public:
    struct Progress {
        std::atomic<bool> begun = false, stopped = false;
    };

    explicit Brooder(Progress &progress) : m_progress(progress) {}
    Thought think(const Rules &, const Observation &, Rng &, const Budget &, const Stop &stop) const override
    {
        m_progress.begun = true;
        for (const auto end = Clock::now() + 20s; !stop.isRequested() && Clock::now() < end;)
            std::this_thread::sleep_for(1ms);
        m_progress.stopped = stop.isRequested();
        return {};
    }

private:
    Progress &m_progress;
};

/// Has an idea too big for it.
class Fumbler final : public Bot {
public:
    Thought think(const Rules &, const Observation &, Rng &, const Budget &, const Stop &) const override { throw std::bad_alloc(); }
};

Observation start(const Rules &rules)
{
    Rng rng(1);
    return Observation(rules, rules.deal({}, rng, nullptr), 0);
}

} // namespace

class BotThreadTest : public QObject {
    Q_OBJECT

private slots:
    void handsOverAMove()
    {
        std::promise<Move> move;
        std::thread::id where;
        BotThread thread;
        thread.think(nim(), start(nim()), makeBot("strong"), 1, {}, [&](std::optional<Thought> thought) {
            where = std::this_thread::get_id();
            move.set_value(thought->move);
        });
        auto chosen = move.get_future();
        QVERIFY(chosen.wait_for(10s) == std::future_status::ready);
        QCOMPARE(chosen.get(), (Move{take, 2}));
        QVERIFY(where != std::this_thread::get_id());
    }

    void aBotThatFailsSaysSoAndTheNextOneThinks()
    {
        std::promise<bool> failed;
        std::promise<Move> move;
        BotThread thread;
        thread.think(nim(), start(nim()), std::make_unique<Fumbler>(), 1, {},
                     [&](std::optional<Thought> thought) { failed.set_value(!thought); });
        auto heard = failed.get_future();
        QVERIFY(heard.wait_for(10s) == std::future_status::ready && heard.get());
        thread.think(nim(), start(nim()), makeBot("novice"), 1, {}, [&](std::optional<Thought> thought) { move.set_value(thought->move); });
        QVERIFY(move.get_future().wait_for(10s) == std::future_status::ready);
    }

    void stopReturnsAtOnceAndNothingIsHeardAfterIt()
    {
        Brooder::Progress brooding;
        std::atomic<bool> heard = false;
        {
            BotThread thread;
            thread.think(nim(), start(nim()), std::make_unique<Brooder>(brooding), 1, {}, [&](auto) { heard = true; });
            QTRY_VERIFY(brooding.begun);
            thread.stop();
            QTRY_VERIFY(brooding.stopped);
        } // with its thread all goes that could still be heard
        QVERIFY(!heard);
    }

    void aNewThoughtEndsTheOldOne()
    {
        Brooder::Progress brooding;
        std::atomic<bool> heard = false;
        std::promise<Move> move;
        BotThread thread;
        thread.think(nim(), start(nim()), std::make_unique<Brooder>(brooding), 1, {}, [&](auto) { heard = true; });
        QTRY_VERIFY(brooding.begun);
        thread.think(nim(), start(nim()), makeBot("novice"), 1, {}, [&](std::optional<Thought> thought) { move.set_value(thought->move); });
        QVERIFY(move.get_future().wait_for(10s) == std::future_status::ready);
        QVERIFY(!heard);
    }

    void endsWhileThinking()
    {
        Brooder::Progress brooding;
        std::atomic<bool> heard = false;
        {
            BotThread thread;
            thread.think(nim(), start(nim()), std::make_unique<Brooder>(brooding), 1, {}, [&](auto) { heard = true; });
            QTRY_VERIFY(brooding.begun);
        }
        QVERIFY(!heard);
    }

    /// Stops at any moment of a thought: before, during and after the answer.
    void stopRacesWithTheAnswer()
    {
        constexpr int nobody = -1;
        std::atomic<bool> answeredLate = false;
        std::atomic<int> answers = 0, asked = nobody;
        BotThread thread;
        auto whole = Clock::duration::max(); // of a thought, here and now: the first ones take longer
        for (int i = 0; i < 20; ++i) {
            std::promise<void> answer;
            const auto begun = Clock::now();
            thread.think(nim(), start(nim()), makeBot("novice"), 1, {}, [&](auto) { answer.set_value(); });
            QVERIFY(answer.get_future().wait_for(10s) == std::future_status::ready);
            whole = std::min(whole, Clock::now() - begun);
        }
        for (int i = 0; i < 300; ++i) {
            asked = i;
            thread.think(nim(), start(nim()), makeBot("novice"), std::uint64_t(i), {}, [&, i](auto) {
                ++answers;
                if (asked != i)
                    answeredLate = true;
            });
            for (const auto end = Clock::now() + whole * i / 150; Clock::now() < end;)
                std::this_thread::yield();
            thread.stop();
            asked = nobody;
        }
        QVERIFY(!answeredLate);
        QVERIFY(answers > 0);
    }
};

BOMBSHELF_TEST(BotThreadTest)
#include "tst_bot_thread.moc"
