#pragma once

#include "games/catalogue.h"
#include "match_setup.h"

#include <QDateTime>
#include <QFileInfo>

#include <vector>

namespace bombshelf {

/// A match in the folder, as a list shows it.
struct SavedMatch {
    QString path;
    QString problem;  ///< why it can't go on, in a sentence; then only `played`, `hasEnd` and maybe `rules` are known beside it
    QDateTime played; ///< the last move
    qint64 size = 0;  ///< of the record, in bytes
    QDateTime started;
    const Rules *rules = nullptr;
    Setup setup;
    std::vector<Player> players;
    int moves = 0;
    bool over = false;
    bool hasEnd = false; ///< the record tells one, so nothing of it goes on, though it may be damaged
    bool practice = false;
    bool fromLesson = false;
    std::vector<int> points; ///< by seat, of a match that is over
    Result result;

    /// In records of wins, and in the levels that follow them.
    bool counts() const { return over && !practice && !fromLesson; }
    /// Of the same file, which has not changed in between, in the same language.
    friend bool operator==(const SavedMatch &a, const SavedMatch &b)
    {
        return a.path == b.path && a.played == b.played && a.size == b.size && a.problem == b.problem;
    }
};

/// The folder of matches: those to go on with, and the history.
class Saves {
public:
    /// By default the program's own data folder.
    explicit Saves(const QString &folder = {}, std::span<const Rules *const> shelf = catalogue());

    QString folder() const { return m_folder; }
    /// For a new match; no file of that name is there.
    QString newPath(const QString &gameId) const;
    /// Why the folder can't be read though it is there, in a sentence; empty if it can.
    QString problem() const;
    /// The records there, last played first.
    QFileInfoList files() const;
    /// What a record tells, replayed by the rules: nothing in it is believed unseen. A damaged one has a sentence, and counts as
    /// not over.
    SavedMatch look(const QFileInfo &file) const;
    /// Into the folder `thrown-away` beside the others; where it lies there. If the record or its seed stays where it is, nothing, and
    /// `problem` says why.
    std::optional<QString> remove(const QString &path, QString *problem) const;
    /// What lies `there` comes back to its place; false, with a problem, if it can't.
    bool bringBack(const QString &there, const QString &path, QString *problem) const;
    /// Throws away seeds more than an hour old that no match needs, where it can: the program was killed as it began, ended or removed it.
    void tidy() const;

private:
    QString m_folder;
    std::span<const Rules *const> m_shelf;
};

} // namespace bombshelf
