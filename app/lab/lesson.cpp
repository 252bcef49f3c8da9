#include "commands.h"

#include "core/spelling.h"
#include "lesson/walk.h"
#include "match/disk.h"
#include "match/sentence.h"

#include <cstdio>
#include <stdexcept>

namespace bombshelf::lab {

namespace {

constexpr Flag lessonFlags[] = {{"seed", "S", "another seed than the lesson's, to look for a deal"}};

std::string valueOf(const Domain &domain, int value, bool known) { return known ? spell(domain, value) : "?"; }

void printFacts(const Rules &rules, const State &state)
{
    Facts facts;
    rules.facts(state, facts);
    for (const Fact &fact : facts) {
        std::printf(" %s", std::string(fact.name).c_str());
        if (fact.seat != noSeat)
            std::printf(".%d", int(fact.seat));
        std::printf("=%s", spell(*fact.domain, fact.value).c_str());
    }
    std::puts("");
}

/// What lies where, as the learner sees it.
void printTable(const Rules &rules, const State &state)
{
    const Descriptor &game = rules.descriptor();
    for (Zone zone = 0; zone < game.zones.size(); ++zone) {
        const auto pieces = state.table.in(zone);
        if (pieces.empty())
            continue;
        std::printf("    %s", std::string(game.zones[zone].name).c_str());
        if (game.zones[zone].seat != noSeat)
            std::printf(".%d", int(game.zones[zone].seat));
        std::printf(":");
        for (const Piece &piece : pieces)
            std::printf(" %s", valueOf(*game.kinds, piece.kind, piece.kind != unknownKind).c_str());
        std::puts("");
    }
    std::printf("    facts:");
    printFacts(rules, state);
}

void printEvents(const Descriptor &game, const Frames &frames)
{
    for (const Frame &frame : frames) {
        const Term &term = game.events[frame.event.what];
        std::printf("    * %s", std::string(term.name).c_str());
        if (frame.event.seat != noSeat)
            std::printf(" seat %d:", int(frame.event.seat));
        for (std::size_t i = 0; i < term.args.size(); ++i)
            if (term.args[i])
                std::printf(" %s", valueOf(*term.args[i], frame.event.args[i], !frame.event.openTo.empty()).c_str());
        std::puts("");
    }
}

/// Who may do what at its beginning, then what happens on its way.
bool printStep(Walk &walk)
{
    const Rules &rules = walk.match().rules();
    const Step &step = walk.pupil().step();
    std::printf("\n%s (%s)\n", qPrintable(step.id), std::string(wordOf(step.kind)).c_str());
    const Observation seen = walk.match().observe(walk.learner());
    printTable(rules, seen.state());
    for (Seat seat = 0; seat < walk.match().setup().seats; ++seat)
        if (walk.match().toMove().has(seat)) {
            std::printf("    seat %d may:", int(seat));
            for (const Move move : walk.match().legal(seat))
                std::printf(" [%s]", spell(rules.descriptor(), move).c_str());
            std::puts("");
        }
    Pupil::Judgement judgement = walk.goOn();
    if (judgement.verdict == Pupil::Verdict::open)
        judgement = walk.showWay();
    printEvents(rules.descriptor(), walk.frames());
    const bool waits = step.kind != Step::Kind::say && step.kind != Step::Kind::playOn;
    if (waits && judgement.verdict != Pupil::Verdict::right)
        std::puts("    ! the way does not end in what the step asks for");
    return !waits || judgement.verdict == Pupil::Verdict::right;
}

int lesson(const Arguments &arguments)
{
    constexpr qint64 longestLesson = 1 << 20;
    const QString path = arguments.file("which lesson?");
    QByteArray text;
    QString error;
    if (disk::read(path, longestLesson, &text, &error) != disk::Read::whole)
        throw BadUse("the lesson \"" + path.toStdString() + "\" can't be read: " + error.toStdString());
    try {
        Lesson lesson = readLesson(text);
        lesson.setup.seed = arguments.seed("seed", lesson.setup.seed);
        Walk walk(lesson);
        bool isRight = true;
        do
            isRight = printStep(walk);
        while (isRight && walk.next());
        return isRight ? 0 : 1;
    } catch (const Damage &damage) {
        throw std::runtime_error("the lesson \"" + path.toStdString() + "\" can't be gone through. " + damage.sentence.toStdString());
    }
}

} // namespace

const Command lessonCommand{"lesson", "FILE", "walks through a lesson: each step's table, what may be done, and what happens", lessonFlags,
                            lesson};

} // namespace bombshelf::lab
