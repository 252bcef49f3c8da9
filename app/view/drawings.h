#pragma once

class QQmlEngine;

namespace bombshelf {

/// Keeps the pictures that were drawn last, so that a table stands sooner the next time: drawing them takes a third of the time in
/// which a match begins, and of those that no scene shows any more Qt keeps 2 MiB. Called once for an engine that has loaded nothing.
///
/// A picture that is asked for by both sides of its sourceSize gets just those, whatever its fillMode; by one, it keeps its shape.
void keepDrawings(QQmlEngine &engine);

} // namespace bombshelf
