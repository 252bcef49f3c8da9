#include "renderer.h"

#include <QFileInfo>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>

#include <algorithm>

namespace bombshelf {

namespace {

/// The names of OpenGL worked out by the processor: Mesa's, and Google's.
bool isSoftware(const QByteArray &renderer)
{
    const auto names = {"llvmpipe", "softpipe", "swrast", "software", "swiftshader"};
    return std::ranges::any_of(names, [lower = renderer.toLower()](const char *name) { return lower.contains(name); });
}

/// Where X or Wayland has its devices: direct rendering, NVIDIA's and Mali's own drivers, Windows below Linux. Asked first, since
/// loading OpenGL takes as much memory as all the rest.
bool hasDevice()
{
    const auto devices = {"/dev/dri", "/dev/nvidia0", "/dev/mali0", "/dev/dxg"};
    return std::ranges::any_of(devices, [](const char *device) { return QFileInfo::exists(QLatin1String(device)); });
}

bool drawsOnDevice()
{
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface))
        return false;
    return !isSoftware(reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER)));
}

} // namespace

void chooseRenderer()
{
    const bool isChosen = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    // Direct3D and Metal are always there.
    if (!isChosen && QQuickWindow::graphicsApi() == QSGRendererInterface::OpenGL && !(hasDevice() && drawsOnDevice()))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

} // namespace bombshelf
