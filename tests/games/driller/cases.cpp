#include "cases.h"

#include "core/spelling.h"
#include "games/driller/position.h"
#include "games/driller/rules.h"

#include <algorithm>

namespace bombshelf::driller::test {

namespace {

QStringList parts(const QString &text, QChar separator)
{
    QStringList found;
    for (const QString &part : text.split(separator, Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            found << part.trimmed();
    return found;
}

QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString zoneName(const ZoneInfo &info)
{
    return string(info.name) + (info.seat == noSeat ? QString() : QString::number(info.seat));
}

/// The zone so named, or -1.
int zoneNamed(const QString &name)
{
    const auto zones = descriptor().zones;
    const auto found = std::ranges::find(zones, name, zoneName);
    return found == zones.end() ? -1 : int(found - zones.begin());
}

int placeOf(std::span<const std::string_view> words, const QString &word)
{
    const auto found = std::ranges::find(words, word.toStdString());
    Q_ASSERT(found != words.end());
    return int(found - words.begin());
}

void addCards(Table &table, Zone zone, const QString &cards)
{
    for (QString card : parts(cards, ' ')) {
        const bool faceUp = card.endsWith('^') || zone > right;
        card.remove('^');
        table.add(zone, Kind(placeOf(cardDomain.words, card)));
        if (faceUp)
            table.turnUp(zone, table.count(zone) - 1);
    }
}

void setFact(Position &p, const QString &name, const QString &value)
{
    const auto number = std::uint8_t(value.toInt());
    if (name == "seats")
        p.seats = number;
    else if (name == "phase")
        p.phase = Phase(placeOf(phaseDomain.words, value));
    else if (name == "turn")
        p.turn = p.asked = number;
    else if (name == "drawn")
        p.drawn = number;
    else if (name == "explosions")
        p.explosions = number;
    else if (name == "quiet-turns")
        p.quiet = number;
    else
        qFatal("no such fact: %s", qPrintable(name));
}

} // namespace

State build(const QString &position)
{
    State state;
    Position &p = state.own<Position>();
    p.seats = 2;
    p.phase = Phase::drill;
    for (const QString &part : parts(position, ';')) {
        const QString name = part.section(':', 0, 0), value = part.section(':', 1).trimmed();
        if (const int zone = zoneNamed(name); zone >= 0)
            addCards(state.table, Zone(zone), value);
        else
            setFact(p, name, value);
    }
    return state;
}

QString Play::play(const QString &moves)
{
    for (const QString &part : parts(moves, ';')) {
        const Seat seat = rules().toMove(m_state).first();
        if (part.contains('>') && part.section('>', 0, 0).toInt() != seat)
            return "another seat is asked: " + part;
        const QString text = part.section('>', -1).trimmed();
        const auto move = parseMove(descriptor(), text.toStdString());
        if (!move)
            return "no move: " + text;
        if (const Refusal refusal = rules().whyNot(m_state, seat, *move))
            return text + " is refused: " + string(refusal.word);
        m_heard.events.clear();
        rules().play(m_state, seat, *move, m_rng, &m_heard);
    }
    return {};
}

Moves Play::moves() const
{
    Moves found;
    rules().legal(m_state, rules().toMove(m_state).first(), found);
    return found;
}

QString Play::cards(const State &seen, const QString &zone) const
{
    const int place = zoneNamed(zone);
    QStringList names;
    for (const Piece &piece : seen.table.in(Zone(place)))
        names << (piece.kind == unknownKind ? "?" : string(cardDomain.words[piece.kind])) +
                     (piece.faceUp && place <= right ? "^" : "");
    if (place > right)
        names.sort();
    return names.join(' ');
}

QString Play::fact(const QString &name) const
{
    Facts facts;
    rules().facts(m_state, facts);
    for (const Fact &fact : facts)
        if (string(fact.name) + (fact.seat == noSeat ? QString() : QString::number(fact.seat)) == name)
            return QString::fromStdString(spell(*fact.domain, fact.value));
    return {};
}

QString Play::legal(bool verbsOnly) const
{
    QStringList names;
    for (const Move move : moves())
        names << QString::fromStdString(spell(descriptor(), move)).section(' ', 0, verbsOnly ? 0 : -1);
    names.removeDuplicates();
    names.sort();
    return names.join(verbsOnly ? " " : ", ");
}

QString Play::refusals(const QString &wanted) const
{
    QStringList found;
    for (const QString &part : parts(wanted, ',')) {
        const QString text = part.section('=', 0, 0).trimmed();
        const auto move = parseMove(descriptor(), text.toStdString());
        const Seat seat = rules().toMove(m_state).first();
        found << text + " = " + (move ? string(rules().whyNot(m_state, seat, *move).word) : QString("no move"));
    }
    return found.join(", ");
}

QString Play::ask(const QString &subject) const
{
    if (zoneNamed(subject) >= 0)
        return cards(m_state, subject);
    if (subject.startsWith("sees")) {
        const Seat viewer = subject[4] == '-' ? noSeat : Seat(subject[4].digitValue());
        return cards(Observation(rules(), m_state, viewer).state(), subject.section('.', 1));
    }
    if (subject == "asked")
        return rules().toMove(m_state).empty() ? QString("-") : QString::number(rules().toMove(m_state).first());
    if (subject == "legal" || subject == "verbs")
        return legal(subject == "verbs");
    QStringList names;
    if (subject == "events")
        for (const Event &event : m_heard.events)
            names << QString::fromStdString(bombshelf::test::spell(descriptor(), event));
    else if (subject == "winners")
        for (Seat seat = 0; seat < maxSeats; ++seat)
            names << (rules().result(m_state).winners.has(seat) ? QString::number(seat) : QString());
    else
        return fact(subject);
    names.removeAll(QString());
    return names.join(subject == "events" ? ", " : " ");
}

QString Play::check(const QString &then) const
{
    QStringList complaints;
    for (const QString &part : parts(then, ';')) {
        const QString subject = part.section(':', 0, 0), wanted = part.section(':', 1).trimmed();
        const QString found = subject == "refuses" ? refusals(wanted) : ask(subject);
        if (found != wanted)
            complaints << QString("%1: '%2', not '%3'").arg(subject, found, wanted);
    }
    return complaints.join("; ");
}

void addColumns()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("then");
}

void addCase(const char *name, const QByteArray &position, const QByteArray &moves, const QByteArray &then)
{
    QTest::newRow(name) << QString(position) << QString(moves) << QString(then);
}

void checkCase()
{
    QFETCH(QString, position);
    QFETCH(QString, moves);
    QFETCH(QString, then);
    Play match(build(position));
    QCOMPARE(match.play(moves), QString());
    QCOMPARE(match.check(then), QString());
}

} // namespace bombshelf::driller::test
