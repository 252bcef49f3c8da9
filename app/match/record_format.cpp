#include "record_format.h"

#include "core/spelling.h"
#include "plain.h"
#include "sentence.h"

#include <QCryptographicHash>
#include <QJsonArray>

namespace bombshelf::format {

namespace {

bool isSecret(const Descriptor &game, Move move) { return game.verbs[move.verb].secret; }

Damage strange(const Line &line) { return {Sentence::tr("Line %1 does not belong in a match.").arg(line.number)}; }

void followMove(const Line &line, const MatchSetup &setup, Course &course, Chain &chain)
{
    const Descriptor &game = setup.rules->descriptor();
    const int seat = line.json["seat"].toInt(-1);
    if (line.json["n"].toInt(-1) != course.at())
        throw Damage{Sentence::tr("Line %1 is not the move that comes next: lines are missing or out of order.").arg(line.number)};
    if (seat < 0 || seat >= setup.setup.seats)
        throw Damage{Sentence::tr("Line %1 names a seat that nobody sits in.").arg(line.number)};
    const bool sealed = line.json.contains("sealed");
    const QByteArray text = sealed ? chain.open(line.json["sealed"].toString().toLatin1()) : line.json["move"].toString().toUtf8();
    check(line, course, chain);
    const auto move = parseMove(game, text.toStdString());
    if (!move)
        throw Damage{Sentence::tr("Line %1: “%2” is not a move of this game.").arg(line.number).arg(quoted(text))};
    if (isSecret(game, *move) != sealed)
        throw strange(line);
    if (setup.rules->whyNot(course.state(), Seat(seat), *move))
        throw Damage{Sentence::tr("Line %1: the move “%2” was not allowed there.").arg(line.number).arg(quoted(text))};
    course.play(Seat(seat), *move, nullptr);
}

} // namespace

QJsonObject move(const MatchSetup &setup, const Course &course, const Chain &chain, Seat seat, Move move)
{
    const Descriptor &game = setup.rules->descriptor();
    const QByteArray text = QByteArray::fromStdString(spell(game, move));
    QJsonObject line{{"n", course.at()}, {"seat", seat}};
    if (isSecret(game, move))
        line.insert("sealed", QString::fromLatin1(chain.seal(text)));
    else
        line.insert("move", QString::fromUtf8(text));
    return line;
}

QJsonObject undo(int moves) { return {{"undo", moves}}; }

QJsonObject redo(int moves) { return {{"redo", moves}}; }

QJsonObject end(const MatchSetup &setup, const Course &course)
{
    QJsonArray winners, points;
    const Result result = setup.rules->result(course.state());
    for (Seat seat = 0; seat < setup.setup.seats; ++seat) {
        points.append(setup.rules->points(course.state(), seat));
        if (result.winners.has(seat))
            winners.append(seat);
    }
    return {{"end", true},
            {"moves", course.at()},
            {"points", points},
            {"winners", winners},
            {"practice", course.isPractice()},
            {"seed", QString::number(setup.seed)}};
}

void check(const Line &line, const Course &course, Chain &chain)
{
    if (!chain.follow(line.bytes, course.state()))
        throw Damage{Sentence::tr("Line %1 is not as it was written, or does not follow from what comes before it.").arg(line.number)};
}

void follow(const Line &line, const MatchSetup &setup, Course &course, Chain &chain)
{
    if (line.json.contains("move") || line.json.contains("sealed"))
        return followMove(line, setup, course, chain);
    const bool undoes = line.json.contains("undo");
    if (!undoes && !line.json.contains("redo"))
        throw strange(line);
    const int moves = line.json[undoes ? "undo" : "redo"].toInt();
    if (moves < 1 || moves > (undoes ? course.at() : course.taken()))
        throw Damage{Sentence::tr("Line %1 takes back or makes again more moves than there are.").arg(line.number)};
    check(line, course, chain);
    undoes ? course.back(moves) : course.forward(moves);
}

QString hashOf(const QByteArray &bytes) { return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()); }

} // namespace bombshelf::format
