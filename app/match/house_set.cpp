#include "house_set.h"

#include "games/catalogue.h"
#include "sentence.h"
#include "word.h"

#include <QJsonDocument>

#include <cmath>

namespace bombshelf {

namespace {

QString groupOf(const SetEntry &entry) { return fromWord(entry.group); }

QString wordOf(const SetEntry &entry) { return fromWord(entry.domain->words[entry.value]); }

int countOf(const QJsonObject &json)
{
    int count = 0;
    for (const QJsonValue group : json)
        count += std::max(1, int(group.toObject().size()));
    return count;
}

} // namespace

Setup defaultSetup(const Descriptor &game, int seats)
{
    Setup setup{.seats = seats};
    for (std::size_t i = 0; i < game.options.size(); ++i)
        setup.options[i] = game.options[i].byDefault.with(seats);
    if (!game.houseSet.empty()) {
        const std::string_view text = houseSetText(game.id);
        setFromText(QByteArray(text.data(), qsizetype(text.size())), game, setup);
    }
    return setup;
}

QJsonObject setToJson(const Descriptor &game, const Setup &setup)
{
    QJsonObject json;
    for (std::size_t i = 0; i < game.houseSet.size(); ++i) {
        const SetEntry &entry = game.houseSet[i];
        QJsonObject group = json[groupOf(entry)].toObject();
        group.insert(wordOf(entry), setup.set[i]);
        json.insert(groupOf(entry), group);
    }
    return json;
}

void setFromJson(const QJsonObject &json, const Descriptor &game, Setup &setup)
{
    for (std::size_t i = 0; i < game.houseSet.size(); ++i) {
        const SetEntry &entry = game.houseSet[i];
        const double number = json[groupOf(entry)][wordOf(entry)].toDouble(1000);
        if (number != std::floor(number) || number < entry.least || number > entry.most)
            throw Damage{Sentence::tr("The set needs a whole number from %1 to %2 for “%3” in “%4”.")
                             .arg(entry.least)
                             .arg(entry.most)
                             .arg(wordOf(entry), groupOf(entry))};
        setup.set[i] = std::int8_t(number);
    }
    if (countOf(json) != int(game.houseSet.size()))
        throw Damage{Sentence::tr("The set counts things that the game does not have.")};
}

void setFromText(const QByteArray &text, const Descriptor &game, Setup &setup)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        throw Damage{Sentence::tr("The set can’t be read: it is not a JSON object.")};
    setFromJson(document.object(), game, setup);
}

} // namespace bombshelf
