#include "game_info.h"

#include "settings.h"
#include "words.h"

#include <QQmlInfo>

#include <algorithm>

namespace bombshelf {

QString titleOf(const Descriptor &game) { return Words(game, {}).text(QStringLiteral("title")); }

QString artOf(const Descriptor &game) { return QStringLiteral("qrc:/assets/games/%1/box.svg").arg(fromWord(game.id)); }

QUrl inModule(const QString &id, const QString &file)
{
    QString module;
    for (const QString &part : id.split(u'-'))
        module += part.left(1).toUpper() + part.mid(1);
    return QStringLiteral("qrc:/qt/qml/Bombshelf/Games/%1/%2").arg(module, file);
}

bool GameOption::has(const QString &value) const { return std::ranges::find(values, value, &Alternative::id) != values.end(); }

GameInfo::GameInfo(const Rules &rules, int place, QObject *parent) : QObject(parent), m_game(rules.descriptor()), m_place(place)
{
    connect(Settings::instance(), &Settings::languageChanged, this, &GameInfo::languageChanged);
}

QString GameInfo::gameId() const { return fromWord(m_game.id); }

QString GameInfo::tagline() const { return Words(m_game, {}).text(QStringLiteral("tagline")); }

QUrl GameInfo::scene() const { return inModule(gameId(), QStringLiteral("Scene.qml")); }

QUrl GameInfo::pictures() const { return inModule(fromWord(familyOf(m_game.id)), QStringLiteral("Pictures.qml")); }

QList<GameOption> GameInfo::optionsOf(const Descriptor &game)
{
    QList<GameOption> options;
    const Words words(game, {});
    const auto alternative = [&words](std::string_view id, const QString &key) -> Alternative {
        return {fromWord(id), words.text(key), words.text(key + QStringLiteral(".why"))};
    };
    for (const Option &option : game.options) {
        const QString key = QStringLiteral("option.") + fromWord(option.id);
        const auto [id, title, why] = alternative(option.id, key);
        GameOption described{id, title, why, {}, {}};
        for (const std::string_view value : option.values)
            described.values << alternative(value, key + u'.' + fromWord(value));
        for (int seats = 0; seats <= game.maxSeats; ++seats)
            described.defaults << option.byDefault.with(seats);
        options << described;
    }
    return options;
}

int GameInfo::constant(const QString &name) const
{
    const auto constants = m_game.constants;
    const auto found = std::ranges::find(constants, name, [](const Constant &constant) { return fromWord(constant.name); });
    if (found != constants.end())
        return found->value;
    qmlWarning(this) << fromWord(m_game.id) << " has no constant " << name;
    return 0;
}

QStringList GameInfo::wordsAfter(const QString &verb) const
{
    QStringList words;
    for (const Term &term : m_game.verbs)
        if (fromWord(term.name) == verb && term.args[0])
            for (const std::string_view word : term.args[0]->words)
                words << fromWord(word);
    return words;
}

QString GameInfo::kindText(const QString &kind) const { return Words(m_game, {}).text(kindKey(kind)); }

QString GameInfo::kindKey(const QString &kind) const { return fromWord(m_game.kinds->name) + u'.' + kind; }

} // namespace bombshelf
