#pragma once

#include "log_model.h"
#include "match/match.h"
#include "playback.h"
#include "table_model.h"

#include <QVariantMap>

#include <functional>
#include <span>

namespace bombshelf {

/// What of a match is on the screen: the table as its viewer sees it, what is told of it, and the pictures still to come. It
/// never asks anybody and moves nothing; the truth may be further on. Whatever words, scores and marks tell waits until the
/// picture of what happened has come to rest, in every game: nothing is told before it is seen.
class Showing : public QObject {
    Q_OBJECT

public:
    Showing();

    /// Another match, which has to live until close(); its deal is shown in pictures, or else it stands there as it is.
    void open(const Match &match, Seat viewer, bool playDeal);
    void close();
    /// The same match at another moment, which has to live until close().
    void follow(const Match &match);

    const Match *match() const { return m_match; }
    /// Whose eyes the table is seen with; noSeat: an onlooker's.
    Seat viewer() const { return m_viewer; }
    /// What the pieces show, or are on their way to show. Only with a match, like all that follows.
    const Observation &seen() const { return *m_seen; }
    /// What may be told: as seen(), but for a step whose picture has not come to rest yet.
    const Observation &told() const { return *m_told; }
    const Words &words() const { return m_words; }
    TableModel &table() { return m_table; }
    LogModel &log() { return m_log; }
    const LogModel &log() const { return m_log; }
    /// More steps followed the one told last, so what its position asks is out of date.
    bool isBehind() const { return m_isBehind; }
    /// What is being looked at, in the log's sentence; while a picture moves, what was before it.
    QString telling() const { return m_lookedAt ? m_words.event(*m_lookedAt) : QString(); }
    /// What happened last of all that the log has a sentence for.
    QString lastTold() const;
    /// What a seat did last, in that form of words; nothing if it did nothing yet.
    QString lastAction(Seat seat, const QString &form) const;
    /// How it took that, or the end of the match.
    Mood mood(Seat seat) const;
    /// Lists of the points by seat: at the start, and at the end of each round.
    const QVariantList &totals() const { return m_totals; }

    /// Pictures wait to be looked at, and nothing stops them.
    bool isMoving() const { return !m_playback.isIdle() && !isStopped(); }
    /// They wait for release().
    bool isHeld() const { return m_playback.isHeld(); }
    void release() { m_playback.release(); }
    /// From now on they stop before that event, the place of its word, until pass(); nothing: before none.
    void stopBefore(std::optional<int> what);
    bool isStopped() const { return m_playback.isStopped(); }
    void pass() { m_playback.pass(); }
    bool isUnseen() const { return m_playback.isUnseen(); }
    void setUnseen(bool unseen) { m_playback.setUnseen(unseen); }
    /// Shows at once what still moves.
    void finish() { m_playback.finish(); }
    /// While that holds, nothing is looked at.
    void hurryWhile(std::function<bool()> inAHurry) { m_inAHurry = std::move(inAHurry); }

    /// Pictures of what has just happened.
    void enqueue(Frames frames) { m_playback.enqueue(std::move(frames)); }
    /// The same of what happened before: nothing waits to be released, and each step is seen at any speed.
    void replay(Frames frames);
    /// How many steps are still to be shown.
    int toCome() const { return m_playback.toCome(); }
    /// Shows the match as it is to that seat from now on, with nothing moving.
    void showTo(Seat viewer);
    /// Shows how the match stood after the first `happened` events of its story, with nothing moving.
    void present(std::span<const Frame> story, std::size_t happened, const Observation &seen);
    void retranslate();

    /// How long an event of that word is looked at in all, ms at normal speed; "": any other that changes the table.
    QVariantMap beats;
    /// How long the picture of an event of that word takes to come to rest, ms at the speed that is set.
    QVariantMap pictures;
    /// The same of an event that has no picture and moves pieces; no longer than it is looked at.
    int flight = 0;
    /// Events after which the pictures wait for release() if people play.
    QStringList holds;

signals:
    /// Another table is seen, and the pieces are about to move as it says; or another one may be told of.
    void turned();
    /// Another moment is about to be shown, and nothing of what led to this one.
    void jumped();
    /// The event is on the table, and its picture moves.
    void stepped(const bombshelf::Event &event);
    /// Its picture has come to rest.
    void rested(const bombshelf::Event &event);
    /// The log tells it from now on.
    void logged(const QString &sentence);
    /// All there is to see has been looked at.
    void settled();
    /// All has that comes before what the pictures stop at.
    void stopped();

private:
    /// Nothing of the match has been told.
    void forget();
    void show(const Observation &seen);
    void onStepped(const Frame &frame);
    void onRested(const Frame &frame);
    void onSettled();
    /// Keeps what the seat did last, if it is worth a word on its plaque, and the points at a round's end.
    void remember(const Frame &frame);
    /// Moods last until the seat does something else that is worth a word, or its next turn begins.
    void feel(const Frame &frame, bool isWorthAWord);
    Playback::Pace pace(const Event &event) const;

    const Match *m_match = nullptr;
    Seat m_viewer = noSeat;
    Words m_words;
    std::optional<Observation> m_seen, m_told;
    bool m_moves = false;            ///< pieces, by the last step
    bool m_isBehind = false;
    std::optional<Event> m_lookedAt; ///< the last that was told, until all has been seen
    std::vector<Event> m_lastEvents; ///< by seat, what it did last
    std::vector<Mood> m_moods;       ///< by seat
    SeatSet m_asked;                 ///< whose turn it was last
    QVariantList m_totals;
    TableModel m_table;
    LogModel m_log;
    Playback m_playback;
    bool m_replays = false;
    std::function<bool()> m_inAHurry = [] { return false; };
};

/// The whole story of the match so far, as that seat sees it.
Frames storyOf(const Match &match, Seat viewer);

} // namespace bombshelf
