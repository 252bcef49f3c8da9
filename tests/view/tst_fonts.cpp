#include "desk.h"
#include "support/test_case.h"

#include <QDirIterator>
#include <QRawFont>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace bombshelf;

namespace {

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands between the tags of a file.
QString textOfXml(const QString &path)
{
    QString text;
    for (QXmlStreamReader xml(contents(path)); !xml.atEnd();)
        if (xml.readNext() == QXmlStreamReader::Characters)
            text += xml.text();
    return text;
}

QString textOf(const QString &path) { return path.endsWith(".ts") || path.endsWith(".svg") ? textOfXml(path) : contents(path); }

} // namespace

/// A character that the bundled fonts lack comes out blank.
class FontsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void everyWrittenCharacterHasAGlyph_data()
    {
        QTest::addColumn<QString>("font");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("files");
        for (const char *weight : {"Medium", "Bold", "Black"}) {
            const QString font = QStringLiteral(":/assets/fonts/BombshelfRounded-%1.ttf").arg(weight);
            QTest::addRow("%s catalogues", weight) << font << "i18n" << QStringList{"*.ts", "*.txt"};
            QTest::addRow("%s rule books and pictures", weight) << font << "assets/games" << QStringList{"rules_*.md", "*.svg"};
            QTest::addRow("%s screens", weight) << font << "qml" << QStringList{"*.qml"};
        }
    }

    void everyWrittenCharacterHasAGlyph()
    {
        QFETCH(QString, font);
        QFETCH(QString, folder);
        QFETCH(QStringList, files);
        const QRawFont raw(font, 15);
        QVERIFY2(raw.isValid(), qPrintable(font));
        QSet<uint> seen, missing;
        for (QDirIterator file(QStringLiteral(BOMBSHELF_SOURCE_DIR "/") + folder, files, QDir::Files, QDirIterator::Subdirectories);
             file.hasNext();)
            for (const uint character : textOf(file.next()).toUcs4())
                if (character >= ' ')
                    seen << character;
        for (const uint character : seen)
            if (!raw.supportsCharacter(character))
                missing << character;
        QVERIFY(seen.size() > 30);
        const QList<uint> list(missing.begin(), missing.end());
        QVERIFY2(missing.isEmpty(), qPrintable(QString::fromUcs4(reinterpret_cast<const char32_t *>(list.data()), list.size())));
    }

    void theTestCanTell()
    {
        const QRawFont raw(QStringLiteral(":/assets/fonts/BombshelfRounded-Medium.ttf"), 15);
        QVERIFY(raw.supportsCharacter(QChar(u'山')));
        QVERIFY(!raw.supportsCharacter(0x1f4a3u));
    }
};

BOMBSHELF_TEST(FontsTest)
#include "tst_fonts.moc"
