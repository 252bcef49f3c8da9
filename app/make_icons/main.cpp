#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <cstdio>

namespace {

/// PNG of that size, in pixels each way.
QByteArray drawn(QSvgRenderer &picture, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray numberOf(qsizetype bytes)
{
    QByteArray number(4, '\0');
    qToBigEndian(quint32(bytes), number.data());
    return number;
}

/// Apple's file of icons: "icns" and its length, then for each picture its type, its length (both with these eight bytes) and the PNG.
QByteArray icns(QSvgRenderer &picture)
{
    struct Kind {
        const char *type;
        int size;
    };
    QByteArray body;
    for (const Kind kind : {Kind{"icp4", 16},
                            {"ic11", 32},
                            {"icp5", 32},
                            {"ic12", 64},
                            {"ic07", 128},
                            {"ic13", 256},
                            {"ic08", 256},
                            {"ic14", 512},
                            {"ic09", 512},
                            {"ic10", 1024}}) {
        const QByteArray png = drawn(picture, kind.size);
        body += kind.type + numberOf(png.size() + 8) + png;
    }
    return "icns" + numberOf(body.size() + 8) + body;
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    const bool written = !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (!written)
        std::fprintf(stderr, "make_icons: “%s” can't be written: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return written;
}

} // namespace

/// The build's way from the program's picture to icons: make_icons SVG FILE... writes each FILE, a NAME.icns with all sizes that a Mac wants,
/// or SIZE.png.
int main(int argc, char *argv[])
{
    QSvgRenderer picture(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    if (!picture.isValid() || argc < 3) {
        std::fprintf(stderr, "make_icons SVG FILE...\n");
        return 2;
    }
    for (int i = 2; i < argc; ++i) {
        const QFileInfo file(QString::fromLocal8Bit(argv[i]));
        if (!write(file.filePath(), file.suffix() == "icns" ? icns(picture) : drawn(picture, file.completeBaseName().toInt())))
            return 1;
    }
    return 0;
}
