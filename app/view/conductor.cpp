#include "conductor.h"

#include "chance.h"
#include "settings.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bombshelf {

Conductor::Conductor(Showing &showing, const LookBack &lookBack) : m_showing(showing), m_lookBack(lookBack)
{
    m_showing.hurryWhile([this] { return m_going == Going::hurried; });
    connect(&m_showing, &Showing::settled, this, &Conductor::onSettled);
    connect(&m_showing, &Showing::stopped, this, &Conductor::changed, Qt::QueuedConnection); // once all forced moves are made
    m_breath.setSingleShot(true);
    connect(&m_breath, &QTimer::timeout, this, &Conductor::goOn);
    connect(&m_bots, &BotDriver::chosen, this, &Conductor::onBotChose);
    connect(&m_bots, &BotDriver::failed, this, &Conductor::onBotFailed);
}

void Conductor::open(std::unique_ptr<Match> match, bool playDeal, Going going)
{
    close();
    m_match = std::move(match);
    m_going = going;
    const Seat person = onlyPerson(m_match->players());
    const Seat asked = askedPerson(*m_match, noSeat);
    m_showing.open(*m_match, person != noSeat || isPrivate(*m_match, asked) ? person : asked, playDeal);
    m_leftAt.fill(playDeal ? 0 : m_showing.log().happened());
    m_atRest.start(); // a match that is resumed has no pictures to come to rest first
    goOn();
}

void Conductor::close()
{
    forget();
    m_breath.stop();
    m_going = Going::freely;
    m_declined = noSeat;
    m_showing.close();
    m_match.reset();
}

void Conductor::replace(std::unique_ptr<Match> match, Going going)
{
    forget();
    const auto before = std::exchange(m_match, std::move(match)); // until nobody shows it any more
    m_showing.follow(*m_match);
    m_going = going;
    goOn();
}

void Conductor::ask(bool person)
{
    m_isBarred = !person;
    emit changed();
}

void Conductor::play(Seat seat, Move move)
{
    playByItself(seat, move);
    goOn();
}

Seat Conductor::seated() const
{
    if (isBarred())
        return noSeat;
    const Seat seat = isPlaying() && m_curtain == noSeat ? askedPerson(*m_match, m_showing.viewer()) : noSeat;
    const bool isHidden = seat != noSeat && isPrivate(*m_match, seat) && (seat != m_showing.viewer() || needsCurtain(seat));
    return isHidden ? noSeat : seat;
}

std::string_view Conductor::prompt() const { return m_match->rules().prompt(m_match->observe(noSeat).state()); }

bool Conductor::needsCurtain(Seat person) const
{
    if (!isPrivate(*m_match, person))
        return false;
    // All have looked on since, unless the same thing is still being chosen in secret.
    return person != m_holder || (isAskedInSecret(*m_match, person) && prompt() != m_heldFor);
}

Seat Conductor::thinker() const
{
    // While pictures still move, the eye is on what was done, not on who is next.
    const bool waits =
        m_match && !wish() && !m_showing.isMoving() && !isPaused() && !isTaught() && askedPerson(*m_match, m_showing.viewer()) == noSeat;
    return waits ? askedBot(*m_match) : noSeat;
}

bool Conductor::canPause() const
{
    return isPlaying() && !isTaught() && !isOver() && (isPaused() || std::ranges::any_of(m_match->players(), &Player::isBot));
}

bool Conductor::canHurry() const
{
    return isPlaying() && !isPaused() && !isTaught() && m_curtain == noSeat && !isOver() && hasPeople(*m_match) &&
           (m_showing.isMoving() || askedPerson(*m_match, m_showing.viewer()) == noSeat);
}

bool Conductor::choose(std::span<const Move> moves)
{
    const Seat seat = seated();
    if (seat == noSeat)
        return false;
    m_showing.finish();
    m_heldFor = prompt();
    m_leftAt[seat] = m_showing.log().happened();
    const bool inSecret = isAskedInSecret(*m_match, seat);
    Frames pictures;
    std::size_t made = 0;
    for (std::optional<Frames> frames; made < moves.size() && !isBarred() && (frames = playForPerson(seat, moves[made])); ++made)
        std::ranges::move(*frames, std::back_inserter(pictures));
    const bool isShown = inSecret && prompt() != m_heldFor; // what was chosen is turned up before everybody
    m_holder = m_match->toMove().has(seat) && !isShown ? seat : noSeat;
    if (made > 0)
        m_showing.enqueue(std::move(pictures));
    goOn();
    return made == moves.size();
}

std::optional<Frames> Conductor::playForPerson(Seat seat, Move move)
{
    if (const Refusal refusal = m_match->whyNot(seat, move)) {
        const QString rule = QStringLiteral("refusal.") + fromWord(refusal.word);
        emit refused(m_showing.words().text(rule), rule);
        return std::nullopt;
    }
    // Others look on from here: what only this seat may see leaves the screen before anything happens.
    if (isPrivate(*m_match, seat) && m_showing.viewer() != noSeat)
        m_showing.showTo(noSeat);
    return record(seat, move, By::person);
}

bool Conductor::playByItself(Seat seat, Move move, By by)
{
    std::optional<Frames> frames = record(seat, move, by);
    if (frames)
        m_showing.enqueue(std::move(*frames));
    return frames.has_value();
}

std::optional<Frames> Conductor::record(Seat seat, Move move, By by)
{
    QString problem;
    std::optional<Frames> frames = m_match->choose(seat, move, m_showing.viewer(), &problem);
    if (!frames && by != By::person)
        m_going = Going::stuck;
    else if (frames && m_going == Going::stuck)
        m_going = Going::paused;
    if (!problem.isEmpty()) // with a move that was made: the last line of the match is missing
        emit notice(!frames && isPaused() ? tr("The match is paused. %1", "what went wrong").arg(problem) : problem);
    if (m_declined != seat)
        m_declined = noSeat;
    if (frames)
        emit made(seat, move, by == By::force, *frames);
    return frames;
}

void Conductor::goOn()
{
    if (isPlaying()) {
        dropImpossible();
        if (!mayRedo()) {
            playBotMove();
            playForced();
            dropImpossible();
        }
        askNext();
    }
    emit changed();
}

void Conductor::onSettled()
{
    m_atRest.start();
    goOn();
}

int Conductor::stillPondered() const
{
    if (m_going != Going::freely || !m_ponders)
        return 0;
    return int(m_botMove->pondered * Settings::instance()->speedFactor()) - int(m_atRest.elapsed());
}

void Conductor::forget()
{
    m_bots.stop();
    m_botMove.reset();
    m_curtain = m_holder = noSeat;
}

void Conductor::playBotMove()
{
    if (!m_botMove || m_isCovered || m_showing.isMoving() || m_going == Going::paused || m_going == Going::stuck)
        return;
    if (m_botMove->wish)
        return;
    if (const int wait = stillPondered(); wait > 0)
        return m_breath.start(wait);
    if (m_going == Going::oneStep)
        m_going = Going::paused;
    const BotMove made = *std::exchange(m_botMove, std::nullopt);
    if (made.next)
        m_botMove = BotMove{.seat = made.seat, .move = *made.next, .pondered = 0, .wish = {}, .next = {}};
    if (!playByItself(made.seat, made.move))
        m_botMove = made;
}

bool Conductor::mayRedo() const { return m_match->canRedo() && askedPerson(*m_match, m_showing.viewer()) != noSeat; }

void Conductor::dropImpossible()
{
    if (m_botMove && std::ranges::count(m_match->legal(m_botMove->seat), m_botMove->move) == 0)
        m_botMove.reset();
}

void Conductor::playForced()
{
    // A decision with one legal answer is recorded, but nobody is asked for it. Only bots among people take their time where hands are
    // hidden: a move at once would tell that there is no choice, and so what they hold.
    const bool botsPonder = !isTaught() && m_match->rules().descriptor().secrets && hasPeople(*m_match);
    const auto next = [&] { return botsPonder ? forcedPerson(*m_match) : forcedSeat(*m_match); };
    for (Seat seat = next(); m_going != Going::stuck && seat != noSeat; seat = next())
        playByItself(seat, m_match->legal(seat)[0], By::force);
}

void Conductor::askNext()
{
    if (m_going == Going::stuck || isTaught())
        return;
    if (m_going == Going::hurried && !canHurry())
        m_going = Going::freely;
    if (const Seat bot = askedBot(*m_match); bot != noSeat && !mayRedo() && !m_botMove && !m_bots.isThinking())
        m_bots.think(*m_match, bot, m_going == Going::hurried);
    if (!m_showing.isMoving())
        turnTo(askedPerson(*m_match, m_showing.viewer()));
}

void Conductor::turnTo(Seat person)
{
    if (person == noSeat || person == m_curtain)
        return;
    if (needsCurtain(person)) {
        m_curtain = person;
        m_showing.showTo(noSeat);
    } else if (person != m_showing.viewer()) {
        m_showing.showTo(person);
    }
}

void Conductor::liftCurtain()
{
    if (m_curtain == noSeat)
        return;
    m_holder = std::exchange(m_curtain, noSeat);
    m_heldFor = prompt();
    m_showing.showTo(m_holder);
    emit caughtUp(m_showing.log().sentences(m_leftAt[m_holder]));
    emit changed();
}

void Conductor::onBotChose(Seat seat, const Thought &thought)
{
    m_botMove = botMoveOf(m_match->rules(), m_match->observe(seat).state(), seat, thought);
    const bool mayAsk = m_going == Going::freely || m_going == Going::paused || m_going == Going::stuck;
    if (!mayAsk || !Settings::instance()->partnersAsk() || !hasPeople(*m_match)) {
        m_botMove->next.reset(); // it has said nothing
        grant();
    }
    if (m_botMove->wish && m_declined == seat)
        return answer(false);
    goOn();
}

const BotMove *Conductor::wish() const
{
    const bool isHeard = isPlaying() && !m_showing.isMoving() && !m_showing.isUnseen() && !isPaused() && m_curtain == noSeat;
    return isHeard && m_botMove && m_botMove->wish ? &*m_botMove : nullptr;
}

void Conductor::answer(bool agreed)
{
    if (!m_botMove || !m_botMove->wish)
        return;
    if (!agreed) {
        m_declined = m_botMove->seat;
        m_botMove->move = m_botMove->wish->instead;
        m_botMove->next.reset();
    }
    grant();
    m_botMove->pondered = 0;
    goOn();
}

void Conductor::onBotFailed(Seat seat)
{
    emit notice(tr("%1 could not think this through and makes any legal move.").arg(m_showing.words().name(seat)));
    const Moves moves = m_match->legal(seat);
    onBotChose(seat, {moves[int(Rng(drawThoughtSeed()).below(std::uint32_t(moves.size())))], {}});
}

void Conductor::setPaused(bool paused)
{
    if (isTaught())
        return;
    m_going = paused ? Going::paused : Going::freely;
    goOn();
}

void Conductor::setCovered(bool covered)
{
    m_isCovered = covered;
    m_atRest.start(); // it is looked at from now on
    goOn();
}

void Conductor::step()
{
    if (!canStep())
        return;
    m_going = Going::oneStep;
    grant();
    goOn();
}

void Conductor::hurry()
{
    if (!canHurry() || m_going == Going::hurried)
        return;
    m_going = Going::hurried;
    m_breath.stop();
    grant();
    m_bots.hurry();
    m_showing.finish();
    goOn();
}

bool Conductor::travel(bool (Match::*way)(QString *))
{
    if (!isPlaying() || isTaught())
        return false;
    const bool counted = !m_match->isPractice();
    QString problem;
    if (!(*m_match.*way)(&problem)) {
        emit notice(problem);
        return false;
    }
    if (counted && m_match->isPractice())
        emit notice(tr("A practice match from now on: something hidden had come out and was taken back, so it won’t count."));
    forget();
    m_going = isPaused() ? Going::paused : Going::freely;
    m_showing.showTo(isPrivate(*m_match, askedPerson(*m_match, m_showing.viewer())) ? noSeat : m_showing.viewer());
    for (int &left : m_leftAt) // what was taken back may happen otherwise
        left = std::min(left, m_showing.log().happened());
    goOn();
    return true;
}

void Conductor::rest()
{
    m_bots.stop();
    if (m_going == Going::hurried)
        m_going = Going::freely;
}

} // namespace bombshelf
