#include "lesson.h"

#include "core/vocabulary.h"
#include "match/members.h"
#include "setting.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <set>

namespace bombshelf {

namespace {

constexpr auto kindWords = vocabulary<Step::Kind>({
    {Step::Kind::say, "say"},
    {Step::Kind::exactly, "do"},
    {Step::Kind::choose, "choose"},
    {Step::Kind::predict, "predict"},
    {Step::Kind::watch, "watch"},
    {Step::Kind::playOn, "playOn"},
});

Step::Kind kindOf(const QJsonObject &json)
{
    const auto found = std::ranges::find_if(kindWords, [&](std::string_view word) { return json.contains(fromWord(word)); });
    if (found == kindWords.end())
        throw Damage{Sentence::tr("It has to say what is done in it.")};
    return Step::Kind(found - kindWords.begin());
}

Target readTarget(const QJsonObject &json, const Descriptor &game)
{
    Target target{json["zone"].toString(), json["kind"].toString(), json["verb"].toString(),
                  json.contains("seat") ? seatIn(json, "seat", game) : noSeat, json["place"].toInt(-1)};
    if (!target.zone.isEmpty())
        indexIn(game.zones, json, "zone", &ZoneInfo::name);
    if (!target.verb.isEmpty())
        indexIn(game.verbs, json, "verb", &Term::name);
    if (!target.kind.isEmpty() && std::ranges::find(game.kinds->words, target.kind.toStdString()) == game.kinds->words.end())
        throw Damage{unknownWord(fromWord(game.kinds->name), target.kind)};
    if (target.isEmpty() && !json.isEmpty()) // pieces of a kind or at a place are pointed at in their zone
        throw damagedMember("point");
    return target;
}

std::vector<Reply> readReplies(const QJsonArray &json, const Rules &rules)
{
    std::vector<Reply> replies;
    for (const auto &one : json) {
        const QJsonObject reply = one.toObject();
        const QString id = wordIn(reply, "id");
        if (id == u"right" || id == u"wrong") // these texts are said at the step's end
            throw Damage{unknownWord(QStringLiteral("id"), id)};
        replies.push_back(
            {id, readCondition(memberIn(reply, "when", QJsonValue::Object).toObject(), rules), readMoves(reply["by"], rules.descriptor())});
    }
    return replies;
}

void readTask(const QJsonObject &json, const Rules &rules, Step &step)
{
    step.accepts = readCondition(memberIn(json, "choose", QJsonValue::Object).toObject(), rules);
    if (json.contains("judged"))
        step.judged = readCondition(json["judged"].toObject(), rules);
    step.moves = readMoves(json["shown"], rules.descriptor());
    for (const auto &way : json["orShown"].toArray())
        step.otherWays.push_back(readMoves(way, rules.descriptor()));
    step.replies = readReplies(json["wrong"].toArray(), rules);
}

Step readStep(const QJsonObject &json, const Rules &rules)
{
    const Descriptor &game = rules.descriptor();
    Step step{.id = wordIn(json, "id"), .kind = kindOf(json), .pointsAt = readTarget(json["point"].toObject(), game)};
    switch (step.kind) {
    case Step::Kind::watch: step.after = json["after"].toBool(); [[fallthrough]];
    case Step::Kind::exactly: step.moves = readMoves(json[fromWord(wordOf(step.kind))], game); break;
    case Step::Kind::choose: readTask(json, rules, step); break;
    case Step::Kind::predict:
        step.replies = readReplies(memberIn(json, "predict", QJsonValue::Array).toArray(), rules);
        if (step.replies.empty())
            throw damagedMember("predict");
        step.moves = readMoves(json["then"], game);
        break;
    case Step::Kind::say:
    case Step::Kind::playOn: break;
    }
    if (json.contains("saidBefore"))
        step.saidBefore = indexIn(game.events, json, "saidBefore", &Term::name);
    return step;
}

std::vector<Step> readSteps(const QJsonArray &json, const Rules &rules)
{
    std::vector<Step> steps;
    std::set<QString> ids;
    for (const auto &one : json) {
        const QString id = one.toObject()["id"].toString();
        try {
            steps.push_back(readStep(one.toObject(), rules));
        } catch (const Damage &damage) {
            throw Damage{Sentence::tr("Step “%1” of the lesson: %2").arg(id, damage.sentence)};
        }
        if (!ids.insert(id).second)
            throw Damage{Sentence::tr("Step “%1” of the lesson: another is called the same.").arg(id)};
    }
    if (steps.empty() || steps.back().kind != Step::Kind::playOn)
        throw Damage{Sentence::tr("The last step of a lesson is to play on.")};
    return steps;
}

std::vector<Remark> readRemarks(const QJsonArray &json, const Rules &rules)
{
    std::vector<Remark> remarks;
    for (Reply &one : readReplies(json, rules))
        remarks.push_back({one.id, one.when});
    return remarks;
}

QStringList replyKeys(const Step &step)
{
    QStringList keys;
    for (const Reply &reply : step.replies)
        keys << reply.id;
    if (step.kind == Step::Kind::choose || step.kind == Step::Kind::predict)
        keys << QStringLiteral("right") << QStringLiteral("wrong");
    return keys;
}

} // namespace

std::string_view wordOf(Step::Kind kind) { return kindWords[std::size_t(kind)]; }

Lesson readLesson(const QByteArray &text, std::span<const Rules *const> shelf)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const Rules &rules = readGame(json, shelf);
    Lesson lesson{.setup = readSetup(json, rules), .before = {}, .speaker = wordIn(json, "speaker"), .steps = {}, .remarks = {}};
    lesson.learner = readLearner(json, lesson.setup);
    lesson.before = readMoves(json["before"], rules.descriptor());
    lesson.steps = readSteps(memberIn(json, "steps", QJsonValue::Array).toArray(), rules);
    lesson.remarks = readRemarks(json["remarks"].toArray(), rules);
    return lesson;
}

QStringList textKeys(const Lesson &lesson)
{
    QStringList keys;
    for (const Step &step : lesson.steps) {
        keys << QStringLiteral("lesson.") + step.id;
        for (const QString &reply : replyKeys(step))
            keys << QStringLiteral("lesson.%1.%2").arg(step.id, reply);
    }
    for (const Remark &remark : lesson.remarks)
        keys << QStringLiteral("remark.") + remark.id;
    return keys;
}

} // namespace bombshelf
