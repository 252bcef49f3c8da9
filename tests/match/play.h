#pragma once

#include "match/match.h"

#include <QByteArrayList>

namespace bombshelf::test {

/// The catalogue, and Tiny.
std::span<const Rules *const> shelf();
/// Players named "P0"...; `kinds` has a letter for each seat: p is a person, b a bot.
MatchSetup setupOf(const Rules &rules, const QByteArray &kinds, quint64 seed);
MatchSetup driller(const QByteArray &kinds, quint64 seed);
MatchSetup tiny(const QByteArray &kinds, quint64 seed);

/// What shows whether two matches stand at the same point.
struct Standing {
    int moves;
    quint64 hash;
    bool undo, redo, practice, over;
    friend bool operator==(const Standing &, const Standing &) = default;
};
Standing standing(const Match &match);

/// The i-th step of a script that depends on nothing but its seed and where the match stands: a move at random, for whoever
/// is to move; now and then taking back and making again. False, with a sentence, if the record can't be written.
bool step(Match &match, quint64 script, int i, QString *problem);
/// Steps from the i-th until the match is over or `count` were made; returns the next i, or -1 if the record failed.
int play(Match &match, quint64 script, int i = 0, int count = 100000);

QByteArray contents(const QString &path);
/// Nobody but the owner may read or write it, where the system knows of owners.
bool isPrivate(const QString &path);
bool overwrite(const QString &path, const QByteArray &bytes);
QByteArrayList linesOf(const QString &path);

} // namespace bombshelf::test
