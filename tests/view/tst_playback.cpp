#include "desk.h"
#include "support/test_case.h"

#include "view/log_model.h"
#include "view/playback.h"
#include "view/table_model.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace bombshelf;

namespace {

/// What a player sees while a playback runs.
class Screen {
public:
    Screen(const Match &match, Seat viewer) : m_rules(match.rules())
    {
        const Words words(m_rules.descriptor(), {"Ann", "Ben", "Cas"});
        table.reset(m_rules, words, storyOf(match, viewer).front().seen);
        log.reset(m_rules.descriptor(), words);
        QObject::connect(&playback, &Playback::stepped, &playback, [this](const Frame &frame) { show(frame); });
        QObject::connect(&playback, &Playback::settled, &playback, [this] { ++settled; });
    }

    QStringList facts() const
    {
        Facts facts;
        m_rules.facts(m_seen->state(), facts);
        QStringList list;
        for (const Fact &fact : facts)
            list << QStringLiteral("%1 %2 %3").arg(fromWord(fact.name)).arg(fact.seat).arg(fact.value);
        return list;
    }

    Playback playback;
    TableModel table;
    LogModel log;
    std::vector<Event> events;
    int settled = 0;

private:
    void show(const Frame &frame)
    {
        events.push_back(frame.event);
        m_seen = frame.seen;
        table.update(frame.seen);
        log.add(frame.event);
    }

    const Rules &m_rules;
    std::optional<Observation> m_seen;
};

std::vector<Event> eventsOf(const Frames &frames)
{
    std::vector<Event> events;
    for (const Frame &frame : frames)
        events.push_back(frame.event);
    return events;
}

} // namespace

class PlaybackTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        match = test::playedMatch(test::driller(), "ppp", 11);
        frames = storyOf(*match, 1);
    }

    void stepsComeInOrderAndOneByOne()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([](const Event &) { return Playback::Pace{.look = 1}; });
        screen.playback.enqueue(frames);
        QCOMPARE(screen.events.size(), 1u);
        QVERIFY(!screen.playback.isIdle());
        QTRY_VERIFY(screen.events.size() > 1 && screen.events.size() < frames.size());
        QCOMPARE(screen.settled, 0);
        QVERIFY(test::until([&] { return screen.playback.isIdle(); }));
        QVERIFY(screen.events == eventsOf(frames));
        QCOMPARE(screen.settled, 1);
    }

    void itStopsBeforeAnEventAndGoesOn()
    {
        const std::vector<Event> all = eventsOf(frames);
        const auto before = std::ptrdiff_t(stopAt());
        for (const bool isHurried : {false, true}) {
            Screen screen(*match, 1);
            const QSignalSpy stopped(&screen.playback, &Playback::stopped);
            screen.playback.setPace([](const Event &) { return Playback::Pace{.look = 1}; });
            screen.playback.stopBefore([&](const Event &event) { return event.what == all[std::size_t(before)].what; });
            screen.playback.enqueue(frames);
            if (isHurried)
                screen.playback.finish();
            QVERIFY(test::until([&] { return screen.playback.isStopped(); }));
            QVERIFY(screen.events == std::vector(all.begin(), all.begin() + before));
            QCOMPARE(stopped.size(), 1);
            QVERIFY(!screen.playback.isIdle());
            QCOMPARE(screen.settled, 0);
            screen.playback.stopBefore([](const Event &) { return false; });
            screen.playback.pass();
            QVERIFY(test::until([&] { return screen.playback.isIdle(); }));
            QVERIFY(screen.events == all);
        }
    }

    /// Though it is to stop before others of its kind.
    void whatMayPassDoes()
    {
        Screen screen(*match, 1);
        const std::uint8_t what = frames[stopAt()].event.what;
        screen.playback.stopBefore([&](const Event &event) { return event.what == what; });
        screen.playback.enqueue(frames);
        std::size_t stops = 0;
        for (; screen.playback.isStopped(); ++stops)
            screen.playback.pass();
        QCOMPARE(stops, std::size_t(std::ranges::count(frames, what, [](const Frame &frame) { return frame.event.what; })));
        QVERIFY(screen.events == eventsOf(frames));
        screen.playback.enqueue(frames);
        QVERIFY(screen.playback.isStopped());
        screen.playback.clear();
        QVERIFY(!screen.playback.isStopped() && screen.playback.isIdle());
    }

    void whatNobodySeesYetWaits()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([](const Event &) { return Playback::Pace{.picture = 1}; });
        screen.playback.enqueue(frames);
        screen.playback.setUnseen(true);
        QCOMPARE(screen.events.size(), 1u);
        bool later = false;
        QTimer::singleShot(50, &screen.playback, [&] { later = true; });
        QTRY_VERIFY(later);
        QCOMPARE(screen.events.size(), 1u);
        QVERIFY(!screen.playback.isIdle());
        screen.playback.setUnseen(false);
        QVERIFY(test::until([&] { return screen.playback.isIdle(); }));
        QVERIFY(screen.events == eventsOf(frames));
        screen.playback.setUnseen(true);
        screen.playback.enqueue(frames);
        QCOMPARE(screen.events.size(), frames.size());
        screen.playback.setUnseen(false);
        QVERIFY(test::until([&] { return screen.playback.isIdle(); }));
        QCOMPARE(screen.events.size(), 2 * frames.size());
    }

    void finishShowsAllThatIsLeftAtOnce()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([](const Event &) { return Playback::Pace{.look = 60000}; });
        screen.playback.enqueue(frames);
        screen.playback.finish();
        QVERIFY(screen.playback.isIdle());
        QVERIFY(screen.events == eventsOf(frames));
        QCOMPARE(screen.settled, 1);
    }

    void skippedAndWatchedMatchesEndOnTheSamePicture_data()
    {
        QTest::addColumn<QByteArray>("kinds");
        QTest::addColumn<int>("viewer");
        QTest::newRow("two seats, one of them watches") << QByteArray("pp") << 0;
        QTest::newRow("three seats, one of them watches") << QByteArray("ppp") << 2;
        QTest::newRow("an onlooker watches") << QByteArray("ppp") << int(noSeat);
    }

    void skippedAndWatchedMatchesEndOnTheSamePicture()
    {
        QFETCH(QByteArray, kinds);
        QFETCH(int, viewer);
        const auto played = test::playedMatch(test::driller(), kinds, 3);
        const Frames all = storyOf(*played, Seat(viewer));
        Screen watched(*played, Seat(viewer)), skipped(*played, Seat(viewer)), halfSkipped(*played, Seat(viewer));
        for (Screen *screen : {&watched, &skipped, &halfSkipped}) {
            screen->playback.setPace([](const Event &) { return Playback::Pace{.look = 1}; });
            screen->playback.enqueue(all);
        }
        skipped.playback.finish();
        QVERIFY(test::until([&] { return halfSkipped.events.size() > all.size() / 2; }));
        halfSkipped.playback.finish();
        QVERIFY(test::until([&] { return watched.playback.isIdle(); }));
        for (const Screen *screen : {&skipped, &halfSkipped}) {
            QCOMPARE(test::rowsOf(screen->table), test::rowsOf(watched.table));
            QCOMPARE(test::rowsOf(screen->log), test::rowsOf(watched.log));
            QCOMPARE(screen->facts(), watched.facts());
        }
        TableModel truth;
        truth.reset(played->rules(), Words(played->rules().descriptor(), {"Ann", "Ben", "Cas"}), played->observe(Seat(viewer)));
        QCOMPARE(test::piecesOf(watched.table), test::piecesOf(truth));
    }

    void withoutAPaceEverythingSettlesBeforeEnqueueReturns()
    {
        Screen screen(*match, 1);
        screen.playback.enqueue(frames);
        QVERIFY(screen.playback.isIdle());
        QVERIFY(screen.events == eventsOf(frames));
        QCOMPARE(screen.settled, 1);
    }

    void stepsWithoutAPaceGoWithTheNext()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([&](const Event &event) { return Playback::Pace{.look = event == frames[2].event ? 60000 : 0}; });
        screen.playback.enqueue(frames);
        QCOMPARE(screen.events.size(), 3u);
        QVERIFY(!screen.playback.isIdle());
    }

    void aStepRestsBeforeItIsLookedAt()
    {
        Screen screen(*match, 1);
        QStringList seen;
        connect(&screen.playback, &Playback::stepped, this, [&] { seen << "moves"; });
        bool held = false;
        connect(&screen.playback, &Playback::rested, this, [&] {
            seen << "rests";
            held = screen.playback.isHeld();
        });
        screen.playback.setPace([](const Event &) { return Playback::Pace{.picture = 60000, .look = 60000}; });
        screen.playback.enqueue(Frames(frames.begin(), frames.begin() + 2));
        QCOMPARE(seen, QStringList{"moves"});
        screen.playback.finish();
        QCOMPARE(seen, (QStringList{"moves", "rests", "moves", "rests"}));
        screen.playback.setPace([](const Event &) { return Playback::Pace{.picture = 1, .look = Playback::untilReleased}; });
        screen.playback.enqueue({frames[2]});
        QTRY_VERIFY(screen.playback.isHeld());
        QCOMPARE(seen.last(), "rests");
        QVERIFY(held);
        screen.playback.release();
        QVERIFY(screen.playback.isIdle());
    }

    void clearingWhileAStepRestsEndsIt()
    {
        Screen screen(*match, 1);
        connect(&screen.playback, &Playback::rested, this, [&] { screen.playback.clear(); });
        screen.playback.setPace([](const Event &) { return Playback::Pace{.picture = 1, .look = 1}; });
        screen.playback.enqueue(frames);
        QTRY_VERIFY(screen.playback.isIdle());
        QCOMPARE(screen.events.size(), 1u);
        QCOMPARE(screen.settled, 0);
    }

    void nothingIsIdleWhileAStepIsShown()
    {
        for (const int pace : {0, 1}) {
            Screen screen(*match, 1);
            screen.playback.setPace([pace](const Event &) { return Playback::Pace{.look = pace}; });
            int idle = 0;
            connect(&screen.playback, &Playback::stepped, this, [&] { idle += screen.playback.isIdle(); });
            connect(&screen.playback, &Playback::settled, this, [&] { idle += !screen.playback.isIdle(); });
            screen.playback.enqueue({frames.begin(), frames.begin() + 5});
            QTRY_COMPARE(screen.settled, 1);
            screen.playback.enqueue({frames[5]});
            screen.playback.finish();
            QCOMPARE(idle, 0);
        }
    }

    void whatIsEnqueuedLaterWaitsItsTurn()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([](const Event &) { return Playback::Pace{.look = 1}; });
        const auto half = frames.begin() + std::ptrdiff_t(frames.size() / 2);
        screen.playback.enqueue(Frames(frames.begin(), half));
        screen.playback.enqueue(Frames(half, frames.end()));
        QCOMPARE(screen.events.size(), 1u);
        QVERIFY(test::until([&] { return screen.playback.isIdle(); }));
        QVERIFY(screen.events == eventsOf(frames));
    }

    void nothingToShowSettlesAtOnce()
    {
        Screen screen(*match, 1);
        screen.playback.enqueue({});
        QCOMPARE(screen.settled, 1);
        QVERIFY(screen.playback.isIdle());
    }

    void clearForgetsWithoutShowingOrSettling()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([](const Event &) { return Playback::Pace{.look = 1}; });
        screen.playback.enqueue(frames);
        screen.playback.clear();
        QVERIFY(screen.playback.isIdle());
        QTest::qWait(20); // longer than the step that was under way
        QCOMPARE(screen.events.size(), 1u);
        QCOMPARE(screen.settled, 0);
        screen.playback.enqueue({frames[1]});
        QCOMPARE(screen.events.size(), 2u);
    }

    void clearingWhileAStepIsShownEndsIt()
    {
        Screen screen(*match, 1);
        connect(&screen.playback, &Playback::stepped, this, [&] { screen.playback.clear(); });
        screen.playback.enqueue(frames);
        QCOMPARE(screen.events.size(), 1u);
        QVERIFY(screen.playback.isIdle());
    }

    // Nobody has to answer for a step to pass: pictures may take as long as they like.
    void aStepLastsAsLongAsItIsGiven()
    {
        Screen screen(*match, 1);
        screen.playback.setPace([](const Event &) { return Playback::Pace{.picture = 4, .look = 6}; });
        const Frames few(frames.begin(), frames.begin() + 20);
        QElapsedTimer clock;
        clock.start();
        screen.playback.enqueue(few);
        QVERIFY(test::until([&] { return screen.playback.isIdle(); }));
        QVERIFY2(clock.elapsed() >= 20 * 9, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(screen.events.size(), 20u);
    }

private:
    /// The second kind of event to come.
    std::size_t stopAt() const
    {
        const auto found = std::ranges::find_if(frames, [this](const Frame &frame) { return frame.event.what != frames[0].event.what; });
        return std::size_t(found - frames.begin());
    }

    std::unique_ptr<Match> match;
    Frames frames;
};

BOMBSHELF_TEST(PlaybackTest)
#include "tst_playback.moc"
