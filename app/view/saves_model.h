#pragma once

#include "match/saves.h"

#include <QAbstractListModel>
#include <QHash>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>

namespace bombshelf {

/// Matches of the folder: those lying open before the shelf, or (`finished`) the history. Reading them takes as long as it takes,
/// on a thread of its own; the lists fill as it goes on.
class SavesModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Saves)
    QML_SINGLETON
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    Q_PROPERTY(QAbstractListModel *finished READ finished CONSTANT)
    Q_PROPERTY(int finishedCount READ finishedCount NOTIFY finishedCountChanged)
    /// Of each game that one person has played against bots, or with them, to its end: {title, text, art}, how they fared.
    Q_PROPERTY(QVariant trackRecords READ trackRecords NOTIFY trackRecordsChanged)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)

public:
    explicit SavesModel(QObject *parent = nullptr);
    ~SavesModel() override;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_matches.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QAbstractListModel *finished() { return m_finished; }
    int finishedCount() const { return m_finished->rowCount(); }
    QVariantList trackRecords() const;
    bool reading() const { return m_reading; }
    /// Looks at the folder again, for both lists, and reads what has changed there.
    Q_INVOKABLE void refresh();
    /// The level at which the last results with that game come out even, by its id (see even_level.h).
    Q_INVOKABLE QString evenLevel(const QString &gameId) const;
    /// Throws it away, or says in a notice why it can't.
    Q_INVOKABLE void remove(const QString &path);

signals:
    void notice(const QString &sentence);
    void countChanged();
    void finishedCountChanged();
    void trackRecordsChanged();
    void readingChanged();

private:
    /// The history beside the list that is `parent`.
    struct History {};
    SavesModel(History, QObject *parent);
    void setReading(bool reading);
    void read(int round, const QHash<QString, SavedMatch> &known);
    /// What was read so far, or `whole`, in the order of the lists.
    void take(const std::vector<SavedMatch> &matches, bool whole);
    void show(std::vector<SavedMatch> matches, bool whole);
    void drop(const QString &path);
    void reword();

    std::vector<SavedMatch> m_matches;
    SavesModel *m_finished = nullptr;
    QHash<QString, SavedMatch> m_known; ///< by the record's path
    std::atomic<int> m_round = 0;       ///< of reading; what an earlier one finds is not wanted any more
    bool m_reading = false;
    QString m_problem; ///< of the folder
    QThreadPool m_reader;
};

} // namespace bombshelf
