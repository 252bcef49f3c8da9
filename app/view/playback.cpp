#include "playback.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bombshelf {

Playback::Playback(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Playback::step);
}

void Playback::enqueue(Frames frames)
{
    std::ranges::move(frames, std::back_inserter(m_queue));
    if (isIdle())
        step();
}

void Playback::release()
{
    if (std::exchange(m_held, false))
        step();
}

void Playback::finish()
{
    if (isIdle())
        return;
    m_timer.stop();
    m_held = false;
    while (!m_queue.empty())
        showNext();
    settle();
}

void Playback::clear()
{
    m_timer.stop();
    m_queue.clear();
    m_showing = m_held = false;
}

void Playback::step()
{
    m_showing = true;
    while (!m_queue.empty()) {
        const int ms = m_pace(m_queue.front().event);
        m_held = ms == untilReleased;
        showNext();
        if (isIdle()) // cleared by who saw it
            return;
        if (ms > 0)
            m_timer.start(ms);
        if (ms != 0)
            return;
    }
    settle();
}

void Playback::showNext()
{
    const Frame frame = m_queue.front();
    m_queue.pop_front();
    emit stepped(frame);
}

void Playback::settle()
{
    if (!std::exchange(m_showing, false))
        return;
    emit settled();
}

} // namespace bombshelf
