#include "house_set_model.h"

#include "game_info.h"
#include "match/house_set.h"
#include "match/own_sets.h"
#include "settings.h"

#include <algorithm>
#include <utility>

namespace bombshelf {

HouseSetModel::HouseSetModel(QObject *parent) : QObject(parent)
{
    connect(Settings::instance(), &Settings::languageChanged, this, &HouseSetModel::followLanguage);
}

QString HouseSetModel::gameId() const { return m_rules ? fromWord(game().id) : QString(); }

void HouseSetModel::setGameId(const QString &id)
{
    if (id == gameId())
        return;
    m_rules = findGame(id.toStdString());
    emit groupsChanged();
    load();
}

QVariantList HouseSetModel::groups() const
{
    QVariantList list;
    if (!m_rules)
        return list;
    const Words words(game(), {});
    QVariantList entries;
    const auto set = game().houseSet;
    for (std::size_t i = 0; i < set.size(); ++i) {
        const SetEntry &entry = set[i];
        entries << QVariantMap{{"at", int(i)},
                               {"word", fromWord(entry.domain->words[entry.value])},
                               {"text", words.value(*entry.domain, entry.value)},
                               {"least", entry.least},
                               {"most", entry.most}};
        if (i + 1 == set.size() || set[i + 1].group != entry.group)
            list << QVariantMap{{"title", words.text(QStringLiteral("set.") + fromWord(entry.group))},
                                {"counts", entry.domain == game().kinds}, // values are not added up, nor numbers of which one is taken
                                {"entries", std::exchange(entries, {})}};
    }
    return list;
}

QVariantList HouseSetModel::numbers() const
{
    QVariantList list;
    for (std::size_t i = 0; m_rules && i < game().houseSet.size(); ++i)
        list << m_setup.set[i];
    return list;
}

QVariantList HouseSetModel::sums() const
{
    QVariantList list;
    int sum = 0;
    const auto set = m_rules ? game().houseSet : std::span<const SetEntry>();
    for (std::size_t i = 0; i < set.size(); ++i) {
        sum += m_setup.set[i];
        if (i + 1 == set.size() || set[i + 1].group != set[i].group)
            list << std::exchange(sum, 0);
    }
    return list;
}

QVariantMap HouseSetModel::ofOptions() const
{
    QVariantMap told;
    if (!m_rules)
        return told;
    const Words words(game(), {});
    for (const Option &option : game().options) {
        QVariantMap ofValues;
        for (std::size_t i = 0; i < game().houseSet.size(); ++i)
            if (const SetEntry &entry = game().houseSet[i]; std::ranges::equal(entry.domain->words, option.values))
                ofValues[fromWord(option.values[entry.value])] = tr("%1: %2", "what is counted: how many")
                                                                     .arg(words.text(QStringLiteral("set.") + fromWord(entry.group)))
                                                                     .arg(m_setup.set[i]);
        if (!ofValues.isEmpty())
            told[fromWord(option.id)] = ofValues;
    }
    return told;
}

QString HouseSetModel::refusal() const
{
    const Refusal refusal = m_rules ? m_rules->whyNotSetup(m_setup) : notRefused;
    return refusal ? Words(game(), {}).text(QStringLiteral("refusal.") + fromWord(refusal.word)) : QString();
}

bool HouseSetModel::areDefault() const { return !m_rules || m_setup.set == byDefault().set; }

void HouseSetModel::set(int at, int number)
{
    if (!m_rules || at < 0 || at >= int(game().houseSet.size()))
        return;
    const SetEntry &entry = game().houseSet[std::size_t(at)];
    m_setup.set[std::size_t(at)] = std::int8_t(std::clamp<int>(number, entry.least, entry.most));
    emit changed();
}

void HouseSetModel::takeDefault()
{
    if (!m_rules)
        return;
    m_setup = byDefault();
    emit changed();
}

bool HouseSetModel::save()
{
    if (!m_rules)
        return false;
    QString problem;
    const bool kept = areDefault() ? OwnSets().reset(*m_rules, &problem) : OwnSets().save(*m_rules, m_setup, &problem);
    if (kept)
        m_own = !areDefault();
    m_problem = problem;
    emit changed();
    return kept;
}

void HouseSetModel::load()
{
    m_problem.clear();
    m_setup = m_rules ? byDefault() : Setup();
    m_own = m_rules && OwnSets().load(*m_rules, m_setup, &m_problem);
    emit changed();
}

/// What is wrong with the file is told in the language it was read in, so it is looked at again; the numbers stay.
void HouseSetModel::followLanguage()
{
    if (!m_problem.isEmpty()) {
        Setup setup = byDefault();
        QString problem;
        OwnSets().load(*m_rules, setup, &problem);
        if (!problem.isEmpty()) // else it could not be saved
            m_problem = problem;
    }
    emit groupsChanged();
    emit changed();
}

Setup HouseSetModel::byDefault() const { return defaultSetup(game(), game().minSeats); }

} // namespace bombshelf
