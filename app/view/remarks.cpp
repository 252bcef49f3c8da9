#include "remarks.h"

#include "lesson_files.h"
#include "match/sentence.h"
#include "match_model.h"
#include "settings.h"

namespace bombshelf {

namespace {

QString keyOf(const Remark &remark) { return QStringLiteral("remark.") + remark.id; }

} // namespace

Remarks::Remarks(QObject *parent) : QObject(parent)
{
    connect(&match(), &MatchModel::openedChanged, this, &Remarks::onOpened);
    connect(&match().showing(), &Showing::rested, this, &Remarks::onRested);
    connect(&match().conductor(), &Conductor::made, this, [this](Seat seat, Move, bool forced) { onMade(seat, forced); });
    connect(&match(), &MatchModel::storyChanged, this, [this] {
        if (m_speaks && match().lookingBack())
            hush();
    });
    connect(&match(), &MatchModel::changed, this, [this] {
        if (m_speaks && match().conductor().match()->moveCount() < m_movesThen)
            hush();
    });
    connect(Settings::instance(), &Settings::languageChanged, this, &Remarks::changed);
}

MatchModel &Remarks::match() const { return *MatchModel::instance(); }

void Remarks::onOpened()
{
    m_all.clear();
    m_speaks = false;
    const bool isHeard = match().active() && hasPeople(*match().conductor().match());
    for (const QString &lesson : isHeard ? lessonsOf(match().gameId()) : QStringList())
        add(lesson);
    m_last = m_all.size();
    emit changed();
}

void Remarks::add(const QString &lesson)
{
    if (!m_learnt.hasAny(lesson))
        return;
    try {
        const Lesson read = readLessonFile(lesson);
        if (read.setup.rules != &match().conductor().match()->rules()) // a family's: of the words of another game
            return;
        for (const Remark &remark : read.remarks)
            if (!m_learnt.has(lesson, keyOf(remark)))
                m_all.push_back({lesson, read.speaker, remark});
    } catch (const Damage &) { // told when the lesson is begun
    }
}

void Remarks::onRested(const Event &event)
{
    if (!Settings::instance()->remarks() || match().conductor().isTaught() || match().lookingBack() || !match().told())
        return;
    const Frame frame{event, *match().told()};
    const Effect effect{{&frame, 1}, frame.seen};
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (m_all[i].isMade || !m_all[i].remark.when(effect))
            continue;
        m_all[i].isMade = true;
        m_learnt.keep(m_all[i].lesson, keyOf(m_all[i].remark));
        m_last = i;
        m_speaks = true;
        m_answered = 0;
        m_movesThen = match().conductor().match()->moveCount();
        emit changed();
        return;
    }
}

void Remarks::onMade(Seat seat, bool forced)
{
    if (m_speaks && !forced && !match().conductor().match()->players()[seat].isBot() && ++m_answered == 2)
        hush();
}

void Remarks::hush()
{
    m_speaks = false;
    emit changed();
}

void Remarks::recall()
{
    m_speaks = canRecall();
    m_answered = m_movesThen = 0;
    emit changed();
}

QString Remarks::text() const { return m_speaks ? match().showing().words().text(keyOf(m_all[m_last].remark)) : QString(); }

QString Remarks::speaker() const { return canRecall() ? m_all[m_last].speaker : QString(); }

} // namespace bombshelf
