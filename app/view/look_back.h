#pragma once

#include "showing.h"

namespace bombshelf {

/// Looking back at a match from its first event to the latest, at any pace and in any direction, or as it was played. Meanwhile nobody
/// plays.
class LookBack {
public:
    explicit LookBack(Showing &showing) : m_showing(showing) {}

    bool isOn() const { return !m_story.empty(); }
    int length() const { return int(m_story.size()); }
    /// The event that is shown; 0 while it is off.
    int at() const { return isOn() ? m_at - m_showing.toCome() : 0; }
    /// Events with which a turn begins.
    QList<int> turns() const;
    /// At the latest event.
    void start();
    /// To that event, or the nearest there is.
    void goTo(int at);
    /// To what the log tells in that row.
    void goToTold(int row);
    /// Plays on to the latest event, from the first if it is there already; goTo() stops it.
    void play();
    /// Back to the match as it is.
    void end();
    void close() { m_story.clear(); }

private:
    Showing &m_showing;
    Frames m_story;
    int m_at = 0; ///< where it is, or will be when nothing moves any more
};

} // namespace bombshelf
