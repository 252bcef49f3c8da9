#include "streams/streams.h"
#include "support/test_case.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <cstdio>

using namespace bombshelf;

namespace {

/// Says each line back, in brackets, up to one with a dot alone; before them the words of the command line: test_streams echo WORD...
int echo(const QStringList &words)
{
    const StandardStreams streams(StandardStreams::Console::callers); // which changes nothing where there is a console
    for (const QString &word : words.mid(1))
        std::printf("{%s}\n", qPrintable(word));
    std::fflush(stdout);
    for (auto line = readLine(); line && *line != "."; line = readLine()) {
        std::printf("[%s]\n", line->c_str());
        std::fflush(stdout);
    }
    std::fputs("終わり\n", stderr);
    return 3;
}

} // namespace

/// What comes in and goes out by standard streams that are led elsewhere; tests/across/console.py tries those of a console.
class Streams : public QObject {
    Q_OBJECT

private slots:
    void linesArriveAsTheyWereWritten_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("Japanese") << QByteArray("盤と駒\nA\n") << QByteArray("[盤と駒]\n[A]\n");
        QTest::newRow("beyond 16 bits") << QByteArray("🂡𠮷\n") << QByteArray("[🂡𠮷]\n");
        QTest::newRow("as Windows ends lines") << QByteArray("一\r\n\r\n二\r\n") << QByteArray("[一]\n[]\n[二]\n");
        QTest::newRow("a last line without its end") << QByteArray("1\n2") << QByteArray("[1]\n[2]\n");
        QTest::newRow("to the end") << QByteArray("1\n.\n2\n") << QByteArray("[1]\n");
        QTest::newRow("a long one") << QByteArray("長").repeated(5000) + '\n' << '[' + QByteArray("長").repeated(5000) + "]\n";
    }

    void linesArriveAsTheyWereWritten()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QByteArray, said);
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"echo", "語"});
        child.write(typed);
        child.closeWriteChannel();
        QVERIFY(child.waitForFinished(300000));
        QCOMPARE(child.readAllStandardOutput(), "{語}\n" + said);
        QCOMPARE(child.readAllStandardError(), "終わり\n");
        QCOMPARE(child.exitCode(), 3);
    }
};

static const test::Runnable echoes("echo", echo);
BOMBSHELF_TEST(Streams)
#include "tst_streams.moc"
