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
    enum Role { Text = Qt::UserRole, Kind, SeatRole, Turn, Ahead };

    using QAbstractListModel::QAbstractListModel;

    void reset(const Descriptor &game, const Words &words);
    void setWords(const Words &words);
    /// Tells what happens next; where it stands there already, since somebody looks back, it is only come to.
    void add(const Event &event);
    /// Tells this and nothing else; sentences that stay the same stay where they are. No more than the first `happened` events have
    /// happened at the moment that is shown.
    void tell(const std::vector<Event> &events, std::size_t happened);
    void tell(const std::vector<Event> &events) { tell(events, events.size()); }
    /// How many rows have happened.
    int happened() const { return m_happened; }
    const std::vector<Event> &events() const { return m_events; }
    /// Of what has happened, from that row on.
    QStringList sentences(int from = 0) const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_events.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    const Descriptor *m_game = nullptr;
    Words m_words;
    std::vector<Event> m_events;
    int m_happened = 0;
};

} // namespace bombshelf
