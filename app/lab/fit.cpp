#include "fit.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bombshelf::lab {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

constexpr double pull = 1;     ///< of each weight towards 0: the square of its size costs as much as an example's surprise
constexpr double farthest = 2; ///< a step goes: the first ones overshoot
constexpr int rounds = 12;     ///< far more than it takes
constexpr std::size_t keptBack = 10; ///< one example in that many

/// What each contender's chance would be.
Vector chances(const Example &example, const Vector &weights)
{
    Vector all;
    double most = -1e300, sum = 0;
    for (const auto &contender : example.contenders) {
        double worth = 0;
        for (std::size_t i = 0; i < weights.size(); ++i)
            worth += weights[i] * double(contender.features[i]);
        all.push_back(worth);
        most = std::max(most, worth);
    }
    for (double &worth : all)
        sum += worth = std::exp(worth - most);
    for (double &worth : all)
        worth /= sum;
    return all;
}

/// Of the examples that are kept back.
double surpriseOf(const std::vector<Example> &examples, const Vector &weights)
{
    double sum = 0;
    int count = 0;
    for (std::size_t e = 0; e < examples.size(); e += keptBack, ++count) {
        const Vector chance = chances(examples[e], weights);
        for (std::size_t c = 0; c < chance.size(); ++c)
            sum -= double(examples[e].contenders[c].share) * std::log2(chance[c]);
    }
    return sum / std::max(1, count);
}

/// The gradient of the likelihood and its curvature, summed over examples.
struct Slope {
    Vector gradient;
    Matrix curvature;

    Slope(const Vector &weights) : gradient(weights.size()), curvature(weights.size(), Vector(weights.size()))
    {
        for (std::size_t i = 0; i < weights.size(); ++i) {
            gradient[i] = -pull * weights[i];
            curvature[i][i] = pull;
        }
    }

    void add(const Example &example, const Vector &chance)
    {
        const std::size_t n = gradient.size();
        Vector mean(n);
        for (std::size_t c = 0; c < chance.size(); ++c)
            for (std::size_t i = 0; i < n; ++i)
                mean[i] += chance[c] * double(example.contenders[c].features[i]);
        for (std::size_t c = 0; c < chance.size(); ++c) {
            const Example::Contender &contender = example.contenders[c];
            for (std::size_t i = 0; i < n; ++i) {
                const double apart = double(contender.features[i]) - mean[i];
                gradient[i] += double(contender.share) * apart;
                for (std::size_t j = 0; j <= i; ++j)
                    curvature[i][j] += chance[c] * apart * (double(contender.features[j]) - mean[j]);
            }
        }
    }
};

/// The lower triangle whose product with its transpose is the matrix (Cholesky); of the matrix, the lower half is read.
Matrix rootOf(const Matrix &matrix)
{
    Matrix root = matrix;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (std::size_t k = 0; k < j; ++k)
                sum -= root[i][k] * root[j][k];
            root[i][j] = i == j ? std::sqrt(sum) : sum / root[j][j];
        }
    return root;
}

Vector solve(const Matrix &root, Vector right)
{
    const std::size_t n = right.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            right[i] -= root[i][k] * right[k];
        right[i] /= root[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            right[i] -= root[k][i] * right[k];
        right[i] /= root[i][i];
    }
    return right;
}

} // namespace

std::vector<Example> joined(std::vector<std::vector<Example>> &&some)
{
    std::vector<Example> all;
    for (std::vector<Example> &examples : some)
        std::ranges::move(examples, std::back_inserter(all));
    return all;
}

Fit fit(const std::vector<Example> &examples, std::size_t features)
{
    Fit found{Vector(features), 0, surpriseOf(examples, Vector(features))};
    for (int round = 0; round < rounds; ++round) {
        Slope slope(found.weights);
        for (std::size_t e = 0; e < examples.size(); ++e)
            if (e % keptBack != 0)
                slope.add(examples[e], chances(examples[e], found.weights));
        const Vector step = solve(rootOf(slope.curvature), slope.gradient);
        for (std::size_t i = 0; i < features; ++i)
            found.weights[i] += std::clamp(step[i], -farthest, farthest);
    }
    found.surprise = surpriseOf(examples, found.weights);
    return found;
}

} // namespace bombshelf::lab
