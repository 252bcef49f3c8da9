#include "games/catalogue.h"
#include "match_table.h"
#include "support/games.h"
#include "support/test_case.h"
#include "view/bot_move.h"
#include "view/settings.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace bombshelf;

/// Helpers belong to all: a bot that wants one asks the person at the table.
class WishesTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void init()
    {
        MatchTable::init();
        Settings::instance()->setPartnersAsk(true);
    }
    void cleanup()
    {
        Settings::instance()->setPartnersAsk(false);
        MatchTable::cleanup();
    }

    void aBotAsksBeforeItUsesAHelper()
    {
        QVERIFY(untilABotWishes());
        QVERIFY(game->tableAsText().startsWith(game->wish())); // for it is to be answered
        QVERIFY2(game->wish().contains("May I?"), qPrintable(game->wish()));
        QVERIFY(!game->wishWhy().isEmpty());
        QVERIFY(game->choices().isEmpty());
        QVERIFY(game->thinking().isEmpty());
        QVERIFY(nothingHappensAnyMore());
    }

    /// There each seat can use each helper.
    void nobodyIsAskedInDeath()
    {
        QVERIFY(game->begin("omens-death", test::players("pb", "casual"), {{"difficulty", "easy"}}));
        int helps = 0;
        connect(game.get(), &MatchModel::happened, this,
                [&](const QString &event, int seat) { helps += event == "used-die" && game->players()[seat].toMap()["isBot"].toBool(); });
        while (!game->over()) {
            QVERIFY(untilSomebodyAsks());
            QCOMPARE(game->wish(), QString());
            if (!game->over())
                game->choose(int(game->choices().size()) - 1);
        }
        QVERIFY(helps > 0);
    }

    void itAsksInThePlayersLanguage()
    {
        QVERIFY(untilABotWishes());
        Settings::instance()->setLanguage("ja");
        QVERIFY2(game->wish().contains(QStringLiteral("いい？")), qPrintable(game->wish()));
        Settings::instance()->setLanguage("en");
    }

    void theProphetChangesNoCard()
    {
        const Descriptor &heaven = findGame("omens-heaven")->descriptor();
        const Words words(heaven, {});
        const auto use = [&](const char *helper) {
            return words.wish(*moveOf(heaven, {{"verb", "use-card"}, {"args", QStringList{helper, "0"}}}), {});
        };
        QVERIFY2(use("prophet").contains("in order"), qPrintable(use("prophet")));
        QVERIFY2(use("hound").contains("change card no. 1"), qPrintable(use("hound")));
    }

    void ifThePersonAgreesItUsesTheHelper()
    {
        QVERIFY(untilABotWishes());
        const QSignalSpy happened(game.get(), &MatchModel::happened);
        game->answer(true);
        QVERIFY(test::until([&] { return !happened.isEmpty(); }));
        QVERIFY2(helps(happened), qPrintable(happened[0][0].toString()));
        QCOMPARE(game->wish(), QString());
    }

    /// The Boy makes a card anything, and the Driver makes it more or less: what it is to become is said before, and holds.
    void whatItSaysComesOfItDoes()
    {
        const QRegularExpression said("(?:into the|to) (.*)\\. May I\\?");
        QRegularExpressionMatch match;
        for (int wish = 0; wish < 30 && !match.hasMatch(); ++wish) {
            QVERIFY(untilABotWishes());
            match = said.match(game->wish());
            if (!match.hasMatch())
                game->answer(false);
        }
        QVERIFY(match.hasMatch());
        const int before = game->log()->rowCount();
        game->answer(true);
        QVERIFY(test::until([&] { return isTold(QStringLiteral(" becomes %1.").arg(match.captured(1)), before); }));
    }

    /// A card that lies face down is its seat's alone: what it would become would tell what it is.
    void nothingIsSaidOfWhatLiesFaceDown()
    {
        const Rules &heaven = *findGame("omens-heaven");
        const std::vector<Setup> setups = test::everySetup(heaven.descriptor());
        int open = 0, covered = 0;
        for (std::uint64_t seed = 1; open == 0 || covered == 0; ++seed) {
            QVERIFY(seed < 200);
            Rng luck(seed);
            State state = heaven.deal(setups[seed % setups.size()], luck, nullptr);
            for (int made = 0; made < 12 && !heaven.result(state).over; ++made) {
                const Seat seat = heaven.toMove(state).first();
                Moves moves;
                heaven.legal(state, seat, moves);
                for (const Move move : moves) {
                    const auto next = carryingOut(heaven, state, seat, move);
                    if (!next)
                        continue;
                    const bool isPrivate = heaven.isPrivate(state, move);
                    (isPrivate ? covered : open) += 1;
                    const BotMove wished = botMoveOf(heaven, state, seat, thoughtOf(moves, move, *next));
                    QVERIFY(wished.wish);
                    QCOMPARE(wished.wish->carriedOut.has_value(), !isPrivate);
                }
                heaven.play(state, seat, moves[int(luck.below(std::uint32_t(moves.size())))], luck, nullptr);
            }
        }
    }

    /// ...nor does it ask again before somebody else has moved.
    void ifNotItDoesSomethingElse()
    {
        int decidedAgain = 0;
        for (int wish = 0; wish < 40; ++wish) {
            QVERIFY(untilABotWishes());
            const QSignalSpy happened(game.get(), &MatchModel::happened), made(&game->conductor(), &Conductor::made);
            game->answer(false);
            QVERIFY(untilSomebodyAsks());
            QVERIFY(!helps(happened));
            QCOMPARE(game->wish(), QString());
            decidedAgain += made.size() > 1;
        }
        QVERIFY(decidedAgain > 0);
    }

    void nobodyIsAskedIfTheSettingSaysSo()
    {
        Settings::instance()->setPartnersAsk(false);
        int helps = 0;
        connect(game.get(), &MatchModel::happened, this, [&](const QString &event, int seat) {
            helps += event.startsWith("used-") && seat >= 0 && game->players()[seat].toMap()["isBot"].toBool();
        });
        for (int match = 0; match < 6 && helps == 0; ++match) {
            QVERIFY(begin("pb", "casual", "omens-war"));
            while (!game->over()) {
                QVERIFY(untilSomebodyAsks());
                QCOMPARE(game->wish(), QString());
                if (!game->over())
                    game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            }
        }
        QVERIFY(helps > 0);
    }

    void aHurryIsAnAnswer()
    {
        QVERIFY(untilABotWishes());
        QVERIFY(game->canHurry());
        game->hurry();
        QCOMPARE(game->wish(), QString());
        QVERIFY(test::until([&] { return game->over() || !game->choices().isEmpty(); }));
    }

    void aStepIsAnAnswer()
    {
        QVERIFY(untilABotWishes());
        game->setPaused(true);
        QCOMPARE(game->wish(), QString());
        const QSignalSpy happened(game.get(), &MatchModel::happened);
        QVERIFY(game->canStep());
        game->step();
        QVERIFY(test::until([&] { return !happened.isEmpty(); }));
        QVERIFY(game->paused());
    }

    void takingAMoveBackTakesTheWishBack()
    {
        for (int i = 0; i < 50 && (i == 0 || !game->canUndo()); ++i)
            QVERIFY(untilABotWishes());
        QVERIFY(game->canUndo());
        game->undo();
        QCOMPARE(game->wish(), QString());
    }

private:
    /// A move that carries the use of a helper on a card out, if one is needed.
    static std::optional<Move> carryingOut(const Rules &rules, State state, Seat seat, Move use)
    {
        const auto verbs = rules.descriptor().verbs;
        if (!verbs[use.verb].ofAll || verbs[use.verb].name != "use-card")
            return {};
        Rng luck(1);
        rules.play(state, seat, use, luck, nullptr);
        Moves next;
        rules.legal(state, seat, next);
        return next.empty() || !verbs[next[0].verb].carriesOut ? std::nullopt : std::optional(next[0]);
    }
    static Thought thoughtOf(const Moves &moves, Move best, Move next)
    {
        Thought thought{best, {}};
        for (const Move move : moves)
            thought.candidates.add({move, 0.1f, 0.5f, 0, move == best ? std::optional(next) : std::nullopt});
        return thought;
    }

    /// A bot for a helper, or the table for a move; or all is over.
    bool untilSomebodyAsks()
    {
        return test::until([this] { return !game->wish().isEmpty() || !game->choices().isEmpty() || game->over(); });
    }
    /// Plays battles of a person and a bot until it wishes for something; false if it never does in a few.
    bool untilABotWishes()
    {
        for (int match = 0; match < 6; ++match) {
            if (!begin("pb", "casual", "omens-war"))
                return false;
            while (!game->over()) {
                if (!untilSomebodyAsks())
                    return false;
                if (!game->wish().isEmpty())
                    return true;
                if (!game->over())
                    game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            }
        }
        return false;
    }
    bool isTold(const QString &ending, int from) const
    {
        const QAbstractItemModel &log = *game->log();
        for (int row = from; row < log.rowCount(); ++row)
            if (log.index(row, 0).data(LogModel::Text).toString().endsWith(ending))
                return true;
        return false;
    }
    static bool helps(const QSignalSpy &happened)
    {
        return std::ranges::any_of(happened, [](const QList<QVariant> &event) { return event[0].toString().startsWith("used-"); });
    }
};

BOMBSHELF_TEST(WishesTest)
#include "tst_wishes.moc"
