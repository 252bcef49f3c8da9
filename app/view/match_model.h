#pragma once

#include "account.h"
#include "script_value.h"
#include "singleton.h"
#include "snapshot.h"

#include <utility>

namespace bombshelf {

/// The match on the screen, for QML. It has no will of its own: the conductor lets the match go on, the showing is what is seen of it,
/// and of each step QML gets one snapshot.
class MatchModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Match)
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(MatchModel)

    // Maps and lists are variants here, so that QML takes them for objects and arrays of its own (see ScriptValue).
    Q_PROPERTY(bool active READ active NOTIFY openedChanged)
    Q_PROPERTY(QString gameId READ gameId NOTIFY openedChanged)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    /// Of the record.
    Q_PROPERTY(QString path READ path NOTIFY openedChanged)
    /// All win or all lose; nobody has points.
    Q_PROPERTY(bool cooperative READ cooperative NOTIFY openedChanged)
    Q_PROPERTY(int viewer READ viewer NOTIFY screenChanged)
    /// The seat to whom the screen is to be passed, or -1. Until liftCurtain() nothing is shown that others may not see.
    Q_PROPERTY(int curtain READ curtain NOTIFY screenChanged)
    Q_PROPERTY(QAbstractListModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(QAbstractListModel *log READ log CONSTANT)
    /// By seat: {seat, name, level (a person's is empty), isBot, face, mood, points, isOut, toMove, winner, lastAction}.
    Q_PROPERTY(QVariant players READ playersInQml NOTIFY playersChanged)
    /// What the game tells of the table besides its pieces, once the picture of what happened has come to rest.
    Q_PROPERTY(QVariant facts READ factsInQml NOTIFY factsChanged)
    /// How many pieces lie in each zone, by its word; a list by seat where every seat has one. Also a sign for what else is read of the
    /// table (zoneText()): it is told of whatever changes there.
    Q_PROPERTY(QVariant counts READ countsInQml NOTIFY tableChanged)
    /// Both of the table as it lies, for what has to move with the pieces: for layouts, and never for words.
    Q_PROPERTY(QVariant tableFacts READ tableFactsInQml NOTIFY tableChanged)
    Q_PROPERTY(QVariant tableCounts READ tableCountsInQml NOTIFY tableChanged)
    /// The winners first, then by points: {seat, name, points, winner, rank, rows: [{kind, kindText, count, points}]}.
    Q_PROPERTY(QVariant tallies READ tallies NOTIFY tableChanged)
    /// Lists of the points by seat: at the start, and at the end of each round.
    Q_PROPERTY(QVariant totals READ totalsInQml NOTIFY totalsChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY questionChanged)
    Q_PROPERTY(QString why READ why NOTIFY questionChanged)
    /// The key of its text: what rule it is about.
    Q_PROPERTY(QString asked READ asked NOTIFY questionChanged)
    /// What a bot asks the people at its table to agree to, and why; empty: nothing. See answer().
    Q_PROPERTY(QString wish READ wish NOTIFY wishChanged)
    Q_PROPERTY(QString wishWhy READ wishWhy NOTIFY wishChanged)
    /// What may be chosen, in the order of the rules: {index, verb, args, text, hint}.
    Q_PROPERTY(QVariant choices READ choicesInQml NOTIFY choicesChanged)
    Q_PROPERTY(bool moving READ moving NOTIFY progressChanged)
    /// Pictures wait until a lesson has spoken of the last one.
    Q_PROPERTY(bool stopped READ stopped NOTIFY progressChanged)
    Q_PROPERTY(bool holding READ holding NOTIFY progressChanged)
    /// What is being looked at, in the log's sentence; while a picture moves, what was before it.
    Q_PROPERTY(QString telling READ telling NOTIFY progressChanged)
    Q_PROPERTY(QString thinking READ thinking NOTIFY progressChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY progressChanged)
    /// A sheet lies over the table: bots wait until it is gone.
    Q_PROPERTY(bool covered READ isCovered WRITE setCovered NOTIFY progressChanged)
    /// Paused, and a bot is to move.
    Q_PROPERTY(bool canStep READ canStep NOTIFY progressChanged)
    /// A person plays, and somebody or something else is at it.
    Q_PROPERTY(bool canHurry READ canHurry NOTIFY progressChanged)
    /// There are bots to be stopped, or what is stopped can go on.
    Q_PROPERTY(bool canPause READ canPause NOTIFY progressChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY progressChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY progressChanged)
    Q_PROPERTY(bool practice READ practice NOTIFY progressChanged)
    Q_PROPERTY(bool over READ over NOTIFY endingChanged)
    /// The table shows the end, not an earlier moment that is looked back at.
    Q_PROPERTY(bool endShown READ endShown NOTIFY endingChanged)
    Q_PROPERTY(QString winnersText READ winnersText NOTIFY endingChanged)
    /// Of a cooperative match that is over.
    Q_PROPERTY(QString verdict READ verdict NOTIFY endingChanged)
    Q_PROPERTY(bool wonTogether READ wonTogether NOTIFY endingChanged)
    /// How it came to that: {goal, turns, table, seats}, see accountOf(). Of a cooperative match that is over.
    Q_PROPERTY(QVariant account READ account NOTIFY endingChanged)
    /// It is over, and no lesson's.
    Q_PROPERTY(bool canLookBack READ canLookBack NOTIFY endingChanged)
    Q_PROPERTY(bool lookingBack READ lookingBack NOTIFY storyChanged)
    Q_PROPERTY(int storyLength READ storyLength NOTIFY storyChanged)
    Q_PROPERTY(int storyAt READ storyAt WRITE setStoryAt NOTIFY storyChanged)
    /// It goes on by itself, as it was played.
    Q_PROPERTY(bool storyPlays READ storyPlays WRITE setStoryPlays NOTIFY progressChanged)
    /// Where turns begin in it.
    Q_PROPERTY(QList<int> storyTurns READ storyTurns NOTIFY storyChanged)
    /// The row of the log that tells what is shown, or what was shown last; -1: none yet.
    Q_PROPERTY(int storyRow READ storyRow NOTIFY storyChanged)
    /// How long an event of that word is looked at, ms at normal speed; "": any other that changes the table.
    Q_PROPERTY(QVariantMap beats READ beats WRITE setBeats)
    /// See Showing.
    Q_PROPERTY(QVariantMap pictures READ pictures WRITE setPictures)
    Q_PROPERTY(int flight READ flight WRITE setFlight)
    /// Events after which the pictures wait for goOn() if people play.
    Q_PROPERTY(QStringList holds READ holds WRITE setHolds)
    /// The table is being put up: the pictures wait for it, and nobody is asked.
    Q_PROPERTY(bool unseen READ unseen WRITE setUnseen)

public:
    explicit MatchModel(QObject *parent);

    /// False, with a notice, if it can't; see Opening.
    Q_INVOKABLE bool begin(const QString &gameId, const QVariantList &players, const QVariantMap &options);
    Q_INVOKABLE bool resume(const QString &path);
    /// The same game, players, options and house set once more. Bots that match whoever plays come at `evenLevel`.
    Q_INVOKABLE bool again(const QString &evenLevel);
    Q_INVOKABLE void close();

    /// False if there is no such choice.
    Q_INVOKABLE bool choose(int index);
    /// Several choices of one seat that are asked one after the other, those that are not open yet by their words: {verb, args}. False
    /// as in Conductor::choose(), or with refused() if one is no move. May be called while pictures still move.
    Q_INVOKABLE bool chooseAll(const QVariantList &choices);
    /// Every move that can be spelt in the game's words, {verb, args}; numbers only as far as places in a row go.
    Q_INVOKABLE QVariantList conceivable() const;
    /// Of something that was pressed, and stands for such moves, none of them open: refused() says why they are not, or, where the game
    /// has no reason, that sentence, or else what is asked instead.
    Q_INVOKABLE void explain(const QVariantList &moves, const QString &otherwise = {});
    /// Such a move, which is not open now and has a reason of its own, as a choice: {verb, args, text, whyNot}. Empty if it is no move.
    Q_INVOKABLE QVariantMap closed(const QVariantMap &move) const;
    /// Says so where no move is meant; `rule`: the key of its text in the rule book, or empty.
    Q_INVOKABLE void decline(const QString &sentence, const QString &rule) { emit refused(sentence, rule); }
    /// What a person who is asked might choose until something else is asked, {verb, args} each: sensibly, and otherwise each time.
    Q_INVOKABLE QVariantList suggestion() const;
    /// That many points in the game's words, also where they are fewer than none.
    Q_INVOKABLE QString pointsText(int points) const;
    /// To what a bot wishes.
    Q_INVOKABLE void answer(bool agreed) { m_conductor.answer(agreed); }
    Q_INVOKABLE void liftCurtain() { m_conductor.liftCurtain(); }
    Q_INVOKABLE void goOn() { m_showing.release(); }
    /// Shows at once what still moves.
    Q_INVOKABLE void skip();
    /// Goes on at once to where a person is asked; bots think less on the way.
    Q_INVOKABLE void hurry() { m_conductor.hurry(); }
    Q_INVOKABLE void step() { m_conductor.step(); }
    /// Returns whether that was possible.
    Q_INVOKABLE bool undo();
    /// After how many moves undo() would go on, if that makes a practice match of one that is none yet; else -1.
    Q_INVOKABLE int spoiltByUndo() const;
    Q_INVOKABLE bool redo();
    Q_INVOKABLE void startLookBack();
    /// Looks back at what the log tells in that row.
    Q_INVOKABLE void lookBackTo(int row);
    Q_INVOKABLE void endLookBack();
    /// The numbers of the house set this match is played with: {"cards": {"0": 5, ...}, ...}. They never change.
    Q_INVOKABLE QVariantMap houseSet() const;
    Q_INVOKABLE QString tableAsText(const QVariantList &laidOut = {}) const;
    /// What a zone is called, and whose it is; what lies there, too. The seat is -1 where it is nobody's.
    Q_INVOKABLE QString zoneName(const QString &zone, int seat) const;
    Q_INVOKABLE QString zoneText(const QString &zone, int seat) const;

    bool active() const { return now().opened.active; }
    QString gameId() const { return now().opened.gameId; }
    QString title() const { return now().title; }
    QString path() const { return now().opened.path; }
    bool cooperative() const { return now().opened.cooperative; }
    int viewer() const { return now().screen.viewer; }
    int curtain() const { return now().screen.curtain; }
    QAbstractListModel *pieces() { return &m_showing.table(); }
    QAbstractListModel *log() { return &m_showing.log(); }
    QVariant playersInQml() { return m_inQml.players.of(now().players, this); }
    QVariant factsInQml() { return m_inQml.facts.of(now().facts, this); }
    QVariant countsInQml() { return m_inQml.counts.of(now().counts, this); }
    QVariant tableFactsInQml() { return m_inQml.tableFacts.of(now().tableFacts, this); }
    QVariant tableCountsInQml() { return m_inQml.tableCounts.of(now().tableCounts, this); }
    QVariant totalsInQml() { return m_inQml.totals.of(now().totals, this); }
    QVariant choicesInQml() { return m_inQml.choices.of(now().choices, this); }
    QVariantList players() const { return now().players; }
    QVariantMap facts() const { return now().facts; }
    QVariantMap counts() const { return now().counts; }
    QVariantList tallies() const { return talliesOf(m_showing); }
    QVariantMap account() const { return cooperative() && over() ? accountOf(m_showing) : QVariantMap(); }
    QVariantList totals() const { return now().totals; }
    QString prompt() const { return now().question.prompt; }
    QString why() const { return now().question.why; }
    QString asked() const { return now().question.word; }
    QString wish() const { return now().wish.text; }
    QString wishWhy() const { return now().wish.why; }
    QVariantList choices() const { return now().choices; }
    bool moving() const { return now().progress.moving; }
    bool stopped() const { return now().progress.stopped; }
    bool holding() const { return now().progress.holding; }
    QString telling() const { return now().progress.telling; }
    QString thinking() const { return now().progress.thinking; }
    bool paused() const { return now().progress.paused; }
    void setPaused(bool paused) { m_conductor.setPaused(paused); }
    bool isCovered() const { return now().progress.covered; }
    void setCovered(bool covered) { m_conductor.setCovered(covered); }
    bool canStep() const { return now().progress.canStep; }
    bool canHurry() const { return now().progress.canHurry; }
    bool canPause() const { return now().progress.canPause; }
    bool canUndo() const { return now().progress.canUndo; }
    bool canRedo() const { return now().progress.canRedo; }
    bool practice() const { return now().progress.practice; }
    bool over() const { return now().ending.over; }
    bool endShown() const { return now().ending.shown; }
    QString winnersText() const { return now().ending.winners; }
    QString verdict() const { return now().ending.verdict; }
    bool wonTogether() const { return now().ending.wonTogether; }
    bool canLookBack() const { return now().ending.canLookBack; }
    bool lookingBack() const { return now().story.lookingBack; }
    int storyLength() const { return now().story.length; }
    int storyAt() const { return now().story.at; }
    void setStoryAt(int at);
    bool storyPlays() const { return lookingBack() && moving(); }
    void setStoryPlays(bool plays);
    QList<int> storyTurns() const { return m_lookBack.turns(); }
    int storyRow() const { return now().story.row; }
    QVariantMap beats() const { return m_showing.beats; }
    void setBeats(const QVariantMap &beats) { m_showing.beats = beats; }
    QVariantMap pictures() const { return m_showing.pictures; }
    void setPictures(const QVariantMap &pictures) { m_showing.pictures = pictures; }
    int flight() const { return m_showing.flight; }
    void setFlight(int ms) { m_showing.flight = ms; }
    QStringList holds() const { return m_showing.holds; }
    void setHolds(const QStringList &holds) { m_showing.holds = holds; }
    bool unseen() const { return m_showing.isUnseen(); }
    void setUnseen(bool unseen);

    /// For what plugs in beside QML: what is seen, who is asked, and the moves behind the choices.
    bool open(std::unique_ptr<Match> match, const QString &problem, bool playDeal, Conductor::Going going = Conductor::Going::freely);
    const Snapshot &now() const;
    const Showing &showing() const { return m_showing; }
    Showing &showing() { return m_showing; }
    Conductor &conductor() { return m_conductor; }
    /// Of the words {verb, args}, up to the first that are no move of the game on the screen.
    std::vector<Move> movesOf(const QVariantList &words) const;
    /// Of the game that is played. Null without a match.
    const Rules *rules() const { return m_conductor.match() ? &m_conductor.match()->rules() : nullptr; }
    /// What may be told of the table, as its viewer knows it. Null without a match.
    const Observation *told() const { return now().told ? &*now().told : nullptr; }
    /// The same while that game is played; else null.
    const Observation *toldOf(const Descriptor &game) const
    {
        return now().told && rules() && &rules()->descriptor() == &game ? &*now().told : nullptr;
    }
    /// The table of it.
    const State *state() const { return now().told ? &now().told->state() : nullptr; }

signals:
    /// It is another match, or none.
    void openedChanged();
    void titleChanged();
    void screenChanged();
    void playersChanged();
    void factsChanged();
    /// What lies on the table, or what its viewer knows of it, or the language it is told in.
    void tableChanged();
    void totalsChanged();
    void questionChanged();
    void wishChanged();
    void progressChanged();
    void endingChanged();
    void storyChanged();
    /// Any of these, after them; then the choices.
    void changed();
    /// Only when they differ from those before, so that the keys stay on the button they are on.
    void choicesChanged();
    /// Another moment is about to be shown (taken back, looked back at, seen by another seat): what a scene keeps of this one is over.
    void jumped();
    /// It is on the table, and its picture moves.
    void happened(const QString &what, int seat, const QVariantList &args);
    /// Its picture has come to rest: from now on it may be told.
    void rested(const QString &what, int seat, const QVariantList &args);
    /// The log tells it from now on.
    void logged(const QString &sentence);
    /// To whoever has lifted the curtain: what the log tells of since they last chose.
    void caughtUp(const QStringList &sentences);
    /// Something can’t be done: why, and the key of the rule that says so.
    void refused(const QString &sentence, const QString &rule);
    void notice(const QString &sentence);

private:
    /// The key of what says why none of these moves is open, or of what is asked instead.
    QString whyNot(const QVariantList &moves) const;
    using Telling = void (MatchModel::*)(const QString &what, int seat, const QVariantList &args);
    void tell(const Event &event, Telling signal);
    void retranslate();
    /// Tells the screens what is different from what they were told last.
    void announce();
    void publish();

    Showing m_showing;
    LookBack m_lookBack{m_showing};
    Conductor m_conductor{m_showing, m_lookBack};
    mutable Snapshot m_now;
    mutable bool m_isStale = false; ///< m_now is made when it is asked for
    Snapshot m_announced;
    struct {
        ScriptValue players, facts, counts, tableFacts, tableCounts, totals, choices;
    } m_inQml;
};

/// Makes what a screen knows of a game again from what may be told of it; while another is played, it is a fresh one. Returns whether
/// that changes anything.
template <class Known, class Make> bool follow(const MatchModel &match, const Descriptor &game, Known &known, Make make)
{
    const Observation *told = match.toldOf(game);
    const Known now = told ? make(*told) : Known();
    return std::exchange(known, now) != now;
}

} // namespace bombshelf
