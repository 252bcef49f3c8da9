#pragma once

#include "bot_driver.h"
#include "bot_move.h"
#include "look_back.h"
#include "match/seats.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>
#include <span>

namespace bombshelf {

/// Lets a match go on: takes the moves of people, makes those that nobody is asked for, sets bots to think, and hands the screen
/// from person to person. It moves the truth at once, and the showing follows.
class Conductor : public QObject {
    Q_OBJECT

public:
    /// How the match goes on where no person is asked.
    enum class Going {
        freely,
        hurried, ///< until a person is asked: bots think less, and nothing is looked at
        paused,  ///< bots think, but make no move
        oneStep, ///< paused again once a bot has made its move
        stuck,   ///< paused, and nothing at all is tried, for a move that nobody chose could not be recorded
        taught,  ///< as a lesson says: it makes the moves of all, or lets the person choose, and only what is forced is made by itself
    };

    Conductor(Showing &showing, const LookBack &lookBack);

    void open(std::unique_ptr<Match> match, bool playDeal, Going going = Going::freely);
    void close();
    /// The same match, as it was or will be at another moment, or with a record. It is shown as it is.
    void replace(std::unique_ptr<Match> match, Going going);

    /// Null without a match.
    const Match *match() const { return m_match.get(); }
    /// The seat to whom the screen is to be passed, or noSeat. Until liftCurtain() nothing is shown that others may not see.
    Seat curtain() const { return m_curtain; }
    /// A person who is asked and may see what is asked, on a table that is put up, with nothing moving; or noSeat.
    Seat chooser() const { return m_showing.isMoving() || m_showing.isUnseen() ? noSeat : seated(); }
    /// The bot that all wait for, or noSeat.
    Seat thinker() const;
    /// The match is over, and what led there is not being shown for the first time.
    bool isOver() const { return m_match && m_match->result().over && (m_lookBack.isOn() || !m_showing.isMoving()); }
    bool isPaused() const { return m_going == Going::paused || m_going == Going::oneStep || m_going == Going::stuck; }
    bool isTaught() const { return m_going == Going::taught; }
    /// In a lesson: the person is not asked now.
    bool isBarred() const { return isTaught() && m_isBarred; }
    bool canStep() const { return isPlaying() && isPaused() && !mayRedo() && askedBot(*m_match) != noSeat; }
    bool canHurry() const;
    /// There are bots to be stopped, or what is stopped can go on.
    bool canPause() const;

    /// Makes moves of the person who is asked and before the screen, one after the other, whatever still moves. False from the first
    /// that is not legal or can't be recorded, with refused() or notice(), and where no person is asked (any more), without a word.
    bool choose(std::span<const Move> moves);
    /// In a lesson: whether the person may choose, and the moves that the lesson makes for anybody.
    void ask(bool person);
    /// As ask(false), but nobody is told of it: what else was chosen with the same press is not made.
    void bar() { m_isBarred = true; }
    void play(Seat seat, Move move);
    /// A move of a bot that waits for the people at the table to agree, or null.
    const BotMove *wish() const;
    /// They do, or don't: then it does the best it can without.
    void answer(bool agreed);
    void liftCurtain();
    /// Whether bots seem to think for as long as people do, as they do by default.
    void setPondering(bool pondering) { m_ponders = pondering; }
    void setPaused(bool paused);
    /// Something lies over the whole table, where nobody would see what bots do: they wait.
    void setCovered(bool covered);
    bool isCovered() const { return m_isCovered; }
    void step();
    void hurry();
    /// Undo or redo; false, with a notice, if it could not be recorded.
    bool travel(bool (Match::*way)(QString *));
    /// Bots stop to think, while others look back.
    void rest();
    /// Goes on as far as it can by itself.
    void goOn();

signals:
    /// All of the above may have changed.
    void changed();
    /// Before anybody sees it. `forced`: nobody was asked.
    void made(bombshelf::Seat seat, bombshelf::Move move, bool forced, const bombshelf::Frames &frames);
    /// `rule`: the key of its text, or of what is asked.
    void refused(const QString &sentence, const QString &rule);
    /// Whoever has lifted the curtain hears what the log tells of since they last chose.
    void caughtUp(const QStringList &sentences);
    void notice(const QString &sentence);

private:
    /// There is a match, and nobody looks back at it.
    bool isPlaying() const { return m_match && !m_lookBack.isOn(); }
    /// A person who is asked and may see what is asked, or noSeat.
    Seat seated() const;
    /// What the table is waiting for.
    std::string_view prompt() const;
    /// Others at this screen look on, and what that person is asked is not for them.
    bool needsCurtain(Seat person) const;
    enum class By { person, itself, force };
    /// Makes the move in the match; what happened, or nothing, with a notice, if it could not be recorded. What goes on by itself
    /// is stuck then, or it would try for ever.
    std::optional<Frames> record(Seat seat, Move move, By by);
    std::optional<Frames> playForPerson(Seat seat, Move move);
    bool playByItself(Seat seat, Move move, By by = By::itself);
    void onSettled();
    /// What was thought out, and who had the screen, was of another moment.
    void forget();
    void playBotMove();
    void playForced();
    /// A person who went back is asked: what goes on by itself beside them waits, for it would take the way forth away.
    bool mayRedo() const;
    /// Less came of a bot's move than it had in mind for after it.
    void dropImpossible();
    /// What a bot wishes, it may do.
    void grant()
    {
        if (m_botMove)
            m_botMove->wish.reset();
    }
    /// Sets bots to think, and turns to a person.
    void askNext();
    /// Lets a person who is asked see what only they may see, behind a curtain if others sit before the screen too.
    void turnTo(Seat person);
    void onBotChose(Seat seat, const Thought &thought);
    /// How long it still takes a bot to make the move it has thought out, as people at a table see it, ms.
    int stillPondered() const;
    /// It makes any move that is allowed, so that the match goes on.
    void onBotFailed(Seat seat);

    Showing &m_showing;
    const LookBack &m_lookBack;
    std::unique_ptr<Match> m_match;
    BotDriver m_bots;
    Going m_going = Going::freely;
    bool m_isCovered = false;
    bool m_isBarred = false; ///< in a lesson, so that the person can't choose
    Seat m_curtain = noSeat;
    Seat m_holder = noSeat;     ///< the one before the screen: it lifted the curtain or moved last, and is asked again
    std::string_view m_heldFor; ///< the prompt that was answered then
    std::array<int, maxSeats> m_leftAt{}; ///< by seat, how many sentences the log had when it last chose, or the match was resumed
    bool m_ponders = true;
    QTimer m_breath;
    QElapsedTimer m_atRest; ///< since when nothing has moved
    std::optional<BotMove> m_botMove; ///< thought out, and waits for the pictures, for its time, for an answer, or for a step
    Seat m_declined = noSeat; ///< a bot whose last wish a person declined; it has no other before somebody else has moved
};

} // namespace bombshelf
