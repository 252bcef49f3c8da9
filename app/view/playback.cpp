#include "playback.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bombshelf {

Playback::Playback(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Playback::onTimeout);
}

void Playback::enqueue(Frames frames)
{
    std::ranges::move(frames, std::back_inserter(m_queue));
    if (!isIdle())
        return;
    m_showing = true;
    m_timer.setInterval(0);
    if (!m_unseen)
        run();
}

void Playback::release()
{
    if (std::exchange(m_held, false))
        run();
}

void Playback::pass()
{
    m_passes = std::exchange(m_stopped, false);
    if (m_passes)
        run();
}

void Playback::setUnseen(bool unseen)
{
    if (std::exchange(m_unseen, unseen) == unseen)
        return;
    if (unseen)
        m_timer.stop();
    else if (!isIdle() && !m_held && !m_stopped)
        m_timer.start();
}

void Playback::finish()
{
    if (isIdle() || m_stopped)
        return;
    m_timer.stop();
    m_held = false;
    rest();
    while (!m_queue.empty()) {
        if (stop())
            return;
        showNext();
        rest();
    }
    settle();
}

void Playback::clear()
{
    m_timer.stop();
    m_queue.clear();
    m_moving.reset();
    m_showing = m_held = m_stopped = m_passes = false;
}

void Playback::onTimeout()
{
    if (!m_moving || !look())
        run();
}

void Playback::run()
{
    while (!m_queue.empty()) {
        if (stop())
            return;
        showNext();
        if (isIdle()) // cleared by whoever saw it
            return;
        const Pace pace = m_pace(m_moving->event);
        m_look = pace.look;
        if (pace.picture > 0) {
            m_timer.start(pace.picture);
            return;
        }
        if (look())
            return;
    }
    settle();
}

bool Playback::look()
{
    m_held = m_look == untilReleased; // whoever hears that it rests may ask
    rest();
    if (isIdle()) // cleared by whoever heard of it
        return true;
    if (m_look > 0)
        m_timer.start(m_look);
    return m_look != 0;
}

bool Playback::stop()
{
    m_stopped = !std::exchange(m_passes, false) && m_stops(m_queue.front().event);
    if (m_stopped)
        emit stopped();
    return m_stopped;
}

void Playback::showNext()
{
    m_moving = m_queue.front();
    m_queue.pop_front();
    emit stepped(Frame(*m_moving));
}

void Playback::rest()
{
    if (const std::optional<Frame> frame = std::exchange(m_moving, std::nullopt))
        emit rested(*frame);
}

void Playback::settle()
{
    if (!std::exchange(m_showing, false))
        return;
    emit settled();
}

} // namespace bombshelf
