#include "banter.h"

#include "match_model.h"
#include "settings.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <optional>

namespace bombshelf {

namespace {

/// Events between two remarks, so that they stay a pleasure.
constexpr int longSilence = 8;

std::optional<Occasion> occasionOf(Mood mood)
{
    switch (mood) {
    case Mood::nervous: return Occasion::worried;
    case Mood::sooty: return Occasion::hurt;
    case Mood::gleeful: return Occasion::lucky;
    case Mood::calm:
    case Mood::byPoints: break;
    }
    return {};
}

std::vector<Seat> botsOf(const Match &match)
{
    std::vector<Seat> bots;
    for (Seat seat = 0; seat < match.players().size(); ++seat)
        if (match.players()[seat].isBot())
            bots.push_back(seat);
    return bots;
}

} // namespace

// No seed of a match is drawn for it: with or without remarks, the same number brings the same deals.
Banter::Banter(QObject *parent) : QObject(parent), m_rng(QRandomGenerator::global()->generate64())
{
    connect(&match(), &MatchModel::openedChanged, this, &Banter::onOpened);
    connect(&match().showing(), &Showing::rested, this, &Banter::onRested);
    onOpened();
}

MatchModel &Banter::match() const { return *MatchModel::instance(); }

void Banter::onOpened()
{
    m_silence = 0;
    m_isOver = false;
    m_last.assign(maxSeats, nullptr);
}

void Banter::onRested(const Event &event)
{
    const Showing &showing = match().showing();
    const Match *played = showing.match();
    if (!played || match().lookingBack() || match().conductor().isTaught() || Settings::instance()->banter() == QLatin1String("off"))
        return;
    ++m_silence;
    const std::vector<Seat> bots = botsOf(*played);
    if (bots.empty())
        return;
    const Seat any = bots[m_rng.below(std::uint32_t(bots.size()))];
    const Result result = played->rules().result(showing.told().state());
    if (result.over && !std::exchange(m_isOver, true))
        return say(any, result.winners.has(any) ? Occasion::won : Occasion::lost);
    // Who may know what happened is told of by the event, and how it felt by its mood: a face that has not changed says nothing.
    if (result.over || m_silence < longSilence || event.openTo != SeatSet::everyone() || event.seat >= played->players().size())
        return;
    if (played->rules().descriptor().events[event.what].mood == Mood::calm)
        return;
    const std::optional<Occasion> occasion = occasionOf(showing.mood(event.seat));
    if (occasion && std::ranges::find(bots, event.seat) != bots.end())
        say(event.seat, *occasion);
    else if (occasion == Occasion::hurt)
        say(any, Occasion::rivalHurt);
}

void Banter::say(Seat seat, Occasion occasion)
{
    const Character *character = characterOf(match().showing().match()->players()[seat].face);
    if (!character)
        return;
    const auto &lines = character->says[std::size_t(occasion)];
    std::size_t line = m_rng.below(std::uint32_t(lines.size()));
    if (lines[line] == m_last[seat])
        line = (line + 1) % lines.size();
    m_last[seat] = lines[line];
    m_silence = 0;
    emit said(seat, QCoreApplication::translate("Banter", lines[line]));
}

} // namespace bombshelf
