#include "engine.h"

#include "drawings.h"
#include "settings.h"

#include <QQmlEngine>

namespace bombshelf {

void prepareEngine(QQmlEngine &engine)
{
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    keepDrawings(engine);
    QObject::connect(Settings::instance(), &Settings::languageChanged, &engine, &QQmlEngine::retranslate);
}

} // namespace bombshelf
