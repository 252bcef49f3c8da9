// How a match comes on the screen and leaves it.

#include "bots/bot.h"
#include "catalogue_model.h"
#include "chance.h"
#include "match/house_set.h"
#include "match/own_sets.h"
#include "match/saves.h"
#include "match_controller.h"

#include <algorithm>

namespace bombshelf {

namespace {

/// Why a match can't be begun so, in a sentence; empty if it can.
QString whyNotBegin(const MatchSetup &setup)
{
    const Descriptor &game = setup.rules->descriptor();
    const int seats = int(setup.players.size());
    if (seats < game.minSeats || seats > game.maxSeats)
        return MatchController::tr("%1 is for %2 to %3 players, not for %4.")
            .arg(titleOf(game))
            .arg(game.minSeats)
            .arg(game.maxSeats)
            .arg(seats);
    for (const Player &player : setup.players)
        if (player.isBot() && !makeBot(player.level.toStdString()))
            return MatchController::tr("%1 can’t sit down: there is no bot of the level “%2”.").arg(player.name, player.level);
    if (const Refusal refusal = setup.rules->whyNotSetup(setup.setup))
        return Words(game, {}).text(QStringLiteral("refusal.") + fromWord(refusal.word));
    return {};
}

std::unique_ptr<Match> deal(MatchSetup setup, QString *problem)
{
    // Who sits where, and so who starts, is drawn too.
    Rng(drawSeed()).shuffle(std::span(setup.players));
    setup.seed = drawSeed();
    return Match::begin(setup, Saves().newPath(fromWord(setup.rules->descriptor().id)), problem);
}

} // namespace

bool MatchController::begin(const QString &gameId, const QVariantList &players, const QVariantMap &options)
{
    const Rules *rules = findGame(gameId);
    if (!rules) {
        emit notice(tr("There is no game called “%1” on this shelf.").arg(gameId));
        return false;
    }
    QString problem;
    MatchSetup setup{.rules = rules, .setup = defaultSetup(rules->descriptor(), int(players.size()))};
    OwnSets().load(*rules, setup.setup, &problem);
    for (std::size_t i = 0; i < rules->descriptor().options.size(); ++i) {
        const Option &option = rules->descriptor().options[i];
        const auto chosen = std::ranges::find(option.values, options.value(fromWord(option.id)).toString().toStdString());
        if (chosen != option.values.end())
            setup.setup.options[i] = std::uint8_t(chosen - option.values.begin());
    }
    for (const QVariant &entry : players) {
        const QVariantMap player = entry.toMap();
        setup.players.push_back({player["name"].toString(), player["level"].toString(), player["face"].toString()});
    }
    if (const QString why = whyNotBegin(setup); !why.isEmpty()) {
        emit notice(why);
        return false;
    }
    auto match = deal(setup, &problem);
    return open(std::move(match), problem, true);
}

bool MatchController::resume(const QString &path)
{
    QString problem;
    auto match = Match::resume(path, &problem);
    return open(std::move(match), problem, false);
}

bool MatchController::again()
{
    if (!m_match)
        return false;
    QString problem;
    auto match = deal({&m_match->rules(), m_match->setup(), m_match->players()}, &problem);
    return open(std::move(match), problem, true);
}

bool MatchController::open(std::unique_ptr<Match> match, const QString &problem, bool playDeal)
{
    if (!problem.isEmpty())
        emit notice(problem);
    if (!match)
        return false;
    close();
    m_match = std::move(match);
    m_viewer = onlyPerson();
    m_lastEvents.assign(m_match->players().size(), Event{});
    m_totals.clear();
    const std::vector<Frames> story = m_match->story(m_viewer);
    if (m_viewer == noSeat && !isShared())
        m_viewer = askedPerson();
    m_seen = story.front().empty() ? m_match->observe(m_viewer) : story.front().front().seen;
    m_table.reset(m_match->rules(), words(), *m_seen);
    m_log.reset(m_match->rules().descriptor(), words());
    if (playDeal && story.size() == 1) {
        m_playback.enqueue(story.front());
    } else {
        jump();
        advance();
    }
    publish();
    return true;
}

void MatchController::close()
{
    m_bots.stop();
    m_botMove.reset();
    m_playback.clear();
    m_story.clear();
    m_untold.reset();
    m_curtain = m_holder = noSeat;
    m_paused = m_stepping = m_stuck = m_hurrying = false;
    m_match.reset();
    m_seen.reset();
    publish();
}

} // namespace bombshelf
