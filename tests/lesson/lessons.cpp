#include "lessons.h"

namespace bombshelf::test {

Lesson lessonOf(const QByteArray &steps, const QByteArray &head) { return readLesson("{" + head + ",\"steps\":[" + steps + "]}"); }

} // namespace bombshelf::test
