#include "cases.h"

#include "bots/bot.h"
#include "bots/levels.h"
#include "bots/styles.h"
#include "core/spelling.h"
#include "match/house_set.h"

#include <QRegularExpression>

#include <algorithm>

namespace bombshelf::test {

namespace {

QStringList parts(const QString &text, QChar separator)
{
    QStringList found;
    for (const QString &part : text.split(separator, Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            found << part.trimmed();
    return found;
}

QString string(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

const Rules &rules() { return caseGame().rules; }

const Descriptor &descriptor() { return rules().descriptor(); }

QString zoneName(const ZoneInfo &info) { return string(info.name) + (info.seat == noSeat ? QString() : QString::number(info.seat)); }

/// The zone so named, or -1.
int zoneNamed(const QString &name)
{
    const auto zones = descriptor().zones;
    const auto found = std::ranges::find(zones, name, zoneName);
    return found == zones.end() ? -1 : int(found - zones.begin());
}

void addCards(Table &table, Zone zone, const QString &cards)
{
    const ZoneInfo &info = descriptor().zones[zone];
    for (QString card : parts(cards, ' ')) {
        const bool marked = card.endsWith('^');
        card.remove('^');
        const int place = table.count(zone);
        const auto kind = Kind(placeOf(descriptor().kinds->words, card));
        const Lie lie = caseGame().lie(info, kind);
        table.add(zone, kind, caseGame().lot(kind));
        if (marked || lie == Lie::faceUp)
            table.turnUp(zone, place);
        else if (lie != Lie::faceDown)
            table.show(zone, place, lie == Lie::known ? SeatSet::everyone() : SeatSet::of(info.seat));
    }
}

/// The cards of a match that the position does not name, mixed.
QStringList unnamed(const QString &position)
{
    Rng rng(1);
    const State match = rules().deal(defaultSetup(descriptor(), descriptor().minSeats), rng, nullptr);
    QStringList rest;
    for (const Piece &piece : match.table.all())
        if (caseGame().lot(piece.kind) == 0)
            rest << string(descriptor().kinds->words[piece.kind]);
    for (qsizetype i = rest.size() - 1; i > 0; --i)
        rest.swapItemsAt(i, rng.below(std::uint32_t(i + 1)));
    for (const QString &part : parts(position, ';'))
        if (zoneNamed(part.section(':', 0, 0)) >= 0)
            for (const QString &word : parts(part.section(':', 1).remove('^'), ' '))
                if (!word.startsWith('*') && caseGame().lot(Kind(placeOf(descriptor().kinds->words, word))) == 0 && !rest.removeOne(word))
                    qFatal("one %s too many", qPrintable(word));
    return rest;
}

/// The position with each * replaced.
QString complete(QString position)
{
    if (!position.contains('*'))
        return position;
    QStringList rest = unnamed(position);
    static const QRegularExpression some("\\*(\\d+)");
    for (auto found = some.match(position); found.hasMatch(); found = some.match(position)) {
        const qsizetype count = found.captured(1).toInt();
        if (count > rest.size())
            qFatal("there are not that many cards left");
        position.replace(found.capturedStart(), found.capturedLength(), rest.first(count).join(' '));
        rest.remove(0, count);
    }
    return position.replace('*', rest.join(' '));
}

} // namespace

int placeOf(std::span<const std::string_view> words, const QString &word)
{
    const auto found = std::ranges::find(words, word.toStdString());
    if (found == words.end())
        qFatal("no such word: %s", qPrintable(word));
    return int(found - words.begin());
}

State build(const QString &position)
{
    State state = caseGame().start();
    for (const QString &part : parts(complete(position), ';')) {
        const QString name = part.section(':', 0, 0), value = part.section(':', 1).trimmed();
        if (const int zone = zoneNamed(name); zone >= 0)
            addCards(state.table, Zone(zone), value);
        else
            caseGame().setFact(state, name, value);
    }
    return state;
}

QString Play::play(const QString &moves)
{
    for (const QString &part : parts(moves, ';')) {
        const SeatSet asked = rules().toMove(m_state);
        const Seat seat = part.contains('>') ? Seat(part.section('>', 0, 0).toInt()) : asked.first();
        if (!asked.has(seat))
            return "another seat is asked: " + part;
        const QString text = part.section('>', -1).section('=', 0, 0).trimmed();
        const auto move = parseMove(descriptor(), text.toStdString());
        if (!move)
            return "no move: " + text;
        if (const Refusal refusal = rules().whyNot(m_state, seat, *move))
            return text + " is refused: " + string(refusal.word);
        make(seat, *move, part.section('=', 1));
    }
    return {};
}

void Play::make(Seat seat, Move move, const QString &outcome)
{
    const State before = m_state;
    for (int tries = 0; tries < 1000000; ++tries) {
        m_state = before;
        m_heard.events.clear();
        rules().play(m_state, seat, move, m_rng, &m_heard);
        if (outcome.isEmpty() || check(outcome).isEmpty())
            return;
    }
    qFatal("chance never brings %s", qPrintable(outcome));
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
    const ZoneInfo &info = descriptor().zones[std::size_t(place)];
    QStringList names;
    for (const Piece &piece : seen.table.in(Zone(place)))
        names << (piece.kind == unknownKind ? "?" : string(descriptor().kinds->words[piece.kind])) +
                     (piece.faceUp && caseGame().lie(info, piece.kind) == Lie::faceDown ? "^" : "");
    if (!caseGame().isOrdered(info))
        names.sort();
    return names.join(' ');
}

QString Play::fact(const QString &name) const
{
    Facts facts;
    rules().facts(m_state, facts);
    QStringList values;
    for (const Fact &fact : facts)
        if (string(fact.name) + (fact.seat == noSeat ? QString() : QString::number(fact.seat)) == name)
            values << QString::fromStdString(bombshelf::spell(*fact.domain, fact.value));
    const auto &lists = caseGame().lists;
    if (values.isEmpty() && std::ranges::find(lists, name.back().isDigit() ? name.chopped(1) : name) == lists.end())
        qFatal("There is nothing called “%s”", qPrintable(name));
    return values.join(' ');
}

QString Play::legal(bool verbsOnly) const
{
    QStringList names;
    for (const Move move : moves())
        names << QString::fromStdString(bombshelf::spell(descriptor(), move)).section(' ', 0, verbsOnly ? 0 : -1);
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

QString Play::told(const QString &wanted) const
{
    const QStringList events = ask("events").split(", ");
    QStringList found;
    qsizetype from = 0;
    for (const QString &part : parts(wanted, ','))
        if (const qsizetype place = events.indexOf(part, from); place >= 0) {
            found << part;
            from = place + 1;
        }
    return found.join(", ");
}

QString Play::ask(const QString &subject) const
{
    if (zoneNamed(subject) >= 0)
        return cards(m_state, subject);
    if (subject.startsWith("sees")) {
        if (zoneNamed(subject.section('.', 1)) < 0)
            qFatal("There is no zone for “%s”", qPrintable(subject));
        const Seat viewer = subject[4] == '-' ? noSeat : Seat(subject[4].digitValue());
        return cards(Observation(rules(), m_state, viewer).state(), subject.section('.', 1));
    }
    if (subject == "legal" || subject == "verbs")
        return legal(subject == "verbs");
    if (subject == "favourite")
        return favourite(*this, rules().toMove(m_state).first());
    if (subject == "prompt")
        return string(rules().prompt(m_state));
    if (subject == "ending")
        return string(rules().result(m_state).ending);
    QStringList names;
    if (subject == "events")
        for (const Event &event : m_heard.events)
            names << QString::fromStdString(test::spell(descriptor(), event));
    else if (subject == "asked")
        for (Seat seat = 0; seat < maxSeats; ++seat)
            names << (rules().toMove(m_state).has(seat) ? QString::number(seat) : QString());
    else if (subject == "is-out")
        for (Seat seat = 0; seat < maxSeats; ++seat)
            names << (rules().isOut(m_state, seat) ? QString::number(seat) : QString());
    else if (subject == "winners")
        for (Seat seat = 0; seat < maxSeats; ++seat)
            names << (rules().result(m_state).winners.has(seat) ? QString::number(seat) : QString());
    else
        return fact(subject);
    names.removeAll(QString());
    if (subject == "asked" && names.isEmpty())
        return "-";
    return names.join(subject == "events" ? ", " : " ");
}

QString Play::check(const QString &then) const
{
    QStringList complaints;
    for (const QString &part : parts(then, ';')) {
        const QString subject = part.section(':', 0, 0), wanted = part.section(':', 1).trimmed();
        const QString found = subject == "refuses" ? refusals(wanted) : subject == "told" ? told(wanted) : ask(subject);
        if (found != wanted)
            complaints << QString("%1: '%2', not '%3'").arg(subject, found, wanted);
    }
    return complaints.join("; ");
}

QString favourite(const Play &match, Seat seat)
{
    Rng rng(1);
    const Guess guess = Observation(rules(), match.state(), seat).guess(rng);
    Moves moves;
    rules().legal(guess.state, seat, moves);
    const std::vector<float> likings = rules().knowledge().likings(guess, seat, moves);
    const auto best = std::ranges::max_element(likings) - likings.begin();
    return QString::fromStdString(bombshelf::spell(descriptor(), moves[int(best)]));
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

void checkBlunder()
{
    QFETCH(const QString, position);
    QFETCH(const QString, moves);
    QFETCH(const QString, then);
    Play match(build(position));
    QCOMPARE(match.play(moves), QString());
    QStringList legal = match.ask("legal").split(", ");
    const bool isRest = then.startsWith("all but ");
    QStringList silly = parts(isRest ? then.mid(8) : then, ',');
    for (const QString &move : silly)
        QVERIFY2(legal.removeOne(move), qPrintable(move + " is none of " + match.ask("legal")));
    if (isRest)
        silly.swap(legal);
    const Seat seat = rules().toMove(match.state()).first();
    const Observation seen(rules(), match.state(), seat);
    constexpr int usually = 5;
    const int more = qEnvironmentVariableIntValue("BOMBSHELF_BLUNDER_TRIES");
    const Budget budget{.iterations = more > 0 ? 0 : 400}; // by hand as at a table
    std::uint64_t seed = more > 0 ? 1000 : 0;
    QStringList hits;
    const auto ask = [&](std::string_view level, const Style *style) {
        Rng rng(++seed);
        const Move move = makeBot(level, style)->choose(rules(), seen, rng, budget, {});
        const QString word = QString::fromStdString(bombshelf::spell(descriptor(), move));
        if (silly.contains(word))
            hits += QStringLiteral("%1 (seed %2): %3").arg(string(style ? style->name : level)).arg(seed).arg(word);
    };
    for (const Level &level : levels().subspan(1))
        for (int i = 0; i < std::max(usually, more); ++i)
            ask(level.name, nullptr);
    for (const Style *style : styles())
        for (int i = 0; i < std::max(1, more / 5); ++i)
            ask("strong", style);
    QVERIFY2(hits.isEmpty(), qPrintable(hits.join("; ")));
}

} // namespace bombshelf::test
