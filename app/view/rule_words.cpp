#include "rule_words.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace bombshelf {

namespace {

/// A word of the game's kinds and those between it and another, or the one word of any other key.
QStringList spelledOut(const Domain &kinds, const QString &key)
{
    const QString prefix = fromWord(kinds.name) + u'.';
    const qsizetype dots = key.indexOf(QLatin1String(".."));
    if (dots < 0 || !key.startsWith(prefix))
        return {key};
    QStringList words;
    for (const std::string_view word : kinds.words)
        words << prefix + fromWord(word);
    const qsizetype first = words.indexOf(key.left(dots)), last = words.indexOf(prefix + key.mid(dots + 2));
    return first < 0 || last < first ? QStringList{key} : words.mid(first, last - first + 1);
}

/// "Bombs (−2)" goes by the name of "Bombs"; a bare number by none.
QString nameOf(const Words &words, const QString &key)
{
    static const QRegularExpression remark(QStringLiteral("\\s*[(（].*$")), letter(QStringLiteral("\\p{L}"));
    const QString name = words.text(key).remove(remark);
    return name.contains(letter) ? name : QString();
}

bool isLatin(QChar letter) { return letter.isLetter() && letter.unicode() < 0x250; }

/// The name as it may stand in a sentence: with a small letter, in the plural.
QString patternOf(const QString &name)
{
    const QString begin = isLatin(name.front()) ? QStringLiteral("\\b") : QString();
    const QString end = isLatin(name.back()) ? QStringLiteral("s?\\b") : QString();
    return begin + QRegularExpression::escape(name) + end;
}

} // namespace

RuleWords::RuleWords(const Descriptor &game, QString &block)
{
    static const QRegularExpression braces(QStringLiteral("\\s*\\{([^{}]*)\\}$"));
    const auto match = braces.match(block);
    if (!match.hasMatch())
        return;
    block.truncate(match.capturedStart());
    const Words texts(game, {});
    for (const QString &word : match.captured(1).simplified().split(u' ')) {
        const QString key = word.section(u'=', 0, 0);
        const QStringList all = spelledOut(*game.kinds, key);
        keys << all;
        if (word.contains(u'='))
            names << word.section(u'=', 1);
        else if (!key.startsWith(QLatin1String("ask.")) && !key.startsWith(QLatin1String("refusal.")))
            std::ranges::transform(all, std::back_inserter(names), [&](const QString &one) { return nameOf(texts, one); });
    }
    names.removeAll(QString());
}

QList<QVariantList> linksIn(const QStringList &blocks, const QList<QStringList> &names)
{
    QHash<QString, int> place; // by the name in small letters; the first that is so called
    QStringList patterns;
    for (int i = 0; i < names.size(); ++i)
        for (const QString &name : names[i])
            if (!place.contains(name.toLower())) {
                place.insert(name.toLower(), i);
                patterns << patternOf(name);
            }
    QList<QVariantList> links(blocks.size());
    if (patterns.isEmpty())
        return links;
    std::ranges::stable_sort(patterns, std::ranges::greater(), &QString::size); // a straight flush is no straight
    const QRegularExpression any(patterns.join(u'|'),
                                 QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    for (int i = 0; i < blocks.size(); ++i) {
        QSet<int> named{i};
        for (auto match = any.globalMatch(blocks[i]); match.hasNext();) {
            const auto found = match.next();
            const QString name = found.captured().toLower();
            const int to = place.value(name, place.value(name.chopped(1), i));
            if (named.contains(to))
                continue;
            named << to;
            links[i] << QVariantMap{{"at", found.capturedStart()}, {"length", found.capturedLength()}, {"to", to}};
        }
    }
    return links;
}

} // namespace bombshelf
