#pragma once

#include "match/match.h"

#include <QAbstractItemModel>
#include <QStringList>
#include <QVariantList>

#include <functional>

namespace bombshelf::test {

/// For initMain(): settings and matches of this run alone, in English, nothing animated, bots quick.
void atHome();
/// The folder of matches.
QString matchFolder();

/// Every row as text, all its roles.
QStringList rowsOf(const QAbstractItemModel &model);
/// The same of the pieces, whichever picture shows which.
QStringList piecesOf(const QAbstractItemModel &model);

/// A match without a record, played at random for that many moves or to its end. `kinds` has a letter for each seat: p is a person, b a bot.
std::unique_ptr<Match> playedMatch(const Rules &rules, const QByteArray &kinds, quint64 seed, int moves = 100000);
const Rules &driller();

/// Players for Match.begin(), named "Ann", "Ben", "Cas" and "Dot", the bots "Ben the bot"... The level is the bots'; an e is one that
/// matches whoever plays.
QVariantList players(const QByteArray &kinds, const QString &level = "novice");
/// By name.
QMap<QString, QString> levelsOf(const QVariantList &players);

/// Waits for what an event brings about, and false if it does not come in that time. QTest::qWaitFor() sleeps between its looks,
/// which takes most of the time of a match in which bots move at once.
bool until(const std::function<bool()> &isSo, int milliseconds = 60000);

} // namespace bombshelf::test
