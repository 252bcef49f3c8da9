#include "record_format.h"

#include "core/spelling.h"
#include "sentence.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace bombshelf::format {

namespace {

/// Guards a move line by the table it was made on: neither the line, nor a line before it, nor the rules can have changed since.
QString guard(const Course &course, Seat seat, const QString &move)
{
    const QString text = QStringLiteral("%1 %2 %3 %4").arg(bombshelf::hashOf(course.state()), 16, 16, QChar(u'0'));
    return hashOf(text.arg(course.at()).arg(seat).arg(move).toUtf8()).left(8);
}

void followMove(const MatchSetup &setup, Course &course, const QJsonObject &line, int number)
{
    const int seat = line["seat"].toInt(-1);
    const QString text = line["move"].toString();
    if (line["n"].toInt(-1) != course.at())
        throw Damage{
            Sentence::tr("Line %1 is not the move that comes next: lines are missing or out of order.").arg(number)};
    if (seat < 0 || seat >= setup.setup.seats)
        throw Damage{Sentence::tr("Line %1 names a seat that nobody sits in.").arg(number)};
    const auto move = parseMove(setup.rules->descriptor(), text.toStdString());
    if (!move)
        throw Damage{Sentence::tr("Line %1: “%2” is not a move of this game.").arg(number).arg(text)};
    if (setup.rules->whyNot(course.state(), Seat(seat), *move))
        throw Damage{Sentence::tr("Line %1: the move “%2” was not allowed there.").arg(number).arg(text)};
    if (line["hash"].toString() != guard(course, Seat(seat), text))
        throw Damage{
            Sentence::tr("Line %1: the move or the table before it was changed since it was written.").arg(number)};
    course.play(Seat(seat), *move, nullptr);
}

} // namespace

QJsonObject move(const MatchSetup &setup, const Course &course, Seat seat, Move move)
{
    const QString text = QString::fromStdString(spell(setup.rules->descriptor(), move));
    return {{"n", course.at()}, {"seat", seat}, {"move", text}, {"hash", guard(course, seat, text)}};
}

QJsonObject undo(int moves)
{
    return {{"undo", moves}};
}

QJsonObject redo(int moves)
{
    return {{"redo", moves}};
}

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

void follow(const MatchSetup &setup, Course &course, const QJsonObject &line, int number)
{
    if (line.contains("move"))
        return followMove(setup, course, line, number);
    const bool undoes = line.contains("undo");
    if (!undoes && !line.contains("redo"))
        throw Damage{Sentence::tr("Line %1 is nothing that belongs into a match.").arg(number)};
    const int moves = line[undoes ? "undo" : "redo"].toInt();
    if (moves < 1 || moves > (undoes ? course.at() : course.taken()))
        throw Damage{Sentence::tr("Line %1 takes back or makes again more moves than there are.").arg(number)};
    undoes ? course.back(moves) : course.forward(moves);
}

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QByteArray toLine(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace bombshelf::format
