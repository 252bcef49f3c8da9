#include "view/catalogue_model.h"
#include "view/match_controller.h"
#include "view/renderer.h"
#include "view/settings.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include <cstdio>
#include <variant>

using namespace bombshelf;

namespace {

int refuse(const QString &sentence)
{
    std::fprintf(stderr, "bombshelf: %s\n", qPrintable(sentence));
    return 2;
}

/// What the command line asks for: a game, or an exit code. Read before there is a screen, so that words help without one.
std::variant<QString, int> readWords(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const Settings texts(nullptr);
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("main", "Tabletop games on one shelf."));
    const QCommandLineOption help = parser.addHelpOption(), version = parser.addVersionOption();
    parser.addPositionalArgument("game", QCoreApplication::translate("main", "Opens this game at once."), "[game]");
    if (!parser.parse(app.arguments()))
        return refuse(parser.errorText());
    if (parser.isSet(help) || parser.isSet(version)) {
        const QString text = parser.isSet(help) ? parser.helpText() : QStringLiteral("bombshelf " BOMBSHELF_VERSION "\n");
        std::fputs(qPrintable(text), stdout);
        return 0;
    }
    const QStringList words = parser.positionalArguments();
    if (words.size() > 1)
        return refuse(QCoreApplication::translate("main", "One game at a time, please: %1 were named.").arg(words.size()));
    if (!words.isEmpty() && !findGame(words.first()))
        return refuse(QCoreApplication::translate("main", "There is no game called “%1” on this shelf.").arg(words.first()));
    return words.value(0);
}

/// Why no window can be drawn, in a sentence; empty if one can.
QString whatIsMissing()
{
    if (!QImageReader::supportedImageFormats().contains("svg"))
        return QCoreApplication::translate("main", "Qt’s reader of SVG pictures is missing, so there would be no pictures. Debian and "
                                                   "Ubuntu have it in the package qt6-svg-plugins.");
    return {};
}

/// The window's page, with what it is told.
void load(QQmlApplicationEngine &engine, const char *page, const QVariantMap &properties)
{
    engine.setInitialProperties(properties);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bombshelf/Shell/%1.qml").arg(QLatin1String(page))));
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication::setApplicationName(QStringLiteral("bombshelf"));
    QGuiApplication::setOrganizationName(QStringLiteral("bombshelf"));
    QGuiApplication::setApplicationVersion(QStringLiteral(BOMBSHELF_VERSION));
    const std::variant<QString, int> words = readWords(argc, argv);
    if (const int *code = std::get_if<int>(&words))
        return *code;

    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.bombshelf.Bombshelf"));
    QGuiApplication app(argc, argv);
    app.setApplicationDisplayName(QStringLiteral("Bombshelf"));
    app.setWindowIcon(QIcon(QStringLiteral(":/assets/app.png")));
    chooseRenderer();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    Settings::instance(); // its translators first: everything else speaks through them

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(Settings::instance(), &Settings::languageChanged, &engine, &QQmlApplicationEngine::retranslate);
    if (const QString missing = whatIsMissing(); !missing.isEmpty()) {
        std::fprintf(stderr, "bombshelf: %s\n", qPrintable(missing));
        load(engine, "CannotStart", {{"reason", missing}});
        QGuiApplication::exec();
        return 1;
    }
    load(engine, "Main", {{"startGame", std::get<QString>(words)}});
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
