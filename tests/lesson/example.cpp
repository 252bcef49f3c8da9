#include "example.h"

#include "match/members.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace bombshelf {

namespace {

void gatherNumbers(const QJsonValue &json, std::set<int> &numbers)
{
    static constexpr const char *holders[] = {"is", "atLeast", "atMost"};
    for (const char *holder : holders)
        if (json[QLatin1String(holder)].isDouble())
            numbers.insert(json[QLatin1String(holder)].toInt());
    for (const auto &arg : json["args"].toArray())
        numbers.insert(arg.toVariant().toInt());
    for (const char *parts : {"all", "any"})
        for (const auto &part : json[QLatin1String(parts)].toArray())
            gatherNumbers(part, numbers);
    if (json["not"].isObject())
        gatherNumbers(json["not"], numbers);
}

void gatherWords(const QJsonValue &json, std::set<QString> &words)
{
    for (const QString &word : json.toString().split(u' '))
        words.insert(word);
    for (const auto &part : json.toArray())
        gatherWords(part, words);
    for (const auto &part : json.toObject())
        gatherWords(part, words);
}

Example readExample(const QJsonObject &json, std::span<const Rules *const> shelf)
{
    const Rules &rules = readGame(json, shelf);
    Example example{.id = wordIn(json, "id"), .setup = readSetup(json, rules)};
    example.viewer = readLearner(json, example.setup);
    example.before = readMoves(json["before"], rules.descriptor());
    example.moves = readMoves(json["moves"], rules.descriptor());
    example.given = readCondition(memberIn(json, "given", QJsonValue::Object).toObject(), rules);
    example.then = readCondition(memberIn(json, "then", QJsonValue::Object).toObject(), rules);
    for (const char *part : {"given", "then"})
        gatherNumbers(json[QLatin1String(part)], example.numbers);
    for (const char *part : {"before", "given", "moves", "then"})
        gatherWords(json[QLatin1String(part)], example.words);
    return example;
}

Frames make(Match &match, const std::vector<Move> &moves, Seat viewer)
{
    Frames all;
    for (const Move move : moves) {
        QString problem;
        auto frames = makeMove(match, move, viewer, &problem);
        if (!frames)
            throw Damage{problem};
        std::ranges::move(*frames, std::back_inserter(all));
    }
    return all;
}

} // namespace

std::vector<Example> readExamples(const QByteArray &text, std::span<const Rules *const> shelf)
{
    std::vector<Example> examples;
    for (const auto &one : QJsonDocument::fromJson(text).array()) {
        try {
            examples.push_back(readExample(one.toObject(), shelf));
        } catch (const Damage &damage) {
            throw Damage{QStringLiteral("Example “%1”: %2").arg(one.toObject()["id"].toString(), damage.sentence)};
        }
    }
    return examples;
}

void play(const Example &example)
{
    QString problem;
    const auto match = Match::begin(example.setup, {}, &problem);
    if (!match)
        throw Damage{problem};
    make(*match, example.before, example.viewer);
    if (!example.given({{}, match->observe(example.viewer)}))
        throw Damage{QStringLiteral("Example “%1”: %2").arg(example.id, QStringLiteral("It does not begin as it says."))};
    const Frames frames = make(*match, example.moves, example.viewer);
    if (!example.then({frames, match->observe(example.viewer)}))
        throw Damage{QStringLiteral("Example “%1”: %2").arg(example.id, QStringLiteral("It does not end as it says."))};
}

} // namespace bombshelf
