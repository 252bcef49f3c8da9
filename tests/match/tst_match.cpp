#include "core/spelling.h"
#include "games/bomber/rules.h"
#include "games/omens-hell/rules.h"
#include "match/disk.h"
#include "play.h"
#include "support/games.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace bombshelf;

namespace {

/// What a viewer must see, told by the rules themselves.
class Witness final : public Teller {
public:
    Witness(const Rules &rules, Seat viewer) : m_rules(rules), m_viewer(viewer) {}
    void tell(const Event &event, const State &state) override
    {
        frames.push_back({test::heardBy(m_viewer, event), Observation(m_rules, state, m_viewer)});
    }
    Frames frames;

private:
    const Rules &m_rules;
    Seat m_viewer;
};

bool same(const Frames &a, const Frames &b)
{
    return std::ranges::equal(a, b, [](const Frame &x, const Frame &y) { return x.event == y.event && x.seen == y.seen; });
}

bool choose(Match &match, const QByteArray &text)
{
    QString problem;
    const auto move = parseMove(match.rules().descriptor(), text.toStdString());
    return move && match.choose(match.toMove().first(), *move, noSeat, &problem);
}

/// Tiny, where every move turns the top card of the deck up and hides it again below: at the end nobody knows where it is.
struct Glimpse final : test::TinyVariant {
    void play(State &state, Seat seat, Move, Rng &, Teller *teller) const override
    {
        state.table.turnUp(tiny::deckZone, 0);
        if (teller)
            teller->tell({0, seat}, state);
        state.table.bury(tiny::deckZone, std::array{tiny::deckZone}, SeatSet());
    }
};

/// Tiny, counting the moves that its rules make.
struct Counted final : test::TinyVariant {
    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const override
    {
        ++plays;
        TinyVariant::play(state, seat, move, rng, teller);
    }
    mutable int plays = 0;
};

/// Counts the points at which a match writes, and goes far below zero if one finds it changed.
const Match *watched = nullptr;
quint64 hashAtWrites = 0;
int writes = 0;
void watch()
{
    ++writes;
    if (watched->stateHash() != hashAtWrites)
        writes = -1000000;
}

} // namespace

class MatchTest : public QObject {
    Q_OBJECT

private slots:
    void everyViewerSeesOnlyItsFrames_data()
    {
        QTest::addColumn<bool>("driller");
        QTest::addColumn<int>("viewer");
        for (const int viewer : {0, 1, 2, int(noSeat)}) {
            QTest::addRow("tiny, seen by %d", viewer) << false << viewer;
            QTest::addRow("driller, seen by %d", viewer) << true << viewer;
        }
    }

    void everyViewerSeesOnlyItsFrames()
    {
        QFETCH(bool, driller);
        QFETCH(int, viewer);
        const MatchSetup setup = driller ? test::driller("ppp", 5) : test::tiny("ppp", 5);
        QString problem;
        const auto match = Match::begin(setup, {}, &problem);
        Witness witness(*setup.rules, Seat(viewer));
        Rng chance(setup.seed), rng(7);
        State truth = setup.rules->deal(setup.setup, chance, &witness);
        std::vector<Frames> story{std::exchange(witness.frames, {})};
        while (!match->result().over) {
            const test::Choice choice = test::randomChoice(*setup.rules, truth, rng);
            setup.rules->play(truth, choice.seat, choice.move, chance, &witness);
            story.push_back(std::exchange(witness.frames, {}));
            const auto frames = match->choose(choice.seat, choice.move, Seat(viewer), &problem);
            QVERIFY(frames && same(*frames, story.back()));
            QVERIFY(match->observe(Seat(viewer)) == Observation(*setup.rules, truth, Seat(viewer)));
            QCOMPARE(match->stateHash(), hashOf(truth));
        }
        QVERIFY(std::ranges::equal(match->story(Seat(viewer)), story, same));
        QVERIFY(setup.rules->result(truth).over);
        QCOMPARE(match->moveCount(), int(story.size()) - 1);
    }

    void aMoveIsWrittenBeforeItIsMade()
    {
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::driller("pp", 3), folder.filePath("a.jsonl"), &problem);
        watched = match.get();
        writes = 0;
        disk::atEachWrite = watch;
        for (int i = 0; i < 20; ++i) {
            hashAtWrites = match->stateHash();
            test::step(*match, 3, i, &problem);
            QCOMPARE(test::linesOf(match->path()).size(), i + 2);
        }
        disk::atEachWrite = nullptr;
        QVERIFY(writes >= 60);
    }

    void anIllegalMoveIsRefusedAndNotWritten()
    {
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::driller("pp", 3), folder.filePath("a.jsonl"), &problem);
        const QByteArray before = test::contents(match->path());
        const Move stop{4, 0, 0, 0};
        QVERIFY(match->whyNot(0, stop));
        QVERIFY(!match->choose(0, stop, 0, &problem));
        QCOMPARE(problem, "This move is not allowed now.");
        QCOMPARE(test::contents(match->path()), before);
    }

    void undoGoesToTheLastRealChoiceOfAPerson_data()
    {
        QTest::addColumn<QByteArray>("kinds");
        for (const QByteArray kinds : {"pp", "pb", "bp", "bb", "ppp", "pbb", "bpb", "bbp", "bbb"})
            QTest::newRow(kinds) << kinds;
    }

    void undoGoesToTheLastRealChoiceOfAPerson()
    {
        QFETCH(QByteArray, kinds);
        QString problem;
        const auto match = Match::begin(test::driller(kinds, 11), {}, &problem);
        Rng rng(4);
        std::vector<quint64> hashes{match->stateHash()};
        std::vector<bool> chosen;
        int forced = 0;
        for (int i = 0; i < 120 && !match->result().over; ++i) {
            const Seat seat = match->toMove().first();
            const Moves moves = match->legal(seat);
            chosen.push_back(kinds[seat] == 'p' && moves.size() > 1);
            forced += kinds[seat] == 'p' && moves.size() == 1;
            QVERIFY(match->choose(seat, moves[int(rng.below(std::uint32_t(moves.size())))], noSeat, &problem));
            hashes.push_back(match->stateHash());
            QVERIFY(!match->canRedo());
            if (match->result().over)
                break;

            const auto last = std::find(chosen.rbegin(), chosen.rend(), true);
            QCOMPARE(match->canUndo(), last != chosen.rend());
            QCOMPARE(match->undo(&problem), last != chosen.rend());
            const int back = last == chosen.rend() ? i + 1 : int(chosen.rend() - last) - 1;
            QCOMPARE(match->moveCount(), back);
            QCOMPARE(match->stateHash(), hashes[std::size_t(back)]);
            QCOMPARE(int(match->story(0).size()), back + 1);
            QCOMPARE(match->canRedo(), back <= i);
            QCOMPARE(match->redo(&problem), back <= i);
            QCOMPARE(match->moveCount(), i + 1);
            QCOMPARE(match->stateHash(), hashes.back());
        }
        QVERIFY(forced > 0 || !kinds.contains('p'));
    }

    void undoAllTheWayAndBack()
    {
        QString problem;
        const auto match = Match::begin(test::driller("pbp", 12), {}, &problem);
        Rng rng(4);
        for (int i = 0; i < 60; ++i) {
            const Moves moves = match->legal(match->toMove().first());
            match->choose(match->toMove().first(), moves[int(rng.below(std::uint32_t(moves.size())))], 0, &problem);
        }
        const test::Standing before = test::standing(*match);
        std::vector<quint64> visited;
        while (match->canUndo()) {
            visited.push_back(match->stateHash());
            QVERIFY(match->undo(&problem));
        }
        QCOMPARE(match->moveCount(), 0); // the first choice was a person's
        QVERIFY(visited.size() > 10);
        for (; match->canRedo(); visited.pop_back()) {
            QVERIFY(match->redo(&problem));
            QCOMPARE(match->stateHash(), visited.back());
        }
        QCOMPARE(match->moveCount(), before.moves);
        QVERIFY(visited.empty());
    }

    void takingBackAndMakingAgainPlaysNothingAnew()
    {
        const Counted rules;
        const Rules *const shelf[] = {&rules};
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::setupOf(rules, "pp", 1), folder.filePath("a.jsonl"), &problem);
        QVERIFY(choose(*match, "swap 0") && choose(*match, "swap 1") && choose(*match, "swap 0"));
        for (int i = 0; i < 100; ++i)
            QVERIFY(match->undo(&problem) && match->undo(&problem) && match->redo(&problem) && match->redo(&problem));
        QCOMPARE(rules.plays, 3);
        QVERIFY(Match::resume(match->path(), &problem, shelf));
        QCOMPARE(rules.plays, 6);
    }

    void aNewMoveDropsWhatWasTakenBack()
    {
        QString problem;
        const auto match = Match::begin(test::tiny("pp", 1), {}, &problem);
        QVERIFY(choose(*match, "swap 0") && choose(*match, "swap 1") && choose(*match, "swap 0"));
        QVERIFY(match->undo(&problem) && match->undo(&problem));
        QVERIFY(match->canRedo());
        QVERIFY(choose(*match, "swap 0"));
        QVERIFY(!match->canRedo());
        QVERIFY(!match->redo(&problem));
        QCOMPARE(match->moveCount(), 2);
    }

    void theSameMoveBringsTheSameChanceAgain()
    {
        QString problem;
        const auto match = Match::begin(test::tiny("pp", 1), {}, &problem);
        QVERIFY(choose(*match, "roll"));
        const quint64 rolled = match->stateHash();
        QVERIFY(match->undo(&problem) && choose(*match, "roll"));
        QCOMPARE(match->stateHash(), rolled);
    }

    void aMatchThatIsOverStaysOver()
    {
        QString problem;
        const auto match = Match::begin(test::tiny("pp", 1), {}, &problem);
        QVERIFY(test::play(*match, 1) > 0);
        QVERIFY(!match->canUndo());
        QVERIFY(!match->undo(&problem));
        QVERIFY(match->result().over);
    }

    void practiceIsWhatWasSeenAndUndone_data()
    {
        QTest::addColumn<bool>("driller");
        QTest::addColumn<QByteArrayList>("moves");
        QTest::addColumn<bool>("practice");
        QTest::newRow("a look at a card") << false << QByteArrayList{"peek"} << true;
        QTest::newRow("a card drawn") << false << QByteArrayList{"toss 0"} << true;
        QTest::newRow("cards shown, hidden and drawn") << false << QByteArrayList{"tuck 0"} << true;
        QTest::newRow("a die") << false << QByteArrayList{"roll"} << true;
        QTest::newRow("a swap unseen") << false << QByteArrayList{"swap 0"} << false;
        QTest::newRow("a look before an unseen swap") << false << QByteArrayList{"peek", "swap 0"} << false;
        QTest::newRow("the cut") << true << QByteArrayList{"spare A"} << true;
        QTest::newRow("cards laid without a look") << true << QByteArrayList{"spare A", "lay 3 left"} << false;
        QTest::newRow("a card drilled") << true << QByteArrayList{"spare A", "lay 3 left", "draw left"} << true;
        QTest::newRow("a turn ended") << true << QByteArrayList{"spare A", "lay 3 left", "draw left", "stop"} << false;
        QTest::newRow("a card checked") << true << QByteArrayList{"spare A", "lay 3 left", "draw left", "stop", "check right"} << true;
    }

    void practiceIsWhatWasSeenAndUndone()
    {
        QFETCH(bool, driller);
        QFETCH(QByteArrayList, moves);
        QFETCH(bool, practice);
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(driller ? test::driller("pp", 2) : test::tiny("pp", 2), folder.filePath("a.jsonl"), &problem);
        for (const QByteArray &move : moves)
            QVERIFY2(choose(*match, move), move);
        QVERIFY(!match->isPractice());
        QVERIFY(match->undo(&problem));
        QCOMPARE(match->isPractice(), practice);
        QCOMPARE(Match::resume(match->path(), &problem, test::shelf())->isPractice(), practice);
        QVERIFY(match->redo(&problem));
        QCOMPARE(match->isPractice(), practice);
        const Seat seat = match->toMove().first();
        QVERIFY(match->choose(seat, match->legal(seat)[0], seat, &problem));
        QCOMPARE(Match::resume(match->path(), &problem, test::shelf())->isPractice(), practice);
    }

    void aGlimpseInTheCourseOfAMoveIsSeenToo()
    {
        const Glimpse rules;
        QString problem;
        const auto match = Match::begin(test::setupOf(rules, "pp", 1), {}, &problem);
        QVERIFY(choose(*match, "peek") && match->undo(&problem));
        QVERIFY(match->isPractice());
    }

    void aMatchNeedsAPlaceForItsRecord_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("the folder is a file") << "file/a.jsonl";
        QTest::newRow("there is a match already") << "file";
        QTest::newRow("it is a folder") << ".";
    }

    void aMatchNeedsAPlaceForItsRecord()
    {
        QFETCH(QString, path);
        const QTemporaryDir folder;
        QVERIFY(test::overwrite(folder.filePath("file"), "mine"));
        QString problem;
        QVERIFY(!Match::begin(test::driller("pp", 1), folder.filePath(path), &problem));
        QVERIFY2(problem.startsWith("The match could not be saved in “"), qPrintable(problem));
        QCOMPARE(test::contents(folder.filePath("file")), "mine");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("file"));
    }

    void aFolderThatCantBeMadeIsToldWithItsReason()
    {
        if (!QFile::exists("/sys/kernel"))
            QSKIP("no folder that nobody may write into");
        QString problem;
        QVERIFY(!Match::begin(test::driller("pp", 1), "/sys/bombshelf/a.jsonl", &problem));
        const QString path = QDir::toNativeSeparators("/sys/bombshelf/a.jsonl"); // under Wine, Windows has this folder, too
        QVERIFY2(problem.startsWith("The match could not be saved in “" + path + "”: "), qPrintable(problem));
        QVERIFY2(!problem.contains("No such file"), qPrintable(problem));
    }

    void foldersAreMadeForTheRecord()
    {
        const QTemporaryDir folder;
        QString problem;
        QVERIFY(Match::begin(test::driller("pp", 1), folder.filePath("some/where/a.jsonl"), &problem));
        QVERIFY(QFile::exists(folder.filePath("some/where/a.jsonl")));
    }

    void whatCannotBeWrittenIsNotMade_data()
    {
        QTest::addColumn<bool>("removed");
        QTest::newRow("the record is gone") << true;
        QTest::newRow("another program wrote into it") << false;
    }

    void whatCannotBeWrittenIsNotMade()
    {
        QFETCH(bool, removed);
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::driller("pp", 3), folder.filePath("a.jsonl"), &problem);
        QVERIFY(test::play(*match, 3, 0, 5) > 0);
        const QByteArray good = test::contents(match->path());
        if (removed)
            QVERIFY(QFile::remove(match->path()));
        else
            QVERIFY(test::overwrite(match->path(), good + "x"));
        const test::Standing before = test::standing(*match);
        const Moves moves = match->legal(match->toMove().first());
        QVERIFY(!match->choose(match->toMove().first(), moves[0], 0, &problem));
        QVERIFY2(problem.startsWith("The match could not be saved in “"), qPrintable(problem));
        QVERIFY(!match->undo(&problem));
        QVERIFY(test::standing(*match) == before);

        QVERIFY(test::overwrite(match->path(), good));
        QVERIFY(match->choose(match->toMove().first(), moves[0], 0, &problem));
    }

    /// Whoever is the last to make a sapper would bring out what all have chosen, and roll.
    void whatIsOnlyLaidOutBringsNothingOut()
    {
        const Rules &rules = bomber::rules();
        QString problem;
        const auto match = Match::begin(test::setupOf(rules, "pp", 1), {}, &problem);
        QVERIFY2(match, qPrintable(problem));
        std::vector<Move> sapper;
        for (const char *words : {"post 2", "post 3", "post 4", "skill fever"})
            sapper.push_back(*parseMove(rules.descriptor(), words));
        for (const Move move : sapper)
            QVERIFY(match->choose(1, move, noSeat, &problem));
        QVERIFY2(!match->consider(1, {}), "it is not asked any more");

        const auto seen = match->consider(0, std::span(sapper).first(3));
        QVERIFY(seen);
        QVERIFY(!rules.whyNot(seen->state(), 0, sapper[3]));
        QVERIFY2(!match->consider(0, sapper), "the others' choices are out");
        QVERIFY2(!match->consider(0, std::span(sapper).last(2)), "no skill before all posts");
    }

    /// Moves that were taken back tell nothing, and after a night bots have concluded the same.
    void whatMovesToldIsOfTheMovesMade()
    {
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::setupOf(omens_hell::rules(), "ppp", 4), folder.filePath("match.jsonl"), &problem);
        QVERIFY2(match, qPrintable(problem));
        int told = 0;
        for (int i = 0; i >= 0 && !match->result().over; i = test::play(*match, 9, i, 5)) {
            const Seat seat = match->toMove().first();
            const auto resumed = Match::resume(match->path(), &problem);
            QVERIFY2(resumed, qPrintable(problem));
            QVERIFY(resumed->consider(seat) == match->consider(seat));
            told += match->consider(seat) != match->observe(seat);
        }
        QVERIFY(told > 3);
    }
};

BOMBSHELF_TEST(MatchTest)
#include "tst_match.moc"
