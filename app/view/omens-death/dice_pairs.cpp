#include "dice_pairs.h"

#include "games/omens-death/position.h"

#include <utility>

namespace bombshelf {

namespace {

QVariantMap pairsOn(const Table &table)
{
    QVariantMap pairs;
    for (const omens_death::Pair pair : omens_death::pairsOf(table)) {
        QVariant &same = pairs[QString::number(pair.total)];
        same = same.toList() << QVariant(QVariantList{pair.one, pair.other});
    }
    return pairs;
}

} // namespace

DicePairs::DicePairs(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &DicePairs::refresh);
    refresh();
}

void DicePairs::refresh()
{
    const Observation *told = m_match->toldOf(omens_death::descriptor());
    const QVariantMap pairs = told ? pairsOn(told->state().table) : QVariantMap();
    if (std::exchange(m_of, pairs) != pairs)
        emit changed();
}

} // namespace bombshelf
