#include "match_table.h"
#include "support/test_case.h"

#include "games/omens-war/flow.h"
#include "view/omens-armageddon/armageddon_stakes.h"
#include "view/omens-death/dice_pairs.h"
#include "view/omens-famine/famine_stakes.h"
#include "view/omens-hell/hell_stakes.h"
#include "view/omens-war/war_stakes.h"
#include "view/omens/helpers.h"
#include "view/percent.h"

#include <QTest>

using namespace bombshelf;

/// What the screen of an Omens battle is told of the next choice, at every choice of matches played at random.
class StakesTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void aHalfIsRoundedUp()
    {
        QCOMPARE(percent(23, 40), 58);
        QCOMPARE(percent(1, 8), 13);
    }

    void nothingInAnotherGame()
    {
        QVERIFY(begin("pp"));
        const WarStakes war(nullptr, game.get());
        QVERIFY(!war.rolls() && war.standing().isEmpty());
        QVERIFY(ArmageddonStakes(nullptr, game.get()).fatal().isEmpty());
        QVERIFY(!FamineStakes(nullptr, game.get()).few());
        QCOMPARE(HellStakes(nullptr, game.get()).emptyPilesThatEnd(), 0);
        QVERIFY(DicePairs(nullptr, game.get()).of().isEmpty());
    }

    void death()
    {
        int alike = 0;
        playAll<DicePairs>(QStringLiteral("omens-death"), [&](const DicePairs &pairs) {
            if (!verbs().contains("total"))
                return;
            const QVariantList dice = Helpers(nullptr, game.get()).roll();
            QList<QVariant> found;
            for (auto total = pairs.of().cbegin(); total != pairs.of().cend(); ++total)
                for (const QVariant &pair : total.value().toList()) {
                    const int one = pair.toList()[0].toInt(), other = pair.toList()[1].toInt();
                    QCOMPARE(dice[one].toInt() + dice[other].toInt(), total.key().toInt());
                    QVERIFY(!found.contains(pair));
                    found << pair;
                }
            QCOMPARE(found.size(), 3); // of three dice
            alike += pairs.of().size() < 3;
        });
        QVERIFY(alike > 0);
    }

    /// Page: the higher of card and die together wins, and as much as War's card is a tie.
    void war()
    {
        int asked = 0, none = 0, some = 0;
        playAll<WarStakes>(QStringLiteral("omens-war"), [&](const WarStakes &stakes) {
            if (!verbs().contains("roll"))
                return;
            ++asked;
            QVERIFY(stakes.rolls());
            const Table &table = game->state()->table;
            const Seat seat = Seat(game->viewer());
            const int own = omens::valueOf(table.top(omens_war::turnedUpOf(seat)).kind),
                      wars = omens::valueOf(table.top(omens_war::warZone).kind);
            QVariantList level, winning;
            for (int face = 1; face <= 6; ++face)
                if (own + face >= wars)
                    (own + face == wars ? level : winning) << face;
            QCOMPARE(stakes.level(), level);
            QCOMPARE(stakes.winning(), winning);
            QCOMPARE(stakes.chance(), qRound(100 * double(winning.size()) / 6));
            none += winning.isEmpty();
            some += !level.isEmpty() && !winning.isEmpty();
        });
        QVERIFY(asked > 20 && none > 0 && some > 0);
    }

    /// What it takes is not worked out again from the die that lies there.
    void warOnceItIsRolled()
    {
        QVERIFY(game->begin(QStringLiteral("omens-war"), test::players("pp"), {{"difficulty", "ineffable"}}));
        const WarStakes stakes(nullptr, game.get());
        int rolled = 0;
        connect(game.get(), &MatchModel::changed, &stakes, [&] {
            const bool lies = game->counts()["dice"].toInt() > 0;
            rolled += lies;
            QVERIFY(!lies || !stakes.rolls());
            QVERIFY(lies || stakes.total() == 0);
        });
        while (untilAnyIsAsked() && !game->over())
            QVERIFY(verbs().contains("roll") ? choose("roll") : takeATurn());
        QVERIFY(rolled > 0);
    }

    /// Also when a helper has changed one of the two, and after that was taken back.
    void warTellsWhatCardAndDieComeTo()
    {
        QVERIFY(game->begin(QStringLiteral("omens-war"), test::players("pp"), {{"difficulty", "easy"}}));
        const WarStakes stakes(nullptr, game.get());
        int asked = 0;
        const auto isSum = [&] {
            const State &state = *game->state();
            const Seat roller = Seat(stakes.roller());
            const int card = omens::valueOf(state.table.top(omens_war::turnedUpOf(roller)).kind);
            return stakes.total() == card + omens::pipsOf(state.table.top(omens::diceZone).kind);
        };
        while (untilAnyIsAsked() && !game->over()) {
            if (game->counts()["dice"].toInt() == 1) {
                ++asked;
                QVERIFY(isSum());
                QVERIFY(game->undo() && untilAnyIsAsked() && game->redo() && untilAnyIsAsked());
                QVERIFY(game->counts()["dice"].toInt() != 1 || isSum());
            }
            QVERIFY(verbs().contains("roll") ? choose("roll") : takeATurn());
        }
        QVERIFY(asked > 0);
    }

    /// A helper may have raised a card so far that no die is needed any more.
    void warOnceACardHasDrawnLevel()
    {
        QVERIFY(game->begin(QStringLiteral("omens-war"), test::players("pppp"), {{"difficulty", "easy"}}));
        const WarStakes stakes(nullptr, game.get());
        int level = 0;
        connect(game.get(), &MatchModel::changed, &stakes, [&] {
            const QVariantMap standing = stakes.standing();
            const bool isBehind = std::ranges::any_of(
                standing.keys(), [&](const QString &zone) { return zone.startsWith("turned-up") && standing[zone] == -1; });
            level += !isBehind;
            QVERIFY(isBehind || !stakes.rolls());
        });
        while (untilAnyIsAsked() && !game->over())
            QVERIFY(takeATurn());
        QVERIFY(level > 0);
    }

    void famineHasSevenHandsToScore()
    {
        QCOMPARE(FamineStakes::scorable(),
                 (QStringList{"one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind"}));
    }

    void famine()
    {
        int few = 0, scores = 0;
        playAll<FamineStakes>(QStringLiteral("omens-famine"), [&](const FamineStakes &stakes) {
            int bare = 0;
            for (auto zone = game->counts().cbegin(); zone != game->counts().cend(); ++zone)
                bare += zone.key().startsWith("cell-") && zone.value().toInt() == 0;
            QCOMPARE(stakes.bare(), bare);
            few += stakes.few();
            QStringList open;
            for (const QVariant &choice : game->choices())
                if (choice.toMap()["verb"] == "score")
                    open << choice.toMap()["args"].toList()[0].toString();
            QStringList held = stakes.held();
            for (const QVariant &scored : game->facts()["scored"].toList())
                held.removeAll(scored.toString());
            if (verbs().contains("score"))
                QCOMPARE(held, open);
            QCOMPARE(stakes.makers().isEmpty(), held.isEmpty());
            for (const QString &name : stakes.makers())
                QVERIFY(game->counts()[name.section(':', 0, 0)].toInt() > 0);
            scores += !open.isEmpty();
        });
        QVERIFY(few > 0);
        QVERIFY(scores > 0);
    }

    /// Its last pile is about to run out: whoever takes ends the battle.
    void hell()
    {
        int ends = 0, less = 0, nothing = 0;
        playAll<HellStakes>(QStringLiteral("omens-hell"), [&](const HellStakes &stakes) {
            int empty = 0;
            for (int value = 2; value <= 14; ++value)
                empty += game->counts()[QStringLiteral("pile-%1").arg(value)].toInt() == 0;
            QCOMPARE(stakes.emptyPiles(), empty);
            QCOMPARE(stakes.emptyPilesThatEnd(), 3); // as many as players
            // Page: the third die counts plus or minus, as it was announced, and so does the Prophet's.
            const QVariantList roll = Helpers(nullptr, game.get()).roll();
            const bool minus = game->facts()["sign"] == "minus";
            QCOMPARE(stakes.counted().size(), roll.size());
            for (int place = 0; place < roll.size(); ++place)
                QCOMPARE(stakes.counted()[place], place >= 2 && minus ? -roll[place].toInt() : roll[place].toInt());
            less += minus && roll.size() > 2;
            const int pile = game->facts()["pile"].toInt();
            if (verbs().contains("take"))
                QCOMPARE(stakes.reachesNothing(), pile > 0 && game->counts()[QStringLiteral("pile-%1").arg(pile)].toInt() == 0);
            nothing += stakes.reachesNothing();
            if (!verbs().contains("take") || stakes.fatal() == 0)
                return;
            ++ends;
            QCOMPARE(game->counts()[QStringLiteral("pile-%1").arg(stakes.fatal())].toInt(), 1);
            QVERIFY(choose("take"));
            QVERIFY(game->over());
        });
        QVERIFY(ends > 0);
        QVERIFY(less > 0);
        QVERIFY(nothing > 0);
    }

    void armageddon()
    {
        int feared = 0, shown = 0, risky = 0;
        playAll<ArmageddonStakes>(QStringLiteral("omens-armageddon"), [&](const ArmageddonStakes &stakes) {
            const int turn = game->facts()["turn"].toInt();
            const bool rolls = verbs().contains("roll") && stakes.fatal().contains(turn);
            QCOMPARE(stakes.losing(), rolls ? QVariantList{6} : QVariantList());
            QCOMPARE(stakes.chance(), rolls ? 17 : 0);
            risky += rolls;
            QCOMPARE(stakes.odds().isEmpty(), !verbs().contains("own") && !verbs().contains("discard"));
            for (const QVariant &odds : stakes.odds()) {
                ++shown;
                const QVariantMap card = odds.toMap();
                QVERIFY(card["seat"] == turn || card["seat"] == -1);
                QVERIFY(card["place"].toInt() >= 0 && card["place"].toInt() < 5);
                QVERIFY(card["chance"].toInt() >= 0 && card["chance"].toInt() <= 100);
            }
            for (int seat = 0; seat < 3; ++seat) {
                const bool two = game->counts()["locked"].toList()[seat].toInt() == 2;
                QCOMPARE(stakes.fatal().contains(seat), two);
                feared += two;
            }
        });
        QVERIFY(feared > 0 && shown > 0 && risky > 0);
    }

private:
    QStringList verbs() const
    {
        QStringList words;
        for (const QVariant &choice : game->choices())
            words << choice.toMap()["verb"].toString();
        return words;
    }

    /// Helpers that are still there make for more questions.
    int anyButHelp()
    {
        std::vector<int> open;
        for (int i = 0; i < verbs().size(); ++i)
            if (!verbs()[i].startsWith("use-"))
                open.push_back(i);
        return open[rng.below(std::uint32_t(open.size()))];
    }

    template <class Stakes> void playAll(const QString &id, const std::function<void(const Stakes &)> &look)
    {
        for (int matches = 0; matches < 12; ++matches) {
            QVERIFY(game->begin(id, test::players("ppp"), {{"difficulty", "easy"}}));
            const Stakes stakes(nullptr, game.get());
            while (untilAnyIsAsked() && !game->over()) {
                look(stakes);
                if (!game->over() && !game->choices().isEmpty())
                    game->choose(anyButHelp());
            }
            game->close();
        }
    }
};

BOMBSHELF_TEST(StakesTest)
#include "tst_stakes.moc"
