#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QStringList>

namespace bombshelf {

/// What a game says under one key.
struct Text {
    QString key;
    int line;                         ///< of the key in its file, from 1
    QMap<QString, QStringList> forms; ///< by language: one, or as many as its Language has
};

struct Texts {
    QList<Text> texts;    ///< as they stand in the file
    QStringList problems; ///< "FILE:LINE: what is wrong there"; empty if the file can be used
};

/// Reads a game's texts, i18n/ID.txt, in the form that i18n/README.md describes.
Texts readTexts(const QString &path);

/// What is filled in when the text is shown: "%1" to "%4" and "%n", and whatever else looks like it.
QSet<QString> placesOf(const QString &form);

} // namespace bombshelf
