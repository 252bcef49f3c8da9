#pragma once

#include "match/match.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>

namespace bombshelf {

/// The only place that times pictures: shows what has already happened, step by step. First the table shows a step; once its picture
/// has come to rest, words may tell it. A step lasts as long as it is given, never as long as a picture takes, so none can hang;
/// finish() jumps to the latest step.
class Playback : public QObject {
    Q_OBJECT

public:
    static constexpr int untilReleased = -1;
    /// Times of a step, ms.
    struct Pace {
        int picture = 0; ///< until its picture has come to rest
        int look = 0;    ///< how long it is looked at then, or untilReleased
    };
    /// Asked once the step is on the table.
    using PaceOf = std::function<Pace(const Event &)>;

    explicit Playback(QObject *parent = nullptr);

    void setPace(PaceOf pace) { m_pace = std::move(pace); }
    /// Steps that are not shown before pass(), and what comes after them.
    void stopBefore(std::function<bool(const Event &)> stops) { m_stops = std::move(stops); }
    void pass();
    void enqueue(Frames frames);
    void release();
    /// While nobody can see the table yet, what is on it stays as it is, and gets its time from when it can be seen.
    void setUnseen(bool unseen);
    void finish();
    /// Forgets what was still to be shown.
    void clear();
    /// Nothing is to be shown, and the last step has had its time.
    bool isIdle() const { return !m_showing; }
    int toCome() const { return int(m_queue.size()); }
    bool isUnseen() const { return m_unseen; }
    bool isHeld() const { return m_held; }
    bool isStopped() const { return m_stopped; }

signals:
    /// It waits for pass(), and the last step has had its time.
    void stopped();
    void stepped(const bombshelf::Frame &frame);
    /// Its picture has come to rest.
    void rested(const bombshelf::Frame &frame);
    void settled();

private:
    void onTimeout();
    /// Goes on until something takes time.
    void run();
    /// Before the next step, unless it may pass.
    bool stop();
    void showNext();
    /// The step that is shown rests from now on, and is looked at. False if that takes no time.
    bool look();
    void rest();
    void settle();

    std::deque<Frame> m_queue;
    std::optional<Frame> m_moving; ///< its picture has not come to rest yet
    QTimer m_timer;
    int m_look = 0; ///< how long the step that is shown is looked at once it rests
    bool m_showing = false;
    bool m_held = false;
    bool m_stopped = false;
    bool m_passes = false; ///< the next step
    bool m_unseen = false;
    PaceOf m_pace = [](const Event &) { return Pace(); };
    std::function<bool(const Event &)> m_stops = [](const Event &) { return false; };
};

} // namespace bombshelf
