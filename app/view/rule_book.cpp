#include "rule_book.h"

#include "game_info.h"
#include "match/own_sets.h"
#include "match/word.h"
#include "phrases.h"
#include "rule_words.h"
#include "settings.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace bombshelf {

namespace {

QVariantMap block(RuleBook::Kind kind, const QString &text)
{
    return {{"kind", kind}, {"text", QString(text).replace(u'\n', u' ')}, {"about", QStringList()}, {"links", QVariantList()}};
}

/// Gathers the blocks of a book and finds its links.
class Binder {
public:
    explicit Binder(const Descriptor &game) : m_game(game) {}

    void add(const QString &source)
    {
        if (source.startsWith(QLatin1String("! "))) {
            append(RuleBook::Cards, {});
            m_blocks.last().insert("cards", source.mid(2).simplified().split(u' '));
            return;
        }
        if (source.startsWith(QLatin1String("- "))) {
            for (const QString &item : QString(QLatin1Char('\n') + source).split(QLatin1String("\n- "), Qt::SkipEmptyParts))
                append(RuleBook::Item, item);
            return;
        }
        if (source.startsWith(QLatin1String("= ")))
            return append(RuleBook::Example, source.section(u' ', 2));
        static constexpr std::pair<const char *, RuleBook::Kind> marks[] = {
            {"# ", RuleBook::Title}, {"## ", RuleBook::Heading}, {"> ", RuleBook::Ruling}};
        for (const auto &[mark, kind] : marks)
            if (source.startsWith(QLatin1String(mark)))
                return append(kind, QString(source).replace(QLatin1String("\n> "), QLatin1String(" ")).mid(qsizetype(qstrlen(mark))));
        append(RuleBook::Text, source);
    }
    /// A note that stands in no book.
    void insert(int at, const QString &ruling)
    {
        m_blocks.insert(at, block(RuleBook::Ruling, ruling));
        m_names.insert(at, QStringList());
    }
    QVariantList bound()
    {
        QStringList texts;
        for (const QVariantMap &block : m_blocks)
            texts << (block["kind"] == RuleBook::Title || block["kind"] == RuleBook::Heading ? QString() : block["text"].toString());
        const QList<QVariantList> links = linksIn(texts, m_names);
        QVariantList all;
        for (qsizetype i = 0; i < m_blocks.size(); ++i) {
            m_blocks[i].insert("links", links[i]);
            all << m_blocks[i];
        }
        return all;
    }

private:
    void append(RuleBook::Kind kind, QString text)
    {
        const RuleWords words(m_game, text);
        m_blocks << block(kind, text);
        m_blocks.last().insert("about", words.keys);
        m_names << words.names;
    }

    const Descriptor &m_game;
    QList<QVariantMap> m_blocks;
    QList<QStringList> m_names;
};

QString source(std::string_view folder)
{
    QFile book(QStringLiteral(":/assets/games/%1/rules_%2.md").arg(fromWord(folder), Settings::instance()->language()));
    return book.open(QIODevice::ReadOnly) ? QString::fromUtf8(book.readAll()) : QString();
}

/// The owner entered other numbers than the book tells.
bool hasOwnSet(const Rules &rules)
{
    Setup setup;
    QString problem;
    return OwnSets().load(rules, setup, &problem);
}

} // namespace

QVariantList RuleBook::blocks(const QString &gameId) const
{
    const Rules *rules = findGame(gameId.toStdString());
    QString book = rules ? source(rules->descriptor().id) : QString();
    if (book.isEmpty())
        return {block(RuleBook::Text, tr("The rule book of this game is missing from this copy of the program."))};
    const std::string_view id = rules->descriptor().id;
    if (const std::string_view family = familyOf(id); family != id)
        book += QLatin1String("\n\n") + source(family);
    Binder binder(rules->descriptor());
    static const QRegularExpression gap(QStringLiteral("\n\\s*\n"));
    for (const QString &part : book.split(gap, Qt::SkipEmptyParts))
        binder.add(part.trimmed());
    if (hasOwnSet(*rules))
        binder.insert(1, tr("New matches are dealt with the set that you entered, not with the numbers in this book."));
    return binder.bound();
}

QString RuleBook::rich(const QString &text, const QVariantList &marks, qreal lineHeight) const
{
    std::vector<QString> tags(std::size_t(text.size())); // that each letter stands in: no two of them together
    for (const QVariant &one : marks) {
        const QVariantMap mark = one.toMap();
        const qsizetype at = mark["at"].toInt();
        for (qsizetype i = at; i < std::min(at + mark["length"].toInt(), text.size()); ++i) {
            QString &tag = tags[std::size_t(i)];
            const QString link = mark.contains("href") ? QStringLiteral("a href=\"%1\"").arg(mark["href"].toString())
                                                       : tag.section(QStringLiteral(" style"), 0, 0);
            tag = (link.isEmpty() ? QStringLiteral("span") : link) + QStringLiteral(" style=\"%1\"").arg(mark["style"].toString());
        }
    }
    QString html, tag;
    qsizetype at = 0;
    const auto turn = [&](const QString &next) {
        if (next == tag)
            return;
        if (!tag.isEmpty())
            html += QStringLiteral("</%1>").arg(tag.section(u' ', 0, 0));
        if (!next.isEmpty())
            html += QStringLiteral("<%1>").arg(next);
        tag = next;
    };
    for (const QChar letter : keptInPhrases(text)) {
        if (letter == QChar(0x2060)) { // as an entity, or Phrases would take it out
            html += QStringLiteral("&#8288;");
            continue;
        }
        turn(tags[std::size_t(at++)]);
        html += QString(letter).toHtmlEscaped();
    }
    turn({});
    return QStringLiteral("<p style=\"margin:0; line-height:%1%\">%2</p>").arg(qRound(100 * lineHeight)).arg(html);
}

} // namespace bombshelf
