#include "famine_stakes.h"

#include "games/omens-famine/position.h"

#include <utility>

namespace bombshelf {

namespace {

QStringList wordsOf(omens_famine::Categories categories)
{
    QStringList words;
    for (std::size_t category = 0; category < omens::categoryDomain.words.size(); ++category)
        if (categories >> category & 1)
            words << fromWord(omens::categoryDomain.words[category]);
    return words;
}

} // namespace

FamineStakes::FamineStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &FamineStakes::refresh);
    refresh();
}

QStringList FamineStakes::scorable() { return wordsOf(omens_famine::everyCategory); }

QStringList FamineStakes::held() const { return m_told ? wordsOf(m_told->held) : QStringList(); }

bool FamineStakes::few() const { return m_told && m_told->bare <= omens_famine::fewCells; }

void FamineStakes::refresh()
{
    const Observation *observed = m_match->toldOf(omens_famine::descriptor());
    std::optional<Told> told;
    if (observed)
        told = Told{omens_famine::freeCells(observed->state()), omens_famine::categoriesOn(observed->state().table)};
    if (std::exchange(m_told, told) != told)
        emit changed();
}

} // namespace bombshelf
