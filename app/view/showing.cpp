#include "showing.h"

#include "cast.h"
#include "seats.h"
#include "settings.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bombshelf {

namespace {

Words wordsOf(const Match &match)
{
    QStringList names;
    for (const Player &player : match.players())
        names << Cast::nameNow(player.name);
    return Words(match.rules().descriptor(), names);
}

} // namespace

Frames storyOf(const Match &match, Seat viewer)
{
    Frames story;
    for (Frames &frames : match.story(viewer))
        std::ranges::move(frames, std::back_inserter(story));
    return story;
}

Showing::Showing()
{
    m_playback.setPace([this](const Event &event) { return pace(event); });
    connect(&m_playback, &Playback::stepped, this, &Showing::onStepped);
    connect(&m_playback, &Playback::settled, this, &Showing::onSettled);
    connect(Settings::instance(), &Settings::changed, this, [this] {
        if (m_seen)
            show(*m_seen);
    });
}

void Showing::open(const Match &match, Seat viewer, bool playDeal)
{
    m_match = &match;
    m_viewer = viewer;
    m_words = wordsOf(match);
    const std::vector<Frames> story = match.story(viewer);
    m_seen = story.front().empty() ? match.observe(viewer) : story.front().front().seen;
    m_lastEvents.assign(match.players().size(), Event{});
    m_moods.assign(match.players().size(), Mood::calm);
    m_asked = {};
    m_totals.clear();
    m_log.reset(match.rules().descriptor(), m_words);
    emit turned();
    m_table.reset(match.rules(), m_words, *m_seen);
    if (playDeal && story.size() == 1)
        enqueue(story.front());
    else
        showTo(viewer);
}

void Showing::close()
{
    m_playback.clear();
    m_untold.reset();
    m_seen.reset();
    m_match = nullptr;
}

QString Showing::lastTold() const
{
    const QString now = telling();
    return now.isEmpty() && !m_log.events().empty() ? m_words.event(m_log.events().back()) : now;
}

QString Showing::lastAction(Seat seat, const QString &form) const
{
    QString text = m_lastEvents[seat].seat == seat ? m_words.event(m_lastEvents[seat], form) : QString();
    if (!text.isEmpty())
        text[0] = text[0].toUpper(); // it may be nothing but the name of a hand
    return text;
}

Mood Showing::mood(Seat seat) const
{
    const Result result = m_match->rules().result(m_seen->state());
    if (result.winners.has(seat))
        return Mood::gleeful;
    return result.over && result.winners.empty() ? Mood::sooty : m_moods[seat];
}

void Showing::showTo(Seat viewer)
{
    m_viewer = viewer;
    present(storyOf(*m_match, viewer), m_match->observe(viewer));
}

void Showing::present(std::span<const Frame> story, const Observation &seen)
{
    m_playback.clear();
    m_untold.reset();
    m_lastEvents.assign(m_match->players().size(), Event{});
    m_moods.assign(m_match->players().size(), Mood::calm);
    m_asked = {};
    m_totals.clear();
    std::vector<Event> events;
    for (const Frame &frame : story) {
        events.push_back(frame.event);
        remember(frame);
    }
    show(seen);
    m_log.tell(events);
}

void Showing::retranslate()
{
    if (!m_match)
        return;
    m_words = wordsOf(*m_match);
    m_table.setWords(m_words);
    m_log.setWords(m_words);
}

void Showing::show(const Observation &seen)
{
    m_seen = seen;
    emit turned();
    m_table.update(seen, Settings::instance()->notes());
}

void Showing::onStepped(const Frame &frame)
{
    tellLast();
    m_untold = frame.event;
    remember(frame);
    show(frame.seen);
    emit stepped(frame.event);
}

void Showing::onSettled()
{
    tellLast();
    // What is asked now came after the last event.
    show(m_match->observe(m_viewer));
    emit settled();
}

void Showing::tellLast()
{
    if (!m_untold)
        return;
    const QString sentence = telling();
    m_log.add(*std::exchange(m_untold, std::nullopt));
    if (!sentence.isEmpty())
        emit told(sentence);
}

void Showing::remember(const Frame &frame)
{
    const Event &event = frame.event;
    const Rules &rules = m_match->rules();
    const Term &term = rules.descriptor().events[event.what];
    if (term.startsTurn)
        m_lastEvents.assign(m_lastEvents.size(), Event{});
    const bool isWorthAWord = event.seat < m_lastEvents.size() && !m_words.event(event, QStringLiteral(".short")).isEmpty();
    if (isWorthAWord)
        m_lastEvents[event.seat] = event;
    feel(frame, isWorthAWord);
    if (term.endsRound) // what was done in it says nothing of the next one
        m_lastEvents.assign(m_lastEvents.size(), Event{});
    if (!m_totals.isEmpty() && !term.endsRound)
        return;
    QVariantList points;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        points << rules.points(frame.seen.state(), seat);
    m_totals.push_back(points);
}

void Showing::feel(const Frame &frame, bool isWorthAWord)
{
    const Event &event = frame.event;
    const State &state = frame.seen.state();
    const Rules &rules = m_match->rules();
    const Term &term = rules.descriptor().events[event.what];
    const SeatSet asked = rules.toMove(state);
    for (Seat seat = 0; seat < m_moods.size(); ++seat)
        if (term.startsTurn || (asked.has(seat) && !m_asked.has(seat)))
            m_moods[seat] = Mood::calm;
    if (!asked.empty())
        m_asked = asked;
    if (event.seat >= m_moods.size() || (term.mood == Mood::calm && !isWorthAWord))
        return;
    m_moods[event.seat] = term.mood;
    if (term.mood == Mood::byPoints) {
        const int before = m_totals.isEmpty() ? 0 : m_totals.back().toList()[event.seat].toInt();
        const int now = rules.points(state, event.seat);
        m_moods[event.seat] = now > before ? Mood::gleeful : now < before ? Mood::sooty : Mood::calm;
    }
}

int Showing::pace(const Event &event) const
{
    const QString what = fromWord(m_match->rules().descriptor().events[event.what].name);
    if (m_inAHurry())
        return 0;
    if (holds.contains(what) && hasPeople(*m_match))
        return Playback::untilReleased;
    const int normal = beats.value(what, beats.value(QString(), 320)).toInt();
    return int(normal * Settings::instance()->speedFactor());
}

} // namespace bombshelf
