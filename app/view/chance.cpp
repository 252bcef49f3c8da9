#include "chance.h"

#include "core/rng.h"

#include <QRandomGenerator>

#include <optional>

namespace bombshelf {

namespace {

std::optional<Rng> row;

} // namespace

quint64 drawSeed() { return row ? row->next() : QRandomGenerator::system()->generate64(); }

void repeatSeeds(quint64 first) { row.emplace(first); }

} // namespace bombshelf
