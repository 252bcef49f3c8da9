#include "play.h"

#include "match/house_set.h"
#include "support/games.h"
#include "support/tiny.h"

#include <QFile>

namespace bombshelf::test {

std::span<const Rules *const> shelf()
{
    static const std::vector<const Rules *> games = everyGame();
    return games;
}

MatchSetup setupOf(const Rules &rules, const QByteArray &kinds, quint64 seed)
{
    MatchSetup setup{.rules = &rules, .seed = seed};
    setup.setup = defaultSetup(rules.descriptor(), int(kinds.size()));
    for (qsizetype seat = 0; seat < kinds.size(); ++seat)
        setup.players.push_back({QStringLiteral("P%1").arg(seat), kinds[seat] == 'b' ? "novice" : "", "owl"});
    return setup;
}

MatchSetup driller(const QByteArray &kinds, quint64 seed) { return setupOf(*catalogue().front(), kinds, seed); }

MatchSetup tiny(const QByteArray &kinds, quint64 seed) { return setupOf(bombshelf::tiny::rules(), kinds, seed); }

Standing standing(const Match &match)
{
    return {match.moveCount(), match.stateHash(), match.canUndo(), match.canRedo(), match.isPractice(), match.result().over};
}

bool step(Match &match, quint64 script, int i, QString *problem)
{
    Rng rng(script * 1000 + quint64(i));
    const std::uint32_t mood = rng.below(12);
    if (mood < 5 && match.canRedo())
        return match.redo(problem);
    if (mood == 0 && match.canUndo())
        return match.undo(problem);
    const Seat seat = match.toMove().first();
    const Moves moves = match.legal(seat);
    return match.choose(seat, moves[int(rng.below(std::uint32_t(moves.size())))], noSeat, problem).has_value();
}

int play(Match &match, quint64 script, int i, int count)
{
    QString problem;
    for (const int end = i + count; i < end && !match.result().over; ++i)
        if (!step(match, script, i, &problem))
            return -1;
    return i;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isPrivate(const QString &path)
{
#ifdef Q_OS_UNIX
    const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther |
                        QFileDevice::WriteOther | QFileDevice::ExeOther;
    return QFile::exists(path) && !(QFile::permissions(path) & others);
#else
    return QFile::exists(path);
#endif
}

bool overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

QByteArrayList linesOf(const QString &path)
{
    QByteArrayList lines = contents(path).split('\n');
    lines.removeLast();
    return lines;
}

} // namespace bombshelf::test
