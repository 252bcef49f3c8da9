#pragma once

#include "match/saves.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// Matches of the folder: those lying open before the shelf, or (`finished`) the history.
class SavesModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Saves)
    QML_SINGLETON
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    Q_PROPERTY(QAbstractListModel *finished READ finished CONSTANT)

public:
    explicit SavesModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_matches.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QAbstractListModel *finished() { return m_finished; }
    /// Looks at the folder again; both lists.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(const QString &path);

signals:
    void countChanged();

private:
    /// The history beside the list that is `parent`.
    struct History {};
    SavesModel(History, QObject *parent);
    void show(std::vector<SavedMatch> matches);

    std::vector<SavedMatch> m_matches;
    SavesModel *m_finished = nullptr;
};

} // namespace bombshelf
