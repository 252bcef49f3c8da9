#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// What hangs on the next choice of an Omens battle, for its screen: who is ahead, what a die has to show, what would end it.
/// Things are named as Helpers names them, and zones "zone:seat".
class Stakes : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Stakes)
    QML_SINGLETON

    /// War: the faces of a die, ascending, with which the asked seat draws level, and with which it wins.
    Q_PROPERTY(QVariant level READ level NOTIFY changed)
    Q_PROPERTY(QVariant winning READ winning NOTIFY changed)
    /// Armageddon: the faces of the die that is rolled next with which all is lost.
    Q_PROPERTY(QVariant losing READ losing NOTIFY changed)
    /// A die of the asked seat may decide; how often it wins, or loses all, in percent.
    Q_PROPERTY(bool rolls READ rolls NOTIFY changed)
    Q_PROPERTY(int chance READ chance NOTIFY changed)
    /// Armageddon: of cards in whose place another may come, how often that makes an own hand higher, or Satan's lower, in percent, as
    /// far as the asked seat sees the hand: {"hand:0:3": 25}.
    Q_PROPERTY(QVariant odds READ odds NOTIFY changed)
    /// War: 1 for each zone whose card is ahead, -1 for each behind. Armageddon: 1 for each hand that beats Satan's, as far as they are seen.
    Q_PROPERTY(QVariant standing READ standing NOTIFY changed)
    /// Zones into which, or out of which, one more piece may end the battle.
    Q_PROPERTY(QVariant fatal READ fatal NOTIFY changed)
    /// Hell: piles that have run out, and how many are the end; 0 before any is laid.
    Q_PROPERTY(int emptyPiles READ emptyPiles NOTIFY changed)
    Q_PROPERTY(int emptyPilesThatEnd READ emptyPilesThatEnd NOTIFY changed)
    /// Famine: the poker hands on its list, the lowest first.
    Q_PROPERTY(QVariant scorable READ scorable CONSTANT)
    /// Famine: cells without a card; and that there are few of them.
    Q_PROPERTY(int bare READ bare NOTIFY changed)
    Q_PROPERTY(bool few READ few NOTIFY changed)

public:
    explicit Stakes(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QVariantList level() const { return m_now.level; }
    QVariantList winning() const { return m_now.winning; }
    QVariantList losing() const { return m_now.losing; }
    bool rolls() const { return m_now.rolls; }
    int chance() const;
    QVariantMap odds() const { return m_now.odds; }
    QVariantMap standing() const { return m_now.standing; }
    QStringList fatal() const { return m_now.fatal; }
    int emptyPiles() const { return m_now.emptyPiles; }
    int emptyPilesThatEnd() const { return m_now.emptyPilesThatEnd; }
    static QStringList scorable();
    int bare() const { return m_now.bare; }
    bool few() const { return m_now.few; }

signals:
    void changed();

private:
    struct Now {
        QVariantList level, winning, losing;
        QVariantMap standing, odds;
        QStringList fatal;
        bool rolls = false;
        int emptyPiles = 0, emptyPilesThatEnd = 0;
        int bare = 0;
        bool few = false;
        friend bool operator==(const Now &, const Now &) = default;
    };

    void refresh();
    static Now war(const Observation &told);
    static Now famine(const Observation &told);
    static Now hell(const Observation &told);
    static Now armageddon(const Observation &told);

    MatchModel *m_match;
    Now m_now;
};

} // namespace bombshelf
