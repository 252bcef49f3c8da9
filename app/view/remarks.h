#pragma once

#include "learnt.h"
#include "lesson/lesson.h"
#include "singleton.h"

namespace bombshelf {

class MatchModel;

/// What the guide remarks on in matches of a game whose lesson was begun: each thing when it happens for the first time, and once for
/// ever. For QML.
class Remarks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(Remarks)

    /// Empty: nothing.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString speaker READ speaker NOTIFY changed)
    /// There was one in this match.
    Q_PROPERTY(bool canRecall READ canRecall NOTIFY changed)

public:
    explicit Remarks(QObject *parent);

    Q_INVOKABLE void hush();
    /// The last one once more.
    Q_INVOKABLE void recall();

    QString text() const;
    QString speaker() const;
    bool canRecall() const { return m_last < m_all.size(); }

signals:
    void changed();

private:
    struct Due {
        QString lesson, speaker;
        Remark remark;
        bool isMade = false;
    };
    void onOpened();
    void add(const QString &lesson);
    void onRested(const Event &event);
    /// It goes once people have read it and answered what they were asked then, and what they were asked next.
    void onMade(Seat seat, bool forced);
    MatchModel &match() const;

    std::vector<Due> m_all; ///< of this game, those that had not been made before the match
    std::size_t m_last = 0;  ///< past the end: none yet
    bool m_speaks = false;
    int m_answered = 0; ///< by people, since it was made
    int m_movesThen = 0; ///< made by then; with fewer, what it speaks of has been taken back
    Learnt m_learnt;
};

} // namespace bombshelf
