#include "catalogue_model.h"

#include "games/catalogue.h"
#include "roles.h"
#include "settings.h"

#include <algorithm>

namespace bombshelf {

namespace {

const Roles roles{"gameId",     "title",  "tagline",     "minSeats", "maxSeats", "minMinutes",
                  "maxMinutes", "weight", "cooperative", "art",      "scene"};

QVariantMap describe(const Descriptor &game)
{
    const QString id = fromWord(game.id);
    QVariantMap constants;
    for (const Constant &constant : game.constants)
        constants[fromWord(constant.name)] = constant.value;
    return {
        {"gameId", id},
        {"title", titleOf(game)},
        {"tagline", Words(game, {}).text("tagline")},
        {"minSeats", game.minSeats},
        {"maxSeats", game.maxSeats},
        {"minMinutes", game.minMinutes},
        {"maxMinutes", game.maxMinutes},
        {"weight", game.weight},
        {"cooperative", game.cooperative},
        {"art", artOf(game)},
        {"scene", inModule(id, "Scene.qml")},
        {"pictures", inModule(fromWord(familyOf(game.id)), "Pictures.qml")}, // whose games share their pictures
        {"constants", constants},
        {"kinds", fromWord(game.kinds->name)}, // what their words' texts begin with
    };
}

} // namespace

const Rules *findGame(const QString &id)
{
    const auto games = catalogue();
    const auto found = std::ranges::find_if(games, [&id](const Rules *r) { return fromWord(r->descriptor().id) == id; });
    return found == games.end() ? nullptr : *found;
}

QString titleOf(const Descriptor &game) { return Words(game, {}).text(QStringLiteral("title")); }

QString artOf(const Descriptor &game) { return QStringLiteral("qrc:/assets/games/%1/box.svg").arg(fromWord(game.id)); }

QUrl inModule(const QString &id, const QString &file)
{
    QString module;
    for (const QString &part : id.split(u'-'))
        module += part.left(1).toUpper() + part.mid(1);
    return QStringLiteral("qrc:/qt/qml/Bombshelf/Games/%1/%2").arg(module, file);
}

CatalogueModel::CatalogueModel(QObject *parent) : QAbstractListModel(parent)
{
    connect(Settings::instance(), &Settings::languageChanged, this, [this] { emit dataChanged(index(0), index(rowCount() - 1)); });
}

int CatalogueModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(catalogue().size()); }

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Descriptor &game = catalogue()[std::size_t(index.row())]->descriptor();
    return roles.value(describe(game), role);
}

QHash<int, QByteArray> CatalogueModel::roleNames() const { return roles.names(); }

QVariantMap CatalogueModel::game(const QString &id) const
{
    const Rules *rules = findGame(id);
    return rules ? describe(rules->descriptor()) : QVariantMap();
}

QVariantList CatalogueModel::options(const QString &id) const
{
    QVariantList list;
    const Rules *rules = findGame(id);
    if (!rules)
        return list;
    const Words words(rules->descriptor(), {});
    for (const Option &option : rules->descriptor().options) {
        const QString key = QStringLiteral("option.") + fromWord(option.id);
        QVariantList values;
        for (const std::string_view value : option.values) {
            const QString name = key + u'.' + fromWord(value);
            values << QVariantMap{{"id", fromWord(value)}, {"title", words.text(name)}, {"why", words.text(name + QStringLiteral(".why"))}};
        }
        QVariantList byDefault;
        for (int seats = 0; seats <= rules->descriptor().maxSeats; ++seats)
            byDefault << option.byDefault.with(seats);
        list << QVariantMap{{"id", fromWord(option.id)},
                            {"title", words.text(key)},
                            {"why", words.text(key + QStringLiteral(".why"))},
                            {"values", values},
                            {"byDefault", byDefault}};
    }
    return list;
}

QStringList CatalogueModel::wordsAfter(const QString &id, const QString &verb) const
{
    const Rules *rules = findGame(id);
    QStringList words;
    for (const Term &term : rules ? rules->descriptor().verbs : std::span<const Term>())
        if (fromWord(term.name) == verb && term.args[0])
            for (const std::string_view word : term.args[0]->words)
                words << fromWord(word);
    return words;
}

QString CatalogueModel::kindText(const QString &id, const QString &kind) const
{
    const Rules *rules = findGame(id);
    return rules ? Words(rules->descriptor(), {}).text(fromWord(rules->descriptor().kinds->name) + u'.' + kind) : QString();
}

} // namespace bombshelf
