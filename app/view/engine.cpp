#include "engine.h"

#include "drawings.h"
#include "match_model.h"
#include "settings.h"

#include <QQmlEngine>

namespace bombshelf {

void prepareEngine(QQmlEngine &engine)
{
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    keepDrawings(engine);
    MatchModel::instance(); // hears of another language before QML asks it for words again
    QObject::connect(Settings::instance(), &Settings::languageChanged, &engine, &QQmlEngine::retranslate);
}

} // namespace bombshelf
