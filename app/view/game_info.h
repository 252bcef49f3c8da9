#pragma once

#include "alternative.h"
#include "core/rules.h"
#include "games/catalogue.h"
#include "variants.h"

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

QString titleOf(const Descriptor &game);
/// The picture on its box.
QString artOf(const Descriptor &game);
/// A file of the QML module of a game or a family: Bombshelf.Games.<Id>, the id without its dashes.
QUrl inModule(const QString &id, const QString &file);

/// A choice about how a game is played.
struct GameOption {
    Q_GADGET
    QML_VALUE_TYPE(gameOption)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QVariantList values READ valuesForQml)

public:
    QString id, title, why; ///< as of an Alternative
    QList<Alternative> values;
    QList<int> defaults; ///< the place in `values` of what holds unless somebody chooses, by the number of seats

    /// The id of what holds with that many seats unless somebody chooses; of the first one if the game has no such table.
    Q_INVOKABLE QString byDefault(int seats) const { return values[defaults.value(seats)].id; }
    Q_INVOKABLE bool has(const QString &value) const;
    QVariantList valuesForQml() const { return variantsOf(values); }
};

/// Everything that the shelf and the set-up say of a game.
class GameInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Catalogue has them")
    Q_PROPERTY(int place READ place CONSTANT)
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY languageChanged)
    Q_PROPERTY(QString tagline READ tagline NOTIFY languageChanged)
    Q_PROPERTY(int minSeats READ minSeats CONSTANT)
    Q_PROPERTY(int maxSeats READ maxSeats CONSTANT)
    Q_PROPERTY(int minMinutes READ minMinutes CONSTANT)
    Q_PROPERTY(int maxMinutes READ maxMinutes CONSTANT)
    Q_PROPERTY(int weight READ weight CONSTANT)
    Q_PROPERTY(bool cooperative READ isCooperative CONSTANT)
    Q_PROPERTY(QString art READ art CONSTANT)
    Q_PROPERTY(QUrl scene READ scene CONSTANT)
    Q_PROPERTY(QUrl pictures READ pictures CONSTANT)
    Q_PROPERTY(QVariantList options READ optionsForQml NOTIFY languageChanged)

public:
    GameInfo(const Rules &rules, int place, QObject *parent = nullptr);

    int place() const { return m_place; } ///< on the shelf, from 0
    QString gameId() const;
    QString title() const { return titleOf(m_game); }
    QString tagline() const;
    int minSeats() const { return m_game.minSeats; }
    int maxSeats() const { return m_game.maxSeats; }
    int minMinutes() const { return m_game.minMinutes; }
    int maxMinutes() const { return m_game.maxMinutes; }
    int weight() const { return m_game.weight; } ///< 1 to 5
    bool isCooperative() const { return m_game.cooperative; }
    QString art() const { return artOf(m_game); }
    QUrl scene() const;
    QUrl pictures() const; ///< those of its family, whose games share them
    QList<GameOption> options() const { return optionsOf(m_game); }
    static QList<GameOption> optionsOf(const Descriptor &game);

    /// A number of the rules, by its word in the descriptor; there must be one of that word.
    Q_INVOKABLE int constant(const QString &name) const;
    /// All that this verb may be followed by, in the game's order; nothing if that is a number.
    Q_INVOKABLE QStringList wordsAfter(const QString &verb) const;
    /// What a card or die of that word is called.
    Q_INVOKABLE QString kindText(const QString &kind) const;
    /// What the text of a card or die of that word goes by.
    Q_INVOKABLE QString kindKey(const QString &kind) const;

signals:
    void languageChanged();

private:
    QVariantList optionsForQml() const { return variantsOf(options()); }

    const Descriptor &m_game;
    const int m_place;
};

} // namespace bombshelf
