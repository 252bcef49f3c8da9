#include "bot_driver.h"

#include "chance.h"
#include "settings.h"

namespace bombshelf {

void BotDriver::think(const Match &match, Seat seat, bool hurry)
{
    stop();
    m_seat = seat;
    const int question = m_question;
    const auto time = std::chrono::milliseconds(int(Settings::instance()->thinkTime() * (hurry ? 150 : 1000)));
    m_thread.think(match.rules(), match.observe(seat), makeBot(match.players()[seat].level.toStdString()), drawSeed(), Budget{.time = time},
                   [this, question, seat](std::optional<Move> move) {
                       QMetaObject::invokeMethod(this, [this, question, seat, move] {
                           if (question != m_question)
                               return;
                           m_seat = noSeat;
                           if (move)
                               emit chosen(seat, *move);
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
