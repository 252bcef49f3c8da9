#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// The ranking of poker hands, for screens. Cards are words of their kinds ("14s"), categories words of theirs ("full-house");
/// words that are no cards are left out.
class Poker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// Best first.
    Q_PROPERTY(QVariant categories READ categories CONSTANT)

public:
    static QStringList categories();
    /// Of the best hand of up to five of the cards; nothing without cards.
    Q_INVOKABLE static QString category(const QStringList &cards);
    /// Some five of the cards are exactly that hand, where that is a hand at all.
    static bool canMake(const QStringList &cards, const QString &category);
    /// They are not, but would be with one card more, which is none of the `gone` ones.
    static bool isACardShort(const QStringList &cards, const QString &category, const QStringList &gone);
    /// The places of those cards that make it what it is: of one pair just the pair.
    Q_INVOKABLE static QVariantList makers(const QStringList &cards);
    /// A straight or better: worth calling out, and hoping for.
    Q_INVOKABLE static bool isGreat(const QString &category);
    /// What great hands one more card would make of them that they are not yet; best first. No second one of them comes, and none of the `gone` ones.
    Q_INVOKABLE static QStringList possible(const QStringList &cards, const QStringList &gone = {});
};

} // namespace bombshelf
