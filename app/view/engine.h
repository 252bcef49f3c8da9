#pragma once

class QQmlEngine;

namespace bombshelf {

/// What an engine of the program's windows needs before it loads one: its modules, its languages, and what has been drawn.
void prepareEngine(QQmlEngine &engine);

} // namespace bombshelf
