#include "match_table.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"

#include "match/word.h"
#include "view/advice.h"
#include "view/game_info.h"

#include <QRegularExpression>
#include <QTest>

using namespace bombshelf;

namespace {

/// All that can be done is to toss one of two cards; or one of them, whichever is named.
class TwoTosses final : public test::TinyVariant {
public:
    explicit TwoTosses(bool areSame) : m_areSame(areSame) {}

    void choices(const State &, Seat, Moves &out) const override
    {
        for (int place = 0; place < tiny::handSize; ++place)
            out.add(tiny::makeMove(tiny::Verb::toss, place));
    }
    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const override
    {
        TinyVariant::play(state, seat, m_areSame ? tiny::makeMove(tiny::Verb::toss) : move, rng, teller);
    }

private:
    bool m_areSame;
};

} // namespace

/// What somebody hears who asks what a good player would do.
class AdviceTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nobodyIsAdvisedUnasked()
    {
        const Advice advice(nullptr, game.get());
        QVERIFY(!advice.possible());
        QVERIFY(begin("pb") && untilAsked());
        QVERIFY(advice.possible());
        QCOMPARE(advice.text(), QString());
        QVERIFY(advice.move().isEmpty());
    }

    void itIsAMoveThatCanBeMade_data() { test::addGames(); }
    void itIsAMoveThatCanBeMade()
    {
        QFETCH(const QString, id);
        const Rules &rules = *findGame(id.toStdString());
        Advice advice(nullptr, game.get());
        QVERIFY(begin(QByteArray(rules.descriptor().minSeats - 1, 'b').prepend('p'), "novice", id) && untilAsked());
        advice.ask();
        QVERIFY(!advice.text().isEmpty());
        QVERIFY(test::until([&] { return !advice.move().isEmpty(); }));
        const std::optional<Move> move = moveOf(rules.descriptor(), advice.move());
        QVERIFY(move);
        QVERIFY(std::ranges::find(game->now().moves, *move) != game->now().moves.end());
        QVERIFY2(advice.text().contains(game->showing().words().move(*move, Seat(game->viewer()))), qPrintable(advice.text()));
        QVERIFY2(advice.text().contains(QRegularExpression(
                     QStringLiteral("I think that (hardly ever wins|wins the match \\d+ times? in 100)\\.|as good as won\\."))),
                 qPrintable(advice.text()));
    }

    void itHoldsUntilSomethingHappens()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(untilAdvised(advice));
        QVERIFY(takeATurn());
        QCOMPARE(advice.text(), QString());
        QVERIFY(advice.move().isEmpty());
    }

    void itCanBeSentAway()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(untilAdvised(advice));
        advice.hush();
        QCOMPARE(advice.text(), QString());
    }

    void whoeverLeavesHearsNoMore()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb") && untilAsked());
        advice.ask();
        game->close();
        QVERIFY(!advice.possible());
        QCOMPARE(advice.text(), QString());
    }

    void whoeverCannotThinkItThroughSaysSo()
    {
        const test::Stumbling rules;
        QString problem;
        Advice advice(nullptr, game.get());
        QVERIFY(game->open(Match::begin({.rules = &rules, .setup = {.seats = 2}, .players = {{"Ann"}, {"Ben"}}, .seed = 7}, {}, &problem),
                           {}, false));
        QVERIFY(untilAsked());
        advice.ask();
        QVERIFY(test::until([&] { return notices->size() == 1; }));
        QVERIFY(notices->at(0)[0].toString().startsWith("I could not think"));
        QCOMPARE(advice.text(), QString());
        game->close();
    }

    void nobodyIsAdvisedWhileABotThinks()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb", "master") && untilABotThinks());
        QVERIFY(!advice.possible());
        advice.ask();
        QCOMPARE(advice.text(), QString());
    }

    void noLessonIsSpoilt()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(game->open(test::playedMatch(test::driller(), "pb", 1, 0), {}, false, Conductor::Going::taught));
        QVERIFY(!game->choices().isEmpty());
        QVERIFY(!advice.possible());
    }

    void itGoesOnFromWhatIsLaidOut_data()
    {
        QTest::addColumn<QStringList>("laidOut");
        QTest::addColumn<QString>("verb");
        QTest::addColumn<int>("lowest");
        QTest::addColumn<int>("highest");
        QTest::newRow("nothing: the first of three posts") << QStringList() << "post" << 2 << 10;
        QTest::newRow("the last post: one beside it") << QStringList{"post 12"} << "post" << 2 << 11;
        QTest::newRow("two posts: the third anywhere") << QStringList{"post 2", "post 12"} << "post" << 3 << 11;
        QTest::newRow("a post that comes second: another is next best") << QStringList{"post 3"} << "post" << 2 << 12;
        QTest::newRow("all posts: a skill") << QStringList{"post 2", "post 3", "post 4"} << "skill" << 0 << 0;
        QTest::newRow("a skill before the posts") << QStringList{"post 12", "skill powder"} << "post" << 2 << 11;
        QTest::newRow("everything: the skill") << QStringList{"post 2", "post 3", "post 4", "skill fever"} << "skill" << 0 << 0;
    }
    void itGoesOnFromWhatIsLaidOut()
    {
        QFETCH(const QStringList, laidOut);
        QFETCH(const QString, verb);
        QFETCH(const int, lowest);
        QFETCH(const int, highest);
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb", "novice", "bomber") && untilAsked());
        advice.consider(asWords(laidOut));
        QVERIFY(untilAsksAndHears(advice));
        QCOMPARE(advice.move()["verb"], verb);
        const QString post = advice.move()["args"].toStringList().value(0);
        QVERIFY2(!laidOut.contains("post " + post), qPrintable(post));
        QVERIFY2(laidOut.size() < 4 || !advice.text().contains("nothing better"), qPrintable(advice.text())); // the skills are alike
        QVERIFY2(verb != "post" || (post.toInt() >= lowest && post.toInt() <= highest), qPrintable(post));
        for (const QVariant &words : asWords(laidOut)) {
            const Move move = *moveOf(findGame("bomber")->descriptor(), words.toMap());
            QVERIFY2(words.toMap() == advice.move() || !advice.text().contains(game->showing().words().move(move, Seat(game->viewer()))),
                     qPrintable(advice.text()));
        }
    }

    void itSaysSoIfAllIsAsItWouldHaveIt()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb", "novice", "bomber") && untilAsked());
        QStringList laidOut;
        for (int asked = 0; asked < 12; ++asked) { // a post or skill that is about as good may come up next time
            advice.consider(asWords(laidOut));
            advice.ask();
            QVERIFY(test::until([&advice] { return !advice.text().startsWith("Let me think"); }));
            const QVariantMap move = advice.move();
            if (move.isEmpty())
                break;
            if (laidOut.size() == 4)
                laidOut.removeLast();
            laidOut << move["verb"].toString() + " " + move["args"].toStringList().value(0);
        }
        QCOMPARE(laidOut.size(), 4);
        QVERIFY2(advice.text().contains("I’d pick just the same."), qPrintable(advice.text()));
    }

    void itIsSilentOnceSomethingElseIsLaidOut()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb", "novice", "bomber") && untilAsked() && untilAsksAndHears(advice));
        advice.consider(asWords({"post 7"}));
        QCOMPARE(advice.text(), QString());
    }

    void whatComesToTheSameIsNothingElse_data()
    {
        QTest::addColumn<bool>("same");
        QTest::newRow("to the same") << true;
        QTest::newRow("to something else") << false;
    }
    void whatComesToTheSameIsNothingElse()
    {
        QFETCH(const bool, same);
        const TwoTosses rules(same);
        QString problem;
        Advice advice(nullptr, game.get());
        QVERIFY(game->open(Match::begin({.rules = &rules, .setup = {.seats = 2}, .players = {{"Ann"}, {"Ben"}}, .seed = 7}, {}, &problem),
                           {}, false));
        QVERIFY(untilAsked() && untilAsksAndHears(advice));
        QCOMPARE(advice.text().contains("nothing better"), same);
        game->close();
    }

    void itGivesAReasonUnlessTheNextIsAsGood()
    {
        Advice advice(nullptr, game.get());
        const Rules &rules = *findGame("bombmu");
        QVERIFY(begin("pb", "novice", "bombmu"));
        for (int asked = 0, told = 0, untold = 0; told == 0 || untold == 0; ++asked) {
            QVERIFY(asked < 100 && untilAsked());
            if (game->over()) {
                QVERIFY(begin("pb", "novice", "bombmu"));
                continue;
            }
            QVERIFY(untilAsksAndHears(advice));
            bool hasReason = false;
            for (const Merit &merit : rules.knowledge().merits())
                for (const bool isOfOthers : {false, true})
                    hasReason |= advice.text().contains(game->showing().words().because({merit.word, isOfOthers}));
            const bool isAsGood = advice.text().contains("about as good");
            QVERIFY2(!(hasReason && isAsGood) && !advice.text().contains("  "), qPrintable(advice.text()));
            told += hasReason;
            untold += isAsGood;
            QVERIFY(takeATurn());
        }
    }

    void itSpeaksThePlayersLanguage()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(untilAdvised(advice));
        Settings::instance()->setLanguage("ja");
        QVERIFY2(advice.text().contains(QStringLiteral("100回")), qPrintable(advice.text()));
        Settings::instance()->setLanguage("en");
    }

private:
    /// Of moves in the words of the record.
    static QVariantList asWords(const QStringList &moves)
    {
        QVariantList words;
        for (const QString &move : moves)
            words << QVariantMap{{"verb", move.section(' ', 0, 0)}, {"args", move.split(' ').mid(1)}};
        return words;
    }
    bool untilAdvised(Advice &advice) { return begin("pb") && untilAsked() && untilAsksAndHears(advice); }
    static bool untilAsksAndHears(Advice &advice)
    {
        advice.ask();
        return test::until([&advice] { return !advice.move().isEmpty(); });
    }
};

BOMBSHELF_TEST(AdviceTest)
#include "tst_advice.moc"
