#pragma once

#include "lesson/lesson.h"

#include <QDir>

namespace bombshelf::test {

inline constexpr auto drillerForTwo = R"("game":"driller","rules":1,"seats":2,"learner":0,"seed":7,"speaker":"mole")";

/// A lesson with these steps: '{"id":"goal","say":true},...'. The seed deals the same table each time.
Lesson lessonOf(const QByteArray &steps, const QByteArray &head = drillerForTwo);

/// Where each game has its lesson, its examples and its rule books.
QDir gamesFolder();

} // namespace bombshelf::test
