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
    const Seat seat = chooser();
    const Moves moves = seat == noSeat ? Moves() : m_match->legal(seat);
    if (index >= 0 && index < moves.size())
        playForPerson(seat, moves[index]);
}

bool MatchController::chooseMove(const QString &text)
{
    const Seat seat = m_match && !lookingBack() && m_curtain == noSeat ? askedPerson() : noSeat;
    if (seat == noSeat || (isShared() && seat != m_viewer))
        return false;
    const auto move = parseMove(m_match->rules().descriptor(), text.toStdString());
    const Refusal refusal = move ? m_match->whyNot(seat, *move) : Refusal{"not-now"};
    if (refusal) {
        emit refused(words().text(QStringLiteral("refusal.") + fromWord(refusal.word)));
        return false;
    }
    m_playback.finish();
    return playForPerson(seat, *move);
}

bool MatchController::playForPerson(Seat seat, Move move)
{
    // Others look on from here: what only this seat may see leaves the screen before anything happens.
    if (isShared())
        showTo(noSeat);
    const bool played = play(seat, move, By::person);
    m_holder = m_match->toMove().has(seat) ? seat : noSeat;
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
    for (Seat seat = forced(); !m_stuck && seat != noSeat; seat = forced())
        play(seat, m_match->legal(seat)[0], By::itself);
    if (m_stuck)
        return;
    if (const Seat bot = askedBot(); bot != noSeat && !m_botMove && !m_bots.isThinking())
        m_bots.think(*m_match, bot);
    if (m_playback.isIdle())
        turnTo(askedPerson());
}

void MatchController::turnTo(Seat person)
{
    if (person == noSeat || person == m_viewer || person == m_curtain)
        return;
    if (isShared() && person != m_holder) {
        m_curtain = person;
        showTo(noSeat);
    } else {
        showTo(person);
    }
    m_holder = noSeat;
}

void MatchController::liftCurtain()
{
    if (m_curtain == noSeat)
        return;
    showTo(std::exchange(m_curtain, noSeat));
    publish();
}

void MatchController::showTo(Seat viewer)
{
    m_viewer = viewer;
    jump();
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
    m_curtain = m_holder = noSeat;
    showTo(isShared() ? noSeat : m_viewer);
    advance();
    publish();
}

void MatchController::jump()
{
    m_playback.clear();
    m_untold.reset();
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
    tellLast();
    m_untold = frame.event;
    remember(frame.event);
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
    if (m_untold)
        m_log.add(*std::exchange(m_untold, std::nullopt));
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
    tellLast();
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

Seat MatchController::firstAsked(bool person) const
{
    const SeatSet seats = m_match->toMove();
    if (person && seats.has(m_viewer) && isPerson(m_viewer))
        return m_viewer;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        if (seats.has(seat) && isPerson(seat) == person)
            return seat;
    return noSeat;
}

Seat MatchController::askedBot() const
{
    return firstAsked(false);
}

Seat MatchController::askedPerson() const
{
    return firstAsked(true);
}

Seat MatchController::chooser() const
{
    if (!m_match || moving() || lookingBack() || m_curtain != noSeat)
        return noSeat;
    const Seat seat = askedPerson();
    return isShared() && seat != m_viewer ? noSeat : seat;
}

Seat MatchController::forced() const
{
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        if (m_match->toMove().has(seat) && m_match->legal(seat).size() == 1 && !(isShared() && isPerson(seat)))
            return seat; // but to pass over one of several at this screen would tell the others of a hand
    return noSeat;
}

bool MatchController::isShared() const
{
    const auto people = std::ranges::count_if(m_match->players(), [](const Player &p) { return !p.isBot(); });
    return people > 1 && m_match->rules().descriptor().secrets;
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
