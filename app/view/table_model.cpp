#include "table_model.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace bombshelf {

bool TableModel::isInSight(const Descriptor &game, Zone zone, const Piece &piece, Seat viewer)
{
    const ZoneInfo &info = game.zones[zone];
    return piece.faceUp || piece.isPublic() || (viewer != noSeat && (info.seat == viewer || info.lookedAt));
}

std::vector<TableModel::Row> TableModel::rowsOf(const Descriptor &game, const Observation &seen, bool notes)
{
    const Table &table = seen.state().table;
    std::vector<Row> rows(std::size_t(table.size()));
    for (Zone zone = 0; zone < game.zones.size(); ++zone) {
        const auto pieces = table.in(zone);
        for (std::size_t place = 0; place < pieces.size(); ++place) {
            const Piece &piece = pieces[place];
            const bool shown = notes || isInSight(game, zone, piece, seen.viewer());
            rows[piece.id] = {shown ? piece.kind : unknownKind, piece.faceUp != 0, zone, std::uint8_t(place), std::uint8_t(pieces.size())};
        }
    }
    return rows;
}

void TableModel::reset(const Rules &rules, const Words &words, const Observation &seen)
{
    beginResetModel();
    m_rules = &rules;
    m_words = words;
    m_rows = rowsOf(rules.descriptor(), seen, false);
    m_idOf.resize(m_rows.size());
    std::iota(m_idOf.begin(), m_idOf.end(), std::uint8_t(0));
    endResetModel();
}

void TableModel::setWords(const Words &words)
{
    m_words = words;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {KindText, Rule});
}

bool TableModel::update(const Observation &seen, bool notes)
{
    bool changed = false;
    const std::vector<Row> byId = rowsOf(m_rules->descriptor(), seen, notes);
    keepPictures(byId);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const Row before = std::exchange(m_rows[row], byId[m_idOf[row]]);
        if (before == m_rows[row])
            continue;
        changed = true;
        emit dataChanged(index(int(row)), index(int(row)), rolesThatDiffer(before, m_rows[row]));
    }
    return changed;
}

QList<int> TableModel::rolesThatDiffer(const Row &one, const Row &other)
{
    QList<int> roles;
    if (one.kind != other.kind)
        roles << KindWord << KindText << Rule << Known;
    if (one.faceUp != other.faceUp)
        roles << FaceUp;
    if (one.zone != other.zone || one.place != other.place || one.zoneCount != other.zoneCount)
        roles << Where;
    return roles;
}

/// Pictures that would show another card than they did change pieces among themselves, as far as that mends it. Dice do turn
/// to other faces.
void TableModel::keepPictures(const std::vector<Row> &byId)
{
    const Kind firstFace = m_rules->descriptor().firstFace;
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const Kind before = m_rows[row].kind, now = byId[m_idOf[row]].kind;
        if (before != now && before != unknownKind && now != unknownKind && now < firstFace)
            rows.push_back(row);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto others = std::span(rows).subspan(i);
        const auto same = std::ranges::find(others, m_rows[rows[i]].kind, [&](std::size_t row) { return byId[m_idOf[row]].kind; });
        if (same != others.end())
            std::swap(m_idOf[rows[i]], m_idOf[*same]);
    }
}

PiecePlace TableModel::placeOf(const Row &row) const
{
    const ZoneInfo &zone = m_rules->descriptor().zones[row.zone];
    return {fromWord(zone.name), numberOf(zone.seat), row.place, row.zoneCount};
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    const Descriptor &game = m_rules->descriptor();
    switch (role) {
    case PieceId: return index.row();
    case KindWord: return row.kind == unknownKind ? QString() : fromWord(game.kinds->words[row.kind]);
    case KindText: return m_words.kind(row.kind);
    case Rule: return m_words.kindRule(row.kind);
    case FaceUp: return row.faceUp;
    case Known: return row.kind != unknownKind;
    case Where: return QVariant::fromValue(placeOf(row));
    }
    return {};
}

QHash<int, QByteArray> TableModel::roleNames() const
{
    return {{PieceId, "pieceId"}, {KindWord, "kind"}, {KindText, "kindText"}, {Rule, "rule"},
            {FaceUp, "faceUp"},   {Known, "known"},   {Where, "where"}};
}

} // namespace bombshelf
