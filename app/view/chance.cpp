#include "chance.h"

#include "core/rng.h"

#include <QRandomGenerator>

#include <optional>

namespace bombshelf {

namespace {

std::optional<Rng> deals, thoughts;

quint64 drawFrom(std::optional<Rng> &row) { return row ? row->next() : QRandomGenerator::system()->generate64(); }

} // namespace

quint64 drawSeed() { return drawFrom(deals); }

quint64 drawThoughtSeed() { return drawFrom(thoughts); }

void repeatSeeds(quint64 first)
{
    deals.emplace(first);
    thoughts.emplace(first + 1);
}

} // namespace bombshelf
