#include "bot_driver.h"

#include "bots/adviser.h"
#include "bots/levels.h"
#include "chance.h"
#include "characters.h"
#include "settings.h"

#include <QCoreApplication>

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

/// The models that QML shares are the last to go, after the rules that bots think by.
BotDriver::BotDriver(QObject *parent) : QObject(parent)
{
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, [this] {
        stop();
        m_thread.reset();
    });
}

void BotDriver::think(const Match &match, Seat seat, bool hurry)
{
    constexpr double patience = 3; // for levels that think as much in any time; on a slow computer, too, if anybody would wait so long
    const Level *const level = findLevel(match.players()[seat].level.toStdString());
    m_takesItsTime = level && level->takesItsTime;
    const double seconds = m_takesItsTime ? Settings::instance()->thinkTime() * (hurry ? 0.15 : 1) : patience;
    ask(match.rules(), *match.consider(seat), botFor(match.players()[seat]), std::chrono::milliseconds(int(1000 * seconds)));
}

void BotDriver::advise(const Rules &rules, const Observation &seen)
{
    ask(rules, seen, std::make_unique<Adviser>(makeBot("strong")), std::chrono::seconds(1));
}

void BotDriver::ask(const Rules &rules, const Observation &seen, std::unique_ptr<Bot> bot, std::chrono::milliseconds time)
{
    stop();
    if (!m_thread)
        return;
    m_seat = seen.viewer();
    const int question = m_question;
    m_thread->think(rules, seen, std::move(bot), drawThoughtSeed(), Budget{.time = time, .trees = treesAtOnce()},
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

void BotDriver::hurry()
{
    if (m_takesItsTime)
        stop();
}

void BotDriver::stop()
{
    ++m_question;
    m_seat = noSeat;
    if (m_thread)
        m_thread->stop();
}

} // namespace bombshelf
