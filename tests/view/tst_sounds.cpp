#include "support/test_case.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QtEndian>

namespace {

/// What scenes ask Sounds for: the words of their tables of sounds.
QSet<QString> soundsOfScenes()
{
    static const QRegularExpression table(R"(ounds(?:With)?\b[^{]*\(\{([^}]*)\}\))"), entry(R"lit("[\w-]+": "([\w-]+)")lit");
    QSet<QString> names;
    QDirIterator files(BOMBSHELF_SOURCE_DIR "/qml/games", {"Art.qml", "Scene.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        for (const auto &found : table.globalMatch(text))
            for (const auto &sound : entry.globalMatch(found.captured(1)))
                names += sound.captured(1);
    }
    return names;
}

} // namespace

/// The sounds are loud alike, and three at once do not clip: each stays below half of full scale.
class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void whatScenesAskForIsThere()
    {
        const QSet<QString> names = soundsOfScenes();
        QVERIFY2(names.size() > 14, qPrintable(QStringList(names.values()).join(' ')));
        for (const QString &name : names)
            QVERIFY2(QFile::exists(BOMBSHELF_SOURCE_DIR "/assets/sounds/" + name + ".wav"), qPrintable(name));
    }

    void levels_data()
    {
        QTest::addColumn<QString>("path");
        for (const QFileInfo &file : QDir(BOMBSHELF_SOURCE_DIR "/assets/sounds").entryInfoList({"*.wav"}))
            QTest::newRow(qPrintable(file.baseName())) << file.filePath();
    }
    void levels()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll().mid(44); // mono, 16 bits, after the header
        QVERIFY(bytes.size() > 2000);
        int peak = 0;
        for (qsizetype i = 0; i + 1 < bytes.size(); i += 2)
            peak = std::max(peak, std::abs(int(qFromLittleEndian<qint16>(bytes.constData() + i))));
        QVERIFY2(peak <= 16384, qPrintable(QString::number(peak)));
        QVERIFY2(peak > 4000, qPrintable(QString::number(peak)));
    }
};

BOMBSHELF_TEST(SoundsTest)
#include "tst_sounds.moc"
