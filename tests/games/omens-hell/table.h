#pragma once

#include "support/cases.h"

namespace bombshelf::test {

/// All thirteen piles of four, but for those that the rest names ("pile-9: 9c^; ..."; "pile-9:" is empty), and dice to roll.
inline QByteArray table(const QByteArray &rest)
{
    QByteArray position = "dice-box: 1 1; prophecy0: prophecy-flush; prophecy1: prophecy-straight; ";
    if (rest.contains("prophecy0"))
        position = "dice-box: 1 1; ";
    for (int value = 2; value <= 14; ++value) {
        const QByteArray number = QByteArray::number(value);
        if (!rest.contains("pile-" + number + ":"))
            position += "pile-" + number + ": " + number + "c^ " + number + "d " + number + "h " + number + "s; ";
    }
    return position + rest;
}

} // namespace bombshelf::test
