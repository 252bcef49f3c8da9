#include "self_check.h"

#include "games/catalogue.h"
#include "match/word.h"
#include "match_check.h"

#include <chrono>
#include <cstdio>

namespace bombshelf {

using namespace std::chrono_literals;

namespace {

constexpr quint64 seed = 15;
constexpr auto patience = 60s; ///< with one step of the window, which may never come to its end

} // namespace

SelfCheck::SelfCheck()
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        fail(tr("It took more than a minute."));
        end();
    });
}

void SelfCheck::playMatches()
{
    for (const Rules *rules : catalogue()) {
        const QString id = fromWord(rules->descriptor().id);
        begin(QStringLiteral("match %1").arg(id));
        const MatchCheck match = checkMatch(*rules, seed);
        if (!match.problem.isEmpty())
            fail(match.problem);
        m_matches << QVariantMap{{"gameId", id}, {"record", match.record}};
    }
}

void SelfCheck::begin(const QString &step)
{
    m_step = step;
    m_patience.start();
    std::printf("%3d  %s\n", ++m_steps, qPrintable(step));
    std::fflush(stdout);
}

void SelfCheck::fail(const QString &problem)
{
    ++m_faults;
    std::fprintf(stderr, "bombshelf: %s: %s\n", qPrintable(m_step), qPrintable(problem));
}

void SelfCheck::warn(const QList<QQmlError> &warnings)
{
    for (const QQmlError &warning : warnings)
        fail(warning.toString());
}

void SelfCheck::end()
{
    m_patience.stop();
    m_ended = true;
    emit ended();
}

QString SelfCheck::verdict() const
{
    if (isWell())
        return tr("All is well: %n steps.", "", m_steps);
    if (m_faults == 0)
        return tr("The check was ended before everything had been tried.");
    return tr("Something is wrong with this copy of Bombshelf (faults found: %1). Please install it again, or report what stands above.")
        .arg(m_faults);
}

} // namespace bombshelf
