#pragma once

#include "games/catalogue.h"
#include "match.h"

#include <QDateTime>
#include <QFileInfo>

#include <vector>

namespace bombshelf {

/// A match in the folder, as a list shows it.
struct SavedMatch {
    QString path;
    QString problem;  ///< why it can't go on, in a sentence; then only `played`, and maybe `rules`, is known beside it
    QDateTime played; ///< the last move
    QDateTime started;
    const Rules *rules = nullptr;
    std::vector<Player> players;
    int moves = 0;
    bool over = false;
    bool practice = false;
    std::vector<int> points; ///< by seat, of a match that is over
    SeatSet winners;
};

/// The folder of matches: those to go on with, and the history.
class Saves {
public:
    /// By default the program's own data folder.
    explicit Saves(const QString &folder = {}, std::span<const Rules *const> shelf = catalogue());

    QString folder() const { return m_folder; }
    /// For a new match; no file of that name is there.
    QString newPath(const QString &gameId) const;
    /// Matches to go on with, last played first; damaged ones are among them, with their sentence.
    std::vector<SavedMatch> unfinished() const;
    /// Matches that are over, last played first.
    std::vector<SavedMatch> finished() const;
    /// One match, by the path of its record.
    SavedMatch look(const QString &path) const;
    /// Into the folder `thrown-away` beside the others, from where it can be fetched back by hand.
    bool remove(const QString &path) const;

private:
    std::vector<SavedMatch> list(bool over) const;

    QString m_folder;
    std::span<const Rules *const> m_shelf;
};

} // namespace bombshelf
