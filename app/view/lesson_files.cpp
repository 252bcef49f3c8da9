#include "lesson_files.h"

#include "match/word.h"

#include <QFile>

namespace bombshelf {

namespace {

QString pathOf(const QString &id) { return QStringLiteral(":/assets/games/%1/lesson.json").arg(id); }

} // namespace

QStringList lessonsOf(const QString &gameId)
{
    QStringList ids{fromWord(familyOf(gameId.toStdString())), gameId};
    ids.removeDuplicates();
    ids.removeIf([](const QString &id) { return !QFile::exists(pathOf(id)); });
    return ids;
}

Lesson readLessonFile(const QString &id)
{
    QFile file(pathOf(id));
    return readLesson(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
}

} // namespace bombshelf
