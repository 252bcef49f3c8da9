#include "look_back.h"

#include <algorithm>
#include <utility>

namespace bombshelf {

void LookBack::start()
{
    m_story = storyOf(*m_showing.match(), m_showing.viewer());
    goTo(length() - 1);
}

void LookBack::goTo(int at)
{
    if (!isOn())
        return;
    m_at = std::clamp(at, 0, length() - 1);
    m_showing.present(m_story, std::size_t(m_at) + 1, m_story[std::size_t(m_at)].seen);
}

void LookBack::goToTold(int row)
{
    for (int at = 0; at < length(); ++at)
        if (m_showing.words().hasEvent(m_story[std::size_t(at)].event) && row-- == 0)
            return goTo(at);
}

void LookBack::play()
{
    if (at() == length() - 1)
        goTo(0);
    const auto next = m_story.begin() + at() + 1;
    m_at = length() - 1;
    m_showing.replay({next, m_story.end()});
}

QList<int> LookBack::turns() const
{
    QList<int> headings, turns;
    const Rules *rules = isOn() ? &m_showing.match()->rules() : nullptr;
    SeatSet mover;
    for (int at = 0; at < length(); ++at) {
        const auto &[event, seen] = m_story[std::size_t(at)];
        if (rules->descriptor().events[event.what].heading)
            headings << at;
        const SeatSet next = rules->toMove(seen.state());
        if (!next.empty() && std::exchange(mover, next) != next)
            turns << at;
    }
    return headings.isEmpty() ? turns : headings; // not every game tells of its turns
}

void LookBack::end()
{
    if (!isOn())
        return;
    m_story.clear();
    m_showing.showTo(m_showing.viewer());
}

} // namespace bombshelf
