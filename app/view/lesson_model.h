#pragma once

#include "learnt.h"
#include "lesson/pupil.h"
#include "singleton.h"

#include <QVariantMap>

namespace bombshelf {

class GuideWords;
class MatchModel;

/// A lesson at the table, for QML: what the guide says, what it points at, and how one goes on. It leads the match on the screen by its
/// conductor; the table knows nothing of it.
class LessonModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Lesson)
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(LessonModel)

    /// A lesson leads the match.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// What the guide says; empty: nothing.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Whose face it has.
    Q_PROPERTY(QString speaker READ speaker NOTIFY changed)
    /// {id, text} of each answer that may be guessed.
    Q_PROPERTY(QVariant answers READ answers NOTIFY changed)
    /// {zone, seat, kind, place, verb, args, sends}, see Target; null: it points at nothing. Of a verb's moves only the one with those
    /// args is meant, if there are some; `sends` means whatever makes the moves that are laid out.
    Q_PROPERTY(QVariant target READ target NOTIFY changed)
    /// The same of what it speaks of, though it may not point there: a task is to be solved by the person.
    Q_PROPERTY(QVariant subject READ subject NOTIFY changed)
    /// Of Match.choices the one that is to be made, where only one is; else -1.
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)
    /// Which step it is, of how many.
    Q_PROPERTY(int at READ at NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Wrong often enough for the way to be offered.
    Q_PROPERTY(bool offersWay READ offersWay NOTIFY changed)
    /// What is to be learnt.
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    /// Another lesson follows this one.
    Q_PROPERTY(bool leadsOn READ leadsOn NOTIFY changed)
    /// It was finished before, so whenever it is left it begins at its beginning again.
    Q_PROPERTY(bool repeated READ isRepeated NOTIFY changed)

public:
    enum Stage {
        Silent,
        Telling,  ///< next() goes on
        Asking,   ///< the person is to do something at the table
        Guessing, ///< the person is to guess()
        Looking,  ///< nothing is said while pictures move; next() hurries
        Watching, ///< what the lesson does is looked at
        Wrong,    ///< next() takes it back
        Right,    ///< next() goes on
        Ending    ///< next() ends the lesson, and the match goes on
    };
    Q_ENUM(Stage)
    enum Progress { NoLesson, New, Begun, Done };
    Q_ENUM(Progress)

    explicit LessonModel(QObject *parent);

    Q_INVOKABLE Progress progress(const QString &gameId) const;
    /// The lesson of a game, from where it was left; before it that of its family, unless it is done. False, with Match.notice, if it
    /// can't be begun.
    Q_INVOKABLE bool start(const QString &gameId);
    /// On, whatever there is: what was not done is shown.
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    /// This step once more.
    Q_INVOKABLE void again();
    /// To the lesson's end.
    Q_INVOKABLE void skip();
    Q_INVOKABLE void guess(const QString &answer);
    /// The moves {verb, args} that are laid out on a form and not made yet. Where one move after the other is asked for, the guide
    /// speaks of what does not belong there, and points at what is missing.
    Q_INVOKABLE void consider(const QVariantList &laidOut);

    bool active() const { return m_pupil.has_value(); }
    Stage stage() const { return m_pupil ? m_stage : Silent; }
    QString text() const;
    QString speaker() const { return m_lesson.speaker; }
    QVariantList answers() const;
    QVariant target() const;
    QVariant subject() const;
    int wanted() const;
    int at() const { return m_pupil ? m_pupil->at() : 0; }
    int count() const { return int(m_lesson.steps.size()); }
    bool offersWay() const { return stage() == Asking && m_pupil->failures() >= Pupil::shown; }
    QString gameId() const { return m_gameId; }
    bool leadsOn() const { return m_id != m_gameId; }
    bool isRepeated() const { return m_pupil && m_learnt.has(m_id, m_lesson.steps.back().id); }

signals:
    void changed();

private:
    Progress progressOf(const QString &lesson) const;
    bool open(const QString &lesson);
    /// Past the steps that were done when it was left.
    void catchUp();
    void enter();
    /// Nothing has been done in this step yet.
    void reset();
    /// Shows the match as it was when the step began.
    void replace();
    /// To where the pupil goes by that way, a member of Pupil, with the match as it was there.
    template <class Way> void travel(Way way);
    /// Makes the moves of this step.
    void lead();
    /// Past the pictures, as far as this step speaks of them.
    void hurry();
    void finish();
    /// Makes what is due, and says how the step has ended once all has been looked at.
    void goOn();
    /// Whether the step is over.
    bool judge();
    void onMade(Seat seat, Move move, bool forced, const Frames &frames);
    void onOpened();
    void setStage(Stage stage);
    /// While a lesson leads.
    GuideWords guide() const;
    MatchModel &match() const;

    QString m_gameId; ///< to be learnt
    QString m_id; ///< of the lesson: the game's, or its family's
    Lesson m_lesson;
    std::optional<Pupil> m_pupil; ///< while a lesson leads
    Stage m_stage = Silent;
    bool m_leads = false; ///< the lesson makes the moves of this step
    bool m_fresh = false; ///< moves were made that have not been judged
    Pupil::Judgement m_judgement;
    std::vector<Move> m_laidOut;
    Learnt m_learnt;
};

} // namespace bombshelf
