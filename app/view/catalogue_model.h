#pragma once

#include "core/rules.h"
#include "singleton.h"
#include "words.h"

#include <QAbstractListModel>
#include <QUrl>
#include <QVariantMap>

namespace bombshelf {

/// The rules of that id, or null.
const Rules *findGame(const QString &id);
QString titleOf(const Descriptor &game);
/// The picture on its box.
QString artOf(const Descriptor &game);
/// A file of the QML module of a game or a family: Bombshelf.Games.<Id>, the id without its dashes.
QUrl inModule(const QString &id, const QString &file);

/// The games on the shelf, with everything the shelf and the set-up say of them.
class CatalogueModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Catalogue)
    QML_SINGLETON
    Q_PROPERTY(int count READ rowCount CONSTANT)

public:
    explicit CatalogueModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE QVariantMap game(const QString &id) const;
    Q_INVOKABLE QVariantList options(const QString &id) const;
    /// All that this verb of the game may be followed by, in the game's order; nothing if that is a number.
    Q_INVOKABLE QStringList wordsAfter(const QString &id, const QString &verb) const;
    /// What a card or die of that word is called.
    Q_INVOKABLE QString kindText(const QString &id, const QString &kind) const;
};

} // namespace bombshelf
