#include "log_model.h"

#include <algorithm>

namespace bombshelf {

void LogModel::reset(const Descriptor &game, const Words &words)
{
    beginResetModel();
    m_game = &game;
    m_words = words;
    m_events.clear();
    m_happened = 0;
    endResetModel();
}

void LogModel::setWords(const Words &words)
{
    m_words = words;
    if (!m_events.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Text});
}

void LogModel::add(const Event &event)
{
    if (!m_words.hasEvent(event))
        return;
    if (m_happened < rowCount()) {
        const QModelIndex row = index(m_happened++);
        emit dataChanged(row, row, {Ahead});
        return;
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_events.push_back(event);
    ++m_happened;
    endInsertRows();
}

void LogModel::tell(const std::vector<Event> &events, std::size_t happened)
{
    const auto isTold = [this](const Event &e) { return m_words.hasEvent(e); };
    std::vector<Event> told;
    std::ranges::copy_if(events, std::back_inserter(told), isTold);
    m_happened = int(std::ranges::count_if(events.begin(), events.begin() + std::ptrdiff_t(happened), isTold));
    const auto [kept, next] = std::ranges::mismatch(m_events, told);
    if (kept != m_events.end()) {
        beginRemoveRows({}, int(kept - m_events.begin()), rowCount() - 1);
        m_events.erase(kept, m_events.end());
        endRemoveRows();
    }
    if (next != told.end()) {
        beginInsertRows({}, rowCount(), int(told.size()) - 1);
        m_events.insert(m_events.end(), next, told.end());
        endInsertRows();
    }
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Ahead});
}

QStringList LogModel::sentences(int from) const
{
    QStringList told;
    for (int row = from; row < m_happened; ++row)
        told << m_words.event(m_events[std::size_t(row)]);
    return told;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_events[std::size_t(index.row())];
    const Term &term = m_game->events[event.what];
    switch (role) {
    case Text: return m_words.event(event);
    case Kind: return fromWord(term.name);
    case SeatRole: return numberOf(event.seat);
    case Turn: return term.heading;
    case Ahead: return index.row() >= m_happened;
    }
    return {};
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{Text, "text"}, {Kind, "kind"}, {SeatRole, "seat"}, {Turn, "turn"}, {Ahead, "ahead"}};
}

} // namespace bombshelf
