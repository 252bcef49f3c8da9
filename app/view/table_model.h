#pragma once

#include "core/observation.h"
#include "words.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace bombshelf {

/// Where a piece lies. One value, so that whatever follows from it is worked out once when it changes.
struct PiecePlace {
    Q_GADGET
    QML_VALUE_TYPE(piecePlace)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int count MEMBER count)

public:
    QString zone;  ///< the descriptor's word
    int seat = -1; ///< whose it is; -1: nobody's
    int place = 0; ///< from the first of its zone
    int count = 0; ///< of all that lie there
    friend bool operator==(const PiecePlace &, const PiecePlace &) = default;
};

/// The pieces as a viewer sees them. A row is a picture: it follows its piece by the id, and where ids are new it follows
/// the card that the viewer knows, so that pictures move and never jump.
class TableModel : public QAbstractListModel {
    Q_OBJECT

public:
    // clang-format off
    enum Role {
        PieceId = Qt::UserRole, KindWord, KindText, Rule, FaceUp, Known, Where,
    };
    // clang-format on

    using QAbstractListModel::QAbstractListModel;

    /// Whether the viewer has the piece in sight, looks at it, or has it in a place of their own. Whatever else they know they have to
    /// remember.
    static bool isInSight(const Descriptor &game, Zone zone, const Piece &piece, Seat viewer);
    /// Another match: the only time the rows are new.
    void reset(const Rules &rules, const Words &words, const Observation &seen);
    void setWords(const Words &words);
    /// Moves the rows to what is seen now; with notes also what is only remembered. Whether any of them is another than before.
    bool update(const Observation &seen, bool notes = false);

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        Kind kind = unknownKind;
        bool faceUp = false;
        Zone zone = 0;
        std::uint8_t place = 0;
        std::uint8_t zoneCount = 0;
        friend bool operator==(const Row &, const Row &) = default;
    };
    static std::vector<Row> rowsOf(const Descriptor &game, const Observation &seen, bool notes);
    PiecePlace placeOf(const Row &row) const;
    static QList<int> rolesThatDiffer(const Row &one, const Row &other);
    void keepPictures(const std::vector<Row> &byId);

    const Rules *m_rules = nullptr;
    Words m_words;
    std::vector<Row> m_rows;
    std::vector<std::uint8_t> m_idOf; ///< by row
};

} // namespace bombshelf
