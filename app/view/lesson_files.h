#pragma once

#include "lesson/lesson.h"

namespace bombshelf {

/// The lessons that lead up to a game: its family's, and its own, as far as there are any.
QStringList lessonsOf(const QString &gameId);
/// Throws Damage, see readLesson().
Lesson readLessonFile(const QString &id);

} // namespace bombshelf
