#pragma once

#include "view/match_model.h"
#include "view/script_value.h"

namespace bombshelf {

namespace omens {
class Battle;
}

/// What the helpers of an Omens battle can do at this moment to what lies on the table, for its screen. Cards and dice are
/// named by where they lie (nameOf): "zone:seat:place".
class Helpers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    // Maps and lists are variants here, so that QML takes them for objects and arrays of its own (see ScriptValue).
    /// The battle's helpers, used ones too, always in the same order.
    Q_PROPERTY(QVariant team READ teamInQml NOTIFY teamChanged)
    /// All helpers, and the adversaries, who are drawn like them.
    Q_PROPERTY(QVariant characters READ charactersInQml CONSTANT)
    /// The verbs that helpers bring: they are carried out by pressing things, not by buttons.
    Q_PROPERTY(QVariant verbs READ verbsInQml CONSTANT)
    /// The seats that each has helped and yet stays with the others for: {"driver": [0, 2]}.
    Q_PROPERTY(QVariant helped READ helpedInQml NOTIFY changed)
    /// What each can be used on, and by which choice, by its index: {"driver": {"turned-up:0:0": 3}}.
    Q_PROPERTY(QVariant uses READ usesInQml NOTIFY changed)
    /// Where the power that has been begun can go on: {"turned-up:1:0": 0}.
    Q_PROPERTY(QVariant targets READ targetsInQml NOTIFY changed)
    /// The choices, by their indexes, that roll a die again and let others be rolled with it.
    Q_PROPERTY(QVariant together READ together NOTIFY changed)
    /// What a bot asks to use (Match.wish), and what on; else empty.
    Q_PROPERTY(QVariant wished READ wished NOTIFY wishedChanged)
    /// The dice that are rolled again together with it, so far.
    Q_PROPERTY(QVariant picked READ pickedInQml NOTIFY subjectChanged)
    /// The card or die that it works on, or nothing.
    Q_PROPERTY(QString subject READ subject NOTIFY subjectChanged)
    /// What is printed on cards that helpers changed, and what changed dice showed: {"turned-up:0:0": "5h"}.
    Q_PROPERTY(QVariant printed READ printedInQml NOTIFY printedChanged)
    /// What the dice of the turn show, in the order of the roll.
    Q_PROPERTY(QVariant roll READ roll NOTIFY changed)
    /// By seat, the poker hand that its prophecy wants, as far as the viewer can read it; else nothing.
    Q_PROPERTY(QVariant prophecies READ propheciesInQml NOTIFY changed)
    /// By seat, whether its cards fulfil it, as far as the viewer can tell.
    Q_PROPERTY(QVariant fulfilled READ fulfilledInQml NOTIFY changed)
    /// The Prophet's look into the deck: its top cards, the uppermost first.
    Q_PROPERTY(QVariant top READ top NOTIFY changed)

public:
    explicit Helpers(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QVariant teamInQml() { return m_inQml.team.of(m_now.team, this); }
    QVariant helpedInQml() { return m_inQml.helped.of(m_now.helped, this); }
    QVariant usesInQml() { return m_inQml.uses.of(m_now.uses, this); }
    QVariant targetsInQml() { return m_inQml.targets.of(m_now.targets, this); }
    QVariant printedInQml() { return m_inQml.printed.of(m_now.printed, this); }
    QVariant propheciesInQml() { return m_inQml.prophecies.of(m_now.prophecies, this); }
    QVariant fulfilledInQml() { return m_inQml.fulfilled.of(m_now.fulfilled, this); }
    QVariant pickedInQml() { return m_inQml.picked.of(m_now.picked, this); }
    QVariant charactersInQml() { return m_inQml.characters.of(characters(), this); }
    QVariant verbsInQml() { return m_inQml.verbs.of(verbs(), this); }
    QStringList team() const { return m_now.team; }
    static QStringList characters();
    static QStringList verbs();
    QVariantMap uses() const { return m_now.uses; }
    QVariantMap targets() const { return m_now.targets; }
    QVariantList together() const { return m_now.together; }
    QStringList wished() const { return m_now.wished; }
    QString subject() const { return m_now.subject; }
    QStringList picked() const { return m_now.picked; }
    QVariantMap printed() const { return m_now.printed; }
    QVariantList roll() const { return m_now.roll; }
    QStringList prophecies() const { return m_now.prophecies; }
    QVariantList fulfilled() const { return m_now.fulfilled; }
    QStringList top() const { return m_now.top; }

    /// The moves that roll the dice of these choices (`together`) as one, for Match.chooseAll.
    Q_INVOKABLE QVariantList rollTogether(QList<int> choices) const;

    /// What a thing at that place is called in all these maps; `place` is a word where the table has a place of its own, as "next". A zone as a
    /// whole is called "zone:seat". The seat is -1 where a zone is nobody's.
    Q_INVOKABLE static QString nameOf(const QString &zone, int seat, const QString &place);
    Q_INVOKABLE static QString nameOfZone(const QString &zone, int seat);
    static QString nameOf(const Descriptor &game, Zone zone, int place);
    static QString nameOfZone(const Descriptor &game, Zone zone);

signals:
    // What every piece reads has a signal of its own.
    void teamChanged();
    void printedChanged();
    void subjectChanged();
    void wishedChanged();
    void changed();

private:
    class Names;
    struct Help {
        void add(const Names &names, Move move, int choice);

        QStringList team, top, prophecies, wished, picked;
        QVariantList roll, together, fulfilled;
        QVariantMap helped, uses, targets, printed;
        QString subject;
        friend bool operator==(const Help &, const Help &) = default;
    };

    void refresh();
    Help help(const omens::Battle &battle, const State &state) const;

    MatchModel *m_match;
    Help m_now;
    struct {
        ScriptValue team, helped, uses, targets, printed, prophecies, fulfilled, characters, verbs, picked;
    } m_inQml;
};

} // namespace bombshelf
