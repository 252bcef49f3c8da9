#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace bombshelf::test {

/// The grid row by row, - for an empty cell, and the rest of a position.
inline QByteArray grid(const char *cards, const char *rest)
{
    const QByteArrayList words = QByteArray(cards).simplified().split(' ');
    QByteArray position;
    for (int cell = 0; cell < words.size(); ++cell)
        if (words[cell] != "-")
            position += "cell-" + QByteArray(1, char('a' + cell / 5)) + QByteArray::number(cell % 5 + 1) + ": " + words[cell] + "; ";
    return position + rest;
}

} // namespace bombshelf::test
