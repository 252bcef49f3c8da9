#include "walk.h"

#include "match/seats.h"
#include "match/sentence.h"

#include <algorithm>
#include <iterator>

namespace bombshelf {

Walk::Walk(const Lesson &lesson) : m_lesson(lesson), m_pupil(lesson) { restore(); }

void Walk::restore()
{
    QString problem;
    m_match = m_pupil.match({}, &problem);
    if (!m_match)
        throw Damage{problem};
    m_frames.clear();
}

void Walk::make(Pupil::Choice choice, bool forced)
{
    QString problem;
    auto frames = m_match->choose(choice.seat, choice.move, m_lesson.learner, &problem);
    if (!frames)
        throw Damage{problem};
    std::ranges::copy(*frames, std::back_inserter(m_frames));
    m_pupil.moved(choice, forced, std::move(*frames));
}

void Walk::makeForced()
{
    for (Seat seat = forcedSeat(*m_match); seat != noSeat; seat = forcedSeat(*m_match))
        make({seat, m_match->legal(seat)[0]}, true);
}

Pupil::Judgement Walk::choose(Move move)
{
    make({m_lesson.learner, move}, false);
    makeForced();
    const Pupil::Judgement judgement = m_pupil.judge(*m_match);
    return judgement.verdict == Pupil::Verdict::open ? goOn() : judgement;
}

Pupil::Judgement Walk::guess(const QString &reply)
{
    m_pupil.guess(reply);
    return goOn();
}

Pupil::Judgement Walk::goOn()
{
    Pupil::Judgement judgement = m_pupil.judge(*m_match);
    for (auto due = m_pupil.due(*m_match); due && judgement.verdict == Pupil::Verdict::open; due = m_pupil.due(*m_match)) {
        make(*due, false);
        makeForced();
        judgement = m_pupil.judge(*m_match);
    }
    return judgement;
}

Pupil::Judgement Walk::showWay()
{
    Pupil::Judgement judgement;
    if (m_pupil.step().kind == Step::Kind::predict)
        judgement = guess(m_pupil.step().replies.front().id);
    for (auto way = m_pupil.way(*m_match); way && judgement.verdict == Pupil::Verdict::open; way = m_pupil.way(*m_match)) {
        make(*way, false);
        makeForced();
        judgement = goOn();
    }
    return judgement;
}

bool Walk::next()
{
    m_frames.clear();
    return m_pupil.next();
}

bool Walk::back()
{
    const bool moved = m_pupil.back();
    restore();
    return moved;
}

void Walk::again()
{
    m_pupil.again();
    restore();
}

void Walk::skip()
{
    m_pupil.skip();
    restore();
}

} // namespace bombshelf
