#pragma once

#include "match/match.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace bombshelf {

/// The only place that knows time: shows what has already happened, step by step. A step lasts as long as it is given, never
/// as long as a picture takes, so none can hang; finish() jumps to the latest step.
class Playback : public QObject {
    Q_OBJECT

public:
    /// How long a step is looked at before the next, ms, or until it is released.
    using Pace = std::function<int(const Event &)>;
    static constexpr int untilReleased = -1;

    explicit Playback(QObject *parent = nullptr);

    void setPace(Pace pace) { m_pace = std::move(pace); }
    void enqueue(Frames frames);
    void release();
    void finish();
    /// Forgets what was still to be shown.
    void clear();
    /// Nothing is to be shown, and the last step has had its time.
    bool isIdle() const { return !m_showing; }
    int toCome() const { return int(m_queue.size()); }
    bool isHeld() const { return m_held; }

signals:
    void stepped(const bombshelf::Frame &frame);
    void settled();

private:
    void step();
    void showNext();
    void settle();

    std::deque<Frame> m_queue;
    QTimer m_timer;
    bool m_showing = false;
    bool m_held = false;
    Pace m_pace = [](const Event &) { return 0; };
};

} // namespace bombshelf
