#pragma once

#include "match_setup.h"

#include <QJsonArray>

namespace bombshelf {

/// Who sits in each seat, as matches and campaigns keep it.
QJsonArray seatsToJson(const std::vector<Player> &players);
/// What is missing there is empty; nothing is checked.
std::vector<Player> seatsFromJson(const QJsonArray &seats);

} // namespace bombshelf
