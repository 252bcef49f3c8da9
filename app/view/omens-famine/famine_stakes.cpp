#include "famine_stakes.h"

#include "games/omens-famine/position.h"

#include <utility>

namespace bombshelf {

FamineStakes::FamineStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &FamineStakes::refresh);
    refresh();
}

QStringList FamineStakes::scorable()
{
    QStringList words;
    const auto categories = omens::categoryDomain.words;
    for (std::size_t category = 0; category < categories.size(); ++category)
        if (omens_famine::isScorable(int(category)))
            words << fromWord(categories[category]);
    return words;
}

bool FamineStakes::few() const { return m_bare && *m_bare <= omens_famine::fewCells; }

void FamineStakes::refresh()
{
    const Observation *told = m_match->toldOf(omens_famine::descriptor());
    const auto bare = told ? std::optional(omens_famine::freeCells(told->state())) : std::nullopt;
    if (std::exchange(m_bare, bare) != bare)
        emit changed();
}

} // namespace bombshelf
