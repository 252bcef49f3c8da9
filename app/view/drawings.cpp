#include "drawings.h"

#include <QCache>
#include <QImageReader>
#include <QMutex>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include <algorithm>

namespace bombshelf {

namespace {

constexpr qsizetype room = 128 << 20; ///< bytes: a table of 1280x800 takes some 13 MiB, and four times that where a pixel is four

const QString provider = QStringLiteral("drawn");

/// What a picture of that own size is drawn at: both sides as asked for, or one, or as it is.
QSize sizeFor(const QSize &own, const QSize &asked)
{
    if (asked.width() > 0 && asked.height() > 0)
        return asked;
    if (own.isEmpty() || std::max(asked.width(), asked.height()) <= 0)
        return own;
    const double scale = asked.width() > 0 ? double(asked.width()) / own.width() : double(asked.height()) / own.height();
    return {qRound(scale * own.width()), qRound(scale * own.height())};
}

bool isOpaque(const QImage &picture)
{
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        if (!std::all_of(line, line + picture.width(), [](QRgb pixel) { return qAlpha(pixel) == 0xff; }))
            return false;
    }
    return true;
}

QImage draw(const QString &path, const QSize &asked)
{
    QImageReader reader(path);
    reader.setScaledSize(sizeFor(reader.size(), asked));
    QImage picture = reader.read();
    if (picture.format() == QImage::Format_ARGB32_Premultiplied && isOpaque(picture))
        picture.convertTo(QImage::Format_RGB32); // what lies below a table need not be drawn
    return picture;
}

class Drawings final : public QQuickImageProvider {
public:
    Drawings() : QQuickImageProvider(Image) {}

    /// Called from the thread of the window, and from one that reads pictures ahead.
    QImage requestImage(const QString &path, QSize *size, const QSize &asked) override
    {
        const Key key(path, asked);
        QImage picture = kept(key);
        if (picture.isNull()) {
            picture = draw(QStringLiteral(":/") + path, asked);
            const QMutexLocker lock(&m_mutex);
            m_kept.insert(key, new QImage(picture), picture.sizeInBytes());
        }
        *size = picture.size();
        return picture;
    }

private:
    using Key = QPair<QString, QSize>;

    QImage kept(const Key &key)
    {
        const QMutexLocker lock(&m_mutex);
        const QImage *picture = m_kept.object(key);
        return picture ? *picture : QImage();
    }

    QMutex m_mutex;
    QCache<Key, QImage> m_kept{room};
};

/// Whatever shows one of the program's pictures names its file.
class PictureFiles final : public QQmlAbstractUrlInterceptor {
public:
    QUrl intercept(const QUrl &url, DataType type) override
    {
        const QString path = url.path();
        if (type != UrlString || url.scheme() != QLatin1String("qrc") || !path.endsWith(QLatin1String(".svg")))
            return url;
        return QUrl(QStringLiteral("image://%1%2").arg(provider, path));
    }
};

} // namespace

void keepDrawings(QQmlEngine &engine)
{
    static PictureFiles files;
    engine.addUrlInterceptor(&files);
    engine.addImageProvider(provider, new Drawings);
}

} // namespace bombshelf
