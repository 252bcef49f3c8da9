#pragma once

#include <QObject>
#include <QQmlError>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// The program tries all it can do, and prints a line for each step: matches of every game, their records, and whatever there is to
/// show. A step fails if it says so, or if the QML engine warns meanwhile.
class SelfCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the one that its window is told of.")
    /// {gameId, record} of a match of each game, which is over; the record is its path.
    Q_PROPERTY(QVariantList matches READ matches CONSTANT)

public:
    SelfCheck();

    /// Plays a match of every game; then the window is to show everything.
    void playMatches();
    QVariantList matches() const { return m_matches; }

    /// A step begins; the one before has ended.
    Q_INVOKABLE void begin(const QString &step);
    /// What goes wrong in the step under way, in a sentence.
    Q_INVOKABLE void fail(const QString &problem);
    void warn(const QList<QQmlError> &warnings);
    /// There is nothing left to try.
    Q_INVOKABLE void end();

    /// What it comes to, in a sentence.
    QString verdict() const;
    bool isWell() const { return m_ended && m_faults == 0; }

signals:
    void ended();

private:
    QVariantList m_matches;
    QTimer m_patience;
    QString m_step;
    int m_steps = 0;
    int m_faults = 0;
    bool m_ended = false;
};

} // namespace bombshelf
