#include "desk.h"
#include "support/test_case.h"
#include "view/banter.h"
#include "view/match_model.h"
#include "view/settings.h"

#include <QSignalSpy>
#include <QTest>

#include <set>
#include <utility>
#include <vector>

using namespace bombshelf;

/// What bots say to what happens.
class BanterTest : public QObject {
    Q_OBJECT

    MatchModel &m_match = *MatchModel::instance();
    Banter &m_banter = *Banter::instance();

    /// A person plays at random against two bots, to the end.
    bool playOut(const QString &game)
    {
        QVariantList players = test::players("pbb");
        for (int i = 0; i < players.size(); ++i) {
            QVariantMap player = players[i].toMap();
            player["face"] = QString::fromLatin1(characters()[std::size_t(i)].face);
            players[i] = player;
        }
        if (!m_match.begin(game, players, {}))
            return false;
        Rng rng(5);
        while (test::until([&] { return m_match.over() || !m_match.choices().isEmpty(); }) && !m_match.over())
            m_match.choose(int(rng.below(std::uint32_t(m_match.choices().size()))));
        return m_match.over();
    }

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        m_match.close();
        Settings::instance()->setSpeed(QStringLiteral("instant"));
        Settings::instance()->setBanter(QStringLiteral("shown"));
    }
    void botsAloneSpeakOfWhatAllHaveSeenAndNeverTwiceTheSame()
    {
        int rested = 0, said = 0;
        bool isNew = false;
        std::vector<QString> last(3);
        QObject ears; // not beyond this test
        connect(&m_banter, &Banter::said, &ears, [&](int seat, const QString &sentence) {
            QVERIFY(m_match.players()[seat].toMap()["isBot"].toBool());
            QVERIFY(!sentence.isEmpty() && last[std::size_t(seat)] != sentence);
            last[std::size_t(seat)] = sentence;
            isNew = true;
            ++said;
        });
        connect(&m_match.showing(), &Showing::rested, &ears, [&](const Event &event) { // after it has been spoken of
            ++rested;
            QVERIFY(!std::exchange(isNew, false) || m_match.over() || event.openTo == SeatSet::everyone());
        });
        for (int i = 0; i < 3; ++i) {
            last.assign(3, {});
            QVERIFY(playOut("driller"));
        }
        QVERIFY(said > 3); // more than the end of each match
        QVERIFY(said * 4 < rested);
    }
    void itCanBeSilenced()
    {
        Settings::instance()->setBanter(QStringLiteral("off"));
        const QSignalSpy said(&m_banter, &Banter::said);
        QVERIFY(playOut("driller"));
        QCOMPARE(said.size(), 0);
    }
    void everybodyHasAWordForEverything()
    {
        std::set<QByteArray> introductions;
        for (const Character &character : characters()) {
            introductions.insert(character.introduction);
            for (const auto &lines : character.says)
                for (const char *line : lines)
                    QVERIFY2(line && *line && qstrlen(line) <= 24, line);
        }
        QCOMPARE(introductions.size(), characters().size());
    }
};

BOMBSHELF_TEST(BanterTest)
#include "tst_banter.moc"
