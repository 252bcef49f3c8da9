#include "match_controller.h"

#include "core/spelling.h"
#include "settings.h"

namespace bombshelf {

MatchController::MatchController(QObject *parent) : QObject(parent)
{
    m_playback.setPace([this](const Event &event) { return pace(event); });
    connect(&m_playback, &Playback::stepped, this, &MatchController::onStepped);
    connect(&m_playback, &Playback::settled, this, &MatchController::onSettled);
    connect(&m_bots, &BotDriver::chosen, this, &MatchController::onBotChose);
    connect(Settings::instance(), &Settings::languageChanged, this, &MatchController::retranslate);
}

void MatchController::choose(int index)
{
    if (!m_match || moving() || lookingBack() || asked() == noSeat || !isPerson(asked()))
        return;
    const Moves moves = m_match->legal(asked());
    if (index < 0 || index >= moves.size())
        return;
    play(asked(), moves[index], By::person);
    advance();
    publish();
}

bool MatchController::chooseMove(const QString &text)
{
    if (!m_match || lookingBack() || asked() == noSeat || !isPerson(asked()))
        return false;
    const auto move = parseMove(m_match->rules().descriptor(), text.toStdString());
    const Refusal refusal = move ? m_match->whyNot(asked(), *move) : Refusal{"not-now"};
    if (refusal) {
        emit refused(words().text(QStringLiteral("refusal.") + fromWord(refusal.word)));
        return false;
    }
    m_playback.finish();
    const bool played = play(asked(), *move, By::person);
    advance();
    publish();
    return played;
}

bool MatchController::play(Seat seat, Move move, By by)
{
    QString problem;
    auto frames = m_match->choose(seat, move, m_viewer, &problem);
    m_stuck = !frames;
    if (!frames) {
        m_paused = m_paused || by == By::itself;
        emit notice(m_paused ? tr("The match is paused. %1", "what went wrong").arg(problem) : problem);
        return false;
    }
    m_playback.enqueue(std::move(*frames));
    return true;
}

void MatchController::advance()
{
    if (!m_match || lookingBack())
        return;
    // A decision with one legal answer is recorded, but nobody is asked for it.
    for (Seat seat = asked(); !m_stuck && seat != noSeat && m_match->legal(seat).size() == 1; seat = asked())
        play(seat, m_match->legal(seat)[0], By::itself);
    const Seat seat = asked();
    if (m_stuck || seat == noSeat || m_botMove || m_bots.isThinking())
        return;
    if (!isPerson(seat))
        m_bots.think(*m_match, seat);
    else if (m_playback.isIdle() && seat != m_viewer) {
        m_viewer = seat;
        jump();
    }
}

void MatchController::onBotChose(Seat seat, Move move)
{
    m_botMove = {seat, move};
    playBotMove();
    advance();
    publish();
}

void MatchController::playBotMove()
{
    if (!m_botMove || lookingBack() || !m_playback.isIdle() || (m_paused && !m_stepping))
        return;
    m_stepping = false;
    const auto [seat, move] = *std::exchange(m_botMove, std::nullopt);
    if (!play(seat, move, By::itself))
        m_botMove = {seat, move};
}

void MatchController::setPaused(bool paused)
{
    m_paused = paused;
    m_stepping = m_stuck = false;
    playBotMove();
    advance();
    publish();
}

void MatchController::step()
{
    if (!canStep())
        return;
    m_stepping = true;
    m_stuck = false;
    playBotMove();
    advance();
    publish();
}

void MatchController::skip()
{
    if (m_match && !lookingBack())
        m_playback.finish();
}

void MatchController::undo()
{
    if (canUndo())
        travel(&Match::undo);
}

void MatchController::redo()
{
    if (canRedo())
        travel(&Match::redo);
}

void MatchController::travel(bool (Match::*way)(QString *))
{
    QString problem;
    if (lookingBack())
        return;
    if (!(*m_match.*way)(&problem)) {
        emit notice(problem);
        return;
    }
    m_bots.stop();
    m_botMove.reset();
    m_stuck = false;
    jump();
    advance();
    publish();
}

void MatchController::jump()
{
    m_playback.clear();
    std::vector<Event> events;
    for (const Frames &frames : m_match->story(m_viewer))
        for (const Frame &frame : frames)
            events.push_back(frame.event);
    m_lastEvents.assign(m_match->players().size(), Event{});
    for (const Event &event : events)
        remember(event);
    m_seen = m_match->observe(m_viewer);
    m_table.update(*m_seen);
    m_log.tell(events);
}

void MatchController::onStepped(const Frame &frame)
{
    m_seen = frame.seen;
    m_table.update(frame.seen);
    m_log.add(frame.event);
    remember(frame.event);
    const Term &term = m_match->rules().descriptor().events[frame.event.what];
    QVariantList args;
    for (std::size_t i = 0; i < term.args.size(); ++i)
        if (term.args[i])
            args << QString::fromStdString(spell(*term.args[i], frame.event.args[i]));
    emit happened(fromWord(term.name), frame.event.seat == noSeat ? -1 : int(frame.event.seat), args);
    publish();
}

void MatchController::remember(const Event &event)
{
    if (event.seat < m_lastEvents.size() && !words().event(event, QStringLiteral(".short")).isEmpty())
        m_lastEvents[event.seat] = event;
}

void MatchController::publish()
{
    // Both signals find the same choices: never those of a moment ago.
    QVariantList now = openChoices();
    const bool areOthers = now != m_choices;
    m_choices = std::move(now);
    emit changed();
    if (areOthers)
        emit choicesChanged();
}

void MatchController::onSettled()
{
    // What is asked now came after the last happening.
    m_seen = m_match->observe(m_viewer);
    m_table.update(*m_seen);
    playBotMove();
    advance();
    publish();
}

int MatchController::pace(const Event &event) const
{
    const QString what = fromWord(m_match->rules().descriptor().events[event.what].name);
    const int normal = m_beats.value(what, m_beats.value(QString(), 320)).toInt();
    return int(normal * Settings::instance()->speedFactor());
}

void MatchController::startLookBack()
{
    if (!m_match || lookingBack())
        return;
    m_bots.stop();
    m_playback.clear();
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
    std::vector<Event> events;
    for (int i = 0; i <= m_storyAt; ++i)
        events.push_back(m_story[std::size_t(i)].event);
    m_seen = m_story[std::size_t(m_storyAt)].seen;
    m_table.update(*m_seen);
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

Seat MatchController::asked() const
{
    const SeatSet seats = m_match->toMove();
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        if (seats.has(seat) && !isPerson(seat))
            return seat;
    return seats.first();
}

Seat MatchController::onlyPerson() const
{
    Seat person = noSeat;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat) {
        if (!isPerson(seat))
            continue;
        if (person != noSeat)
            return noSeat;
        person = seat;
    }
    return person;
}

Words MatchController::words() const
{
    QStringList names;
    for (const Player &player : m_match->players())
        names << player.name;
    return Words(m_match->rules().descriptor(), names);
}

} // namespace bombshelf
