#pragma once

#include "bot_driver.h"
#include "log_model.h"
#include "match/match.h"
#include "playback.h"
#include "singleton.h"
#include "table_model.h"

#include <QVariantMap>

namespace bombshelf {

/// The match on the screen. Truth moves first (choose, bots, undo change the match at once); pictures follow through the
/// playback and may be skipped at any moment; when nothing moves any more, the choices light up.
class MatchController : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Game)
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(MatchController)

    // Maps and lists are variants here, so that QML takes them for objects and arrays of its own.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Of the record.
    Q_PROPERTY(QString path READ path NOTIFY changed)
    /// All win or all lose; nobody has points.
    Q_PROPERTY(bool cooperative READ cooperative NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(QVariant players READ players NOTIFY changed)
    Q_PROPERTY(QVariant facts READ facts NOTIFY changed)
    /// How many pieces lie in each zone, by its word; a list by seat where every seat has one.
    Q_PROPERTY(QVariant counts READ counts NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(QAbstractListModel *log READ log CONSTANT)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QVariant choices READ choices NOTIFY choicesChanged)
    /// The seat to whom the screen is to be passed, or -1. Till liftCurtain() nothing is shown that others may not see.
    Q_PROPERTY(int curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QString thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool moving READ moving NOTIFY changed)
    /// What is being looked at, in the sentence that the log will tell it by.
    Q_PROPERTY(QString telling READ telling NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    /// Paused, and a bot is to move.
    Q_PROPERTY(bool canStep READ canStep NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool practice READ practice NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString winnersText READ winnersText NOTIFY changed)
    /// Of a cooperative match that is over.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool wonTogether READ wonTogether NOTIFY changed)
    /// The winners first, then by points.
    Q_PROPERTY(QVariant tallies READ tallies NOTIFY changed)
    Q_PROPERTY(bool lookingBack READ lookingBack NOTIFY changed)
    Q_PROPERTY(int storyLength READ storyLength NOTIFY changed)
    Q_PROPERTY(int storyAt READ storyAt WRITE setStoryAt NOTIFY changed)
    /// How long an event of that word is looked at, ms at normal speed; "": any other that changes the table.
    Q_PROPERTY(QVariantMap beats MEMBER m_beats)
    /// Events after which the pictures wait for goOn() if people play.
    Q_PROPERTY(QStringList holds MEMBER m_holds)
    Q_PROPERTY(bool holding READ holding NOTIFY changed)
    /// A person plays, and somebody or something else is at it.
    Q_PROPERTY(bool canHurry READ canHurry NOTIFY changed)
    /// The points by seat, a list each: at the start, and at the end of each round.
    Q_PROPERTY(QVariant totals READ totals NOTIFY changed)

public:
    explicit MatchController(QObject *parent);

    /// Seats the players at random, deals, and starts the record. False, with a notice, if it can't.
    Q_INVOKABLE bool begin(const QString &gameId, const QVariantList &players, const QVariantMap &options);
    Q_INVOKABLE bool resume(const QString &path);
    /// The same game, players, options and house set once more.
    Q_INVOKABLE bool again();
    Q_INVOKABLE void close();

    Q_INVOKABLE void choose(int index);
    /// Makes the move so spelt; false, with refused(), if it is not legal. May be called while pictures still move.
    Q_INVOKABLE bool chooseMove(const QString &move);
    /// The same for several moves of one seat, which are asked one after the other; false from the first that is not legal.
    Q_INVOKABLE bool chooseMoves(const QStringList &moves);
    /// Moves that a person who is asked might make till something else is asked, spelt: sensible ones, others each time.
    Q_INVOKABLE QStringList suggestion() const;
    Q_INVOKABLE void liftCurtain();
    Q_INVOKABLE void goOn() { m_playback.release(); }
    /// Shows at once what still moves.
    Q_INVOKABLE void skip();
    /// Goes on at once to where a person is asked; bots think less on the way.
    Q_INVOKABLE void hurry();
    Q_INVOKABLE void step();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void startLookBack();
    Q_INVOKABLE void endLookBack();
    /// The numbers of the house set this match is played with: {"cards": {"0": 5, ...}, ...}. They never change.
    Q_INVOKABLE QVariantMap houseSet() const;
    Q_INVOKABLE QString tableAsText() const;
    /// What a zone is called, and whose it is; what lies there, too. The seat is -1 where it is nobody's.
    Q_INVOKABLE QString zoneName(const QString &zone, int seat) const;
    Q_INVOKABLE QString zoneText(const QString &zone, int seat) const;

    bool active() const { return m_match != nullptr; }
    QString gameId() const;
    QString title() const;
    QString path() const { return m_match ? m_match->path() : QString(); }
    bool cooperative() const { return m_match && m_match->rules().descriptor().cooperative; }
    int viewer() const { return m_viewer == noSeat ? -1 : int(m_viewer); }
    QVariantList players() const;
    QVariantMap facts() const;
    QVariantMap counts() const;
    QAbstractListModel *pieces() { return &m_table; }
    QAbstractListModel *log() { return &m_log; }
    /// The table that is on the screen, as its viewer knows it; for types of one game. Null without a match.
    const State *state() const { return m_match && m_seen ? &m_seen->state() : nullptr; }
    QString prompt() const;
    QString why() const;
    QVariantList choices() const { return m_choices; }
    int curtain() const { return m_curtain == noSeat ? -1 : int(m_curtain); }
    QString thinking() const;
    QString telling() const { return m_match && m_untold ? words().event(*m_untold) : QString(); }
    /// What happened last of all that the log has a sentence for.
    QString lastTold() const;
    /// The match goes on by itself from what is on the screen.
    bool asksNobody() const;
    bool moving() const { return m_match && !m_playback.isIdle(); }
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    bool canStep() const { return m_paused && m_match && !lookingBack() && askedBot() != noSeat; }
    bool canUndo() const { return m_match && m_match->canUndo(); }
    bool canRedo() const { return m_match && m_match->canRedo(); }
    bool holding() const { return m_playback.isHeld(); }
    bool canHurry() const;
    QVariantList totals() const { return m_totals; }
    bool practice() const { return m_match && m_match->isPractice(); }
    bool over() const { return m_match && m_playback.isIdle() && m_match->result().over; }
    QString winnersText() const;
    QString verdict() const;
    bool wonTogether() const { return cooperative() && over() && !m_match->result().winners.empty(); }
    QVariantList tallies() const;
    bool lookingBack() const { return !m_story.empty(); }
    int storyLength() const { return int(m_story.size()); }
    int storyAt() const { return m_storyAt; }
    void setStoryAt(int at);

signals:
    void changed();
    /// Only when they are others than before, so that the keys stay on the button they are on.
    void choicesChanged();
    void happened(const QString &what, int seat, const QVariantList &args);
    /// What happened has been looked at, and the log tells it from now on.
    void told(const QString &sentence);
    void refused(const QString &sentence);
    void notice(const QString &sentence);

private:
    bool open(std::unique_ptr<Match> match, const QString &problem, bool playDeal);
    enum class By { person, itself };
    /// Makes the move in the match and queues its pictures. False, with a notice, if it could not be recorded: what goes on
    /// by itself then pauses, or it would try for ever.
    bool play(Seat seat, Move move, By by);
    bool playForPerson(Seat seat, Move move);
    /// Lets a person who is asked see what only they may see, behind a curtain if others sit before the screen too.
    void turnTo(Seat person);
    /// Undo or redo.
    void travel(bool (Match::*way)(QString *));
    /// Tells the screens that something may have changed.
    void publish();
    QVariantList openChoices() const;
    /// What a seat did last, in that form of words; nothing if it did nothing yet.
    QString lastAction(Seat seat, const QString &form) const;
    /// Goes on as far as nobody has to be asked, and sets bots to think.
    void advance();
    void show(const Observation &seen);
    /// Shows the match as it is, with nothing moving.
    void jump();
    void onStepped(const Frame &frame);
    void tellLast();
    void onSettled();
    void onBotChose(Seat seat, Move move);
    /// It makes any move that is allowed, so that the match goes on.
    void onBotFailed(Seat seat);
    void playBotMove();
    /// Keeps what the seat did last, if it is worth a word on its plaque, and the points at a round's end.
    void remember(const Frame &frame);
    int pace(const Event &event) const;
    void retranslate();
    bool isPerson(Seat seat) const { return !m_match->players()[seat].isBot(); }
    /// A bot that has to choose, or noSeat.
    Seat askedBot() const;
    /// A person who has to choose, the one before the screen rather than another, or noSeat.
    Seat askedPerson() const;
    /// A person who is asked and may see what is asked: not while pictures move or a curtain is drawn.
    Seat chooser() const;
    Seat firstAsked(bool person) const;
    /// A seat that has just one legal move, or noSeat.
    Seat forced() const;
    Seat onlyPerson() const;
    /// Several people take turns before this screen, and each has secrets from the others.
    bool isShared() const;
    /// Whom the screen shows the table from now on, with nothing moving.
    void showTo(Seat viewer);
    /// That seat's zone of that word, or none.
    std::optional<Zone> zoneOf(const QString &zone, int seat) const;
    Words words() const;

    std::unique_ptr<Match> m_match;
    Seat m_viewer = noSeat;
    Seat m_curtain = noSeat; ///< who is to take the screen
    Seat m_holder = noSeat;  ///< who made the last move and is asked again: needs no curtain
    std::optional<Observation> m_seen; ///< what is on the screen
    QVariantList m_choices;
    std::optional<Event> m_untold;     ///< what is being looked at now; the log tells it when that is over
    std::vector<Event> m_lastEvents;   ///< by seat, what it did last
    TableModel m_table;
    LogModel m_log;
    Playback m_playback;
    BotDriver m_bots;
    std::optional<std::pair<Seat, Move>> m_botMove; ///< waits for the pictures, or for a step while paused
    bool m_paused = false;
    bool m_stepping = false;
    bool m_choosing = false; ///< amid several choices of a person: nothing goes on by itself
    bool m_stuck = false; ///< the last move could not be recorded: a person has to try again, or let the match go on
    bool m_hurrying = false;
    QVariantMap m_beats;
    QStringList m_holds;
    QVariantList m_totals;
    std::vector<Frame> m_story;
    int m_storyAt = 0;
};

} // namespace bombshelf
