#include "counts.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace bombshelf {

void Counts::grow(std::size_t size)
{
    const std::size_t before = m_came.size();
    if (size <= before)
        return;
    std::vector<double> wider(size * size);
    for (std::size_t row = 0; row < before; ++row)
        std::copy_n(m_covariance.begin() + std::ptrdiff_t(row * before), before, wider.begin() + std::ptrdiff_t(row * size));
    m_covariance = std::move(wider);
    m_came.resize(size);
    m_expected.resize(size);
}

void Counts::add(std::span<const int> weights, int came)
{
    grow(weights.size());
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    ++m_total;
    ++m_came[std::size_t(came)];
    for (std::size_t a = 0; a < weights.size(); ++a) {
        const double chance = weights[a] / sum;
        m_expected[a] += chance;
        covariance(a, a) += chance;
        for (std::size_t b = 0; chance > 0 && b < weights.size(); ++b)
            covariance(a, b) -= chance * weights[b] / sum;
    }
}

void Counts::add(const Counts &others)
{
    grow(others.m_came.size());
    m_total += others.m_total;
    const std::size_t size = others.m_came.size();
    for (std::size_t a = 0; a < size; ++a) {
        m_came[a] += others.m_came[a];
        m_expected[a] += others.m_expected[a];
        for (std::size_t b = 0; b < size; ++b)
            covariance(a, b) += others.m_covariance[a * size + b];
    }
}

bool Counts::canJudge() const
{
    return std::ranges::count_if(m_expected, [](double expected) { return expected >= least; }) > 1;
}

/// The square of the distance, measured in what chance strays by: (O - E)' C^-1 (O - E), with C the covariance. Where all draws
/// are alike that is Pearson's χ² (1900); a deck that grows thinner and dice of different faces make it a sum of unlike draws.
double Counts::chanceOfSuch() const
{
    if (!canJudge())
        return 1;
    std::vector<std::size_t> left;
    std::vector<double> off(m_came.size()), c = m_covariance;
    for (std::size_t place = 0; place < m_came.size(); ++place) {
        off[place] = m_came[place] - m_expected[place];
        if (m_expected[place] >= least)
            left.push_back(place);
    }
    const std::size_t size = m_came.size();
    double square = 0;
    int degrees = 0;
    // Elimination; what follows from the rest (all counts add up) has no variance left and is not counted.
    while (!left.empty()) {
        const auto largest = std::ranges::max_element(left, {}, [&](std::size_t p) { return c[p * size + p]; });
        const std::size_t p = *largest;
        const double variance = c[p * size + p];
        if (variance < 1e-9 * m_total)
            break;
        left.erase(largest);
        square += off[p] * off[p] / variance;
        ++degrees;
        for (const std::size_t a : left) {
            const double share = c[a * size + p] / variance;
            off[a] -= share * off[p];
            for (const std::size_t b : left)
                c[a * size + b] -= share * c[p * size + b];
        }
    }
    return chiSquareTail(square, degrees);
}

/// Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964), 26.4.4 and 26.4.5.
double chiSquareTail(double x, int degrees)
{
    if (degrees < 1)
        return 1;
    const bool odd = degrees % 2 == 1;
    double sum = odd ? std::erfc(std::sqrt(x / 2)) : 0;
    double term = std::exp(-x / 2) * (odd ? std::sqrt(2 * x / std::numbers::pi) : 1);
    for (int i = odd ? 3 : 2; i <= degrees; i += 2) {
        sum += term;
        term *= x / i;
    }
    return sum;
}

} // namespace bombshelf
