// What of the match is on the screen: step by step, at once, or looked back at.

#include "core/spelling.h"
#include "match_controller.h"
#include "settings.h"

#include <algorithm>
#include <functional>

namespace bombshelf {

void MatchController::show(const Observation &seen)
{
    m_seen = seen;
    m_table.update(seen, Settings::instance()->notes());
}

void MatchController::jump()
{
    m_playback.clear();
    m_untold.reset();
    m_lastEvents.assign(m_match->players().size(), Event{});
    m_totals.clear();
    std::vector<Event> events;
    for (const Frames &frames : m_match->story(m_viewer))
        for (const Frame &frame : frames) {
            events.push_back(frame.event);
            remember(frame);
        }
    show(m_match->observe(m_viewer));
    m_log.tell(events);
}

void MatchController::onStepped(const Frame &frame)
{
    show(frame.seen);
    tellLast();
    m_untold = frame.event;
    remember(frame);
    const Term &term = m_match->rules().descriptor().events[frame.event.what];
    QVariantList args;
    for (std::size_t i = 0; i < term.args.size(); ++i)
        if (term.args[i] && !frame.event.openTo.empty())
            args << QString::fromStdString(spell(*term.args[i], frame.event.args[i]));
    emit happened(fromWord(term.name), frame.event.seat == noSeat ? -1 : int(frame.event.seat), args);
    publish();
}

void MatchController::tellLast()
{
    if (!m_untold)
        return;
    const QString sentence = telling();
    m_log.add(*std::exchange(m_untold, std::nullopt));
    if (!sentence.isEmpty())
        emit told(sentence);
}

void MatchController::remember(const Frame &frame)
{
    const Event &event = frame.event;
    if (m_match->rules().descriptor().events[event.what].startsTurn)
        m_lastEvents.assign(m_lastEvents.size(), Event{});
    if (event.seat < m_lastEvents.size() && !words().event(event, QStringLiteral(".short")).isEmpty())
        m_lastEvents[event.seat] = event;
    const Rules &rules = m_match->rules();
    const bool endsRound = rules.descriptor().events[event.what].endsRound;
    if (endsRound) // what was done in it says nothing of the next one
        m_lastEvents.assign(m_lastEvents.size(), Event{});
    if (!m_totals.isEmpty() && !endsRound)
        return;
    QVariantList points;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        points << rules.points(frame.seen.state(), seat);
    m_totals.push_back(points);
}

int MatchController::pace(const Event &event) const
{
    const QString what = fromWord(m_match->rules().descriptor().events[event.what].name);
    if (m_hurrying)
        return 0;
    if (m_holds.contains(what) && std::ranges::any_of(m_match->players(), std::not_fn(&Player::isBot)))
        return Playback::tillReleased;
    const int normal = m_beats.value(what, m_beats.value(QString(), 320)).toInt();
    return int(normal * Settings::instance()->speedFactor());
}

void MatchController::startLookBack()
{
    if (!m_match || lookingBack())
        return;
    m_hurrying = false;
    m_bots.stop();
    m_playback.clear();
    m_untold.reset();
    for (Frames &frames : m_match->story(m_viewer))
        std::ranges::move(frames, std::back_inserter(m_story));
    setStoryAt(storyLength() - 1);
}

void MatchController::endLookBack()
{
    m_story.clear();
    if (m_match) {
        jump();
        playBotMove();
        advance();
    }
    publish();
}

void MatchController::setStoryAt(int at)
{
    if (!lookingBack())
        return;
    m_storyAt = std::clamp(at, 0, storyLength() - 1);
    m_lastEvents.assign(m_match->players().size(), Event{});
    m_totals.clear();
    std::vector<Event> events;
    for (int i = 0; i <= m_storyAt; ++i) {
        events.push_back(m_story[std::size_t(i)].event);
        remember(m_story[std::size_t(i)]);
    }
    show(m_story[std::size_t(m_storyAt)].seen);
    m_log.tell(events);
    publish();
}

void MatchController::retranslate()
{
    if (!m_match)
        return;
    m_table.setWords(words());
    m_log.setWords(words());
    publish();
}

} // namespace bombshelf
