#pragma once

#include "match/saves.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace bombshelf {

/// A list of matches in the folder, for the screen.
class SavedMatches : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_matches.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const std::vector<SavedMatch> &matches() const { return m_matches; }
    /// As far as they are read, or `whole`: before that, only more of them are shown.
    void show(std::vector<SavedMatch> matches, bool whole);
    void drop(const QString &path);
    /// In another language.
    void reword();

signals:
    void countChanged();

private:
    std::vector<SavedMatch> m_matches;
};

/// The last that was begun first, whatever the times of their files: those of a copied folder may be of one day.
std::vector<const SavedMatch *> lastFirst(const std::vector<SavedMatch> &matches);

} // namespace bombshelf
