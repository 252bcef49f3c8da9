#include "core/spelling.h"
#include "games/driller/rules.h"
#include "games/omens-pollution/rules.h"
#include "games/omens-pollution/words.h"
#include "lessons.h"
#include "match/sentence.h"
#include "support/test_case.h"

#include <QJsonDocument>

using namespace bombshelf;

/// What a step may ask for, tried on Driller with two seats: seat 0 spares pile A, seat 1 lays four of its cards on the left deck.
class ConditionTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Match> m_match;
    Frames m_frames;

    static Condition read(const QByteArray &json) { return readCondition(QJsonDocument::fromJson(json).object(), driller::rules()); }
    void play(const char *words)
    {
        QString problem;
        const auto move = parseMove(driller::rules().descriptor(), words);
        QVERIFY(move);
        const auto frames = m_match->choose(m_match->toMove().has(0) ? 0 : 1, *move, 0, &problem);
        QVERIFY2(frames, qPrintable(problem));
        m_frames.insert(m_frames.end(), frames->begin(), frames->end());
    }

private slots:
    void initTestCase()
    {
        QString problem;
        m_match = Match::begin(test::lessonOf(R"({"id":"on","playOn":true})").setup, {}, &problem);
        QVERIFY2(m_match, qPrintable(problem));
        play("spare A");
        play("lay 4 left");
    }
    void holds_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char *name, const char *json, bool expected) { QTest::newRow(name) << QByteArray(json) << expected; };
        row("an event", R"({"event":"bombs-laid"})", true);
        row("an event with a word", R"({"event":"bombs-laid","args":["A"]})", true);
        row("an event with another word", R"({"event":"bombs-laid","args":["B"]})", false);
        row("an event of a seat", R"({"event":"laid","seat":1,"args":[4,"left"]})", true);
        row("an event of another seat", R"({"event":"laid","seat":0})", false);
        row("an event of another than the learner", R"({"event":"laid","seat":"others"})", true);
        row("an event that is not the learner's", R"({"event":"laid","seat":"learner"})", false);
        row("an event that did not happen", R"({"event":"exploded"})", false);
        row("points", R"({"points":0,"is":0})", true);
        row("too few points", R"({"points":0,"atLeast":1})", false);
        row("how many lie there", R"({"count":"rings","seat":0,"is":1})", true);
        row("how many of all seats", R"({"count":"rings","is":2})", true);
        row("how many of a kind", R"({"count":"rings","seat":0,"kind":"bomb","atMost":0})", true);
        row("a fact", R"({"fact":"turn","is":0})", true);
        row("another fact", R"({"fact":"turn","is":1})", false);
        row("what is asked", R"({"prompt":"drill"})", true);
        row("what is not asked", R"({"prompt":"check"})", false);
        row("all", R"({"all":[{"event":"laid"},{"points":0,"is":0}]})", true);
        row("not all", R"({"all":[{"event":"laid"},{"points":0,"is":1}]})", false);
        row("any", R"({"any":[{"event":"exploded"},{"event":"laid"}]})", true);
        row("not", R"({"not":{"event":"exploded"}})", true);
    }
    void holds()
    {
        QFETCH(const QByteArray, condition);
        QFETCH(const bool, expected);
        QCOMPARE(read(condition)({m_frames, m_match->observe(0)}), expected);
    }
    /// Seat 2 has given a card to that seat; the learner sits in seat 0.
    void toWhomItIsDone_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<int>("to");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char *name, const char *json, int to, bool expected) {
            QTest::newRow(name) << QByteArray(json) << to << expected;
        };
        row("to the learner", R"({"event":"gave","to":"learner"})", 0, true);
        row("to somebody else, not the learner", R"({"event":"gave","seat":"others","to":"learner"})", 1, false);
        row("to somebody else", R"({"event":"gave","to":"others"})", 1, true);
        row("to that seat", R"({"event":"gave","to":1})", 1, true);
        row("to another seat", R"({"event":"gave","to":1})", 0, false);
    }
    void toWhomItIsDone()
    {
        QFETCH(const QByteArray, condition);
        QFETCH(const int, to);
        QFETCH(const bool, expected);
        const Event gave{.what = omens_pollution::gave, .seat = 2, .args = {0, std::uint8_t(to)}};
        const Frames frames{{gave, m_match->observe(0)}};
        const Condition asked = readCondition(QJsonDocument::fromJson(condition).object(), omens_pollution::rules());
        QCOMPARE(asked({frames, frames.front().seen}), expected);
    }
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, const char *json, const char *named) {
            QTest::newRow(name) << QByteArray(json) << QString(named);
        };
        row("nothing", "{}", "condition");
        row("no such event", R"({"event":"flew"})", "flew");
        row("no such word", R"({"event":"bombs-laid","args":["E"]})", "E");
        row("an argument too many", R"({"event":"bombs-laid","args":["A","left"]})", "left");
        row("no such zone", R"({"count":"moon"})", "moon");
        row("no such kind", R"({"count":"hand","kind":"ace"})", "ace");
        row("no such prompt", R"({"prompt":"nap"})", "nap");
        row("no number", R"({"points":"many"})", "points");
        row("points of no seat", R"({"points":40,"atLeast":1})", "points");
        row("no such seat", R"({"event":"bombs-laid","seat":3})", "seat");
        row("a seat before the first", R"({"count":"hand","seat":-1})", "seat");
        row("to whom nothing is done", R"({"event":"bombs-laid","to":"learner"})", "to");
        row("deep inside", R"({"not":{"all":[{"event":"flew"}]}})", "flew");
    }
    void refuses()
    {
        QFETCH(const QByteArray, condition);
        QFETCH(const QString, named);
        try {
            read(condition);
            QFAIL("it was read");
        } catch (const Damage &damage) {
            QVERIFY2(damage.sentence.contains(named), qPrintable(damage.sentence));
        }
    }
};

BOMBSHELF_TEST(ConditionTest)
#include "tst_condition.moc"
