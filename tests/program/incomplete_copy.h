#pragma once

#include <QString>
#include <QTemporaryDir>

namespace bombshelf::test {

/// A copy of the program in that folder, whose Qt has everything but the plug-ins and QML modules in whose path `without` stands. Its path.
QString copyWithout(const QTemporaryDir &folder, const QString &without);

} // namespace bombshelf::test
