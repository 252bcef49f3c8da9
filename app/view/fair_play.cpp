#include "fair_play.h"

#include "game_info.h"
#include "match/saves.h"
#include "match/sentence.h"
#include "settings.h"
#include "words.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <set>

namespace bombshelf {

namespace {

/// More kinds than that are judged, but not listed: nobody reads a table of 52 cards.
constexpr int mostRows = 16;

/// One word for a shell, whatever is in it.
QString shellWord(QString path)
{
#ifdef Q_OS_WIN
    return u'"' + path + u'"'; // which no path holds there
#else
    return u'\'' + path.replace(u'\'', QLatin1String("'\\''")) + u'\'';
#endif
}

/// How a terminal calls the lab: by its name if that is enough, else where it lies, beside the program.
QString lab()
{
    const QString name = QStringLiteral("bombshelf-lab");
#ifdef Q_OS_WIN
    return name; // a path in quotes is no command to one of its two shells
#else
    const QString beside = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() || !QStandardPaths::findExecutable(name).isEmpty() ? name : shellWord(beside);
#endif
}

QString number(double value, int digits) { return Settings::instance()->locale().toString(value, 'f', digits); }

QString cell(const Counts &counts, int kind)
{
    if (kind >= counts.size())
        return FairPlay::tr("–", "nothing was counted");
    return FairPlay::tr("%1 (%2)", "came, expected").arg(counts.came(kind)).arg(number(counts.expected(kind), 1));
}

QVariantList rowsOf(const Descriptor &game, const Counts &people, const Counts &bots)
{
    const Words words(game, {});
    QVariantList rows;
    for (int kind = 0; kind < std::max(people.size(), bots.size()); ++kind) {
        const auto mayCome = [kind](const Counts &counts) { return kind < counts.size() && counts.expected(kind) > 0; };
        if (!mayCome(people) && !mayCome(bots))
            continue;
        const QString what = words.kind(Kind(kind)), ofPeople = cell(people, kind), ofBots = cell(bots, kind);
        rows << QVariantMap{
            {"what", what},
            {"people", ofPeople},
            {"bots", ofBots},
            {"spoken",
             FairPlay::tr("%1: people %2, bots %3", "a die's face or a card; came, expected in brackets").arg(what, ofPeople, ofBots)}};
    }
    return rows.size() > mostRows ? QVariantList() : rows;
}

/// What was counted of whom: dice, or cards.
struct Counted {
    QString whose;
    Counts counts;
};

/// What `of` takes of each, where there is any.
std::vector<Counted> countedOf(const Luck &luck, Counts Luck::Share::*of)
{
    std::vector<Counted> counted{{FairPlay::tr("People"), together(luck.people).*of}, {FairPlay::tr("Bots"), together(luck.bots).*of}};
    for (std::size_t seat = 0; seat < maxSeats; ++seat)
        counted.push_back({FairPlay::tr("Seat %1").arg(seat + 1), together(std::array{luck.people[seat], luck.bots[seat]}).*of});
    std::erase_if(counted, [](const Counted &one) { return one.counts.total() == 0; });
    return counted;
}

QString verdict(const Counted &counted, int judged)
{
    const int total = counted.counts.total();
    if (!counted.counts.canJudge())
        return FairPlay::tr("%1: %2 so far, too few to judge.").arg(counted.whose).arg(total);
    const double chance = counted.counts.chanceOfSuch();
    const Straying straying = strayingOf(chance, judged);
    if (straying == Straying::hardlyByChance)
        return FairPlay::tr("%1: %2 in all. Hardly chance: fair dice and cards stray so far less than once in a thousand times. Please "
                            "check the matches.")
            .arg(counted.whose)
            .arg(total);
    const QString often = number(std::clamp(100 * chance, 0.001, 99.0), chance < 0.001 ? 3 : chance < 0.1 ? 1 : 0);
    if (straying == Straying::unusual)
        return FairPlay::tr("%1: %2 in all. Unusual, but it happens: fair dice and cards stray this far or farther in %3 of 100 cases.")
            .arg(counted.whose)
            .arg(total)
            .arg(often);
    if (straying == Straying::oneOfMany)
        return FairPlay::
            tr("%1: %2 in all. Fair dice and cards stray this far or farther in %3 of 100 cases. Of the %4 counts judged here, some will.")
                .arg(counted.whose)
                .arg(total)
                .arg(often)
                .arg(judged);
    return FairPlay::tr("%1: %2 in all. Nothing unusual: fair dice and cards stray this far or farther in %3 of 100 cases.")
        .arg(counted.whose)
        .arg(total)
        .arg(often);
}

int countJudged(const std::map<const Rules *, Luck> &found)
{
    int judged = 0;
    for (const auto &[rules, luck] : found)
        for (const auto of : {&Luck::Share::dice, &Luck::Share::cards})
            judged += int(std::ranges::count_if(countedOf(luck, of), [](const Counted &one) { return one.counts.canJudge(); }));
    return judged;
}

void addPart(QVariantList &parts, const QString &title, const Descriptor &game, const Luck &luck, Counts Luck::Share::*of, int judged)
{
    QStringList verdicts;
    for (const Counted &counted : countedOf(luck, of))
        verdicts << verdict(counted, judged);
    if (!verdicts.isEmpty())
        parts << QVariantMap{
            {"title", title}, {"rows", rowsOf(game, together(luck.people).*of, together(luck.bots).*of)}, {"verdicts", verdicts}};
}

/// Empty if there is nothing to check.
QString toldBy(const QString &path, QJsonValue (*what)(const RecordText &))
{
    try {
        return path.isEmpty() ? QString() : what(RecordText(path)).toString();
    } catch (const Damage &) {
        return {};
    }
}

} // namespace

Straying strayingOf(double chance, int judged)
{
    if (chance < 0.001 / judged)
        return Straying::hardlyByChance;
    if (chance < 0.05 / judged)
        return Straying::unusual;
    return chance < 0.05 ? Straying::oneOfMany : Straying::usual;
}

FairPlay::FairPlay(QObject *parent) : QObject(parent)
{
    connect(Settings::instance(), &Settings::languageChanged, this, &FairPlay::counted);
    m_reader.setMaxThreadCount(1);
    m_reader.start([this] { read(); });
}

FairPlay::~FairPlay()
{
    m_quit = true;
    m_reader.waitForDone();
}

void FairPlay::setPath(const QString &path)
{
    m_path = path;
    m_seedHash = toldBy(m_path, [](const RecordText &text) { return text.line(0).json.value("seedHash"); });
    emit pathChanged();
}

QString FairPlay::seed() const
{
    return toldBy(m_path, [](const RecordText &text) { return text.line(text.count() - 1).json.value("seed"); });
}
QString FairPlay::command() const { return m_path.isEmpty() ? QString() : lab() + QStringLiteral(" verify ") + shellWord(m_path); }

/// A match that is on would tell of hidden cards; one in which luck was taken back, or whose seed a lesson picked, says nothing
/// of luck, and the same seed (see --seed) says it once.
void FairPlay::read()
{
    Found found;
    std::set<std::pair<const Rules *, quint64>> dealt;
    for (const QFileInfo &file : Saves().files()) {
        if (m_quit)
            return;
        try {
            const RecordText text(file.filePath());
            if (!text.hasEnd())
                continue;
            const Replay match = replay(text, catalogue());
            const bool isLuck = !match.course.isPractice() && !match.setup.fromLesson;
            if (isLuck && dealt.emplace(match.setup.rules, match.setup.seed).second) {
                found.luck[match.setup.rules].add(luckOf(match.setup, match.course));
                ++found.matches;
            }
        } catch (const Damage &) { // the list of past matches says what is wrong
        }
    }
    QMetaObject::invokeMethod(this, [this, found] {
        m_found = found;
        m_reading = false;
        emit counted();
    });
}

QVariantList FairPlay::games() const
{
    QVariantList games;
    const int judged = countJudged(m_found.luck);
    for (const Rules *rules : catalogue()) {
        const auto found = m_found.luck.find(rules);
        if (found == m_found.luck.end())
            continue;
        const Descriptor &game = rules->descriptor();
        const Luck &luck = found->second;
        QVariantList parts;
        addPart(parts, tr("Dice"), game, luck, &Luck::Share::dice, judged);
        addPart(parts, tr("Cards dealt and drawn"), game, luck, &Luck::Share::cards, judged);
        games << QVariantMap{{"title", titleOf(game)}, {"parts", parts}};
    }
    return games;
}

} // namespace bombshelf
