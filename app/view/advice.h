#pragma once

#include "match_model.h"

namespace bombshelf {

/// What a good bot would do in the place of the person who is asked, by what that person's seat knows and nothing else. For QML.
class Advice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// A person is asked, in a match that is no lesson.
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    /// What it would do, why, and what it hopes for by that; that it thinks; empty: nobody has asked.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// The move it would make: {verb, args}; {} where it knows of none, or that is laid out already.
    Q_PROPERTY(QVariant move READ move NOTIFY changed)
    /// The face it speaks with.
    Q_PROPERTY(QString speaker READ speaker CONSTANT)

public:
    explicit Advice(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    bool possible() const;
    QString text() const;
    QVariantMap move() const;
    static QString speaker() { return QStringLiteral("owl"); }

    /// It holds for as long as that seat is asked for the same, and lays out no other moves.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void hush();
    /// Moves {verb, args} that are laid out on a form and not made yet: it goes on from them.
    Q_INVOKABLE void consider(const QVariantList &laidOut);

signals:
    void changed();

private:
    /// What it was asked about.
    struct Question {
        QString path; ///< of the match
        Seat seat;
        Moves moves;
        int moveCount;
        std::vector<Move> made; ///< laid-out moves taken as made
    };

    void onMatchChanged();
    void onChosen(const Thought &thought);
    void onFailed();
    bool stillHolds() const;
    void think();
    /// The laid-out move to be taken as made next, if any.
    std::optional<Move> laidOutBefore(Move best) const;
    std::optional<Move> carriedOut(const Thought &thought) const;
    bool leavesRoom(Move best, const std::vector<Move> &rest) const;
    /// The move that it would make if it could not make that one; none if it gave next to no thought to any that is not laid out already.
    std::optional<Candidate> secondBest(const Thought &thought) const;
    bool agrees() const;
    QString sentence() const;
    /// What speaks for the move, unless it hardly ever wins, or the second best is about as good.
    QString why() const;
    bool isSecondAsGood() const;
    /// About the second best move.
    QString otherwise() const;

    MatchModel *m_match;
    BotDriver m_bot;
    bool m_wasPossible = false;
    std::vector<Move> m_laidOut;
    std::optional<Question> m_asked;
    std::optional<Thought> m_thought;
    std::optional<Move> m_carriedOut; ///< what carries its move out, see carriedOutBy()
    std::optional<Candidate> m_secondBest;
};

} // namespace bombshelf
