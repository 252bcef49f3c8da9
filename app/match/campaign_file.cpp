#include "campaign_file.h"

#include "disk.h"
#include "members.h"
#include "plain.h"
#include "seats_json.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace bombshelf {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 longestCampaign = 16 << 20;
const QString formatKey = QStringLiteral("bombshelf-campaign");

Damage noCampaign() { return {Sentence::tr("It is not a campaign of this game.")}; }

QDateTime parseTime(const QJsonObject &object, const char *key) { return QDateTime::fromString(wordIn(object, key), Qt::ISODate); }

/// A record lies in the folder of matches and nowhere else.
QString parseMatch(const QJsonObject &object)
{
    const QString match = wordIn(object, "match");
    return match.contains(u'/') || match.contains(u'\\') ? QString() : match;
}

QMap<QString, QString> parseOptions(const QJsonObject &object)
{
    QMap<QString, QString> options;
    const QJsonObject chosen = memberIn(object, "options", QJsonValue::Object).toObject();
    for (auto option = chosen.begin(); option != chosen.end(); ++option)
        options.insert(option.key(), option->toString());
    return options;
}

QJsonObject toJson(const QMap<QString, QString> &options)
{
    QJsonObject json;
    for (auto option = options.begin(); option != options.end(); ++option)
        json.insert(option.key(), *option);
    return json;
}

Try parseTry(const QJsonObject &json)
{
    return {
        .won = memberIn(json, "won", QJsonValue::Bool).toBool(),
        .practice = memberIn(json, "practice", QJsonValue::Bool).toBool(),
        .ending = wordIn(json, "ending"),
        .seats = numberIn(json, "seats"),
        .options = parseOptions(json),
        .ended = parseTime(json, "ended"),
        .match = parseMatch(json),
    };
}

QJsonObject toJson(const Try &tried)
{
    return {
        {"won", tried.won},     {"practice", tried.practice},       {"ending", tried.ending},
        {"seats", tried.seats}, {"options", toJson(tried.options)}, {"ended", tried.ended.toUTC().toString(Qt::ISODate)},
        {"match", tried.match},
    };
}

BattleNotes parseBattle(const QJsonObject &json)
{
    BattleNotes battle{.match = parseMatch(json)};
    for (const QJsonValue tried : memberIn(json, "tries", QJsonValue::Array).toArray())
        battle.tries.push_back(parseTry(tried.toObject()));
    return battle;
}

QJsonObject toJson(const BattleNotes &battle)
{
    QJsonArray tries;
    for (const Try &tried : battle.tries)
        tries.append(toJson(tried));
    return {{"match", battle.match}, {"tries", tries}};
}

CampaignNotes parse(const QByteArray &bytes, const QString &family)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject())
        throw Damage{Sentence::tr("It is damaged.")};
    const QJsonObject json = document.object();
    if (!json.contains(formatKey) || json["family"].toString() != family)
        throw noCampaign();
    if (json[formatKey].toInt() != formatVersion)
        throw Damage{Sentence::tr("It was saved by another version of Bombshelf, in a form that this one can’t read.")};
    CampaignNotes notes{.started = parseTime(json, "started"), .options = parseOptions(json)};
    notes.players = seatsFromJson(memberIn(json, "seats", QJsonValue::Array).toArray());
    for (Player &player : notes.players)
        for (QString *text : {&player.name, &player.level, &player.face})
            *text = plain(*text);
    const QJsonObject battles = memberIn(json, "battles", QJsonValue::Object).toObject();
    for (auto battle = battles.begin(); battle != battles.end(); ++battle)
        notes.battles.emplace(battle.key(), parseBattle(battle->toObject()));
    return notes;
}

QByteArray print(const CampaignNotes &notes, const QString &family)
{
    QJsonObject battles;
    for (const auto &[id, battle] : notes.battles)
        battles.insert(id, toJson(battle));
    return QJsonDocument(QJsonObject{
                             {formatKey, formatVersion},
                             {"family", family},
                             {"started", notes.started.toUTC().toString(Qt::ISODate)},
                             {"seats", seatsToJson(notes.players)},
                             {"options", toJson(notes.options)},
                             {"battles", battles},
                         })
        .toJson();
}

} // namespace

CampaignFile::CampaignFile(const QString &folder, const QString &family) : m_folder(folder), m_family(family) {}

QString CampaignFile::path() const { return QStringLiteral("%1/%2.json").arg(m_folder, m_family); }

std::optional<CampaignNotes> CampaignFile::read(QString *problem) const
{
    if (!QFile::exists(path()))
        return CampaignNotes();
    const auto unread = [this](const QString &why) {
        return Sentence::tr("The campaign in “%1” can’t be read. %2").arg(shownPath(path()), why);
    };
    QByteArray bytes;
    QString error;
    switch (disk::read(path(), longestCampaign, &bytes, &error)) {
    case disk::Read::failed: // the file may be whole, and can be read another time
        *problem = unread(error);
        return std::nullopt;
    case disk::Read::tooLarge: return startOver(unread(error), problem);
    case disk::Read::whole: break;
    }
    try {
        return parse(bytes, m_family);
    } catch (const Damage &damage) {
        return startOver(unread(damage.sentence), problem);
    }
}

std::optional<CampaignNotes> CampaignFile::startOver(const QString &why, QString *problem) const
{
    QString stuck;
    if (!putAside(QStringLiteral("unread"), &stuck)) {
        *problem = Sentence::both(why, stuck);
        return std::nullopt;
    }
    *problem = Sentence::both(why, Sentence::tr("The file was kept under another name beside it, and the campaign starts over."));
    return CampaignNotes();
}

bool CampaignFile::write(const CampaignNotes &notes, QString *problem) const
{
    QString error;
    if (disk::makeFolder(m_folder, &error) && disk::write(path(), print(notes, m_family), &error))
        return true;
    *problem = Sentence::tr("The campaign could not be saved in “%1”: %2").arg(shownPath(path()), error);
    return false;
}

bool CampaignFile::putAside(const QString &why, QString *problem) const
{
    if (!QFile::exists(path()))
        return true;
    QString error;
    const QString stem = QStringLiteral("%1/%2-%3").arg(m_folder, m_family, why);
    const auto isTaken = [](const QString &aside) { return QFile::exists(aside); };
    if (disk::rename(path(), datedPath(stem, QStringLiteral(".json"), isTaken), &error))
        return true;
    *problem = Sentence::tr("The campaign in “%1” could not be put aside: %2").arg(shownPath(path()), error);
    return false;
}

} // namespace bombshelf
