#include "core/spelling.h"
#include "games/driller/rules.h"
#include "lesson/walk.h"
#include "lessons.h"
#include "match/seats.h"
#include "support/test_case.h"

using namespace bombshelf;
using Verdict = Pupil::Verdict;

/// On the way through a lesson of Driller for two.
class PupilTest : public QObject {
    Q_OBJECT

    static constexpr auto steps = R"(
        {"id":"goal","say":true},
        {"id":"spare","do":"spare A"},
        {"id":"lay","watch":["lay 4 left"]},
        {"id":"dig","choose":{"event":"drew","seat":0,"args":["map"]},"judged":{"fact":"turn","is":1},"shown":"draw left",
         "wrong":[{"id":"right-deck","when":{"event":"drew","args":["1","right"]}}]},
        {"id":"on","playOn":true})";

    std::unique_ptr<Lesson> m_lesson;
    std::unique_ptr<Walk> m_walk;

    Pupil &pupil() { return m_walk->pupil(); }
    Pupil::Judgement make(const char *words) { return m_walk->choose(*parseMove(driller::rules().descriptor(), words)); }

private slots:
    void init()
    {
        m_lesson = std::make_unique<Lesson>(test::lessonOf(steps));
        m_walk = std::make_unique<Walk>(*m_lesson);
    }
    void theWayEndsInDone()
    {
        QVERIFY(!pupil().way(m_walk->match()) && m_walk->next());
        QVERIFY(!pupil().due(m_walk->match())); // the learner's own
        QCOMPARE(make("spare A").verdict, Verdict::right);
        QVERIFY(m_walk->next());
        QVERIFY(pupil().due(m_walk->match()));
        QCOMPARE(m_walk->goOn().verdict, Verdict::right);
        QVERIFY(m_walk->next());
        m_walk->showWay();
        QVERIFY(m_walk->next());
        QCOMPARE(pupil().step().kind, Step::Kind::playOn);
        QVERIFY(!m_walk->next());
    }
    void whatIsForcedFirstIsMadeBeforeTheLesson()
    {
        QString problem;
        Rng rng(1);
        const auto match = Match::begin(m_lesson->setup, {}, &problem);
        while (!match->result().over && forcedSeat(*match) == noSeat) {
            const Seat seat = match->toMove().has(0) ? 0 : 1;
            const Moves moves = match->legal(seat);
            m_lesson->before.push_back(moves[rng.below(moves.size())]);
            QVERIFY(match->choose(seat, m_lesson->before.back(), 0, &problem));
        }
        QVERIFY(!match->result().over);
        const auto begun = Pupil(*m_lesson).match({}, &problem);
        QVERIFY2(begun, qPrintable(problem));
        QCOMPARE(forcedSeat(*begun), noSeat);
        QVERIFY(begun->stateHash() != match->stateHash());
    }
    void anotherMoveIsTakenBack()
    {
        m_walk->next();
        const quint64 before = m_walk->match().stateHash();
        QCOMPARE(make("spare B").verdict, Verdict::wrong);
        QCOMPARE(pupil().failures(), 1);
        m_walk->again();
        QCOMPARE(m_walk->match().stateHash(), before);
        QCOMPARE(make("spare A").verdict, Verdict::right);
    }
    void backIsWhereTheStepBeforeBegan()
    {
        m_walk->next();
        const quint64 before = m_walk->match().stateHash();
        make("spare A");
        m_walk->next();
        m_walk->goOn();
        QVERIFY(m_walk->back());
        QCOMPARE(pupil().step().id, "spare");
        QCOMPARE(m_walk->match().stateHash(), before);
        QVERIFY(m_walk->back());
        QVERIFY(!m_walk->back());
        QCOMPARE(pupil().at(), 0);
    }
    void skippingLeadsToTheEndFromWhereTheStepBegan()
    {
        m_walk->next();
        const quint64 before = m_walk->match().stateHash();
        make("spare B");
        QVERIFY(!m_walk->pupil().hasSkipped());
        m_walk->skip();
        QVERIFY(m_walk->pupil().hasSkipped());
        QCOMPARE(pupil().step().id, "on");
        QCOMPARE(m_walk->match().stateHash(), before);
        QVERIFY(m_walk->back());
        QCOMPARE(pupil().step().id, "spare");
    }
};

BOMBSHELF_TEST(PupilTest)
#include "tst_pupil.moc"
