#pragma once

#include "desk.h"

#include "support/games.h"
#include "view/match_model.h"
#include "view/settings.h"

#include <QSignalSpy>

namespace bombshelf::test {

/// All that is to be seen of the match.
QStringList picture(MatchModel &game);
/// The one match of the folder.
QString onlyRecord();
qint64 linesOfRecord();
/// Adds to a file, or makes it.
bool write(const QString &path, const QByteArray &bytes);
/// A row for each game: its id.
void addGames();

/// A table for each test: a `Match` as QML has it, with an empty folder of matches, and a person who takes any choice.
class MatchTable : public QObject {
    Q_OBJECT

public:
    static void initMain() { atHome(); }

protected slots:
    void init();
    void cleanup() { game.reset(); }

protected:
    static constexpr int aWhile = 60000;

    /// Begins a match; players as in test::players().
    bool begin(const QByteArray &kinds, const QString &level = "novice", const QString &id = "driller");
    /// Every step is seen, for a moment.
    void quickly();
    bool untilAsked();
    /// Whoever is asked takes the screen.
    bool untilAnyIsAsked();
    /// The person makes that move, in the words of the record.
    bool choose(const QString &move);
    /// The person takes any choice; false if nobody asks.
    bool takeATurn();
    /// Chooses for the person until a bot has to think.
    bool untilABotThinks();
    bool nothingHappensAnyMore();
    bool toMove(int seat) const { return game->players().value(seat).toMap()["toMove"].toBool(); }

    std::unique_ptr<MatchModel> game;
    std::unique_ptr<QSignalSpy> notices;
    Rng rng{7};
};

} // namespace bombshelf::test
