#include "guide_words.h"

#include "snapshot.h"
#include "words.h"

#include <algorithm>

namespace bombshelf {

std::optional<Move> GuideWords::stray() const
{
    const auto left = asksForMoves() ? m_pupil.left() : std::span<const Move>();
    const auto found = std::ranges::find_if(m_laidOut, [&](Move move) { return std::ranges::find(left, move) == left.end(); });
    return left.empty() || found == m_laidOut.end() ? std::nullopt : std::optional(*found);
}

std::optional<Move> GuideWords::missing() const
{
    const auto left = asksForMoves() ? m_pupil.left() : std::span<const Move>();
    const auto found = std::ranges::find_if(left, [&](Move move) { return std::ranges::find(m_laidOut, move) == m_laidOut.end(); });
    return found == left.end() ? std::nullopt : std::optional(*found);
}

QString GuideWords::say(const QString &id) const { return Words(m_game, {}).text(QStringLiteral("lesson.") + id); }

QString GuideWords::reply() const
{
    const Step &step = m_pupil.step();
    if (m_stage == LessonModel::Right && step.kind == Step::Kind::predict && !m_pupil.guessed().isEmpty() &&
        m_pupil.guessed() != m_judgement.reply)
        return QStringLiteral(".wrong");
    if (m_stage == LessonModel::Right)
        return QStringLiteral(".right");
    if (m_stage == LessonModel::Wrong)
        return u'.' + (m_judgement.reply.isEmpty() ? QStringLiteral("wrong") : m_judgement.reply);
    return {};
}

QString GuideWords::text() const
{
    if (m_stage == LessonModel::Silent || m_stage == LessonModel::Looking)
        return {};
    if (m_stage == LessonModel::Wrong && m_pupil.step().kind == Step::Kind::exactly)
        return tr("That can be done, too, but not just now. Let’s take it back.");
    if (m_pupil.hasSkipped())
        return m_leadsOn ? tr("So much for what all battles share. Next comes what is special about this one.")
                         : tr("Enough of lessons. From here on it is up to you.");
    if (stray())
        return tr("That can be chosen, too, but not just now. Press it once more, and it comes off.");
    return say(m_pupil.step().id + reply());
}

QVariantList GuideWords::answers() const
{
    QVariantList list;
    if (m_stage != LessonModel::Guessing)
        return list;
    for (const Reply &one : m_pupil.step().replies)
        list << QVariantMap{{"id", one.id}, {"text", say(m_pupil.step().id + u'.' + one.id)}};
    return list;
}

QVariant GuideWords::target() const
{
    return m_pupil.step().kind == Step::Kind::choose && m_pupil.failures() < Pupil::pointed ? QVariant() : subject();
}

QVariant GuideWords::subject() const
{
    const bool speaksOfIt = m_stage == LessonModel::Telling || m_stage == LessonModel::Asking || m_stage == LessonModel::Guessing ||
                            m_stage == LessonModel::Ending;
    if (!speaksOfIt || m_pupil.hasSkipped() || m_pupil.step().pointsAt.isEmpty())
        return {};
    const Target &at = m_pupil.step().pointsAt;
    QVariantMap target{{"zone", at.zone}, {"kind", at.kind},           {"verb", at.verb},  {"args", QStringList()},
                       {"sends", false},  {"seat", numberOf(at.seat)}, {"place", at.place}};
    if (!asksForMoves())
        return target;
    const auto stray = this->stray();
    const auto move = stray ? stray : missing();
    if (at.verb.isEmpty()) {
        if (move && m_pupil.left().size() < m_pupil.step().moves.size()) { // what it points at is where it should be
            target["zone"] = QString();
            target.insert(wordsOf(m_game, *move));
        }
        return target;
    }
    if (move)
        target.insert(wordsOf(m_game, *move));
    else
        target["sends"] = !m_laidOut.empty();
    return target;
}

} // namespace bombshelf
