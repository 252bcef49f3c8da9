#include "pictures.h"

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

/// The size at which Qt would draw a picture of that size if it is asked for another: both sides as they are asked for, or by one.
QSize sizeFor(const QSize &own, const QSize &asked)
{
    if (asked.width() > 0 && asked.height() > 0)
        return asked;
    if (own.isEmpty() || std::max(asked.width(), asked.height()) <= 0)
        return own;
    const double scale = asked.width() > 0 ? double(asked.width()) / own.width() : double(asked.height()) / own.height();
    return {qRound(scale * own.width()), qRound(scale * own.height())};
}

class DrawnPictures final : public QQuickImageProvider {
public:
    DrawnPictures() : QQuickImageProvider(Image) {}

    /// Called from the thread of the window, and from one that reads pictures ahead.
    QImage requestImage(const QString &path, QSize *size, const QSize &asked) override
    {
        const Key key(path, asked);
        QImage picture = kept(key);
        if (picture.isNull()) {
            QImageReader reader(QStringLiteral(":/") + path);
            reader.setScaledSize(sizeFor(reader.size(), asked));
            picture = reader.read();
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

void keepPictures(QQmlEngine &engine)
{
    static PictureFiles files;
    engine.addUrlInterceptor(&files);
    engine.addImageProvider(provider, new DrawnPictures);
}

} // namespace bombshelf
