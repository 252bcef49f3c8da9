#include "desk.h"
#include "support/test_case.h"
#include "view/match_model.h"
#include "view/remarks.h"
#include "view/settings.h"

#include <QSettings>
#include <QTest>

using namespace bombshelf;

/// What the guide says in matches, once for ever.
class RemarksTest : public QObject {
    Q_OBJECT

    Remarks &m_remarks = *Remarks::instance();
    MatchModel &m_match = *MatchModel::instance();

    /// Two people play at random until it holds or the match is over.
    bool playUntil(const std::function<bool()> &holds)
    {
        m_match.begin("driller", test::players("pp"), {});
        Rng rng(5);
        const auto goesOn = [&] { return holds() || m_match.over() || m_match.curtain() >= 0 || !m_match.choices().isEmpty(); };
        while (QTest::qWaitFor(goesOn) && !holds() && !m_match.over())
            if (m_match.curtain() >= 0)
                m_match.liftCurtain();
            else
                m_match.choose(int(rng.below(std::uint32_t(m_match.choices().size()))));
        return holds();
    }

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        m_match.close();
        QSettings().remove(QStringLiteral("learnt"));
        QSettings().remove(QStringLiteral("remarks"));
        Settings::instance()->setSpeed(QStringLiteral("instant"));
    }
    void whatHappensFirstIsExplainedOnce()
    {
        Learnt().keep("driller", "goal");
        QVERIFY(playUntil([&] { return !m_remarks.text().isEmpty(); })); // each match ends with an explosion
        const QString first = m_remarks.text();
        QVERIFY(!first.startsWith("remark."));
        QVERIFY(!m_remarks.speaker().isEmpty());
        m_remarks.hush();
        QVERIFY(m_remarks.text().isEmpty());
        m_remarks.recall();
        QCOMPARE(m_remarks.text(), first);
        m_match.close();
        QVERIFY(m_remarks.text().isEmpty());
        QVERIFY(!playUntil([&] { return m_remarks.text() == first; }));
        QVERIFY(m_match.over());
    }
    void itIsSaidInTheLanguageThatIsChosen()
    {
        Learnt().keep("driller", "goal");
        QVERIFY(playUntil([&] { return !m_remarks.text().isEmpty(); }));
        const QString english = m_remarks.text();
        Settings::instance()->setLanguage("ja");
        const QString japanese = m_remarks.text();
        Settings::instance()->setLanguage("en");
        QVERIFY(!japanese.isEmpty() && japanese != english);
        QCOMPARE(m_remarks.text(), english);
    }
    void itLeavesWithItsMoment()
    {
        Learnt().keep("driller", "goal");
        QVERIFY(playUntil([&] { return !m_remarks.text().isEmpty(); }));
        const QString first = m_remarks.text();
        const auto isAsked = [&] { return !m_match.choices().isEmpty() || m_match.over(); };
        for (int answered = 0; answered < 2 && !m_match.over(); ++answered) {
            QCOMPARE(m_remarks.text(), first);
            QTRY_VERIFY(isAsked() || m_match.curtain() >= 0);
            m_match.liftCurtain();
            m_match.choose(0);
        }
        QVERIFY(m_match.over() || m_remarks.text() != first);
        QVERIFY(m_remarks.canRecall());
    }
    void itLeavesWithWhatIsTakenBack()
    {
        Learnt().keep("driller", "goal");
        QVERIFY(playUntil([&] { return !m_remarks.text().isEmpty(); }));
        QTRY_VERIFY(m_match.canUndo());
        QVERIFY(m_match.undo());
        QCOMPARE(m_remarks.text(), QString());
        m_remarks.recall();
        QVERIFY(!m_remarks.text().isEmpty());
        QVERIFY(m_match.redo());
        QVERIFY(!m_remarks.text().isEmpty());
    }
    void itLeavesWhenOneLooksBack()
    {
        Learnt().keep("driller", "goal");
        QVERIFY(playUntil([&] { return !m_remarks.text().isEmpty(); }));
        m_match.startLookBack();
        QCOMPARE(m_remarks.text(), QString());
        QVERIFY(m_remarks.canRecall());
    }
    /// There is no "you" at such a table.
    void nothingIsSaidWhereOnlyBotsPlay()
    {
        Learnt().keep("driller", "goal");
        m_match.begin("driller", test::players("bb"), {});
        QVERIFY(test::until([&] { return m_match.over() || !m_remarks.text().isEmpty(); }));
        QCOMPARE(m_remarks.text(), QString());
    }
    void whoHasNotBegunToLearnHearsNothing()
    {
        QVERIFY(!playUntil([&] { return !m_remarks.text().isEmpty(); }));
        QVERIFY(m_match.over());
    }
    void itCanBeSilenced()
    {
        Learnt().keep("driller", "goal");
        Settings::instance()->setRemarks(false);
        QVERIFY(!playUntil([&] { return !m_remarks.text().isEmpty(); }));
        QVERIFY(m_match.over());
    }
};

BOMBSHELF_TEST(RemarksTest)
#include "tst_remarks.moc"
