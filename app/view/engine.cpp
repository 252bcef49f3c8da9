#include "engine.h"

#include "drawings.h"
#include "match_model.h"
#include "settings.h"

#include <QGuiApplication>
#include <QQmlEngine>

namespace bombshelf {

namespace {

/// In the player's language, as it stands in the window's title.
void nameProgram() { QGuiApplication::setApplicationDisplayName(QCoreApplication::translate("Program", "Bombshelf")); }

} // namespace

void prepareEngine(QQmlEngine &engine)
{
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    keepDrawings(engine);
    MatchModel::instance(); // hears of another language before QML asks it for words again
    nameProgram();
    QObject::connect(Settings::instance(), &Settings::languageChanged, &engine, nameProgram); // before titles are told again
    QObject::connect(Settings::instance(), &Settings::languageChanged, &engine, &QQmlEngine::retranslate);
}

} // namespace bombshelf
