#pragma once

#include "showing.h"

namespace bombshelf {

/// Looking back at a match from its first event to the latest, at any pace and in any direction. Meanwhile nothing is played.
class LookBack {
public:
    explicit LookBack(Showing &showing) : m_showing(showing) {}

    bool isOn() const { return !m_story.empty(); }
    int length() const { return int(m_story.size()); }
    int at() const { return m_at; }
    /// At the latest event.
    void start();
    /// To that event, or the nearest there is.
    void goTo(int at);
    /// Back to the match as it is.
    void end();
    void close() { m_story.clear(); }

private:
    Showing &m_showing;
    Frames m_story;
    int m_at = 0;
};

} // namespace bombshelf
