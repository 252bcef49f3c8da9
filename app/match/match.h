#pragma once

#include "core/observation.h"
#include "games/catalogue.h"
#include "match_setup.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bombshelf {

/// One step of what is to be shown: an event, and what a viewer sees of the table just after it.
struct Frame {
    Event event; ///< arguments zeroed, and open to nobody, where the viewer may not know them
    Observation seen;
};
using Frames = std::vector<Frame>;

/// A match under way: owns the true state, the seed and the record. Nobody outside gets the true state, only
/// observations. A move is in the record before it is played.
class Match {
public:
    /// Deals a new match and starts its record at `path` (empty: no record). Null with a sentence in `problem` if the rules
    /// refuse the set-up or the record can't be written. Names become what a record may hold (plain.h).
    static std::unique_ptr<Match> begin(MatchSetup setup, const QString &path, QString *problem);
    /// Goes on from a record. A torn last line is dropped and told in `problem` though the match is returned; null with a
    /// sentence if the record is damaged, edited or made by other rules. The file is never changed before it is understood.
    static std::unique_ptr<Match> resume(const QString &path, QString *problem, std::span<const Rules *const> shelf = catalogue());
    ~Match();

    const Rules &rules() const;
    const Setup &setup() const;
    /// It began as a lesson: options and seed were picked for what they show.
    bool isFromLesson() const;
    const std::vector<Player> &players() const;
    QString path() const;

    SeatSet toMove() const;
    Moves legal(Seat seat) const;
    Refusal whyNot(Seat seat, Move move) const;
    Result result() const;
    Observation observe(Seat viewer) const;
    /// What a seat that is asked has to think by: what it sees after making these moves in turn, which others see nothing of, and what
    /// everybody may conclude from the moves so far. Nothing if they aren't legal, or if the table would not be waiting for more of the same.
    std::optional<Observation> consider(Seat seat, std::span<const Move> moves = {}) const;
    int points(Seat seat) const;
    int moveCount() const;
    /// Tells two true positions apart without showing anything of them.
    quint64 stateHash() const;

    /// Records and makes a legal move; what happened, as `viewer` sees it. Nothing, with a sentence in `problem`, if the
    /// record could not be written: then the move is not made.
    std::optional<Frames> choose(Seat seat, Move move, Seat viewer, QString *problem);
    /// What happened at the deal and in each move so far, as `viewer` sees it: for the log after undo or resume, and to look back.
    std::vector<Frames> story(Seat viewer) const;

    /// Back over bots' moves and forced ones to the last choice a person really had; forward again likewise.
    bool canUndo() const;
    bool canRedo() const;
    bool undo(QString *problem);
    bool redo(QString *problem);
    /// Hidden cards were seen and then undone: the result does not count.
    bool isPractice() const;
    /// After how many moves undo() would go on, if the result counts now and would not then.
    std::optional<int> spoiltByUndo() const;

private:
    struct Private;
    explicit Match(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace bombshelf
