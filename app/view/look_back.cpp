#include "look_back.h"

#include <algorithm>

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
    m_showing.present(std::span(m_story).first(std::size_t(m_at) + 1), m_story[std::size_t(m_at)].seen);
}

void LookBack::end()
{
    m_story.clear();
    m_showing.showTo(m_showing.viewer());
}

} // namespace bombshelf
