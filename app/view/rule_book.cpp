#include "rule_book.h"

#include "catalogue_model.h"
#include "match/own_sets.h"
#include "match/word.h"
#include "settings.h"

#include <QFile>
#include <QRegularExpression>

namespace bombshelf {

namespace {

QVariantMap block(const char *kind, const QString &text)
{
    return {{"kind", QString::fromLatin1(kind)}, {"text", QString(text).replace(u'\n', u' ')}};
}

void addBlock(const QString &source, QVariantList &out)
{
    static constexpr std::pair<const char *, const char *> marks[] = {{"# ", "title"}, {"## ", "heading"}};
    for (const auto &[mark, kind] : marks)
        if (source.startsWith(QLatin1String(mark)))
            return out.append(block(kind, source.mid(qsizetype(qstrlen(mark)))));

    if (source.startsWith(QLatin1String("! "))) {
        QVariantMap cards = block("cards", {});
        cards.insert("cards", source.mid(2).simplified().split(u' '));
        return out.append(cards);
    }
    if (source.startsWith(QLatin1String("> ")))
        return out.append(block("ruling", QString(source).replace(QLatin1String("\n> "), QLatin1String(" ")).mid(2)));
    if (source.startsWith(QLatin1String("- "))) {
        for (const QString &item : QString(QLatin1Char('\n') + source).split(QLatin1String("\n- "), Qt::SkipEmptyParts))
            out.append(block("item", item));
        return;
    }
    out.append(block("text", source));
}

QString source(std::string_view folder)
{
    QFile book(QStringLiteral(":/assets/games/%1/rules_%2.md").arg(fromWord(folder), Settings::instance()->language()));
    return book.open(QIODevice::ReadOnly) ? QString::fromUtf8(book.readAll()) : QString();
}

/// The owner entered other numbers than the book tells.
bool hasOwnSet(const QString &gameId)
{
    const Rules *rules = findGame(gameId);
    Setup setup;
    QString problem;
    return rules && OwnSets().load(*rules, setup, &problem);
}

} // namespace

QVariantList RuleBook::blocks(const QString &gameId) const
{
    const std::string id = gameId.toStdString();
    QString book = source(id);
    if (book.isEmpty())
        return {block("text", tr("The rule book of this game is missing from this copy of the program."))};
    if (const std::string_view family = familyOf(id); family != id)
        book += QLatin1String("\n\n") + source(family);
    QVariantList blocks;
    static const QRegularExpression gap(QStringLiteral("\n\\s*\n"));
    for (const QString &part : book.split(gap, Qt::SkipEmptyParts))
        addBlock(part.trimmed(), blocks);
    if (hasOwnSet(gameId))
        blocks.insert(1, block("ruling", tr("New matches are dealt with the set that you entered, not with the numbers in this book.")));
    return blocks;
}

} // namespace bombshelf
