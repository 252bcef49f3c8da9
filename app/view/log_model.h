#pragma once

#include "core/event.h"
#include "words.h"

#include <QAbstractListModel>

#include <vector>

namespace bombshelf {

/// The match told in sentences, in the language of the moment. Events the catalogue has no sentence for are left out.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { Text = Qt::UserRole, Kind, SeatRole, Turn };

    using QAbstractListModel::QAbstractListModel;

    void reset(const Descriptor &game, const Words &words);
    void setWords(const Words &words);
    void add(const Event &event);
    /// Tells this and nothing else; sentences that stay the same stay where they are.
    void tell(const std::vector<Event> &events);
    const std::vector<Event> &events() const { return m_events; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_events.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    const Descriptor *m_game = nullptr;
    Words m_words;
    std::vector<Event> m_events;
};

} // namespace bombshelf
