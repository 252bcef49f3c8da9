#include "advice.h"

#include "match/sentence.h"
#include "settings.h"

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

/// The move that it would make if it could not make that one; null if it gave next to no thought to any other.
const Candidate *secondBest(const Thought &thought)
{
    constexpr float enough = 0.1f; // of the thought
    const Candidate *second = nullptr;
    for (const Candidate &other : thought.candidates)
        if (other.move != thought.move && other.share >= enough && (!second || other.value > second->value))
            second = &other;
    return second;
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
    connect(&m_bot, &BotDriver::chosen, this, [this](Seat, const Thought &thought) {
        m_thought = thought;
        emit changed();
    });
    connect(&m_bot, &BotDriver::failed, this, &Advice::hush);
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
    m_asked = {match.path(), seat, match.legal(seat), match.moveCount()};
    m_bot.advise(match, seat);
    emit changed();
}

void Advice::hush()
{
    m_bot.stop();
    m_asked.reset();
    m_thought.reset();
    emit changed();
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
    return m_thought && match ? wordsOf(match->rules().descriptor(), m_thought->move) : QVariantMap();
}

QString Advice::text() const
{
    if (!m_asked || !m_match->conductor().match())
        return {};
    return m_thought ? sentence() : tr("Let me think…", "who gives advice");
}

QString Advice::sentence() const
{
    QString would = tr("I’d do this: “%1”.").arg(m_match->showing().words().move(m_thought->move));
    const Candidate *const best = std::ranges::find(m_thought->candidates, m_thought->move, &Candidate::move);
    if (best == m_thought->candidates.end())
        return would;
    const QString hopes = tr("I think that wins %1 times in 100.").arg(timesIn100(best->value));
    return Sentence::both(would, Sentence::both(hopes, otherwise(best->value)));
}

QString Advice::otherwise(float value) const
{
    const Candidate *const second = secondBest(*m_thought);
    if (!second)
        return tr("I see nothing else that is nearly as good.");
    const QString move = m_match->showing().words().move(second->move);
    if (timesIn100(second->value) + 1 >= timesIn100(value))
        return tr("“%1” is about as good.").arg(move);
    return tr("Next best: “%1”, %2 times.", "a move; how often it wins").arg(move).arg(timesIn100(second->value));
}

} // namespace bombshelf
