#pragma once

#include "support/cases.h"

namespace bombshelf::test {

/// A battle of two under way, but for what the rest says otherwise.
inline QByteArray table(const QByteArray &rest)
{
    QByteArray position;
    for (const char *zone : {"satan: 14c^ 14d^ 14h^ 14s^ 9d", "hand0: 2c^ 3c^ 4c 5c 6c", "hand1: 2d^ 3d^ 4d 5d 6d",
                             "deck: 7s 8s 9s 10s 11s 12s", "dice-box: 1 1 1 1"})
        if (!rest.contains(QByteArray(zone).left(QByteArray(zone).indexOf(':') + 1)))
            position += QByteArray(zone) + "; ";
    return position + rest;
}

} // namespace bombshelf::test
