#include "table_model.h"

namespace bombshelf {

std::vector<TableModel::Row> TableModel::rowsOf(const Descriptor &game, const Table &table)
{
    std::vector<Row> rows(std::size_t(table.size()));
    for (Zone zone = 0; zone < game.zones.size(); ++zone) {
        const auto pieces = table.in(zone);
        for (std::size_t place = 0; place < pieces.size(); ++place) {
            const Piece &piece = pieces[place];
            rows[piece.id] = {piece.kind, piece.faceUp != 0, zone, std::uint8_t(place), std::uint8_t(pieces.size())};
        }
    }
    return rows;
}

void TableModel::reset(const Rules &rules, const Words &words, const Observation &seen)
{
    beginResetModel();
    m_rules = &rules;
    m_words = words;
    m_rows = rowsOf(rules.descriptor(), seen.state().table);
    endResetModel();
}

void TableModel::setWords(const Words &words)
{
    m_words = words;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {KindText, Rule});
}

void TableModel::update(const Observation &seen)
{
    const std::vector<Row> rows = rowsOf(m_rules->descriptor(), seen.state().table);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = rows[i];
        emit dataChanged(index(int(i)), index(int(i)));
    }
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
    case ZoneWord: return fromWord(game.zones[row.zone].name);
    case ZoneSeat: return game.zones[row.zone].seat == noSeat ? -1 : int(game.zones[row.zone].seat);
    case Place: return row.place;
    case ZoneCount: return row.zoneCount;
    }
    return {};
}

QHash<int, QByteArray> TableModel::roleNames() const
{
    return {{PieceId, "pieceId"}, {KindWord, "kind"}, {KindText, "kindText"}, {Rule, "rule"}, {FaceUp, "faceUp"},
            {Known, "known"},     {ZoneWord, "zone"}, {ZoneSeat, "zoneSeat"}, {Place, "place"}, {ZoneCount, "zoneCount"}};
}

} // namespace bombshelf
