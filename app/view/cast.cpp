#include "cast.h"

#include "bots/levels.h"
#include "characters.h"
#include "match/word.h"
#include "settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace bombshelf {

namespace {

struct LevelText {
    std::string_view level;
    const char *title;
    const char *why;
};

/// What each can't do.
constexpr std::array levelTexts{
    LevelText{
        "novice", QT_TRANSLATE_NOOP("Cast", "Novice"),
        QT_TRANSLATE_NOOP("Cast", "Has hardly played: believes its first guess, thinks of its next move only, forgets cards out of sight")},
    LevelText{"casual", QT_TRANSLATE_NOOP("Cast", "Casual"),
              QT_TRANSLATE_NOOP("Cast", "Thinks a few moves ahead, and forgets cards that are out of sight")},
    LevelText{"skilled", QT_TRANSLATE_NOOP("Cast", "Skilled"),
              QT_TRANSLATE_NOOP("Cast", "Remembers half of what it was shown, and thinks further ahead")},
    LevelText{"strong", QT_TRANSLATE_NOOP("Cast", "Strong"),
              QT_TRANSLATE_NOOP("Cast", "Remembers all it was shown, and thinks as far as it can see")},
    LevelText{"master", QT_TRANSLATE_NOOP("Cast", "Master"),
              QT_TRANSLATE_NOOP("Cast", "Thinks as hard as your computer can in the time it has")},
};

const LevelText *textOf(std::string_view level)
{
    const auto *const found = std::ranges::find(levelTexts, level, &LevelText::level);
    return found == levelTexts.end() ? nullptr : found;
}

constexpr const char *anybody = QT_TRANSLATE_NOOP("Cast", "Player");

constexpr const char *bySeat[] = QT_TRANSLATE_NOOP3("Cast", "Player %1", "by the seat");

/// A name that we gave, as it is translated; with the number of a seat, if it is not 0.
struct OwnName {
    const char *source;
    int seat = 0;
};

/// What each of our names is called, in whatever language the program speaks.
QHash<QString, OwnName> ownNames()
{
    std::vector<const char *> sources{anybody};
    for (const Character &character : characters())
        sources.push_back(character.name);
    QHash<QString, OwnName> names;
    const auto add = [&](const auto &translated) {
        for (const char *source : sources)
            if (const QString name = translated(source, nullptr); !name.isEmpty())
                names.insert(name, {source});
        const QString numbered = translated(bySeat[0], bySeat[1]);
        for (int seat = 1; seat <= int(maxSeats) && !numbered.isEmpty(); ++seat)
            names.insert(numbered.arg(seat), {bySeat[0], seat});
    };
    for (const QFileInfo &catalogue : QDir(QStringLiteral(":/i18n")).entryInfoList({QStringLiteral("bombshelf_*.qm")}))
        if (QTranslator translator; translator.load(catalogue.filePath()))
            add([&](const char *source, const char *meant) { return translator.translate("Cast", source, meant); });
    add([](const char *source, const char *) { return QString::fromLatin1(source); });
    return names;
}

QString tr_(const char *text) { return QCoreApplication::translate("Cast", text); }

QString seatName(int seat) { return QCoreApplication::translate("Cast", bySeat[0], bySeat[1]).arg(seat); }

} // namespace

Cast::Cast() { connect(Settings::instance(), &Settings::languageChanged, this, &Cast::languageChanged); }

QStringList Cast::faces() const
{
    QStringList faces;
    for (const Character &character : characters())
        faces << QString::fromLatin1(character.face);
    return faces;
}

QList<Alternative> Cast::levels() const
{
    QList<Alternative> list;
    for (const Level &level : bombshelf::levels())
        if (const LevelText *text = textOf(level.name))
            list << Alternative{fromWord(level.name), tr_(text->title), tr_(text->why)};
    return list;
}

QString Cast::botName(const QString &face) const
{
    const Character *character = characterOf(face);
    return character ? tr_(character->name) : QString();
}

QString Cast::nameless(const QString &level, const QString &face, int seat) const
{
    return level.isEmpty() ? seatName(seat + 1) : botName(face);
}

QString Cast::introduction(const QString &face) const
{
    const Character *character = characterOf(face);
    return character ? tr_(character->introduction) : QString();
}

QString Cast::levelTitle(const QString &level) const
{
    const LevelText *text = textOf(level.toStdString());
    return text ? tr_(text->title) : QString();
}

QString Cast::nameNow(const QString &name)
{
    static const QHash<QString, OwnName> names = ownNames();
    const auto own = names.find(name);
    return own == names.end() ? name : own->seat > 0 ? seatName(own->seat) : tr_(own->source);
}

QString Cast::faceNow(const QString &face)
{
    return face.isEmpty() || characterOf(face) ? face : QString::fromLatin1(characters()[0].face);
}

QStringList Cast::namesNow(const std::vector<Player> &players)
{
    static const QRegularExpression place(QStringLiteral("%(?=L?[0-9])"));
    QStringList names;
    for (const Player &player : players)
        names << nameNow(player.name).replace(place, QStringLiteral("％"));
    return names;
}

QString Cast::namesInLine(const std::vector<Player> &players) { return namesNow(players).join(tr(", ", "between players")); }

QString Cast::firstLevel() const
{
    return Settings::instance()->matchMe() ? QStringLiteral("even") : fromWord(bombshelf::levels()[usualLevel].name);
}

QVariantList Cast::defaultPlayers(int seats) const
{
    const QString own = Settings::instance()->playerName();
    QVariantList list{QVariantMap{
        {"name", own.isEmpty() ? tr_(anybody) : own}, {"level", QString()}, {"face", QString::fromLatin1(characters()[0].face)}}};
    for (int i = 1; i < seats; ++i) {
        const Character &bot = characters()[std::size_t(i) % characters().size()];
        list << QVariantMap{{"name", tr_(bot.name)}, {"level", firstLevel()}, {"face", QString::fromLatin1(bot.face)}};
    }
    return list;
}

} // namespace bombshelf
