#pragma once

#include "plain.h"
#include "sentence.h"
#include "word.h"

#include <QJsonObject>

#include <algorithm>
#include <span>

/// Members of objects in files: the wrong kind is as bad as none. What reads throws Damage with a sentence that names the member.
namespace bombshelf {

inline QString unknownWord(const QString &of, const QString &word)
{
    return Sentence::tr("“%1” is not a value of “%2”.").arg(quoted(word), of);
}

inline Damage damagedMember(const char *name) { return {Sentence::tr("“%1” is missing in it, or damaged.").arg(QLatin1String(name))}; }

inline QJsonValue memberIn(const QJsonObject &json, const char *name, QJsonValue::Type type)
{
    QJsonValue value = json[QLatin1String(name)];
    if (value.type() != type)
        throw damagedMember(name);
    return value;
}
/// A whole number of an int's range.
inline int numberIn(const QJsonObject &json, const char *name)
{
    const QJsonValue value = memberIn(json, name, QJsonValue::Double);
    if (value.toInt(0) != value.toInt(1)) // it is neither
        throw damagedMember(name);
    return value.toInt();
}
inline QString wordIn(const QJsonObject &json, const char *name) { return memberIn(json, name, QJsonValue::String).toString(); }

/// The place among `all` of the one that is so called.
template <class Said, class Name> int indexIn(std::span<const Said> all, const QJsonObject &json, const char *member, Name name)
{
    const QString word = wordIn(json, member);
    const auto found = std::ranges::find(all, word.toStdString(), name);
    if (found == all.end())
        throw Damage{unknownWord(QLatin1String(member), word)};
    return int(found - all.begin());
}

} // namespace bombshelf
