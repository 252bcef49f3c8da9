#include "lesson/walk.h"
#include "lessons.h"
#include "match/house_set.h"
#include "match/sentence.h"
#include "match/word.h"
#include "support/test_case.h"
#include "texts/texts.h"

#include <QFile>
#include <QRegularExpression>

using namespace bombshelf;
using Verdict = Pupil::Verdict;

namespace {

QStringList lessonIds()
{
    QStringList ids;
    for (const QString &id : test::gamesFolder().entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (test::gamesFolder().exists(id + "/lesson.json"))
            ids << id;
    return ids;
}

Lesson lessonOf(const QString &id)
{
    QFile file(test::gamesFolder().filePath(id + "/lesson.json"));
    return file.open(QIODevice::ReadOnly) ? readLesson(file.readAll()) : Lesson{};
}

bool isAsked(const Step &step) { return step.kind == Step::Kind::exactly || step.kind == Step::Kind::choose; }

QByteArray at(const Walk &walk, const Step &step)
{
    QByteArray where = "step \"" + step.id.toUtf8() + "\"; since it began:";
    const Descriptor &game = walk.match().rules().descriptor();
    for (const Frame &frame : walk.frames())
        where += " " + fromWord(game.events[frame.event.what].name).toUtf8();
    return where;
}

/// Any legal moves, until the step is judged.
Pupil::Judgement wander(Walk &walk, Seat learner, Rng &rng)
{
    Pupil::Judgement judgement;
    for (int made = 0; judgement.verdict == Verdict::open && made < 300; ++made) {
        const Moves moves = walk.match().legal(learner);
        if (moves.empty())
            break;
        judgement = walk.choose(moves[int(rng.below(std::uint32_t(moves.size())))]);
    }
    return judgement;
}

/// A sensible move of somebody who is to move.
Pupil::Choice anyMove(const Match &match, Rng &rng)
{
    Seat seat = 0;
    while (!match.toMove().has(seat))
        ++seat;
    const Moves moves = match.legal(seat);
    const std::vector<float> likings = match.rules().knowledge().likings(match.observe(seat).guess(rng), seat, moves);
    return {seat, moves[rng.byWeight(likings)]};
}

int wordsIn(const QString &english) { return int(english.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts).size()); }

} // namespace

/// Every lesson on the shelf, played by a machine: docs/lessons.md.
class LessonsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Lesson> m_lesson;
    std::unique_ptr<Walk> m_walk;

    void forEachLesson()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : lessonIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void showTheRest(const Step &task)
    {
        while (!QTest::currentTestFailed() && m_walk->next()) {
            const Step &step = m_walk->pupil().step();
            if (step.kind == Step::Kind::say || step.kind == Step::Kind::playOn)
                continue;
            Pupil::Judgement judgement = m_walk->goOn();
            if (judgement.verdict == Verdict::open)
                judgement = m_walk->showWay();
            QVERIFY2(judgement.verdict == Verdict::right, at(*m_walk, step) + ", after another answer to " + task.id.toUtf8());
        }
    }
    /// Each step once, at its beginning, having been shown the way through those before.
    void forEachStep(const std::function<void(const Step &)> &look)
    {
        QFETCH(const QString, id);
        try {
            m_lesson = std::make_unique<Lesson>(lessonOf(id));
            m_walk = std::make_unique<Walk>(*m_lesson);
            do {
                const quint64 begun = m_walk->match().stateHash();
                look(m_walk->pupil().step());
                if (QTest::currentTestFailed())
                    return;
                QVERIFY2(m_walk->match().stateHash() == begun, at(*m_walk, m_walk->pupil().step()));
                m_walk->goOn();
                m_walk->showWay();
            } while (m_walk->next());
        } catch (const Damage &damage) {
            QFAIL(qPrintable(damage.sentence));
        }
    }

private slots:
    void everyGameHasOne()
    {
        for (const Rules *rules : catalogue())
            QVERIFY2(lessonIds().contains(fromWord(rules->descriptor().id)), rules->descriptor().id.data());
    }

    void theIntendedWayEndsInDone_data() { forEachLesson(); }
    void theIntendedWayEndsInDone()
    {
        forEachStep([this](const Step &step) {
            if (step.kind == Step::Kind::say || step.kind == Step::Kind::playOn)
                return;
            QVERIFY2(!isAsked(step) || m_walk->match().toMove().has(m_lesson->learner), at(*m_walk, step));
            Pupil::Judgement judgement = m_walk->goOn();
            if (judgement.verdict == Verdict::open)
                judgement = m_walk->showWay();
            QVERIFY2(judgement.verdict == Verdict::right, at(*m_walk, step));
            QVERIFY2(step.kind != Step::Kind::predict || !judgement.reply.isEmpty(), at(*m_walk, step) + ": nothing foreseen came true");
            m_walk->again();
        });
    }

    /// Of what comes after the words, something is still to be shown; before them the step has been.
    void whatIsSaidBeforeAnEventIsFollowedByIt_data() { forEachLesson(); }
    void whatIsSaidBeforeAnEventIsFollowedByIt()
    {
        forEachStep([this](const Step &step) {
            if (!step.saidBefore)
                return;
            const bool isSpokenOf = step.kind == Step::Kind::choose || step.kind == Step::Kind::predict || step.after;
            const bool isSpokenOfNext = step.kind == Step::Kind::exactly && (&step + 1)->kind == Step::Kind::say; // it is not the last
            QVERIFY2(isSpokenOf || isSpokenOfNext, qPrintable(step.id));
            m_walk->goOn();
            m_walk->showWay();
            const Frames &frames = m_walk->frames();
            const auto stop = std::ranges::find(frames, *step.saidBefore, [](const Frame &frame) { return int(frame.event.what); });
            QVERIFY2(stop != frames.end() && stop != frames.begin(), at(*m_walk, step));
            m_walk->again();
        });
    }

    void aPredictionHasOneRightAnswer_data() { forEachLesson(); }
    void aPredictionHasOneRightAnswer()
    {
        forEachStep([this](const Step &step) {
            if (step.kind != Step::Kind::predict)
                return;
            QVERIFY2(step.replies.size() >= 2, qPrintable(step.id));
            m_walk->showWay();
            const Effect effect{m_walk->frames(), m_walk->match().observe(m_lesson->learner)};
            QCOMPARE(std::ranges::count_if(step.replies, [&](const Reply &one) { return one.when(effect); }), 1);
            m_walk->again();
        });
    }

    void foreseenWrongAnswersHaveTheirReply_data() { forEachLesson(); }
    void foreseenWrongAnswersHaveTheirReply()
    {
        forEachStep([this](const Step &step) {
            if (step.kind != Step::Kind::choose)
                return;
            QVERIFY2(!step.replies.empty(), qPrintable(step.id));
            for (const Reply &reply : step.replies) {
                QVERIFY2(!reply.by.empty(), qPrintable(step.id + ": " + reply.id));
                Pupil::Judgement judgement;
                for (const Move move : reply.by) {
                    QVERIFY2(!m_walk->match().whyNot(m_lesson->learner, move), qPrintable(step.id + ": " + reply.id));
                    judgement = m_walk->choose(move);
                }
                QVERIFY2(judgement.verdict == Verdict::wrong && judgement.reply == reply.id,
                         at(*m_walk, step) + " for " + reply.id.toUtf8());
                m_walk->again();
            }
        });
    }

    void nobodyGetsStuck_data() { forEachLesson(); }
    void nobodyGetsStuck()
    {
        Rng rng(13);
        forEachStep([&](const Step &step) {
            if (!isAsked(step))
                return;
            for (int i = 0; i < 200; ++i) {
                QVERIFY2(wander(*m_walk, m_lesson->learner, rng).verdict != Verdict::open, at(*m_walk, step));
                m_walk->again();
            }
        });
    }

    /// What comes after a task holds for every answer that passes, not only for the one that is shown.
    void theLessonGoesOnFromAnyRightAnswer_data() { forEachLesson(); }
    void theLessonGoesOnFromAnyRightAnswer()
    {
        Rng rng(14);
        forEachStep([&](const Step &task) {
            if (task.kind != Step::Kind::choose)
                return;
            const int began = m_walk->pupil().at();
            int right = 0;
            for (int i = 0; (i < 40 || (right == 0 && i < 4000)) && !QTest::currentTestFailed(); ++i) { // some are seldom found
                if (wander(*m_walk, m_lesson->learner, rng).verdict == Verdict::right) {
                    ++right;
                    showTheRest(task);
                }
                while (m_walk->pupil().at() > began)
                    m_walk->back();
                m_walk->again();
            }
            QVERIFY2(right > 0, at(*m_walk, task));
        });
    }

    /// In matches with few and many seats, as seat 0 sees them.
    void eachRemarkIsMadeOneDay_data() { forEachLesson(); }
    void eachRemarkIsMadeOneDay()
    {
        QFETCH(const QString, id);
        const Lesson lesson = lessonOf(id);
        const Descriptor &game = lesson.setup.rules->descriptor();
        std::vector<Remark> waiting = lesson.remarks;
        Rng rng(15);
        for (quint64 seed = 0; !waiting.empty() && seed < 300; ++seed) {
            const int seats = game.minSeats + int(seed % quint64(game.maxSeats - game.minSeats + 1));
            MatchSetup setup{.rules = lesson.setup.rules, .setup = defaultSetup(game, seats), .players = {}, .seed = seed};
            setup.players.assign(std::size_t(seats), Player{{}, QStringLiteral("novice"), {}});
            QString problem;
            const auto match = Match::begin(setup, {}, &problem);
            QVERIFY2(match, qPrintable(problem));
            while (!waiting.empty() && !match->result().over) {
                const auto [seat, move] = anyMove(*match, rng);
                for (const Frame &frame : match->choose(seat, move, 0, &problem).value_or(Frames{}))
                    std::erase_if(waiting, [&](const Remark &remark) { return remark.when({{&frame, 1}, frame.seen}); });
            }
        }
        QVERIFY2(waiting.empty(), qPrintable(waiting.empty() ? QString() : waiting.front().id));
    }

    void skippingAndBackWorkAtEachStep_data() { forEachLesson(); }
    void skippingAndBackWorkAtEachStep()
    {
        quint64 before = 0;
        QString last;
        forEachStep([&](const Step &step) {
            const quint64 begun = m_walk->match().stateHash();
            m_walk->skip();
            QVERIFY(m_walk->pupil().step().kind == Step::Kind::playOn);
            m_walk->back();
            QCOMPARE(m_walk->pupil().step().id, step.id);
            if (!last.isEmpty()) {
                QVERIFY(m_walk->back());
                QCOMPARE(m_walk->pupil().step().id, last);
                QCOMPARE(m_walk->match().stateHash(), before);
                m_walk->goOn();
                m_walk->showWay();
                m_walk->next();
            }
            before = begun;
            last = step.id;
        });
    }

    /// Theme and goal, and then something to do.
    void theFirstMoveComesSoon_data() { forEachLesson(); }
    void theFirstMoveComesSoon()
    {
        QFETCH(const QString, id);
        const Lesson lesson = lessonOf(id);
        const auto first = std::ranges::find_if(lesson.steps, isAsked);
        QVERIFY2(first - lesson.steps.begin() <= 2, "nothing is done in the first three steps");
        QVERIFY2(std::ranges::count(lesson.steps, Step::Kind::choose, &Step::kind) >= 2, "a lesson has two tasks");
    }

    void whatIsSaidIsShort_data() { forEachLesson(); }
    void whatIsSaidIsShort()
    {
        QFETCH(const QString, id);
        const QStringList keys = textKeys(lessonOf(id));
        QStringList wrong;
        for (const Text &text : readTexts(QStringLiteral(BOMBSHELF_SOURCE_DIR "/i18n/%1.txt").arg(id)).texts) {
            if (!keys.contains(text.key))
                continue;
            if (wordsIn(text.forms["en"].first()) > 25)
                wrong << QStringLiteral("%1: %2 words").arg(text.key).arg(wordsIn(text.forms["en"].first()));
            if (text.forms["ja"].first().size() > 60)
                wrong << QStringLiteral("%1: %2 characters").arg(text.key).arg(text.forms["ja"].first().size());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    }
};

BOMBSHELF_TEST(LessonsTest)
#include "tst_lessons.moc"
