#pragma once

#include "match/luck.h"

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <map>

namespace bombshelf {

/// What is to be said of a count that strays so far with that chance, where so many are judged. The more there are, the farther one of them
/// strays by chance, so each has to stray that much farther to be called unusual (Bonferroni's correction).
enum class Straying { usual, oneOfMany, unusual, hardlyByChance };
Straying strayingOf(double chance, int judged);

/// What the page "Fair play" shows: how a match can be checked, and what chance brought in all matches that are over. Those are
/// read on a thread of their own, for a thousand of them take some seconds.
class FairPlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The record that is to be checked; empty: none.
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged)
    /// Shown before the match, and the seed, which its record tells once the match is over: read whenever it is asked for.
    Q_PROPERTY(QString seedHash READ seedHash NOTIFY pathChanged)
    Q_PROPERTY(QString seed READ seed NOTIFY pathChanged)
    Q_PROPERTY(QString command READ command NOTIFY pathChanged)
    /// How many matches were counted.
    Q_PROPERTY(int matches READ matches NOTIFY counted)
    Q_PROPERTY(bool reading READ reading NOTIFY counted)
    /// {title, parts} of each game that was played. A part, dice or cards, is {title, rows, verdicts}; a row {what, people,
    /// bots, spoken}, how often that came and how often it was to be expected.
    Q_PROPERTY(QVariantList games READ games NOTIFY counted)

public:
    explicit FairPlay(QObject *parent = nullptr);
    ~FairPlay() override;

    QString path() const { return m_path; }
    void setPath(const QString &path);
    QString seedHash() const { return m_seedHash; }
    QString seed() const;
    QString command() const;
    int matches() const { return m_found.matches; }
    bool reading() const { return m_reading; }
    QVariantList games() const;

signals:
    void pathChanged();
    void counted();

private:
    struct Found {
        int matches = 0;
        std::map<const Rules *, Luck> luck;
    };
    void read();

    QString m_path, m_seedHash;
    Found m_found;
    bool m_reading = true;
    std::atomic<bool> m_quit = false;
    QThreadPool m_reader;
};

} // namespace bombshelf
