#include "bot_driver.h"

#include "chance.h"
#include "characters.h"
#include "settings.h"

#include <algorithm>
#include <thread>

namespace bombshelf {

namespace {

/// One core is left for what is seen.
int treesAtOnce() { return std::max(1, int(std::thread::hardware_concurrency()) - 1); }

/// It has its level, and its face's style.
std::unique_ptr<Bot> botFor(const Player &player)
{
    const Character *character = characterOf(player.face);
    return makeBot(player.level.toStdString(), character ? character->style : nullptr);
}

} // namespace

void BotDriver::think(const Match &match, Seat seat, bool hurry)
{
    const double seconds = Settings::instance()->thinkTime() * (hurry ? 0.15 : 1);
    ask(match.rules(), match.observe(seat), botFor(match.players()[seat]), std::chrono::milliseconds(int(1000 * seconds)));
}

void BotDriver::advise(const Rules &rules, const Observation &seen) { ask(rules, seen, makeBot("strong"), std::chrono::seconds(1)); }

void BotDriver::ask(const Rules &rules, const Observation &seen, std::unique_ptr<Bot> bot, std::chrono::milliseconds time)
{
    stop();
    m_seat = seen.viewer();
    const int question = m_question;
    m_thread.think(rules, seen, std::move(bot), drawThoughtSeed(), Budget{.time = time, .trees = treesAtOnce()},
                   [this, question, seat = m_seat](std::optional<Thought> thought) {
                       QMetaObject::invokeMethod(this, [this, question, seat, thought] {
                           if (question != m_question)
                               return;
                           m_seat = noSeat;
                           if (thought)
                               emit chosen(seat, *thought);
                           else
                               emit failed(seat);
                       });
                   });
}

void BotDriver::stop()
{
    ++m_question;
    m_seat = noSeat;
    m_thread.stop();
}

} // namespace bombshelf
