#pragma once

#include "lesson_model.h"

#include <QCoreApplication>

namespace bombshelf {

/// What the guide of a lesson says where its pupil stands, and what it points at: see the properties of LessonModel.
class GuideWords {
    Q_DECLARE_TR_FUNCTIONS(GuideWords)

public:
    /// What is given by reference is to outlive it. `leadsOn`: another lesson follows.
    GuideWords(const Descriptor &game, const Pupil &pupil, LessonModel::Stage stage, const Pupil::Judgement &judgement,
               const std::vector<Move> &laidOut, bool leadsOn)
        : m_game(game), m_pupil(pupil), m_stage(stage), m_judgement(judgement), m_laidOut(laidOut), m_leadsOn(leadsOn)
    {
    }

    QString text() const;
    QVariantList answers() const;
    QVariant target() const;
    QVariant subject() const;
    /// One move after the other is to be made at the table.
    bool asksForMoves() const { return m_stage == LessonModel::Asking && m_pupil.step().kind == Step::Kind::exactly; }

private:
    QString say(const QString &id) const;
    QString reply() const;
    /// Of what is laid out the first that the step does not ask for, else of what it asks for the first that is not.
    std::optional<Move> stray() const;
    std::optional<Move> missing() const;

    const Descriptor &m_game;
    const Pupil &m_pupil;
    const LessonModel::Stage m_stage;
    const Pupil::Judgement &m_judgement;
    const std::vector<Move> &m_laidOut;
    const bool m_leadsOn;
};

} // namespace bombshelf
