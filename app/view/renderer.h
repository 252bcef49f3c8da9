#pragma once

namespace bombshelf {

/// Chooses how windows are drawn; called once there is an application and before there is a window. Where no graphics
/// processor is behind OpenGL, or OpenGL can't be had at all, Qt's own software renderer shows the same, starts sooner and takes
/// less memory. QT_QUICK_BACKEND or QSG_RHI_BACKEND in the environment choose by hand.
void chooseRenderer();

} // namespace bombshelf
