#pragma once

#include "alternative.h"
#include "match/match_setup.h"
#include "variants.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// Who can sit at a table: drawn characters with names, and the levels bots play at.
class Cast : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList faces READ faces CONSTANT)
    /// An alternative for each level, weakest first.
    Q_PROPERTY(QVariantList levels READ levelsForQml NOTIFY languageChanged)

public:
    Cast();

    QStringList faces() const;
    QList<Alternative> levels() const;
    /// The name of the character with that face.
    Q_INVOKABLE QString botName(const QString &face) const;
    /// What whoever leaves their name empty is called: a bot as its character, a person by the number of the seat (from 0).
    Q_INVOKABLE QString nameless(const QString &level, const QString &face, int seat) const;
    /// A line about how that character plays, at any level.
    Q_INVOKABLE QString introduction(const QString &face) const;
    /// Empty, if there is none of that id.
    Q_INVOKABLE QString levelTitle(const QString &level) const;
    /// Of a bot that has just been seated: "even" (see SavesModel::evenLevel()), if that was chosen last.
    Q_INVOKABLE QString firstLevel() const;
    /// The name in today's language, where it is one that nobody was given: a character's, or that of any person.
    Q_INVOKABLE static QString nameNow(const QString &name);
    /// That face, or the first one, if a file names a face that nobody here has.
    static QString faceNow(const QString &face);
    /// By seat, each as nameNow() has it, but fit to be filled into sentences: nothing in them is a place for what is filled in next.
    static QStringList namesNow(const std::vector<Player> &players);
    /// The same in one line.
    static QString namesInLine(const std::vector<Player> &players);
    /// {name, level, face} of each seat: a person, and bots with faces of their own.
    Q_INVOKABLE QVariantList defaultPlayers(int seats) const;

signals:
    void languageChanged();

private:
    QVariantList levelsForQml() const { return variantsOf(levels()); }
};

} // namespace bombshelf
