#include "dice_pairs.h"

#include "games/omens-death/position.h"

#include <utility>

namespace bombshelf {

namespace {

QVariantMap pairsOn(const Table &table)
{
    using namespace omens_death;
    QVariantMap pairs;
    for (int one = 0; one < table.count(diceZone); ++one)
        for (int other = one + 1; other < table.count(diceZone); ++other) {
            QVariant &same = pairs[QString::number(pipsOf(table.at(diceZone, one).kind) + pipsOf(table.at(diceZone, other).kind))];
            same = same.toList() << QVariant(QVariantList{one, other});
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
