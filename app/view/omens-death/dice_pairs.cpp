#include "dice_pairs.h"

#include "games/omens-death/position.h"

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
    if (follow(*m_match, omens_death::descriptor(), m_of, [](const Observation &told) { return pairsOn(told.state().table); }))
        emit changed();
}

} // namespace bombshelf
