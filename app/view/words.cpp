#include "words.h"

#include "core/spelling.h"
#include "match/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace bombshelf {

QString Words::capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString Words::text(const QString &key, std::optional<int> n) const
{
    if (n)
        return lookUp(key, n);
    if (std::exchange(m_language, s_language) != s_language)
        m_texts.clear();
    const auto known = m_texts.constFind(key);
    return known != m_texts.constEnd() ? *known : *m_texts.insert(key, lookUp(key, n));
}

QString Words::lookUp(const QString &key, std::optional<int> n) const
{
    const QByteArray source = key.toUtf8();
    // Qt puts no number below 0 into a text.
    const int number = std::abs(n.value_or(-1));
    for (const std::string_view id : {m_game->id, familyOf(m_game->id)}) {
        const QByteArray context(id.data(), qsizetype(id.size()));
        QString found = QCoreApplication::translate(context.constData(), source.constData(), nullptr, n ? number : -1);
        if (n && *n < 0)
            found.replace(QString::number(number), QChar(0x2212) + QString::number(number));
        if (found != key)
            return found;
    }
    return {};
}

QString Words::goal() const
{
    const QString ofSeats = text(QStringLiteral("goal.%1").arg(m_names.size()));
    return ofSeats.isEmpty() ? text(QStringLiteral("goal")) : ofSeats;
}

QString Words::value(const Domain &domain, int value) const
{
    if (domain.name == seatDomain.name)
        return name(Seat(value));
    if (domain.words.empty()) {
        const QString called = text(QStringLiteral("number.%1").arg(value)); // where the game has another name for it
        return called.isEmpty() ? QString::number(value) : called;
    }
    return text(fromWord(domain.name) + u'.' + QString::fromStdString(spell(domain, value)));
}

QString Words::kindRule(Kind kind) const
{
    if (kind == unknownKind)
        return {};
    const QString key = fromWord(m_game->kinds->name) + u'.' + fromWord(m_game->kinds->words[kind]) + QStringLiteral(".rule");
    QString rule = text(key);
    for (const std::string_view power : m_game->powers)
        if (const QString more = text(key + u'.' + fromWord(power)); !more.isEmpty())
            rule = rule.isEmpty() ? more : Sentence::both(rule, more);
    return rule;
}

QString Words::zone(Zone zone) const
{
    const ZoneInfo &info = m_game->zones[zone];
    const QString found = text(QStringLiteral("zone.") + fromWord(info.name));
    return info.seat == noSeat || found.isEmpty() ? found : found.arg(name(info.seat));
}

QString Words::move(Move move, Seat by) const
{
    const auto &domains = m_game->verbs[move.verb].args;
    const std::array args{move.a, move.b, move.c};
    bool isOwn = false;
    for (std::size_t i = 0; i < args.size(); ++i)
        isOwn = isOwn || (domains[i] == &seatDomain && args[i] == by);
    const QString own = isOwn ? move_(move, QStringLiteral(".own")) : QString();
    return own.isEmpty() ? move_(move, QString()) : own;
}

QString Words::moves(Move move, std::optional<Move> next, Seat by) const
{
    const QString first = this->move(move, by);
    return next ? tr("%1. %2", "a move, and the one that carries it out").arg(first, this->move(*next, by)) : first;
}

QString Words::move_(Move move, const QString &suffix) const
{
    const Term &verb = m_game->verbs[move.verb];
    return fill(QStringLiteral("move.") + fromWord(verb.name) + suffix, verb, {}, {move.a, move.b, move.c});
}

QString Words::because(const Reason &reason) const
{
    return text(QStringLiteral("because.") + fromWord(reason.merit) +
                QLatin1String(!reason.isOfOthers    ? ""
                              : m_names.size() == 2 ? ".rival"
                                                    : ".others"));
}

QString Words::wish(Move move, std::optional<Move> next) const
{
    const Term &verb = m_game->verbs[move.verb];
    const QString key = QStringLiteral("wish.") + fromWord(verb.name);
    if (!next) {
        const QString own = verb.args[0] ? key + u'.' + QString::fromStdString(spell(*verb.args[0], move.a)) : key;
        return fill(text(own).isEmpty() ? key : own, verb, {}, {move.a, move.b, move.c});
    }
    QStringList values;
    add(values, verb, {move.a, move.b, move.c});
    const Term &end = m_game->verbs[next->verb];
    return fill(key + u'.' + fromWord(end.name), end, values, {next->a, next->b, next->c});
}

QString Words::event(const Event &event, const QString &suffix) const
{
    return fill(eventKey(event, suffix), m_game->events[event.what], {name(event.seat)}, event.args);
}

QString Words::eventKey(const Event &event, const QString &suffix) const
{
    const QString unseen = event.openTo.empty() ? QStringLiteral(".unseen") : QString();
    const QString key = QStringLiteral("event.") + fromWord(m_game->events[event.what].name) + unseen + suffix;
    const QString other = variant(event);
    return other.isEmpty() || text(key + other).isEmpty() ? key : key + other;
}

QString Words::variant(const Event &event) const
{
    const auto &domains = m_game->events[event.what].args;
    const auto last = std::size_t(std::ranges::find(domains, nullptr) - domains.begin());
    if (last == 0)
        return {};
    if (domains[last - 1] == &numberDomain && event.args[last - 1] == 0)
        return QStringLiteral(".none");
    const bool isSame = last > 1 ? event.args[last - 1] == event.args[last - 2] : domains[0] == &seatDomain && event.args[0] == event.seat;
    return isSame ? QStringLiteral(".same") : QString();
}

void Words::add(QStringList &values, const Term &term, std::array<std::uint8_t, 3> args) const
{
    for (std::size_t i = 0; i < args.size(); ++i)
        if (term.args[i])
            values << value(*term.args[i], args[i]);
}

QString Words::fill(const QString &key, const Term &term, QStringList values, std::array<std::uint8_t, 3> args) const
{
    add(values, term, args);
    const auto number = std::ranges::find(term.args, &numberDomain);
    const std::optional<int> n =
        number == term.args.end() ? std::nullopt : std::optional<int>(args[std::size_t(number - term.args.begin())]);
    // From left to right, once: what a value says is not filled in again.
    QString filled = text(key, n);
    for (qsizetype at = filled.indexOf(u'%'); at >= 0; at = filled.indexOf(u'%', at)) {
        const int place = filled.mid(at + 1, 1).toInt();
        const bool known = place > 0 && place <= values.size();
        filled.replace(at, known ? 2 : 1, known ? values[place - 1] : QStringLiteral("%"));
        at += known ? values[place - 1].size() : 1;
    }
    return filled;
}

} // namespace bombshelf
