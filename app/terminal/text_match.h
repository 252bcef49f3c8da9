#pragma once

#include "console.h"
#include "view/conductor.h"
#include "view/look_back.h"
#include "view/showing.h"
#include "view/snapshot.h"

namespace bombshelf {

/// A match in words, of the log and of the table: what happens as it happens, and choices by number.
class TextMatch {
    Q_DECLARE_TR_FUNCTIONS(TextMatch)

public:
    explicit TextMatch(Console &console);

    /// To its end, or until the person leaves. Throws Console::Ended.
    void play(std::unique_ptr<Match> match, bool isNew);

private:
    /// Lets bots think until somebody has to answer.
    void wait();
    bool waits() const;
    Snapshot now() const { return {m_conductor, m_showing, m_lookBack}; }

    void passOn(Seat seat);
    /// The person makes a move or answers a wish, or leaves.
    void answer(const Snapshot &now);
    QStringList answersTo(const Snapshot &now) const;
    void put(const Snapshot &now);
    /// Whether the question has been answered, or another one is asked now.
    bool obey(const QString &word, const Snapshot &now);
    void help();
    bool take(int number, const Snapshot &now);
    bool undo(const Snapshot &now);
    bool travel(bool isPossible, bool (Match::*way)(QString *), const QString &whyNot);
    void tryAgain();
    void tellEnd(const Snapshot &now);

    Console &m_console;
    Showing m_showing;
    LookBack m_lookBack{m_showing};
    Conductor m_conductor{m_showing, m_lookBack};
    bool m_hasLeft = false;
    /// The decision, by the moves made before it, of which the person has just been told what it costs to undo it.
    std::optional<int> m_warnedOf;
};

} // namespace bombshelf
