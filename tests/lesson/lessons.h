#pragma once

#include "lesson/lesson.h"

namespace bombshelf::test {

inline constexpr auto drillerForTwo = R"("game":"driller","rules":1,"seats":2,"learner":0,"seed":7,"speaker":"mole")";

/// A lesson with these steps: '{"id":"goal","say":true},...'. The seed deals the same table each time.
Lesson lessonOf(const QByteArray &steps, const QByteArray &head = drillerForTwo);

} // namespace bombshelf::test
