#include "match_table.h"
#include "support/test_case.h"

#include "games/catalogue.h"
#include "view/cast.h"

#include <QMetaMethod>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

/// Listens to a match, and compares its properties with the signals that tell of them.
class Told : public QObject {
    Q_OBJECT

public:
    explicit Told(MatchModel &game) : m_game(game), m_values(values())
    {
        const QMetaMethod heard = staticMetaObject.method(staticMetaObject.indexOfSlot("hear()"));
        for (const QMetaProperty &property : properties())
            connect(&game, property.notifySignal(), this, heard, Qt::UniqueConnection);
        connect(&game, &MatchModel::changed, this, &Told::hear);
    }

    QStringList wrong;
    QMap<QByteArray, int> times; ///< by the signal

private slots:
    void hear()
    {
        const QByteArray signal = m_game.metaObject()->method(senderSignalIndex()).name();
        ++times[signal];
        m_open << signal;
        if (signal != "changed" && signal != "choicesChanged")
            return;
        const QVariantMap now = values();
        QByteArrayList different;
        for (const QMetaProperty &property : properties())
            if (const QByteArray notifies = property.notifySignal().name(); now[property.name()] != m_values[property.name()]) {
                different << notifies;
                if (!m_open.contains(notifies) && notifies != "choicesChanged") // which comes last
                    wrong << property.name() + QStringLiteral(" is different, and nobody was told");
            }
        for (const QByteArray &each : std::as_const(m_open))
            if (each != "changed" && each != "tableChanged" && !different.contains(each))
                wrong << each + QStringLiteral(" though nothing is different");
        const QVariant choices = signal == "changed" ? m_values["choices"] : now["choices"];
        m_values = now;
        m_values["choices"] = choices;
        m_open.clear();
    }

private:
    std::vector<QMetaProperty> properties() const
    {
        std::vector<QMetaProperty> all;
        for (int i = m_game.metaObject()->propertyOffset(); i < m_game.metaObject()->propertyCount(); ++i)
            if (m_game.metaObject()->property(i).hasNotifySignal())
                all.push_back(m_game.metaObject()->property(i));
        return all;
    }
    QVariantMap values() const
    {
        QVariantMap map;
        for (const QMetaProperty &property : properties())
            map[property.name()] = property.read(&m_game);
        return map;
    }

    MatchModel &m_game;
    QVariantMap m_values;
    QByteArrayList m_open; ///< signals since the last look
};

} // namespace

/// What screens are told of a match, and in which words.
class TellingTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void namesThatNobodyGaveFollowTheLanguage()
    {
        QVariantList players = Cast().defaultPlayers(3);
        players[1] = QVariantMap{{"name", "Mr. Goggles"}, {"level", "novice"}, {"face", "cat"}};
        QVERIFY(game->begin("driller", players, {}));
        const auto names = [this] {
            QStringList list;
            for (const QVariant &player : game->players())
                list << player.toMap()["name"].toString();
            list.sort();
            return list;
        };
        QCOMPARE(names(), QStringList({"Goggles", "Mr. Goggles", "Player"}));
        Settings::instance()->setLanguage("ja");
        QCOMPARE(names(), QStringList({"Mr. Goggles", QString::fromUtf8("ゴーグル"), QString::fromUtf8("プレイヤー")}));
        QVERIFY(!game->prompt().contains("Player"));
        game->close();
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(names().contains(QString::fromUtf8("ゴーグル")));
        Settings::instance()->setLanguage("en");
        QCOMPARE(names(), QStringList({"Goggles", "Mr. Goggles", "Player"}));
    }

    void eachEventIsToldOnceInTheGamesWords()
    {
        QSignalSpy happened(game.get(), &MatchModel::happened);
        QVERIFY(begin("pp"));
        for (int i = 0; i < 10; ++i)
            QVERIFY(takeATurn());
        QCOMPARE(happened.size(), game->log()->rowCount());
        for (int row = 0; row < happened.size(); ++row) {
            QCOMPARE(happened[row][0], game->log()->index(row, 0).data(LogModel::Kind));
            QCOMPARE(happened[row][1], game->log()->index(row, 0).data(LogModel::SeatRole));
            if (happened[row][0] == "drew")
                QCOMPARE(happened[row][2].toList().size(), 2);
        }
    }

    void whatIsWatchedEndsWhereJumpingEnds()
    {
        quickly();
        QVERIFY(begin("pbb"));
        while (!game->over())
            QVERIFY(takeATurn());
        const QStringList watched = test::picture(*game);
        game->close();
        QVERIFY(game->resume(test::onlyRecord()));
        QCOMPARE(test::picture(*game), watched);
    }

    void anotherLanguageRetellsTheTable()
    {
        QVERIFY(begin("pb"));
        QVERIFY(takeATurn() && untilAsked());
        const QStringList english = test::picture(*game);
        const auto texts = [&] {
            return QStringList{game->title(),
                               game->prompt(),
                               game->why(),
                               game->tableAsText(),
                               game->zoneText("left", -1),
                               game->choices()[0].toMap()["text"].toString(),
                               game->log()->index(0, 0).data(LogModel::Text).toString()};
        };
        const QStringList before = texts();
        QSignalSpy changed(game.get(), &MatchModel::changed);
        Settings::instance()->setLanguage("ja");
        QVERIFY(changed.size() > 0);
        const QStringList after = texts();
        for (qsizetype i = 0; i < after.size(); ++i)
            QVERIFY2(!after[i].isEmpty() && after[i] != before[i], qPrintable(after[i]));
        Settings::instance()->setLanguage("en");
        QCOMPARE(test::picture(*game), english);
    }

    /// Also while sappers and prophecies are secrets.
    void theTableInWordsIsWhole_data() { test::addGames(); }
    void theTableInWordsIsWhole()
    {
        QFETCH(QString, id);
        const QByteArray bots(findGame(id.toStdString())->descriptor().minSeats - 1, 'b');
        QVERIFY(begin('p' + bots, "novice", id));
        for (int turns = 0; turns < 12 && !game->over() && untilAsked(); ++turns) {
            const QString words = game->tableAsText();
            static const QRegularExpression left(QStringLiteral("%|: [-\u2212]1[ .]"));
            QVERIFY2(!words.contains(left), qPrintable(words));
            QVERIFY(takeATurn());
        }
    }

    void theTableInWordsNamesThePlayersWhoseSappersStandThere()
    {
        QVERIFY(begin("pb", "novice", "bomber"));
        while (!game->tableAsText().contains("for the order"))
            QVERIFY(takeATurn() && untilAsked());
        const QString words = game->tableAsText();
        static const QRegularExpression post(QStringLiteral("^\\d+ \\w[^:]*: (.+)\\.$"), QRegularExpression::MultilineOption);
        const QStringList sappers = post.match(words).captured(1).split(", ");
        for (const QString &sapper : sappers)
            QVERIFY2(sapper == game->players()[0].toMap()["name"] || sapper == game->players()[1].toMap()["name"], qPrintable(words));
    }

    /// A screen looks again only at what it is told of.
    void whatChangesIsToldAndNothingElse_data() { test::addGames(); }

    void whatChangesIsToldAndNothingElse()
    {
        QFETCH(QString, id);
        const Told told(*game);
        QVERIFY(begin("pbb", "novice", id));
        for (int i = 0; i < 20 && !game->over(); ++i)
            QVERIFY(takeATurn() && untilAsked());
        game->startLookBack();
        game->setStoryAt(2);
        game->endLookBack();
        game->setPaused(true);
        game->undo();
        Settings::instance()->setLanguage("ja");
        game->close();
        QVERIFY2(told.wrong.isEmpty(), qPrintable(told.wrong.join('\n')));
        QVERIFY(told.times["factsChanged"] < told.times["changed"]);
    }

    void whoeverChoosesIsNotCalledByName()
    {
        QVERIFY(begin("pp", "novice", "omens-pollution"));
        int own = 0, others = 0;
        while (untilAnyIsAsked() && !game->over()) {
            for (const QVariant &each : game->choices()) {
                const QVariantMap choice = each.toMap();
                if (choice["verb"] != "lay")
                    continue;
                const bool isOwn = choice["args"].toStringList().at(1).toInt() == game->viewer();
                QCOMPARE(choice["text"].toString().contains("your own row"), isOwn);
                ++(isOwn ? own : others);
            }
            takeATurn();
        }
        QVERIFY(own > 0 && others > 0);
    }

    /// A die names a card by its place from the left.
    void whatLiesInARowIsReadPlaceByPlace()
    {
        int among = 0; // face-down cards that have a face-up one at their right
        QVERIFY(begin("pp", "", "omens-armageddon"));
        for (; !game->over(); takeATurn()) {
            const Descriptor &armageddon = findGame("omens-armageddon")->descriptor();
            const auto satan = std::ranges::find(armageddon.zones, std::string_view("satan"), &ZoneInfo::name);
            const auto cards = game->showing().told().state().table.in(Zone(satan - armageddon.zones.begin()));
            QCOMPARE(cards.size(), std::size_t(5));
            QStringList places, told;
            for (const Piece &card : cards) {
                places << (card.faceUp ? game->showing().words().kind(card.kind) : QString());
                among += card.faceUp && places.contains(QString());
            }
            const QString row = game->zoneText("satan", -1);
            QVERIFY(row.startsWith("Satan’s hand: ") && row.endsWith('.'));
            for (const QString &item : row.mid(14).chopped(1).split(", "))
                if (item.endsWith(" face down"))
                    told += QStringList(item.section(' ', 0, 0).toInt(), QString());
                else
                    told << item;
            QCOMPARE(told, places);
        }
        QVERIFY(among > 0);
    }

    void theTableCanBeRead()
    {
        QVERIFY(begin("pp"));
        const QString pile = game->zoneText("pile-A", -1); // dealt face up, one card on the other
        QVERIFY2(pile.startsWith("Pile A: ") && pile.endsWith(", 7 more under it."), qPrintable(pile));
        choose("spare A");
        choose("lay 3 left");
        QVERIFY(game->tableAsText().startsWith(game->prompt()));
        const int left = game->counts()["left"].toInt();
        QCOMPARE(game->zoneText("left", -1), QStringLiteral("Left deck: %1 face down.").arg(left));
        QVERIFY(game->tableAsText().contains(game->zoneText("left", -1)));
        const QString own = game->zoneText("hand", 0);
        QVERIFY2(own.contains(game->players()[0].toMap()["name"].toString()), qPrintable(own));
        QVERIFY(game->zoneText("hand", 0) != game->zoneText("hand", 1));
        QCOMPARE(game->zoneText("nowhere", -1), QString());
        QCOMPARE(game->counts()["aside"].toInt(), 0);
        QVERIFY2(game->zoneText("aside", -1).endsWith(": empty."), qPrintable(game->zoneText("aside", -1)));
        QVERIFY(begin("pb", "novice", "bomber"));
        const QString sapper = game->players()[1].toMap()["name"].toString() + "’s sapper, still a secret";
        QCOMPARE(game->zoneText("sheet", 1), sapper + "."); // nothing of the markers that lie there
    }
};

BOMBSHELF_TEST(TellingTest)
#include "tst_telling.moc"
