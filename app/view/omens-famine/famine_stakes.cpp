#include "famine_stakes.h"

#include "games/omens-famine/position.h"
#include "view/omens/helpers.h"

#include <algorithm>

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

/// The cells that look as they are told.
omens_famine::CellSet settledCells(const State &told, const State &seen)
{
    omens_famine::CellSet settled = 0;
    for (int cell = 0; cell < omens_famine::cells; ++cell) {
        const auto one = told.table.in(omens_famine::zoneOf(cell)), other = seen.table.in(omens_famine::zoneOf(cell));
        settled |= omens_famine::CellSet(std::ranges::equal(one, other, {}, &Piece::id, &Piece::id)) << cell;
    }
    return settled;
}

} // namespace

FamineStakes::FamineStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &FamineStakes::refresh);
    refresh();
}

QStringList FamineStakes::scorable() { return wordsOf(omens_famine::everyCategory); }

QStringList FamineStakes::held() const { return m_told ? wordsOf(m_told->held) : QStringList(); }

QStringList FamineStakes::aCardShort() const { return m_told ? wordsOf(m_told->aCardShort) : QStringList(); }

QStringList FamineStakes::makers() const
{
    QStringList names;
    for (int cell = 0; m_told && cell < omens_famine::cells; ++cell)
        if (m_told->makers >> cell & 1)
            names << Helpers::nameOf(omens_famine::descriptor(), omens_famine::zoneOf(cell), 0);
    return names;
}

bool FamineStakes::few() const { return m_told && m_told->bare <= omens_famine::fewCells; }

void FamineStakes::refresh()
{
    using namespace omens_famine;
    const auto tell = [this](const Observation &told) {
        const State &state = told.state();
        return Told{freeCells(state), categoriesOn(state.table), categoriesACardShort(state.table),
                    makersOf(state.table, openCategories(state), settledCells(state, m_match->now().seen->state()))};
    };
    if (follow(*m_match, descriptor(), m_told, tell))
        emit changed();
}

} // namespace bombshelf
