#pragma once

#include "saved_matches.h"

#include <QHash>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>

namespace bombshelf {

/// Matches of the folder: those lying open before the shelf, or (`finished`) the history. Reading them takes as long as it takes,
/// on a thread of its own; the lists fill as it goes on.
class SavesModel : public bombshelf::SavedMatches { // by its whole name, which the types for QML need
    Q_OBJECT
    QML_NAMED_ELEMENT(Saves)
    QML_SINGLETON
    Q_PROPERTY(QAbstractListModel *finished READ finished CONSTANT)
    Q_PROPERTY(int finishedCount READ finishedCount NOTIFY finishedCountChanged)
    /// Of each game that one person has played against bots, or with them, to its end: {title, text, art}, how they fared.
    Q_PROPERTY(QVariant trackRecords READ trackRecords NOTIFY trackRecordsChanged)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)

public:
    explicit SavesModel(QObject *parent = nullptr);
    ~SavesModel() override;

    QAbstractListModel *finished() { return &m_finished; }
    int finishedCount() const { return m_finished.rowCount(); }
    QVariantList trackRecords() const;
    bool reading() const { return m_reading; }
    /// Looks at the folder again, for both lists, and reads what has changed there.
    Q_INVOKABLE void refresh();
    /// The level at which the last results with that game come out even, by its id (see even_level.h).
    Q_INVOKABLE QString evenLevel(const QString &gameId) const;
    /// Throws it away, or says in a notice why it can't.
    Q_INVOKABLE void remove(const QString &path);
    /// What was thrown away last comes back, or a notice says why it can't.
    Q_INVOKABLE void bringBack();

signals:
    void notice(const QString &sentence);
    /// It can be brought back.
    void thrownAway();
    void finishedCountChanged();
    void trackRecordsChanged();
    void readingChanged();

private:
    void setReading(bool reading);
    void read(int round, const QHash<QString, SavedMatch> &known);
    /// What was read so far, or `whole`, in the order of the lists.
    void take(const std::vector<SavedMatch> &matches, bool whole);
    void followLanguage();

    SavedMatches m_finished;
    QHash<QString, SavedMatch> m_known; ///< by the record's path
    std::atomic<int> m_round = 0;       ///< of reading; what an earlier one finds is not wanted any more
    bool m_reading = false;
    QString m_problem; ///< of the folder
    QString m_thrownAway, m_itsPath; ///< where what was thrown away last lies now, and where it lay
    QThreadPool m_reader;
};

} // namespace bombshelf
