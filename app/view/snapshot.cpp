#include "snapshot.h"

#include "cast.h"
#include "core/spelling.h"
#include "core/vocabulary.h"
#include "game_info.h"
#include "match/seats.h"
#include "match/sentence.h"
#include "percent.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <utility>

namespace bombshelf {

namespace {

/// As it stands in the names of the faces' pictures.
QString wordOf(Mood mood)
{
    static constexpr auto words = vocabulary<Mood>({
        {Mood::calm, "calm"},
        {Mood::nervous, "nervous"},
        {Mood::sooty, "sooty"},
        {Mood::gleeful, "gleeful"},
        {Mood::byPoints, "by-points"},
    });
    return fromWord(words[std::size_t(mood)]);
}

QVariantList playersOf(const Showing &showing)
{
    const State &state = showing.told().state();
    const Rules &rules = showing.match()->rules();
    const Result result = rules.result(state);
    QVariantList list;
    for (Seat seat = 0; seat < showing.match()->players().size(); ++seat) {
        const Player &player = showing.match()->players()[seat];
        list << QVariantMap{
            {"seat", seat},
            {"name", showing.words().name(seat)},
            {"level", player.level},
            {"isBot", player.isBot()},
            {"face", Cast::faceNow(player.face)},
            {"mood", wordOf(showing.mood(seat))},
            {"points", rules.points(state, seat)},
            {"isOut", rules.isOut(state, seat)},
            {"toMove", rules.toMove(state).has(seat)},
            {"winner", result.over && result.winners.has(seat)},
            {"lastAction", showing.lastAction(seat, QStringLiteral(".short"))},
        };
    }
    return list;
}

/// Sets the one value of that name, or adds one of several.
void put(QVariantMap &map, const QString &name, const QVariant &value, bool isOne)
{
    QVariant &entry = map[name];
    entry = isOne ? value : QVariant(entry.toList() << value);
}

QVariantMap factsOf(const Rules &rules, const State &state)
{
    Facts facts;
    rules.facts(state, facts);
    QVariantMap map;
    for (const Fact &fact : facts) {
        const QVariant value =
            fact.domain->words.empty() ? QVariant(fact.value) : QVariant(QString::fromStdString(spell(*fact.domain, fact.value)));
        put(map, fromWord(fact.name), value, fact.seat == noSeat && !fact.listed);
    }
    return map;
}

QVariantMap countsOf(const Descriptor &game, const Table &table)
{
    QVariantMap map;
    for (Zone zone = 0; zone < game.zones.size(); ++zone)
        put(map, fromWord(game.zones[zone].name), table.count(zone), game.zones[zone].seat == noSeat);
    return map;
}

QVariantList choicesOf(const Descriptor &game, const Words &words, const Moves &moves, Seat chooser)
{
    QVariantList list;
    for (int i = 0; i < moves.size(); ++i) {
        QVariantMap choice = wordsOf(game, moves[i]);
        choice["index"] = i;
        choice["text"] = words.move(moves[i], chooser);
        choice["hint"] = words.moveHint(moves[i]);
        list << choice;
    }
    return list;
}

/// Whom a question is put to: by name only where several people play.
QString addressee(const Showing &showing, Seat seat)
{
    //: In place of the name in "%1: which deck will you dig in?", where only one person plays.
    return countPeople(showing.match()->players()) > 1 ? showing.words().name(seat)
                                                       : QCoreApplication::translate("Question", "Your turn", "a question follows");
}

/// It goes on by itself there, so that nobody is asked.
bool goesByItself(const Showing &showing, Seat seat)
{
    Moves moves;
    if (seat != noSeat && seat == showing.viewer())
        showing.match()->rules().legal(showing.told().state(), seat, moves);
    return isForced(*showing.match(), seat, moves);
}

Snapshot::Question questionOf(const Showing &showing, bool nobodyIsAsked)
{
    const Match &match = *showing.match();
    const State &state = showing.told().state();
    const SeatSet asked = match.rules().toMove(state);
    const QString phase = fromWord(match.rules().prompt(state));
    const QString word = QStringLiteral("ask.") + phase;
    if (nobodyIsAsked || showing.isBehind() || (asked.empty() && !match.rules().result(state).over)) // it says what happens
        return {showing.lastTold(), {}, word};
    const Words &words = showing.words();
    const Seat seat = asked.has(showing.viewer()) ? showing.viewer() : asked.first();
    const bool own = seat != noSeat && !match.players()[seat].isBot();
    const bool forced = own && goesByItself(showing, seat);
    QString text = words.text((forced ? QStringLiteral("forced.") : own ? QStringLiteral("ask.") : QStringLiteral("wait.")) + phase);
    if (text.isEmpty()) // only a step that is forced often has words of its own for that
        return {showing.lastTold(), {}, word};
    if (seat != noSeat)
        text.replace(QLatin1String("%1"), own ? addressee(showing, seat) : words.name(seat));
    const bool botIsAsked = seat != noSeat && !own; // whom nobody has to tell
    return {text, botIsAsked ? QString() : words.text(QStringLiteral("why.") + phase, int(match.players().size())), word};
}

/// What a bot says that wishes for something.
class WishWords {
    Q_DECLARE_TR_FUNCTIONS(Wish)

public:
    static QString text(const Words &words, const BotMove &wished)
    {
        return tr("%1: “%2”", "a bot, and what it asks for").arg(words.name(wished.seat), words.wish(wished.move, wished.wish->carriedOut));
    }
    static QString why(const BotMove::Wish &wish)
    {
        const int with = percent(wish.with), without = percent(wish.without);
        if (!wish.isCompared)
            return with == 0 ? tr("“I think that hardly ever wins, but I see nothing better.”")
                             : tr("“I think we win %n times in 100 with that. I see nothing better.”", nullptr, with);
        constexpr int asGood = 2;
        if (with == 0 && without <= asGood)
            return tr("“It hardly matters: I think we hardly ever win, either way.”");
        if (with <= without && without - with <= asGood)
            return tr("“It hardly matters: I think we win about %n times in 100 either way.”", nullptr, with);
        return tr("“I think we win %n times in 100 with that, and %1 without.”", nullptr, with).arg(without);
    }
};

/// Sentences about the end.
class EndWords {
    Q_DECLARE_TR_FUNCTIONS(Ending)

public:
    explicit EndWords(const Showing &showing) : m_words(showing.words()), m_match(*showing.match()), m_result(m_match.result()) {}

    QString verdict() const { return m_result.winners.empty() ? tr("You all lost.") : tr("You all won!"); }
    QString winners() const
    {
        QStringList names;
        for (Seat seat = 0; seat < m_match.players().size(); ++seat)
            if (m_result.winners.has(seat))
                names << m_words.name(seat);
        QString ending = m_words.text(QStringLiteral("ending.") + fromWord(m_result.ending));
        if (m_match.rules().descriptor().cooperative)
            return Sentence::both(verdict(), ending);
        if (names.isEmpty()) // all lose
            return ending;
        const QString all = names.join(tr(" and ", "between the names of winners"));
        const QString points = m_words.text(QStringLiteral("points"), m_match.points(m_result.winners.first()));
        return Sentence::both(ending, (names.size() == 1 ? tr("%1 wins with %2.") : tr("%1 share the win with %2.")).arg(all, points));
    }

private:
    const Words &m_words;
    const Match &m_match;
    Result m_result;
};

Snapshot::Ending endingOf(const Showing &showing, bool cooperative, bool isTaught)
{
    const EndWords words(showing);
    const bool isShown = showing.match()->rules().result(showing.told().state()).over;
    return {.over = true,
            .shown = isShown,
            .wonTogether = cooperative && !showing.match()->result().winners.empty(),
            .canLookBack = !isTaught,
            .winners = words.winners(),
            .verdict = cooperative ? words.verdict() : QString()};
}

} // namespace

QVariantMap wordsOf(const Descriptor &game, Move move)
{
    const QStringList words = QString::fromStdString(spell(game, move)).split(u' ');
    return {{"verb", words.first()}, {"args", words.mid(1)}};
}

std::optional<Move> moveOf(const Descriptor &game, const QVariantMap &words)
{
    return parseMove(game, (QStringList(words["verb"].toString()) + words["args"].toStringList()).join(u' ').toStdString());
}

Snapshot::Snapshot(const Conductor &conductor, const Showing &showing, const LookBack &lookBack)
{
    screen = {numberOf(showing.viewer()), numberOf(conductor.curtain())};
    if (!conductor.match())
        return;
    const Match &match = *conductor.match();
    const Rules &rules = match.rules();
    const Descriptor &game = rules.descriptor();
    const Seat chooser = conductor.chooser(), thinker = conductor.thinker();
    opened = {true, game.cooperative, fromWord(game.id), match.path()};
    title = titleOf(game);
    question = questionOf(showing, lookBack.isOn() || conductor.isBarred());
    if (const BotMove *wished = conductor.wish())
        wish = {WishWords::text(showing.words(), *wished), WishWords::why(*wished->wish), wished->move, wished->wish->carriedOut};
    progress = {.moving = showing.isMoving(),
                .stopped = showing.isStopped(),
                .holding = showing.isHeld(),
                .paused = conductor.isPaused(),
                .covered = conductor.isCovered(),
                .canPause = conductor.canPause(),
                .canStep = conductor.canStep(),
                .canHurry = conductor.canHurry(),
                .canUndo = match.canUndo() && !conductor.isTaught() && !lookBack.isOn(),
                .canRedo = match.canRedo() && !conductor.isTaught() && !lookBack.isOn(),
                .practice = match.isPractice(),
                .thinking = thinker == noSeat ? QString() : showing.words().name(thinker),
                .telling = showing.telling()};
    if (conductor.isOver())
        ending = endingOf(showing, game.cooperative, conductor.isTaught());
    story = {lookBack.isOn(), lookBack.length(), lookBack.at(), showing.log().happened() - 1};
    if (chooser != noSeat)
        moves = match.legal(chooser);
    players = playersOf(showing);
    choices = choicesOf(game, showing.words(), moves, chooser);
    totals = showing.totals();
    facts = factsOf(rules, showing.told().state());
    counts = countsOf(game, showing.told().state().table);
    told = showing.told();
    tableFacts = factsOf(rules, showing.seen().state());
    tableCounts = countsOf(game, showing.seen().state().table);
    seen = showing.seen();
}

QVariantList talliesOf(const Showing &showing)
{
    QVariantList list;
    if (!showing.match())
        return list;
    const State &state = showing.told().state();
    const Rules &rules = showing.match()->rules();
    const Words &words = showing.words();
    const Result result = rules.result(state);
    for (Seat seat = 0; seat < showing.match()->players().size(); ++seat) {
        Tally tally;
        rules.tally(state, seat, tally);
        QVariantList rows;
        for (const TallyRow &row : tally)
            rows << QVariantMap{{"kind", QString::fromStdString(spell(*row.domain, row.value))},
                                {"kindText", words.value(*row.domain, row.value)},
                                {"count", row.count},
                                {"points", row.points}};
        list << QVariantMap{{"seat", seat},
                            {"name", words.name(seat)},
                            {"points", rules.points(state, seat)},
                            {"winner", result.winners.has(seat)},
                            {"out", rules.isOut(state, seat)},
                            {"rows", rows}};
    }
    const auto rank = [](const QVariant &tally) {
        const QVariantMap of = tally.toMap();
        return std::tuple(of["winner"].toBool(), !of["out"].toBool(), of["points"].toInt());
    };
    std::ranges::stable_sort(list, std::ranges::greater(), rank);
    for (int i = 0; i < list.size(); ++i) {
        QVariantMap tally = list[i].toMap();
        const bool shared = i > 0 && rank(list[i]) == rank(list[i - 1]);
        tally["rank"] = shared ? list[i - 1].toMap()["rank"] : i + 1;
        list[i] = tally;
    }
    return list;
}

} // namespace bombshelf
