#pragma once

#include "core/rules.h"

#include <QByteArray>
#include <QJsonObject>

/// The numbers that a rulebook leaves out, as files, records and traces spell them: {"cards":{"0":5,...},...} (docs/record.md).
namespace bombshelf {

/// Bytes of a file that is read for a set, at most.
inline constexpr qint64 longestSetFile = 64 << 10;

/// Seats as given, every option at its default, and the house set of the game's data file.
Setup defaultSetup(const Descriptor &game, int seats);

QJsonObject setToJson(const Descriptor &game, const Setup &setup);
/// Reads every number of the set; throws Damage with a sentence that names the one that is missing, unknown or out of bounds.
void setFromJson(const QJsonObject &json, const Descriptor &game, Setup &setup);
/// The same from the text of a file; throws Damage.
void setFromText(const QByteArray &text, const Descriptor &game, Setup &setup);

} // namespace bombshelf
