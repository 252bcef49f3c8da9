#include "match_controller.h"

#include "cast.h"
#include "chance.h"
#include "core/spelling.h"
#include "settings.h"

namespace bombshelf {

MatchController::MatchController(QObject *parent) : QObject(parent)
{
    m_playback.setPace([this](const Event &event) { return pace(event); });
    connect(&m_playback, &Playback::stepped, this, &MatchController::onStepped);
    connect(&m_playback, &Playback::settled, this, &MatchController::onSettled);
    connect(&m_bots, &BotDriver::chosen, this, &MatchController::onBotChose);
    connect(&m_bots, &BotDriver::failed, this, &MatchController::onBotFailed);
    connect(Settings::instance(), &Settings::languageChanged, this, &MatchController::retranslate);
    connect(Settings::instance(), &Settings::changed, this, [this] {
        if (m_seen)
            show(*m_seen);
    });
}

void MatchController::choose(int index)
{
    const Seat seat = chooser();
    const Moves moves = seat == noSeat ? Moves() : m_match->legal(seat);
    if (index >= 0 && index < moves.size())
        playForPerson(seat, moves[index]);
}

bool MatchController::chooseMove(const QString &move)
{
    return chooseMoves({move});
}

bool MatchController::chooseMoves(const QStringList &moves)
{
    const Seat seat = m_match && !lookingBack() && m_curtain == noSeat ? askedPerson() : noSeat;
    if (seat == noSeat || (isShared() && seat != m_viewer))
        return false;
    m_playback.finish();
    bool all = true;
    m_choosing = true; // what is forced in between is in the list too
    for (auto text = moves.begin(); all && text != moves.end(); ++text) {
        const auto move = parseMove(m_match->rules().descriptor(), text->toStdString());
        const Refusal refusal = move ? m_match->whyNot(seat, *move) : Refusal{"not-now"};
        if (refusal)
            emit refused(words().text(QStringLiteral("refusal.") + fromWord(refusal.word)));
        all = !refusal && playForPerson(seat, *move);
    }
    m_choosing = false;
    advance();
    publish();
    return all;
}

bool MatchController::playForPerson(Seat seat, Move move)
{
    // Others look on from here: what only this seat may see leaves the screen before anything happens.
    if (isShared())
        showTo(noSeat);
    const bool choosing = std::exchange(m_choosing, true); // nobody takes the screen before it is known who is asked next
    const bool played = play(seat, move, By::person);
    m_choosing = choosing;
    m_holder = m_match->toMove().has(seat) ? seat : noSeat;
    advance();
    publish();
    return played;
}

QStringList MatchController::suggestion() const
{
    QStringList suggested;
    const Seat seat = chooser();
    if (seat == noSeat)
        return suggested;
    const Rules &rules = m_match->rules();
    Rng rng(drawSeed());
    Guess guess = m_match->observe(seat).guess(rng);
    const std::string_view asked = rules.prompt(guess.state);
    Moves moves;
    for (rules.legal(guess.state, seat, moves); !moves.empty() && rules.prompt(guess.state) == asked;
         rules.legal(guess.state, seat, moves)) {
        std::vector<float> weights(std::size_t(moves.size()));
        rules.knowledge().weigh(guess, seat, moves, weights);
        const Move move = moves[rng.byWeight(weights)];
        suggested << QString::fromStdString(spell(rules.descriptor(), move));
        rules.play(guess.state, seat, move, rng, nullptr);
    }
    return suggested;
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
    if (!problem.isEmpty()) // made, but not the last line of the match
        emit notice(problem);
    m_playback.enqueue(std::move(*frames));
    return true;
}

void MatchController::advance()
{
    if (!m_match || lookingBack() || m_choosing)
        return;
    // A decision with one legal answer is recorded, but nobody is asked for it.
    for (Seat seat = forced(); !m_stuck && seat != noSeat; seat = forced())
        play(seat, m_match->legal(seat)[0], By::itself);
    if (m_stuck)
        return;
    m_hurrying = canHurry() && m_hurrying;
    if (const Seat bot = askedBot(); bot != noSeat && !m_botMove && !m_bots.isThinking())
        m_bots.think(*m_match, bot, m_hurrying);
    if (m_playback.isIdle())
        turnTo(askedPerson());
}

void MatchController::onBotChose(Seat seat, Move move)
{
    m_botMove = {seat, move};
    playBotMove();
    advance();
    publish();
}

void MatchController::onBotFailed(Seat seat)
{
    emit notice(tr("%1 could not think this through, and makes any move that is allowed.").arg(words().name(seat)));
    const Moves moves = m_match->legal(seat);
    onBotChose(seat, moves[int(Rng(drawSeed()).below(std::uint32_t(moves.size())))]);
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

void MatchController::hurry()
{
    if (!canHurry())
        return;
    m_hurrying = true;
    m_bots.stop(); // it thinks again, in a hurry
    m_playback.finish();
    advance();
    publish();
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
    const bool counted = !practice();
    if (!(*m_match.*way)(&problem)) {
        emit notice(problem);
        return;
    }
    if (counted && practice())
        emit notice(tr("A practice match from now on: hidden cards were seen and taken back, so it won’t count."));
    m_bots.stop();
    m_botMove.reset();
    m_stuck = m_hurrying = false;
    m_curtain = m_holder = noSeat;
    showTo(isShared() ? noSeat : m_viewer);
    advance();
    publish();
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
    show(m_match->observe(m_viewer));
    playBotMove();
    advance();
    publish();
}

Words MatchController::words() const
{
    QStringList names;
    for (const Player &player : m_match->players())
        names << Cast::nameNow(player.name);
    return Words(m_match->rules().descriptor(), names);
}

} // namespace bombshelf
