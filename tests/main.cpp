// The main function of each folder's test program.

#include "support/test_case.h"

#ifdef QT_GUI_LIB
#include <QGuiApplication>
using Application = QGuiApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <QFileInfo>
#include <QMap>

#include <cstdio>

namespace bombshelf::test {

static QMap<QString, Run> &runnables()
{
    static QMap<QString, Run> all;
    return all;
}

Runnable::Runnable(const QString &name, Run run) { runnables().insert(name, run); }

QString nameOfTest(const char *file) { return QFileInfo(QString::fromUtf8(file)).completeBaseName().sliced(int(sizeof "tst_") - 1); }

} // namespace bombshelf::test

int main(int argc, char *argv[])
{
    using bombshelf::test::runnables;
    const Application app(argc, argv);
    QStringList words = QCoreApplication::arguments();
    const QString name = words.value(1);
    if (!runnables().contains(name)) {
        std::fprintf(stderr, "one of these, please: %s\n", qPrintable(runnables().keys().join(' ')));
        return 2;
    }
    words.removeAt(1);
    return runnables()[name](words);
}
