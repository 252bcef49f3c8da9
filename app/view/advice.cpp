#include "advice.h"

#include "bot_move.h"
#include "match/sentence.h"
#include "percent.h"
#include "settings.h"

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

/// As all cards to the right do, and none to the left.
bool leadToTheSame(const Rules &rules, const Observation &seen, Move one, Move other)
{
    constexpr int enough = 16; // worlds that it might be in, with what chance brings there
    const auto after = [&](Move move, int world) {
        Rng rng(world);
        State state = seen.guess(rng).state;
        rules.play(state, seen.viewer(), move, rng, nullptr);
        return state;
    };
    for (int world = 0; world < enough; ++world)
        if (after(one, world) != after(other, world))
            return false;
    return true;
}

/// Whether all of these moves can be made, perhaps with others of the same verb in between.
bool canStillMake(const Rules &rules, const State &state, Seat seat, const std::vector<Move> &moves)
{
    Moves legal;
    rules.legal(state, seat, legal);
    for (const Move move : legal) {
        std::vector<Move> left = moves;
        std::erase(left, move);
        if (left.empty())
            return true;
        if (move.verb != left[0].verb)
            continue;
        State next = state;
        Rng unused(0);
        rules.play(next, seat, move, unused, nullptr);
        if (canStillMake(rules, next, seat, left))
            return true;
    }
    return false;
}

} // namespace

Advice::Advice(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &Advice::onMatchChanged);
    connect(&match->conductor(), &Conductor::made, this, [this](Seat seat) {
        if (m_asked && m_asked->seat == seat)
            hush();
    });
    connect(Settings::instance(), &Settings::languageChanged, this, &Advice::changed);
    connect(&m_bot, &BotDriver::chosen, this, [this](Seat, const Thought &thought) { onChosen(thought); });
    connect(&m_bot, &BotDriver::failed, this, &Advice::onFailed);
}

bool Advice::possible() const
{
    const Conductor &conductor = m_match->conductor();
    return !conductor.isTaught() && conductor.chooser() != noSeat;
}

void Advice::ask()
{
    if (!possible() || m_asked)
        return;
    const Match &match = *m_match->conductor().match();
    const Seat seat = m_match->conductor().chooser();
    m_asked = {match.path(), seat, match.legal(seat), match.moveCount(), {}};
    think();
    emit changed();
}

void Advice::think()
{
    const Match &match = *m_match->conductor().match();
    m_bot.advise(match.rules(), *match.consider(m_asked->seat, m_asked->made));
}

/// Laid-out moves are taken as made if the bot would make them too, or if its best move would leave no room for the others. So it speaks of
/// the first move beyond them; where all are laid out, of what it would do instead of the last.
void Advice::onChosen(const Thought &thought)
{
    if (const auto next = laidOutBefore(thought.move)) {
        m_asked->made.push_back(*next);
        if (m_match->conductor().match()->consider(m_asked->seat, m_asked->made))
            return think();
        m_asked->made.pop_back(); // nothing more would be asked then
    }
    m_thought = thought;
    m_carriedOut = carriedOut(thought);
    m_secondBest = secondBest(thought);
    emit changed();
}

void Advice::onFailed()
{
    hush();
    emit m_match->notice(tr("I could not think this through. Ask again, or decide without me."));
}

std::optional<Move> Advice::carriedOut(const Thought &thought) const
{
    const Match &match = *m_match->conductor().match();
    const Candidate *const best = thought.chosen();
    const auto seen = match.consider(m_asked->seat, m_asked->made);
    return best && seen ? carriedOutBy(match.rules(), seen->state(), *best) : std::nullopt;
}

std::optional<Candidate> Advice::secondBest(const Thought &thought) const
{
    constexpr float enough = 0.1f; // of the thought
    const Match &match = *m_match->conductor().match();
    const auto seen = match.consider(m_asked->seat, m_asked->made);
    std::optional<Candidate> second;
    for (const Candidate &other : thought.candidates)
        if (seen && other.move != thought.move && other.share >= enough && std::ranges::find(m_laidOut, other.move) == m_laidOut.end() &&
            (!second || other.value > second->value) && !leadToTheSame(match.rules(), *seen, thought.move, other.move))
            second = other;
    return second;
}

std::optional<Move> Advice::laidOutBefore(Move best) const
{
    std::vector<Move> rest;
    bool isLaidOut = false;
    for (const Move move : m_laidOut) {
        isLaidOut = isLaidOut || move == best;
        if (move.verb == best.verb && move != best && std::ranges::find(m_asked->made, move) == m_asked->made.end())
            rest.push_back(move);
    }
    if (!rest.empty() && !leavesRoom(best, rest))
        return rest.front();
    return isLaidOut ? std::optional(best) : std::nullopt;
}

bool Advice::leavesRoom(Move best, const std::vector<Move> &rest) const
{
    const Match &match = *m_match->conductor().match();
    std::vector<Move> before = m_asked->made;
    before.push_back(best);
    const auto seen = match.consider(m_asked->seat, before);
    return seen && canStillMake(match.rules(), seen->state(), m_asked->seat, rest);
}

void Advice::hush()
{
    m_bot.stop();
    m_asked.reset();
    m_thought.reset();
    emit changed();
}

void Advice::consider(const QVariantList &laidOut)
{
    m_laidOut = m_match->movesOf(laidOut);
    if (m_asked)
        hush();
}

/// What others do in secret meanwhile changes nothing.
bool Advice::stillHolds() const
{
    const Match *match = m_match->conductor().match();
    return match && match->path() == m_asked->path && !m_match->lookingBack() && match->moveCount() >= m_asked->moveCount &&
           std::ranges::equal(match->legal(m_asked->seat), m_asked->moves);
}

void Advice::onMatchChanged()
{
    const bool could = std::exchange(m_wasPossible, possible());
    if (m_asked && !stillHolds())
        hush();
    else if (could != m_wasPossible)
        emit changed();
}

QVariantMap Advice::move() const
{
    const Match *match = m_match->conductor().match();
    return m_thought && match && !agrees() ? wordsOf(match->rules().descriptor(), m_thought->move) : QVariantMap();
}

QString Advice::text() const
{
    if (!m_asked || !m_match->conductor().match())
        return {};
    return m_thought ? sentence() : tr("Let me think…", "who gives advice");
}

/// The move is laid out, and so is all that it goes with.
bool Advice::agrees() const { return std::ranges::find(m_laidOut, m_thought->move) != m_laidOut.end(); }

QString Advice::sentence() const
{
    QString would = agrees() ? tr("I’d pick just the same.", "as what is laid out and not sent yet")
                             : tr("I’d do this: “%1”.").arg(m_match->showing().words().moves(m_thought->move, m_carriedOut, m_asked->seat));
    const Candidate *const best = m_thought->chosen();
    if (!best)
        return would;
    const int wins = percent(best->value);
    const QString hopes = wins == 0     ? tr("I think that hardly ever wins.")
                          : wins == 100 ? tr("I think the match is as good as won.")
                                        : tr("I think that wins the match %n times in 100.", nullptr, wins);
    QString all = would;
    for (const QString &sentence : {hopes, why(), otherwise()})
        if (!sentence.isEmpty())
            all = Sentence::both(all, sentence);
    return all;
}

QString Advice::why() const
{
    const bool isHopeless = percent(m_thought->chosen()->value) == 0;
    return m_thought->reason && !isHopeless && !isSecondAsGood() ? m_match->showing().words().because(*m_thought->reason) : QString();
}

bool Advice::isSecondAsGood() const { return m_secondBest && percent(m_secondBest->value) + 1 >= percent(m_thought->chosen()->value); }

QString Advice::otherwise() const
{
    if (!m_secondBest)
        return tr("I see nothing better.");
    const QString move = Sentence::inQuotes(m_match->showing().words().move(m_secondBest->move, m_asked->seat));
    if (isSecondAsGood())
        return tr("“%1” is about as good.").arg(move);
    return tr("Next best: “%1”, %n times in 100.", "a move; how often it wins", percent(m_secondBest->value)).arg(move);
}

} // namespace bombshelf
