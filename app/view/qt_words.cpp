#include <QCoreApplication>

/// Sentences of Qt's own that players read: of the command line, and why a file could not be read or written. Qt brings them in Japanese only
/// where its translations are installed, so they lie among ours.
[[maybe_unused]] static constexpr const char *ofQt[] = {
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
    QT_TRANSLATE_NOOP("QIODevice", "Permission denied"),
    QT_TRANSLATE_NOOP("QIODevice", "Too many open files"),
    QT_TRANSLATE_NOOP("QIODevice", "No such file or directory"),
    QT_TRANSLATE_NOOP("QIODevice", "No space left on device"),
    QT_TRANSLATE_NOOP("QIODevice", "Unknown error"),
    QT_TRANSLATE_NOOP("QFile", "Destination file exists"),
    QT_TRANSLATE_NOOP("QSaveFile", "Existing file %1 is not writable"),
    QT_TRANSLATE_NOOP("QSaveFile", "Filename refers to a directory"),
};
