#pragma once

#include "lesson.h"

#include <optional>
#include <span>

namespace bombshelf {

/// Somebody on the way through a lesson: which step is on, the moves made so far, and what came of them. It moves nothing by itself:
/// whoever shows the lesson makes the moves in a match, those that are forced included, and tells them to it.
class Pupil {
public:
    enum class Verdict {
        open,  ///< the step goes on
        right, ///< its end
        wrong, ///< has been played out: the match goes back to where the step began
    };
    struct Judgement {
        Verdict verdict = Verdict::open;
        QString reply; ///< the id of the answer that was foreseen, or empty
    };
    struct Choice {
        Seat seat;
        Move move;
    };
    /// After that many wrong answers it is pointed out, and then it can be shown.
    static constexpr int pointed = 2, shown = 3;

    /// `lesson` lives as long.
    explicit Pupil(const Lesson &lesson);

    int at() const { return m_begun.back().step; }
    const Step &step() const { return m_lesson.steps[std::size_t(at())]; }
    int failures() const { return m_failures; }
    /// The match as it was when the step began, with a record at `path` (empty: without one); what is forced before the first step
    /// is made. Null, with a sentence, if that can't be written, or the lesson begins with moves that can't be made.
    std::unique_ptr<Match> match(const QString &path, QString *problem) const;

    /// What is made now without asking the learner: moves that are watched, those that answer a guess, and others' within a task.
    std::optional<Choice> due(const Match &match) const;
    /// The next of the step's own moves, as long as nothing else has been done in it.
    std::optional<Choice> way(const Match &match) const;
    /// All of them that are left, likewise.
    std::span<const Move> left() const;

    /// What came of a move, for the learner's eyes. `forced`: there was no other, and nobody chose it.
    void moved(Choice made, bool forced, Frames frames);
    /// Once whatever was forced has been made.
    Judgement judge(const Match &match);
    /// predict: the reply that is guessed; the moves follow.
    void guess(const QString &reply) { m_guess = reply; }
    const QString &guessed() const { return m_guess; }

    /// On to the next step, whose beginning is here. False at the last.
    bool next();
    /// To the beginning of the step before, or of this one at the first (false).
    bool back();
    /// To the beginning of this step.
    void again();
    /// From the beginning of this step to the last.
    void skip();
    /// Steps were left out on the way here, so the table is not what this one speaks of.
    bool hasSkipped() const { return m_begun.back().hasSkipped; }

private:
    struct Made {
        Choice choice;
        bool forced;
    };
    Judgement judgeTask(const Match &match);
    Judgement judgePrediction(const Match &match) const;
    /// The first of the step's replies that holds, or null.
    const Reply *foreseen(const Effect &effect) const;
    Judgement fail(const QString &reply);
    /// What of these moves is left of this step, if the others have been made and nothing else.
    std::span<const Move> leftOf(std::span<const Move> moves) const;
    /// What was chosen in this step.
    std::vector<Move> chosen() const;
    struct Begun {
        int step;
        std::size_t made; ///< how many moves had been made
        bool hasSkipped = false;
    };
    void begin(int step);

    const Lesson &m_lesson;
    int m_failures = 0;
    QString m_guess;
    std::vector<Made> m_made;           ///< from the deal on
    std::vector<Begun> m_begun{{0, 0}}; ///< the steps so far
    Frames m_frames;                    ///< of this step
};

} // namespace bombshelf
