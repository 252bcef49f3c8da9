#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
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

/// The bytes of a number that is in the order its reader wants.
template <typename Number> QByteArray raw(Number number) { return {reinterpret_cast<const char *>(&number), sizeof number}; }

/// As Apple's files want it.
QByteArray lengthOf(qsizetype bytes) { return raw(qToBigEndian(quint32(bytes))); }

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
        body += kind.type + lengthOf(png.size() + 8) + png;
    }
    return "icns" + lengthOf(body.size() + 8) + body;
}

/// As Windows' files want it.
template <typename Number> QByteArray littleEndian(Number number) { return raw(qToLittleEndian(number)); }

/// Windows' file of icons: a head with the count of pictures; for each its size (0 for 256), planes and bits of colour, how long its PNG is and
/// where it begins; the PNGs.
QByteArray ico(QSvgRenderer &picture)
{
    const QList<int> sizes{16, 24, 32, 48, 64, 128, 256};
    QByteArray head = littleEndian<quint16>(0) + littleEndian<quint16>(1) + littleEndian(quint16(sizes.size()));
    QByteArray pictures;
    const qsizetype begin = head.size() + 16 * sizes.size();
    for (const int size : sizes) {
        const QByteArray png = drawn(picture, size);
        head += QByteArray(2, char(size)) + littleEndian<quint16>(0) + littleEndian<quint16>(1) + littleEndian<quint16>(32) +
                littleEndian(quint32(png.size())) + littleEndian(quint32(begin + pictures.size()));
        pictures += png;
    }
    return head + pictures;
}

QByteArray bytesOf(QSvgRenderer &picture, const QFileInfo &file)
{
    if (file.suffix() == "icns")
        return icns(picture);
    return file.suffix() == "ico" ? ico(picture) : drawn(picture, file.completeBaseName().toInt());
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

/// The build's way from the program's picture to icons: make_icons SVG FILE... writes each FILE, a NAME.icns or NAME.ico with all sizes that a
/// Mac or Windows wants, or SIZE.png.
int main(int argc, char *argv[])
{
    QSvgRenderer picture(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    if (!picture.isValid() || argc < 3) {
        std::fprintf(stderr, "make_icons SVG FILE...\n");
        return 2;
    }
    for (int i = 2; i < argc; ++i) {
        const QFileInfo file(QString::fromLocal8Bit(argv[i]));
        if (!write(file.filePath(), bytesOf(picture, file)))
            return 1;
    }
    return 0;
}
