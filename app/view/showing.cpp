#include "showing.h"

#include "cast.h"
#include "match/seats.h"
#include "settings.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bombshelf {

namespace {

Words wordsOf(const Match &match) { return Words(match.rules().descriptor(), Cast::namesNow(match.players())); }

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
    connect(&m_playback, &Playback::rested, this, &Showing::onRested);
    connect(&m_playback, &Playback::settled, this, &Showing::onSettled);
    connect(&m_playback, &Playback::stopped, this, &Showing::stopped);
    connect(Settings::instance(), &Settings::changed, this, [this] {
        if (m_seen)
            show(*m_seen);
    });
}

void Showing::open(const Match &match, Seat viewer, bool playDeal)
{
    emit jumped();
    stopBefore({});
    m_match = &match;
    m_viewer = viewer;
    m_words = wordsOf(match);
    const std::vector<Frames> story = match.story(viewer);
    m_seen = m_told = story.front().empty() ? match.observe(viewer) : story.front().front().seen;
    forget();
    m_isBehind = !story.front().empty();
    m_log.reset(match.rules().descriptor(), m_words);
    emit turned();
    m_table.reset(match.rules(), m_words, *m_seen);
    if (playDeal && story.size() == 1)
        enqueue(story.front());
    else
        showTo(viewer);
}

void Showing::stopBefore(std::optional<int> what)
{
    m_playback.stopBefore([what](const Event &event) { return event.what == what; });
}

void Showing::close()
{
    m_playback.clear();
    m_lookedAt.reset();
    m_seen.reset();
    m_told.reset();
    m_replays = false;
    m_match = nullptr;
}

void Showing::follow(const Match &match)
{
    m_match = &match;
    showTo(m_viewer);
}

QString Showing::lastTold() const
{
    return m_log.happened() > 0 ? m_words.event(m_log.events()[std::size_t(m_log.happened()) - 1]) : QString();
}

QString Showing::lastAction(Seat seat, const QString &form) const
{
    return m_lastEvents[seat].seat == seat ? Words::capitalised(m_words.event(m_lastEvents[seat], form)) : QString();
}

Mood Showing::mood(Seat seat) const
{
    const Result result = m_match->rules().result(m_told->state());
    if (result.winners.has(seat))
        return Mood::gleeful;
    return result.over && result.winners.empty() ? Mood::sooty : m_moods[seat];
}

void Showing::showTo(Seat viewer)
{
    m_viewer = viewer;
    const Frames story = storyOf(*m_match, viewer);
    present(story, story.size(), m_match->observe(viewer));
}

void Showing::replay(Frames frames)
{
    m_replays = true;
    enqueue(std::move(frames));
}

void Showing::present(std::span<const Frame> story, std::size_t happened, const Observation &seen)
{
    emit jumped();
    m_playback.clear();
    m_replays = false;
    m_isBehind = false;
    m_lookedAt.reset();
    forget();
    std::ranges::for_each(story.first(happened), [this](const Frame &frame) { remember(frame); });
    m_told = seen;
    show(seen);
    std::vector<Event> events;
    std::ranges::transform(story, std::back_inserter(events), &Frame::event);
    m_log.tell(events, happened);
}

void Showing::retranslate()
{
    if (!m_match)
        return;
    m_words = wordsOf(*m_match);
    m_table.setWords(m_words);
    m_log.setWords(m_words);
}

void Showing::forget()
{
    m_lastEvents.assign(m_match->players().size(), Event{});
    m_moods.assign(m_match->players().size(), Mood::calm);
    m_asked = {};
    m_totals.clear();
}

void Showing::show(const Observation &seen)
{
    m_seen = seen;
    emit turned();
    m_moves = m_table.update(seen, Settings::instance()->notes());
}

void Showing::onStepped(const Frame &frame)
{
    show(frame.seen);
    emit stepped(frame.event);
}

void Showing::onRested(const Frame &frame)
{
    m_lookedAt = frame.event;
    m_told = frame.seen;
    m_isBehind = toCome() > 0;
    remember(frame);
    m_log.add(frame.event);
    emit turned();
    emit rested(frame.event);
    if (const QString sentence = telling(); !sentence.isEmpty())
        emit logged(sentence);
}

void Showing::onSettled()
{
    m_lookedAt.reset();
    m_isBehind = false;
    m_replays = false;
    // What is asked now came after the last event.
    m_told = m_match->observe(m_viewer);
    show(*m_told);
    emit settled();
}

void Showing::remember(const Frame &frame)
{
    const Event &event = frame.event;
    const Rules &rules = m_match->rules();
    const Term &term = rules.descriptor().events[event.what];
    if (term.startsTurn)
        m_lastEvents.assign(m_lastEvents.size(), Event{});
    const bool isWorthAWord = event.seat < m_lastEvents.size() && m_words.hasEvent(event, QStringLiteral(".short"));
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

Playback::Pace Showing::pace(const Event &event) const
{
    if (m_inAHurry())
        return {};
    const QString what = fromWord(m_match->rules().descriptor().events[event.what].name);
    const double factor = Settings::instance()->speedFactor();
    const int normal = beats.value(what, beats.value(QString(), 320)).toInt();
    const int all = int(normal * (m_replays && factor == 0 ? Settings::quickest : factor));
    const int picture = pictures.value(what, m_moves ? std::min(flight, all) : 0).toInt();
    const bool waits = holds.contains(what) && hasPeople(*m_match) && !m_replays;
    return {picture, waits ? Playback::untilReleased : std::max(0, all - picture)};
}

} // namespace bombshelf
