#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// The poker hand in a zone of the table, as far as the viewer sees its cards, once they lie there.
class PokerHand : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString zone MEMBER m_zone NOTIFY asked)
    /// Whose zone, or -1 if it is nobody's.
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY asked)
    /// Zones, whosever they are, out of which no card comes to a hand any more.
    Q_PROPERTY(QStringList settled MEMBER m_settled NOTIFY asked)
    /// The hand that some five of the cards are to be, if they are not taken for the best that they can be.
    Q_PROPERTY(QString wanted MEMBER m_wanted NOTIFY asked)

    Q_PROPERTY(QVariant cards READ cards NOTIFY changed)
    /// Words of Poker; of possible ones the best comes first.
    Q_PROPERTY(QString category READ category NOTIFY changed)
    Q_PROPERTY(QVariant possible READ possible NOTIFY changed)
    /// Where the cards lie that make the best hand what it is; see Helpers.
    Q_PROPERTY(QVariant makers READ makers NOTIFY changed)

public:
    explicit PokerHand(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QStringList cards() const { return m_row.cards; }
    QString category() const;
    QStringList possible() const;
    QStringList makers() const;

signals:
    void asked();
    void changed();

private:
    struct Row {
        QStringList cards, names; ///< what they are, where they lie
        QStringList gone; ///< the cards of settled zones
        QString wanted;
        friend bool operator==(const Row &, const Row &) = default;
    };
    void refresh();
    Row rowIn(const State &state) const;

    MatchModel *m_match;
    QString m_zone, m_wanted;
    QStringList m_settled;
    int m_seat = -1;
    Row m_row; ///< no names while its cards are on their way
};

} // namespace bombshelf
