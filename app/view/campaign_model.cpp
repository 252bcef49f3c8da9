#include "campaign_model.h"

#include "cast.h"
#include "game_info.h"
#include "settings.h"

#include "core/vocabulary.h"

#include <QFile>

#include <algorithm>

namespace bombshelf {

namespace {

QString standText(const Battle &battle)
{
    const bool isFought = battle.isFought(), isPractice = battle.underWay && !isFought;
    switch (battle.stand) {
    case Battle::Stand::closed: return CampaignModel::tr("Not open yet");
    case Battle::Stand::open:
        return isFought     ? CampaignModel::tr("Under way")
               : isPractice ? CampaignModel::tr("Under way as practice")
                            : CampaignModel::tr("Still to be fought");
    case Battle::Stand::lost:
        return isFought ? CampaignModel::tr("Lost %n times, trying again", nullptr, battle.tryCount())
                        : CampaignModel::tr("Lost %n times", nullptr, battle.tryCount());
    case Battle::Stand::won: return CampaignModel::tr("Won on try %n", nullptr, battle.tryCount());
    }
    return {};
}

QString shown(const QDateTime &time) { return Settings::instance()->locale().toString(time.toLocalTime(), QLocale::ShortFormat); }

/// With how many seats, what was chosen, and when.
QString howOf(const Try &tried, const Descriptor &game)
{
    const Words words(game, {});
    QStringList how{CampaignModel::tr("%n players", nullptr, tried.seats)};
    for (const Option &option : game.options) {
        const QString key = QStringLiteral("option.") + fromWord(option.id);
        const QString value = words.text(key + u'.' + tried.options.value(fromWord(option.id)));
        if (!value.isEmpty())
            how << CampaignModel::tr("%1: %2", "option: what was chosen").arg(words.text(key), value);
    }
    how << shown(tried.ended);
    return how.join(CampaignModel::tr(" · ", "between what is told of a try"));
}

QVariantMap describe(const Try &tried, const Descriptor &game)
{
    return {
        {"won", tried.won},
        {"practice", tried.practice},
        {"ending", Words(game, {}).text(QStringLiteral("ending.") + tried.ending)},
        {"how", howOf(tried, game)},
    };
}

QVariantMap describe(const Battle &battle)
{
    const Descriptor &game = battle.rules->descriptor();
    QVariantList tries;
    for (const Try &tried : battle.tries)
        tries.push_front(describe(tried, game));
    const SavedMatch underWay = battle.underWay.value_or(SavedMatch());
    return {
        {"gameId", fromWord(game.id)},
        {"title", titleOf(game)},
        {"tagline", Words(game, {}).text(QStringLiteral("tagline"))},
        {"emblem", QStringLiteral("qrc:/assets/games/%1/emblem.svg").arg(fromWord(game.id))},
        {"stand", int(battle.stand)},
        {"standText", standText(battle)},
        {"spoken", CampaignModel::tr("%1: %2", "battle: how it stands").arg(titleOf(game), standText(battle))},
        {"tries", tries},
        {"tryCount", battle.tryCount()},
        {"path", underWay.path},
        {"when", underWay.path.isEmpty() ? QString() : shown(underWay.played)},
        {"moves", underWay.moves},
        {"practice", underWay.practice},
        {"problem", underWay.problem},
    };
}

QString familyWithCampaign()
{
    for (const Rules *rules : catalogue())
        if (QString family = fromWord(familyOf(rules->descriptor().id));
            QFile::exists(QStringLiteral(":/assets/games/%1/campaign.svg").arg(family)))
            return family;
    return {};
}

} // namespace

CampaignModel::CampaignModel(QObject *parent) : QObject(parent), m_family(familyWithCampaign()), m_campaign(m_family)
{
    connect(Settings::instance(), &Settings::languageChanged, this, [this] {
        const auto hasProblem = [](const Battle &battle) { return battle.underWay && !battle.underWay->problem.isEmpty(); };
        if (std::ranges::any_of(m_campaign.battles(), hasProblem)) // whose sentence is of the old language
            return refresh();
        publish();
    });
    publish();
}

CampaignModel::Fate CampaignModel::fate() const
{
    if (!m_campaign.isOver())
        return Undecided;
    if (won() == count())
        return AllWon;
    return m_campaign.battles().back().stand == Battle::Stand::won ? WorldSaved : WorldLost;
}

QVariantMap CampaignModel::news() const
{
    static constexpr auto words = vocabulary<Fate>({{Undecided, ""}, {AllWon, "all"}, {WorldSaved, "saved"}, {WorldLost, "lost"}});
    const QString key = fromWord(words[fate()]) + u'.';
    return {
        {"headline", text(key + QStringLiteral("headline"))},
        {"below", text(key + QStringLiteral("below"))},
        {"story", text(key + QStringLiteral("story"), count() - won())},
    };
}

QString CampaignModel::text(const QString &key, std::optional<int> n) const
{
    return count() == 0 ? QString()
                        : Words(m_campaign.battles().front().rules->descriptor(), {}).text(QStringLiteral("campaign.") + key, n);
}

QUrl CampaignModel::map() const { return inModule(m_family, QStringLiteral("Map.qml")); }

int CampaignModel::won() const { return int(std::ranges::count(m_campaign.battles(), Battle::Stand::won, &Battle::stand)); }

QString CampaignModel::summary() const
{
    int tries = 0;
    for (const Battle &battle : m_campaign.battles())
        tries += battle.tryCount();
    return tries == 0 ? QString() : tr("%1 of %2 battles won, %n tries", nullptr, tries).arg(won()).arg(count());
}

QVariantList CampaignModel::players() const
{
    QVariantList list;
    for (const Player &player : m_campaign.notes().players)
        list << QVariantMap{{"name", Cast::nameNow(player.name)},
                            {"level", player.isEven ? QStringLiteral("even") : player.level},
                            {"face", Cast::faceNow(player.face)}};
    return list;
}

QVariantMap CampaignModel::options() const
{
    QVariantMap map;
    const auto &options = m_campaign.notes().options;
    for (auto option = options.begin(); option != options.end(); ++option)
        map.insert(option.key(), *option);
    return map;
}

QString CampaignModel::ended() const
{
    QDateTime last;
    for (const Battle &battle : m_campaign.battles())
        if (const Try *tried = battle.decidedBy())
            last = std::max(last, tried->ended);
    return last.isValid() ? Settings::instance()->locale().toString(last.toLocalTime().date(), QLocale::LongFormat) : QString();
}

bool CampaignModel::mayTryAfter(const QString &path) const
{
    const Battle *battle = m_campaign.battleOf(path);
    return battle && battle->mayTryAfter(path);
}

void CampaignModel::refresh()
{
    QString problem;
    m_campaign.refresh(&problem);
    tell(true, problem);
}

bool CampaignModel::begin(const QString &path)
{
    QString problem;
    return tell(m_campaign.begin(path, &problem), problem);
}

void CampaignModel::restart()
{
    QString problem;
    tell(m_campaign.restart(&problem), problem);
}

bool CampaignModel::tell(bool done, const QString &problem)
{
    if (!problem.isEmpty())
        emit notice(problem);
    publish();
    return done;
}

void CampaignModel::publish()
{
    m_battles.clear();
    for (const Battle &battle : m_campaign.battles())
        m_battles << describe(battle);
    emit changed();
}

} // namespace bombshelf
