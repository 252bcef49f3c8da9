#pragma once

#include <QMetaProperty>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// Japanese may break between any two letters, unless a word joiner stands there: this puts one wherever a phrase goes on.
QString keptInPhrases(const QString &text);

/// Attached to a Text that wraps: it breaks Japanese only between phrases, as long as one fits into a line.
class Phrases : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a Text.")
    QML_ATTACHED(bombshelf::Phrases)
    Q_PROPERTY(bool kept READ kept WRITE setKept NOTIFY keptChanged)
    /// The text as it was given: joiners are for the eye alone.
    Q_PROPERTY(QString plain READ plain NOTIFY plainChanged)

public:
    explicit Phrases(QObject *text);
    static Phrases *qmlAttachedProperties(QObject *text) { return new Phrases(text); }

    bool kept() const { return m_kept; }
    void setKept(bool kept);
    QString plain() const { return m_plain; }

signals:
    void keptChanged();
    void plainChanged();

private:
    Q_SLOT void keep();

    QMetaProperty m_text;
    QString m_plain;
    bool m_kept = false;
};

} // namespace bombshelf
