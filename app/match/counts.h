#pragma once

#include <span>
#include <vector>

namespace bombshelf {

/// How often things came, beside how often they were to come, where each time one of several comes by chance.
class Counts {
public:
    /// One came, of things that were each as likely as their weight says; by place.
    void add(std::span<const int> weights, int came);
    void add(const Counts &others);

    /// Places that something could come in so far.
    int size() const { return int(m_came.size()); }
    int total() const { return m_total; }
    int came(int place) const { return m_came[std::size_t(place)]; }
    double expected(int place) const { return m_expected[std::size_t(place)]; }
    /// How likely chance alone strays as far from what was to be expected, or farther. Nothing can be said (1) before there are as
    /// many as the rule of thumb asks for: five expected of each thing that is judged (Cochran, "Some Methods for Strengthening the
    /// Common χ² Tests", 1954).
    double chanceOfSuch() const;
    /// There is enough to say it.
    bool canJudge() const;

private:
    static constexpr double least = 5;

    void grow(std::size_t size);
    double &covariance(std::size_t a, std::size_t b) { return m_covariance[a * m_came.size() + b]; }

    int m_total = 0;
    std::vector<int> m_came;
    std::vector<double> m_expected, m_covariance; ///< the latter a square
};

/// How likely a sum of that many squares of standard normal numbers is x or more.
double chiSquareTail(double x, int degrees);

} // namespace bombshelf
