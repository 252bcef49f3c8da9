#include "match_model.h"

#include "core/spelling.h"
#include "match/house_set.h"
#include "opening.h"
#include "settings.h"
#include "spoken_table.h"
#include "suggestion.h"
#include "whys.h"

#include <utility>

namespace bombshelf {

MatchModel::MatchModel(QObject *parent) : QObject(parent)
{
    connect(&m_showing, &Showing::turned, this, [this] { m_isStale = true; }); // for pieces that ask while they are moved
    connect(&m_showing, &Showing::jumped, this, &MatchModel::jumped);
    connect(&m_showing, &Showing::stepped, this, [this](const Event &event) { tell(event, &MatchModel::happened); });
    connect(&m_showing, &Showing::rested, this, [this](const Event &event) { tell(event, &MatchModel::rested); });
    connect(&m_showing, &Showing::logged, this, &MatchModel::logged);
    connect(&m_conductor, &Conductor::changed, this, &MatchModel::publish);
    connect(&m_conductor, &Conductor::caughtUp, this, &MatchModel::caughtUp);
    connect(&m_conductor, &Conductor::refused, this, &MatchModel::refused);
    connect(&m_conductor, &Conductor::notice, this, &MatchModel::notice);
    connect(Settings::instance(), &Settings::languageChanged, this, &MatchModel::retranslate);
}

bool MatchModel::begin(const QString &gameId, const QVariantList &players, const QVariantMap &options)
{
    QString problem;
    auto match = Opening::begin(gameId, players, options, &problem);
    return open(std::move(match), problem, true);
}

bool MatchModel::resume(const QString &path)
{
    QString problem;
    auto match = Match::resume(path, &problem);
    return open(std::move(match), problem, false);
}

bool MatchModel::again(const QString &evenLevel)
{
    if (!active())
        return false;
    QString problem;
    auto match = Opening::again(*m_conductor.match(), evenLevel, &problem);
    return open(std::move(match), problem, true);
}

bool MatchModel::open(std::unique_ptr<Match> match, const QString &problem, bool playDeal, Conductor::Going going)
{
    if (!problem.isEmpty())
        emit notice(problem);
    if (!match)
        return false;
    close();
    m_conductor.open(std::move(match), playDeal, going);
    return true;
}

void MatchModel::close()
{
    m_lookBack.close();
    m_conductor.close();
    publish();
}

bool MatchModel::choose(int index)
{
    if (index < 0 || index >= now().moves.size())
        return false;
    const Move move = now().moves[index];
    return m_conductor.choose({&move, 1});
}

std::vector<Move> MatchModel::movesOf(const QVariantList &words) const
{
    std::vector<Move> moves;
    for (const QVariant &word : active() ? words : QVariantList()) {
        const auto move = moveOf(m_conductor.match()->rules().descriptor(), word.toMap());
        if (!move)
            break;
        moves.push_back(*move);
    }
    return moves;
}

bool MatchModel::chooseAll(const QVariantList &choices)
{
    const std::vector<Move> moves = movesOf(choices);
    if (!m_conductor.choose(moves))
        return false;
    const bool all = qsizetype(moves.size()) == choices.size();
    if (!all) // it is no move at all
        emit refused(m_showing.words().text(QStringLiteral("refusal.not-now")), QStringLiteral("refusal.not-now"));
    return all;
}

QVariantList MatchModel::conceivable() const
{
    QVariantList moves;
    if (active())
        for (const Move move : conceivableMoves(*m_conductor.match()))
            moves << wordsOf(m_conductor.match()->rules().descriptor(), move);
    return moves;
}

void MatchModel::explain(const QVariantList &moves, const QString &otherwise)
{
    if (!active())
        return;
    if (m_conductor.isBarred())
        return decline(tr("Listen to the guide first: its buttons take you further."), {});
    const QString rule = whyNot(moves);
    if (rule != asked())
        return decline(m_showing.words().text(rule), rule);
    decline(otherwise.isEmpty() ? prompt() : otherwise, rule);
}

QString MatchModel::whyNot(const QVariantList &moves) const
{
    const Seat chooser = m_conductor.chooser();
    const std::vector<Move> meant = movesOf(moves);
    const std::string_view word = whyNoneOf(*m_conductor.match(), chooser == noSeat ? m_showing.viewer() : chooser, meant);
    return word.empty() ? asked() : QStringLiteral("refusal.") + fromWord(word);
}

QVariantMap MatchModel::closed(const QVariantMap &move) const
{
    const std::vector<Move> meant = movesOf({move});
    if (meant.empty())
        return {};
    QVariantMap choice = move;
    choice["text"] = m_showing.words().move(meant.front(), m_conductor.chooser());
    choice["whyNot"] = m_showing.words().text(whyNot({move}));
    return choice;
}

QString MatchModel::pointsText(int points) const { return m_showing.words().text(QStringLiteral("points"), points); }

QVariantList MatchModel::suggestion() const
{
    QVariantList choices;
    const Seat seat = m_conductor.chooser();
    if (seat == noSeat)
        return choices;
    const Match &match = *m_conductor.match();
    for (const Move move : suggestMoves(match.rules(), match.observe(seat)))
        choices << wordsOf(match.rules().descriptor(), move);
    return choices;
}

void MatchModel::skip()
{
    if (active() && !lookingBack())
        m_showing.finish();
}

int MatchModel::spoiltByUndo() const { return canUndo() ? m_conductor.match()->spoiltByUndo().value_or(-1) : -1; }

bool MatchModel::undo() { return canUndo() && m_conductor.travel(&Match::undo); }

bool MatchModel::redo() { return canRedo() && m_conductor.travel(&Match::redo); }

void MatchModel::setUnseen(bool unseen)
{
    m_showing.setUnseen(unseen);
    publish();
}

void MatchModel::startLookBack()
{
    if (!active() || lookingBack())
        return;
    m_conductor.rest();
    m_lookBack.start();
    publish();
}

void MatchModel::setStoryAt(int at)
{
    m_lookBack.goTo(at);
    publish();
}

void MatchModel::lookBackTo(int row)
{
    startLookBack();
    m_lookBack.goToTold(row);
    publish();
}

void MatchModel::setStoryPlays(bool plays)
{
    if (lookingBack() && plays && !moving())
        m_lookBack.play();
    else if (!plays)
        m_lookBack.goTo(m_lookBack.at());
    publish();
}

void MatchModel::endLookBack()
{
    if (active())
        m_lookBack.end();
    m_conductor.goOn();
}

QVariantMap MatchModel::houseSet() const
{
    const Match *match = m_conductor.match();
    return match ? setToJson(match->rules().descriptor(), match->setup()).toVariantMap() : QVariantMap();
}

QString MatchModel::tableAsText(const QVariantList &laidOut) const
{
    return active() ? SpokenTable(m_showing).all(now(), movesOf(laidOut)) : QString();
}

QString MatchModel::zoneName(const QString &zone, int seat) const
{
    const auto found = active() ? SpokenTable(m_showing).find(zone, seat) : std::nullopt;
    return found ? m_showing.words().zone(*found) : QString();
}

QString MatchModel::zoneText(const QString &zone, int seat) const
{
    const auto found = active() ? SpokenTable(m_showing).find(zone, seat) : std::nullopt;
    return found ? SpokenTable(m_showing).zone(*found) : QString();
}

void MatchModel::tell(const Event &event, Telling signal)
{
    const Term &term = m_showing.match()->rules().descriptor().events[event.what];
    QVariantList args;
    for (std::size_t i = 0; i < term.args.size(); ++i)
        if (term.args[i] && !event.openTo.empty())
            args << QString::fromStdString(spell(*term.args[i], event.args[i]));
    (this->*signal)(fromWord(term.name), numberOf(event.seat), args);
    announce();
}

void MatchModel::retranslate()
{
    if (!active())
        return;
    m_showing.retranslate();
    emit tableChanged();
    publish();
}

void MatchModel::publish()
{
    m_isStale = true;
    announce();
}

const Snapshot &MatchModel::now() const
{
    if (std::exchange(m_isStale, false))
        m_now = Snapshot(m_conductor, m_showing, m_lookBack);
    return m_now;
}

void MatchModel::announce()
{
    const Snapshot before = std::exchange(m_announced, now());
    const auto tell = [&](auto part, auto signal) {
        if (before.*part != now().*part)
            emit(this->*signal)();
    };
    tell(&Snapshot::opened, &MatchModel::openedChanged);
    tell(&Snapshot::title, &MatchModel::titleChanged);
    tell(&Snapshot::screen, &MatchModel::screenChanged);
    tell(&Snapshot::players, &MatchModel::playersChanged);
    tell(&Snapshot::facts, &MatchModel::factsChanged);
    if (before.seen != now().seen || before.told != now().told)
        emit tableChanged();
    tell(&Snapshot::totals, &MatchModel::totalsChanged);
    tell(&Snapshot::question, &MatchModel::questionChanged);
    tell(&Snapshot::wish, &MatchModel::wishChanged);
    tell(&Snapshot::progress, &MatchModel::progressChanged);
    tell(&Snapshot::ending, &MatchModel::endingChanged);
    tell(&Snapshot::story, &MatchModel::storyChanged);
    emit changed();
    tell(&Snapshot::choices, &MatchModel::choicesChanged);
}

} // namespace bombshelf
