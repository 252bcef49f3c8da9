#include "clear_spot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bombshelf {

namespace {

constexpr qreal neverWeight = 1000; // of what must not be covered
constexpr qreal sizeWeight = 2000; // of a size that is not the usual one: as much as 2000 pixels of some piece

qreal apart(const QRectF &one, const QRectF &other)
{
    const QPointF way = one.center() - other.center();
    return std::hypot(way.x(), way.y());
}

} // namespace

void ClearSpot::clear()
{
    m_things.clear();
    m_spared.clear();
    m_sizes.clear();
}

void ClearSpot::offer(const QSizeF &size) { m_sizes.push_back(size); }

void ClearSpot::add(const QRectF &spot, qreal weight) { m_things.push_back({spot, weight}); }

void ClearSpot::spare(const QRectF &spot) { m_spared.push_back(spot); }

qreal ClearSpot::overlap(const QRectF &one, const QRectF &other)
{
    const QRectF both = one.intersected(other);
    return both.width() * both.height();
}

qreal ClearSpot::cost(const QRectF &spot, const QRectF &now, const QRectF &target, qreal most) const
{
    const bool points = target.width() > 0;
    qreal sum = points ? neverWeight * overlap(spot, target.adjusted(-m_gap, -m_gap, m_gap, m_gap)) : 0;
    for (const QRectF &spared : m_spared)
        sum += neverWeight * overlap(spot, spared);
    for (auto thing = m_things.begin(); thing != m_things.end() && sum <= most; ++thing)
        sum += thing->weight * overlap(spot, thing->spot);
    return sum + apart(spot, points ? target : now);
}

std::vector<qreal> ClearSpot::stops(qreal room, qreal size, qreal from, qreal extent) const
{
    const qreal last = room - size - m_gap;
    std::vector<qreal> all;
    for (int sixth = 0; sixth <= 6; ++sixth)
        all.push_back(m_gap + (last - m_gap) * sixth / 6);
    all.insert(all.end(), {from - size - 2 * m_gap, from + extent + 2 * m_gap, from + (extent - size) / 2});
    for (qreal &at : all)
        at = std::clamp(at, m_gap, std::max(m_gap, last));
    return all;
}

std::vector<qreal> ClearSpot::rows(qreal size) const
{
    std::vector<qreal> all;
    for (const Thing &thing : m_things)
        for (const qreal y : {8 * std::floor((thing.spot.y() - size) / 8), 8 * std::ceil(thing.spot.bottom() / 8)})
            if (y >= m_gap && y + size + m_gap <= m_table.height())
                all.push_back(y);
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

QRectF ClearSpot::best(const QRectF &now, const QRectF &target) const
{
    qreal least = std::numeric_limits<qreal>::infinity();
    QRectF found = now;
    for (const QSizeF &size : m_sizes) {
        std::vector<qreal> heights = stops(m_table.height(), size.height(), target.y(), target.height());
        std::ranges::copy(rows(size.height()), std::back_inserter(heights));
        const std::vector<qreal> columns = stops(m_table.width(), size.width(), target.x(), target.width());
        const qreal beyond = size.width() * std::max(0.0, size.height() + 2 * m_gap - m_table.height());
        const qreal price = neverWeight * beyond + (size == m_sizes.front() ? 0 : sizeWeight);
        for (const qreal y : heights)
            for (const qreal x : columns) {
                const qreal sum = price + cost({{x, y}, size}, now, target, least - price);
                if (sum < least) {
                    least = sum;
                    found = {{std::round(x), std::round(y)}, size};
                }
            }
    }
    return found;
}

} // namespace bombshelf
