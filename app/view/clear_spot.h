#pragma once

#include <QObject>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace bombshelf {

/// Where on a table a bubble covers the least: never what it points at, and of the rest what matters least. All in the table's pixels.
class ClearSpot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF table MEMBER m_table)
    /// How far it keeps from the table's edges and from what it points at.
    Q_PROPERTY(qreal gap MEMBER m_gap)

public:
    using QObject::QObject;

    /// Nothing lies there any more, and the bubble has no size.
    Q_INVOKABLE void clear();
    /// The bubble may be of that size; of any but the first only if that covers clearly less.
    Q_INVOKABLE void offer(const QSizeF &size);
    /// Something lies there; a pixel of it costs that much where it is covered.
    Q_INVOKABLE void add(const QRectF &spot, qreal weight);
    /// Must not be covered, if that can be helped.
    Q_INVOKABLE void spare(const QRectF &spot);
    /// The best place and size for a bubble that lies there now: the less it covers and the nearer it lies to the target (or to where it is,
    /// if that is empty), the better. Looks at ten columns, and as many rows and those just above and below what lies there. Where it lies, if it
    /// was offered no size.
    Q_INVOKABLE QRectF best(const QRectF &now, const QRectF &target) const;
    /// Pixels that lie in both.
    Q_INVOKABLE static qreal overlap(const QRectF &one, const QRectF &other);

private:
    struct Thing {
        QRectF spot;
        qreal weight;
    };

    /// As soon as it is more than `most`, any number above that.
    qreal cost(const QRectF &spot, const QRectF &now, const QRectF &target, qreal most) const;
    /// Along one way: the edges and what lies evenly between, and beside the target.
    std::vector<qreal> stops(qreal room, qreal size, qreal from, qreal extent) const;
    /// Just above and just below what lies there, in steps of 8 pixels.
    std::vector<qreal> rows(qreal size) const;

    QSizeF m_table;
    qreal m_gap = 0;
    std::vector<Thing> m_things;
    std::vector<QRectF> m_spared;
    std::vector<QSizeF> m_sizes;
};

} // namespace bombshelf
