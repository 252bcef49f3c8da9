#include "games/catalogue.h"
#include "match/plain.h"
#include "match/word.h"
#include "self_check/borrowed_home.h"
#include "self_check/self_check.h"
#include "streams/streams.h"
#include "terminal/terminal.h"
#include "view/chance.h"
#include "view/engine.h"
#include "view/game_info.h"
#include "view/match_model.h"
#include "view/renderer.h"
#include "view/settings.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <optional>

using namespace bombshelf;

namespace {

/// What the command line asks for. Reading it takes no application object, but only with one are its sentences in the
/// language of the user.
struct CommandLine {
    explicit CommandLine(const QStringList &words)
    {
        parser.setApplicationDescription(QCoreApplication::translate("main", "Tabletop games on one shelf."));
        parser.addPositionalArgument("game", QCoreApplication::translate("main", "Opens this game at once."), "[game");
        parser.addPositionalArgument("file", QCoreApplication::translate("main", "Goes on with the match kept in this file."), "| file]");
        parser.addOptions({help, version, seed, inText, selfCheck});
        understood = parser.parse(words);
    }

    bool playsInText() const { return parser.isSet(inText); }
    bool checksItself() const { return parser.isSet(selfCheck); }
    bool asksForText() const { return parser.isSet(help) || parser.isSet(version); }
    static QStringList shelf()
    {
        QStringList ids;
        for (const Rules *rules : catalogue())
            ids << fromWord(rules->descriptor().id);
        return ids;
    }
    QString word() const { return parser.positionalArguments().value(0); }
    QString game() const { return findGame(word().toLower().toStdString()) ? word().toLower() : QString(); }
    QString record() const { return word().isEmpty() || !game().isEmpty() ? QString() : QFileInfo(word()).absoluteFilePath(); }
    std::optional<quint64> number() const
    {
        bool isNumber = false;
        const quint64 found = parser.value(seed).toULongLong(&isNumber);
        return isNumber ? std::optional(found) : std::nullopt;
    }
    /// Why it can't be done, in a sentence; empty if it can.
    QString problem() const
    {
        const auto words = parser.positionalArguments().size();
        if (!understood)
            return parser.errorText();
        if (asksForText())
            return {};
        if (words > 1)
            return QCoreApplication::translate("main", "One game at a time, please: %1 were named.").arg(words);
        if (checksItself() && (words > 0 || playsInText() || parser.isSet(seed)))
            return QCoreApplication::translate(
                "main", "--self-check tries everything by itself: it goes with no game, no file, no --seed and no --text.");
        if (words == 1 && game().isEmpty() && !QFileInfo(record()).isFile())
            return QCoreApplication::translate("main",
                                               "There is no game called “%1” on this shelf, and no file of that name. The games are: %2.")
                .arg(quoted(word()), shelf().join(QStringLiteral(", ")));
        if (parser.isSet(seed) && !record().isEmpty())
            return QCoreApplication::translate("main", "--seed is for a match that begins: the one in “%1” has been dealt.")
                .arg(quoted(word()));
        if (parser.isSet(seed) && !number())
            return QCoreApplication::translate("main", "“%1” is not a valid seed: it must be a whole number from 0 to %2.")
                .arg(parser.value(seed))
                .arg(std::numeric_limits<quint64>::max());
        return {};
    }

    QCommandLineParser parser;
    const QCommandLineOption help{{"h", "help"}, QCoreApplication::translate("main", "Prints these words.")};
    const QCommandLineOption version{{"v", "version"}, QCoreApplication::translate("main", "Prints which version this is.")};
    const QCommandLineOption seed{
        "seed", QCoreApplication::translate("main", "Deals and dice follow from this number: the same again next time."), "number"};
    const QCommandLineOption inText{"text", QCoreApplication::translate("main", "Plays in words, in a terminal.")};
    const QCommandLineOption selfCheck{
        "self-check", QCoreApplication::translate("main", "Tries everything once, with a home of its own, and says whether all is well.")};
    bool understood = false;
};

/// Without `-session ID`, by which a session of X11 starts its programs again: Qt takes that.
QStringList wordsOf(int argc, char *argv[])
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    if (const qsizetype session = words.indexOf(QStringLiteral("-session")); session > 0)
        words.remove(session, std::min<qsizetype>(2, words.size() - session));
    return words;
}

/// Prints the text that was asked for, or what was wrong; needs no screen. Only where no window follows may there be an
/// application object before the window's: with its end goes what Qt Quick tells screen readers.
int answer(int argc, char *argv[])
{
    const StandardStreams streams(StandardStreams::Console::callers);
    const QStringList words = wordsOf(argc, argv); // Qt takes away those that it knows
    const QCoreApplication app(argc, argv);
    const Settings texts(nullptr);
    const CommandLine line(words);
    if (const QString problem = line.problem(); !problem.isEmpty()) {
        std::fprintf(stderr, "bombshelf: %s\n", qPrintable(problem));
        return 2;
    }
    const QString text = line.parser.isSet(line.help) ? line.parser.helpText() : QStringLiteral("bombshelf " BOMBSHELF_VERSION "\n");
    std::fputs(qPrintable(text), stdout);
    if (std::fflush(stdout) == 0)
        return 0;
    std::fprintf(stderr, "bombshelf: %s\n", qPrintable(QCoreApplication::translate("main", "What was asked for could not be written.")));
    return 1;
}

/// A match without a window: here, too, an application object comes first, for timers and translations.
int playInTerminal(int argc, char *argv[], const CommandLine &line)
{
    const StandardStreams streams(StandardStreams::Console::callers);
    const QCoreApplication app(argc, argv);
    Settings::instance();
    return playInText(line.game(), line.record());
}

/// Where no screen can be reached Qt ends the program, and says so in words of its own.
void sayThatThereIsNoScreen(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    std::fprintf(stderr, "%s\n", qPrintable(text));
    if (type != QtFatalMsg)
        return;
    const Settings texts(nullptr);
    std::fprintf(
        stderr, "bombshelf: %s\n",
        qPrintable(QCoreApplication::translate("main", "There is no screen to open a window on. With --text it is played in a terminal.")));
    std::_Exit(1);
}

/// Why no window can be drawn, in a sentence; empty if one can.
QString whatIsMissing()
{
    if (!QImageReader::supportedImageFormats().contains("svg"))
        return QCoreApplication::translate("main", "Qt’s reader of SVG pictures is missing, so there would be no pictures. Debian and "
                                                   "Ubuntu have it in the package qt6-svg-plugins.");
    return {};
}

/// The window, with what it is told.
void load(QQmlApplicationEngine &engine, const char *window, const QVariantMap &properties)
{
    engine.setInitialProperties(properties);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bombshelf/%1.qml").arg(QLatin1String(window))));
}

/// Plays and shows everything, in a home that is borrowed.
int checkItself(QQmlApplicationEngine &engine)
{
    const StandardStreams streams(StandardStreams::Console::callers);
    const QString language = Settings::instance()->language();
    SelfCheck check;
    QObject::connect(&engine, &QQmlEngine::warnings, &check, &SelfCheck::warn);
    QObject::connect(&check, &SelfCheck::ended, &engine, &QCoreApplication::quit);
    check.playMatches();
    load(engine, "SelfCheck/SelfCheckTour", {{"check", QVariant::fromValue(&check)}});
    if (!engine.rootObjects().isEmpty())
        QGuiApplication::exec();
    Settings::instance()->setLanguage(language);
    std::fprintf(check.isWell() ? stdout : stderr, "bombshelf: %s\n", qPrintable(check.verdict()));
    return check.isWell() ? 0 : 1;
}

/// There is no home to borrow.
int cannotCheckItself(const QString &problem)
{
    std::fprintf(
        stderr, "bombshelf: %s\n",
        qPrintable(QCoreApplication::translate("main", "There is no room for temporary files, which a check needs: %1").arg(problem)));
    return 1;
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication::setApplicationName(QStringLiteral("bombshelf"));
    QGuiApplication::setOrganizationName(QStringLiteral("bombshelf"));
    QGuiApplication::setApplicationVersion(QStringLiteral(BOMBSHELF_VERSION));
    const CommandLine line(wordsOf(argc, argv));
    if (line.asksForText() || !line.problem().isEmpty())
        return answer(argc, argv);
    if (const auto number = line.number())
        repeatSeeds(*number);
    if (line.playsInText())
        return playInTerminal(argc, argv, line);

    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.bombshelf.Bombshelf"));
    const QtMessageHandler usual = qInstallMessageHandler(sayThatThereIsNoScreen);
    QGuiApplication app(argc, argv);
    qInstallMessageHandler(usual);
    app.setApplicationDisplayName(QStringLiteral("Bombshelf"));
    app.setWindowIcon(QIcon(QStringLiteral(":/assets/app.png")));
    chooseRenderer();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    static std::optional<BorrowedHome> home; // is gone after the settings, which are written at the very end
    if (line.checksItself())
        home.emplace();
    Settings::instance(); // its translators first: everything else speaks through them

    QQmlApplicationEngine engine;
    prepareEngine(engine);
    if (const QString missing = whatIsMissing(); !missing.isEmpty()) {
        std::fprintf(stderr, "bombshelf: %s\n", qPrintable(missing));
        if (home)
            return 1;
        load(engine, "Shell/CannotStart", {{"reason", missing}});
        QGuiApplication::exec();
        return 1;
    }
    if (home)
        return home->problem().isEmpty() ? checkItself(engine) : cannotCheckItself(home->problem());
    Settings::instance()->saveDamaged();
    load(engine, "Shell/Main", {{"startGame", line.game()}, {"startRecord", line.record()}});
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
