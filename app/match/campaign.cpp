#include "campaign.h"

#include "data_folder.h"
#include "replay.h"
#include "sentence.h"
#include "word.h"

#include <algorithm>

namespace bombshelf {

namespace {

QString folderOr(const QString &folder)
{
    if (!folder.isEmpty())
        return folder;
    return dataFolder() + QStringLiteral("/campaigns");
}

QString idOf(const Rules &rules) { return fromWord(rules.descriptor().id); }

QMap<QString, QString> optionsOf(const Rules &rules, const Setup &setup)
{
    QMap<QString, QString> chosen;
    const auto options = rules.descriptor().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        chosen.insert(fromWord(options[i].id), fromWord(options[i].values[setup.options[i]]));
    return chosen;
}

/// What was wanted otherwise than the battle proposes; the next one may propose something else under the same name.
QMap<QString, QString> wishesOf(const MatchSetup &setup)
{
    QMap<QString, QString> wishes = optionsOf(*setup.rules, setup.setup);
    const auto options = setup.rules->descriptor().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (setup.setup.options[i] == options[i].byDefault.with(setup.setup.seats))
            wishes.remove(fromWord(options[i].id));
    return wishes;
}

Battle::Stand standOf(const Battle &battle)
{
    const Try *last = battle.decidedBy();
    if (!last)
        return Battle::Stand::open;
    return last->won ? Battle::Stand::won : Battle::Stand::lost;
}

} // namespace

int Battle::tryCount() const
{
    const Try *last = decidedBy();
    return last ? int(std::count_if(&tries.front(), last + 1, [](const Try &tried) { return !tried.practice; })) : 0;
}

const Try *Battle::decidedBy() const
{
    const Try *last = nullptr;
    for (const Try &tried : tries)
        if (!tried.practice && !(last && last->won))
            last = &tried;
    return last;
}

bool Battle::mayTryAfter(const QString &path) const
{
    const bool goesOn = isFought() && underWay->problem.isEmpty() && underWay->path != path;
    return stand != Stand::closed && stand != Stand::won && !goesOn;
}

Campaign::Campaign(const QString &family, const QString &folder, const Saves &saves, std::span<const Rules *const> shelf)
    : m_file(folderOr(folder), family), m_saves(saves), m_shelf(shelf)
{
    for (const Rules *rules : shelf)
        if (fromWord(familyOf(rules->descriptor().id)) == family)
            m_battles.push_back({.rules = rules});
    show();
}

bool Campaign::isOver() const { return !m_battles.empty() && std::ranges::all_of(m_battles, &Battle::isDecided); }

int Campaign::next() const
{
    const auto last = [this](auto fits) {
        const auto found = std::find_if(m_battles.rbegin(), m_battles.rend(), fits);
        return int(m_battles.rend() - found) - 1;
    };
    const int fought = last([](const Battle &battle) { return battle.underWay.has_value(); });
    if (fought >= 0)
        return fought;
    return std::max(0, last([](const Battle &battle) { return battle.stand != Battle::Stand::closed; }));
}

const Battle *Campaign::battleOf(const QString &path) const
{
    const QFileInfo file(path);
    const QString name = file.fileName();
    const QFileInfo folder(file.absolutePath()), saves(m_saves.folder());
    // Through a link, too; but two that are not there are not the same.
    const bool isHere = folder.absoluteFilePath() == saves.absoluteFilePath() || (folder.exists() && folder == saves);
    if (name.isEmpty() || !isHere)
        return nullptr;
    const auto found = std::ranges::find_if(m_battles, [&](const Battle &battle) {
        const auto notes = m_notes.battles.find(idOf(*battle.rules));
        return notes != m_notes.battles.end() &&
               (notes->second.match == name || std::ranges::find(notes->second.tries, name, &Try::match) != notes->second.tries.end());
    });
    return found == m_battles.end() ? nullptr : &*found;
}

void Campaign::refresh(QString *problem)
{
    if (!read(problem))
        return;
    bool isNews = take(problem);
    for (Battle &battle : m_battles)
        isNews = follow(battle, m_notes.battles[idOf(*battle.rules)]) || isNews;
    if (isNews && m_file.write(m_notes, problem)) // else the next refresh counts again
        m_begun.clear();
    show();
}

bool Campaign::begin(const QString &path, QString *problem)
{
    if (!m_begun.isEmpty()) // the try before it is to be written down first
        refresh(problem);
    if (!m_begun.isEmpty())
        return false;
    m_begun = path;
    refresh(problem);
    return m_begun.isEmpty() && holds(path);
}

bool Campaign::take(QString *problem)
{
    if (m_begun.isEmpty())
        return false;
    try {
        const MatchSetup setup = format::parseHeader(RecordText(m_begun).line(0).json, m_shelf).setup;
        const auto battle = std::ranges::find(m_battles, setup.rules, &Battle::rules);
        if (battle == m_battles.end() || battle->stand == Battle::Stand::closed)
            throw Damage{Sentence::tr("This battle of the campaign is not open yet.")};
        BattleNotes &notes = m_notes.battles[idOf(*setup.rules)];
        if (follow(*battle, notes)) // the try before it may just have ended
            battle->underWay.reset();
        show();
        if (!battle->mayTryAfter(m_begun))
            throw Damage{battle->stand == Battle::Stand::won ? Sentence::tr("This battle of the campaign is won already.")
                                                             : Sentence::tr("Another try of this battle is still under way.")};
        m_notes.players = setup.players;
        // They are in the order of the seats, which was drawn by lot; people are asked first who sits down.
        std::ranges::stable_partition(m_notes.players, std::not_fn(&Player::isBot));
        m_notes.options = wishesOf(setup);
        battle->underWay.reset();
        notes.match = QFileInfo(m_begun).fileName();
    } catch (const Unreadable &unread) { // it may be so for a moment
        if (!QFileInfo::exists(m_begun))
            m_begun.clear();
        *problem = unread.sentence;
        return false;
    } catch (const Damage &damage) {
        m_begun.clear();
        *problem = damage.sentence;
        return false;
    }
    if (!m_notes.started.isValid())
        m_notes.started = QDateTime::currentDateTimeUtc();
    return true;
}

bool Campaign::restart(QString *problem)
{
    if (!m_file.putAside(QStringLiteral("until"), problem))
        return false;
    m_begun.clear();
    refresh(problem);
    return true;
}

bool Campaign::read(QString *problem)
{
    const std::optional<CampaignNotes> notes = m_file.read(problem);
    m_notes = notes.value_or(CampaignNotes());
    for (Battle &battle : m_battles)
        battle.underWay.reset();
    show();
    return notes.has_value();
}

bool Campaign::follow(Battle &battle, BattleNotes &notes) const
{
    const QString path = m_saves.folder() + u'/' + notes.match;
    if (notes.match.isEmpty() || !QFile::exists(path))
        return false; // thrown away, from where it may come back
    const SavedMatch match = m_saves.look(QFileInfo(path));
    if (match.problem.isEmpty() && match.rules != battle.rules)
        return false;
    if (!match.over) {
        battle.underWay = match;
        return false;
    }
    notes.tries.push_back({
        .won = !match.result.winners.empty(),
        .practice = match.practice,
        .ending = fromWord(match.result.ending),
        .seats = match.setup.seats,
        .options = optionsOf(*match.rules, match.setup),
        .ended = match.played,
        .match = notes.match,
    });
    notes.match.clear();
    return true;
}

void Campaign::show()
{
    bool isOpen = true;
    for (Battle &battle : m_battles) {
        const auto notes = m_notes.battles.find(idOf(*battle.rules));
        battle.tries = notes == m_notes.battles.end() ? std::vector<Try>() : notes->second.tries;
        battle.stand = standOf(battle);
        if (battle.stand == Battle::Stand::open && !isOpen)
            battle.stand = Battle::Stand::closed;
        isOpen = battle.isDecided();
    }
}

} // namespace bombshelf
