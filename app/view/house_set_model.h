#pragma once

#include "core/rules.h"
#include "words.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// How many there are of everything that the rulebook leaves uncounted in a game, for the owner to say what lies in the box.
/// Numbers change here alone until they are saved.
class HouseSetModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(HouseSet)
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY groupsChanged)
    /// [{title, counts, entries: [{at, word, text, least, most}]}], where a group that counts has a sum; empty for a game whose rulebook counts
    /// everything.
    Q_PROPERTY(QVariant groups READ groups NOTIFY groupsChanged)
    /// By the entries' `at`.
    Q_PROPERTY(QVariant numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QVariant sums READ sums NOTIFY changed) ///< by group
    /// What the numbers say of an option's values, as a sentence by the option's and the value's ids: how many helpers each difficulty brings.
    Q_PROPERTY(QVariant ofOptions READ ofOptions NOTIFY changed)
    /// Why the game can't be played with these numbers, in a sentence; empty if it can.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool areDefault READ areDefault NOTIFY changed)
    /// The set that is kept, and so played, is the owner's.
    Q_PROPERTY(bool isOwn READ isOwn NOTIFY changed)
    /// Why the owner's set is not played though there is one, or could not be saved.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit HouseSetModel(QObject *parent = nullptr);

    QString gameId() const;
    void setGameId(const QString &id);
    QVariantList groups() const;
    QVariantList numbers() const;
    QVariantList sums() const;
    QVariantMap ofOptions() const;
    QString refusal() const;
    bool areDefault() const;
    bool isOwn() const { return m_own; }
    QString problem() const { return m_problem; }

    /// Puts one number right, within its bounds.
    Q_INVOKABLE void set(int at, int number);
    /// To the numbers of the game; nothing is saved yet.
    Q_INVOKABLE void takeDefault();
    /// Keeps the numbers for all matches to come; false, with `problem`, if that can't be.
    Q_INVOKABLE bool save();
    /// To the numbers that are kept.
    Q_INVOKABLE void load();

signals:
    void groupsChanged();
    void changed();

private:
    const Descriptor &game() const { return m_rules->descriptor(); }
    Setup byDefault() const;
    void followLanguage();

    const Rules *m_rules = nullptr;
    Setup m_setup;
    bool m_own = false;
    QString m_problem;
};

} // namespace bombshelf
