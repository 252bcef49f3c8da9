#include "lessons.h"

namespace bombshelf::test {

Lesson lessonOf(const QByteArray &steps, const QByteArray &head) { return readLesson("{" + head + ",\"steps\":[" + steps + "]}"); }

QDir gamesFolder() { return QDir(QStringLiteral(BOMBSHELF_SOURCE_DIR "/assets/games")); }

} // namespace bombshelf::test
