#include "lessons.h"
#include "match/sentence.h"
#include "support/test_case.h"

using namespace bombshelf;

/// A lesson that can't be read says which step, and what of it.
class LessonTest : public QObject {
    Q_OBJECT

    static constexpr auto last = R"({"id":"on","playOn":true})";

private slots:
    void reads()
    {
        const Lesson lesson = test::lessonOf(QByteArray(R"({"id":"dig","point":{"zone":"left","kind":"map"},"do":"draw left"},)") + last);
        QCOMPARE(int(lesson.steps.size()), 2);
        QCOMPARE(lesson.steps[0].id, "dig");
        QVERIFY(lesson.steps[0].kind == Step::Kind::exactly);
        QCOMPARE(lesson.steps[0].pointsAt.zone, "left");
        QCOMPARE(lesson.setup.seed, quint64(7));
    }
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, QByteArray steps, const char *named, const char *above = test::drillerForTwo) {
            QTest::newRow(name) << QByteArray(above) << steps << QString(named);
        };
        row("no steps", "", "last step");
        row("nothing to play on", R"({"id":"a","say":true})", "last step");
        row("a step twice", QByteArray(R"({"id":"a","say":true},{"id":"a","say":true},)") + last, "“a”");
        row("a step of no kind", QByteArray(R"({"id":"a"},)") + last, "“a”");
        row("no such move", QByteArray(R"({"id":"a","do":"draw up"},)") + last, "draw up");
        row("no such zone", QByteArray(R"({"id":"a","say":true,"point":{"zone":"moon"}},)") + last, "moon");
        row("no such kind", QByteArray(R"({"id":"a","say":true,"point":{"zone":"left","kind":"moon"}},)") + last, "moon");
        row("a place without its zone", QByteArray(R"({"id":"a","say":true,"point":{"place":0}},)") + last, "point");
        row("an answer that is called like a verdict",
            QByteArray(R"({"id":"a","predict":[{"id":"right","when":{"event":"dud"}}]},)") + last, "right");
        row("nothing to choose from", QByteArray(R"({"id":"a","predict":[]},)") + last, "predict");
        row("answers that are no list", QByteArray(R"({"id":"a","predict":{"all":[]}},)") + last, "predict");
        row("another game", last, "chess", R"("game":"chess","rules":1,"seats":2,"learner":0,"seed":7,"speaker":"mole")");
        row("no such learner", last, "2", R"("game":"driller","rules":1,"seats":2,"learner":2,"seed":7,"speaker":"mole")");
        row("nobody speaks", last, "speaker", R"("game":"driller","rules":1,"seats":2,"learner":0,"seed":7)");
        row("other rules", last, "version 9 of the rules of “driller”",
            R"("game":"driller","rules":9,"seats":2,"learner":0,"seed":7,"speaker":"mole")");
        row("too many seats", last, "4 seats", R"("game":"driller","rules":1,"seats":4,"learner":0,"seed":7,"speaker":"mole")");
        row("half a seed", last, "seed", R"("game":"driller","rules":1,"seats":2,"learner":0,"seed":7.5,"speaker":"mole")");
        row("too large a seed", last, "seed", R"("game":"driller","rules":1,"seats":2,"learner":0,"seed":3000000000,"speaker":"mole")");
        row("no seed", last, "seed", R"("game":"driller","rules":1,"seats":2,"learner":0,"speaker":"mole")");
        row("no such option", last, "hats",
            R"("game":"driller","rules":1,"seats":2,"learner":0,"seed":7,"speaker":"mole","options":{"hats":"on"})");
    }
    void refuses()
    {
        QFETCH(const QByteArray, head);
        QFETCH(const QByteArray, steps);
        QFETCH(const QString, named);
        try {
            test::lessonOf(steps, head);
            QFAIL("it was read");
        } catch (const Damage &damage) {
            QVERIFY2(damage.sentence.contains(named), qPrintable(damage.sentence));
        }
    }
};

BOMBSHELF_TEST(LessonTest)
#include "tst_lesson.moc"
