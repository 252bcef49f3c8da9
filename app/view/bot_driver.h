#pragma once

#include "bots/bot_thread.h"
#include "match/match.h"

#include <QObject>

#include <optional>

namespace bombshelf {

/// Lets a bot think about a match on the bots' thread, and hands its thought over on ours.
class BotDriver : public QObject {
    Q_OBJECT

public:
    explicit BotDriver(QObject *parent = nullptr);

    bool isThinking() const { return m_seat != noSeat; }
    /// In a hurry it takes a part of its time.
    void think(const Match &match, Seat seat, bool hurry);
    /// Thinks in a person's place, as a good bot without a style would, and gives a reason.
    void advise(const Rules &rules, const Observation &seen);
    /// Stops a bot that takes its time, to be asked again for less of it; others need no less.
    void hurry();
    /// Returns at once; nothing is chosen any more.
    void stop();

signals:
    void chosen(bombshelf::Seat seat, const bombshelf::Thought &thought);
    /// It could not think to the end.
    void failed(bombshelf::Seat seat);

private:
    void ask(const Rules &rules, const Observation &seen, std::unique_ptr<Bot> bot, std::chrono::milliseconds time);

    std::optional<BotThread> m_thread{std::in_place}; ///< as long as the program has not quit
    Seat m_seat = noSeat;
    bool m_takesItsTime = false; ///< whoever thinks
    int m_question = 0; ///< answers to earlier questions are dropped
};

} // namespace bombshelf
