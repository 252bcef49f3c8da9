#pragma once

#include "pupil.h"

namespace bombshelf {

/// A way through a lesson without a screen: to a step that somebody comes back to, for tests, and for whoever writes one.
class Walk {
public:
    /// Throws Damage if the match can't be dealt. `lesson` lives as long.
    explicit Walk(const Lesson &lesson);

    Pupil &pupil() { return m_pupil; }
    const Match &match() const { return *m_match; }
    Seat learner() const { return m_lesson.learner; }
    /// What happened since the step began, as the learner sees it.
    const Frames &frames() const { return m_frames; }

    /// Makes the learner's move, which has to be legal, and whatever follows by itself.
    Pupil::Judgement choose(Move move);
    Pupil::Judgement guess(const QString &reply);
    /// Makes what is due, as far as it goes.
    Pupil::Judgement goOn();
    /// Makes all moves of the step, guessing right.
    Pupil::Judgement showWay();
    bool next();
    bool back();
    void again();
    void skip();

private:
    void make(Pupil::Choice choice, bool forced);
    void makeForced();
    /// The match as it was when the step began.
    void restore();

    const Lesson &m_lesson;
    Pupil m_pupil;
    std::unique_ptr<Match> m_match;
    Frames m_frames;
};

} // namespace bombshelf
