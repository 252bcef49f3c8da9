#include "desk.h"
#include "support/test_case.h"

#include "support/tiny.h"
#include "view/log_model.h"
#include "view/settings.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

class LogModelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        Settings::instance()->setLanguage("en");
        match = test::playedMatch(test::driller(), "ppp", 21);
        events.clear();
        for (const Frame &frame : storyOf(*match, 0))
            events.push_back(frame.event);
        log = std::make_unique<LogModel>();
        log->reset(match->rules().descriptor(), words());
    }

    void keepsTheContractOfModels()
    {
        const QAbstractItemModelTester tester(log.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        log->tell(events);
        log->tell(events, 4);
        log->add(events[4]);
        log->tell({events.begin(), events.begin() + 9});
        log->add(events[12]);
        log->setWords(words());
        log->tell({});
        log->tell(events);
        log->reset(match->rules().descriptor(), words());
        QCOMPARE(log->rowCount(), 0);
    }

    void aSentenceAnEvent()
    {
        log->tell(events);
        QCOMPARE(log->rowCount(), int(events.size()));
        for (int row = 0; row < log->rowCount(); ++row) {
            const Event &event = events[std::size_t(row)];
            QCOMPARE(value(row, LogModel::Kind).toString(), fromWord(match->rules().descriptor().events[event.what].name));
            QCOMPARE(value(row, LogModel::SeatRole).toInt(), event.seat == noSeat ? -1 : int(event.seat));
            QCOMPARE(value(row, LogModel::Turn).toBool(), value(row, LogModel::Kind) == "turn-began");
        }
    }

    void whatIsLookedBackAtIsComeToAgain()
    {
        const auto ahead = [this] {
            QList<int> rows;
            for (int row = 0; row < log->rowCount(); ++row)
                if (value(row, LogModel::Ahead).toBool())
                    rows << row;
            return rows;
        };
        events.resize(6);
        log->tell(events, 4);
        QCOMPARE(ahead(), QList<int>({4, 5}));
        QCOMPARE(log->happened(), 4);
        log->add(events[4]);
        log->add(events[5]);
        QCOMPARE(log->rowCount(), 6);
        QVERIFY(ahead().isEmpty());
        log->add(events[5]);
        QCOMPARE(log->rowCount(), 7);
        QVERIFY(ahead().isEmpty());
        QCOMPARE(log->happened(), 7);
    }

    void sentencesAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language &language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }

    void sentencesAreWhole()
    {
        QFETCH(QString, language);
        Settings::instance()->setLanguage(language);
        log->tell(events);
        static const QRegularExpression gap("%[0-9n]|\\bevent\\.");
        for (int row = 0; row < log->rowCount(); ++row) {
            const QString text = value(row, LogModel::Text).toString();
            QVERIFY2(!text.isEmpty() && !text.contains(gap), qPrintable(text));
        }
    }

    void sentencesNameSeatAndArguments()
    {
        log->add(eventOf("turn-began", 1));
        log->add(eventOf("drew", 2, 4, 1));
        log->add(eventOf("exploded", 0, 2));
        log->add(eventOf("gave-back", 0, 1));
        log->add(eventOf("gave-back", 0, 3));
        QCOMPARE(texts(),
                 QStringList({"Ben’s turn", "Cas draws from the right deck: Treasure map.", "Boom! Ann is caught in explosion no. 2.",
                              "Ann puts 1 card back under the decks.", "Ann puts 3 cards back under the decks."}));
    }

    void namesAreTakenAsTheyAre()
    {
        log->reset(match->rules().descriptor(), Words(match->rules().descriptor(), {"%2", "100 %", "%1%9"}));
        log->add(eventOf("paid", 0, 3));
        log->add(eventOf("turn-began", 1));
        log->add(eventOf("raided", 2, 1, 0));
        QCOMPARE(texts(), QStringList({"%2 pays 5 points.", "100 %’s turn", "Buyout! %1%9 makes 100 % dig in the left deck."}));
    }

    void eventsWithoutASentenceAreLeftOut()
    {
        // Tiny has no catalogue, so nothing to say.
        const auto tiny = test::playedMatch(tiny::rules(), "pp", 4);
        LogModel silent;
        silent.reset(tiny->rules().descriptor(), Words(tiny->rules().descriptor(), {"Ann", "Ben"}));
        std::vector<Event> all;
        for (const Frame &frame : storyOf(*tiny, 0))
            all.push_back(frame.event);
        QVERIFY(!all.empty());
        silent.tell(all);
        silent.add(all.front());
        QCOMPARE(silent.rowCount(), 0);
    }

    void tellKeepsWhatStaysTheSame_data()
    {
        QTest::addColumn<int>("told");
        QTest::addColumn<int>("kept");
        QTest::addColumn<int>("retold");
        QTest::newRow("further") << 10 << 10 << 30;
        QTest::newRow("back") << 30 << 10 << 10;
        QTest::newRow("another way") << 30 << 12 << 40;
        QTest::newRow("all else") << 20 << 0 << 20;
        QTest::newRow("nothing new") << 20 << 20 << 20;
    }

    void tellKeepsWhatStaysTheSame()
    {
        QFETCH(int, told);
        QFETCH(int, kept);
        QFETCH(int, retold);
        QVERIFY(events.size() >= 40);
        log->tell({events.begin(), events.begin() + told});
        std::vector<Event> other(events.begin(), events.begin() + retold);
        for (std::size_t i = std::size_t(kept); i < other.size() && i < std::size_t(told); ++i)
            other[i] = eventOf("dud", 2);
        QSignalSpy removed(log.get(), &QAbstractItemModel::rowsRemoved), inserted(log.get(), &QAbstractItemModel::rowsInserted),
            resets(log.get(), &QAbstractItemModel::modelReset);
        log->tell(other);
        QVERIFY(log->events() == other);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(removed.size(), told > kept ? 1 : 0);
        if (told > kept)
            QCOMPARE(removed[0].mid(1), (QVariantList{kept, told - 1}));
        QCOMPARE(inserted.size(), retold > kept ? 1 : 0);
        if (retold > kept)
            QCOMPARE(inserted[0].mid(1), (QVariantList{kept, retold - 1}));
    }

    void anotherLanguageRetellsEverything()
    {
        log->tell(events);
        const QStringList english = texts();
        QSignalSpy told(log.get(), &QAbstractItemModel::dataChanged), resets(log.get(), &QAbstractItemModel::modelReset);
        Settings::instance()->setLanguage("ja");
        log->setWords(words());
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][0].toModelIndex().row(), 0);
        QCOMPARE(told[0][1].toModelIndex().row(), log->rowCount() - 1);
        QCOMPARE(resets.size(), 0);
        for (int row = 0; row < log->rowCount(); ++row)
            QVERIFY2(value(row, LogModel::Text).toString() != english[row], qPrintable(english[row]));
        Settings::instance()->setLanguage("en");
        QCOMPARE(texts(), english);
    }

private:
    Words words() const { return Words(match->rules().descriptor(), {"Ann", "Ben", "Cas"}); }
    QVariant value(int row, LogModel::Role role) const { return log->index(row).data(role); }

    QStringList texts() const
    {
        QStringList list;
        for (int row = 0; row < log->rowCount(); ++row)
            list << value(row, LogModel::Text).toString();
        return list;
    }

    Event eventOf(std::string_view name, Seat seat, int a = 0, int b = 0) const
    {
        const auto &known = match->rules().descriptor().events;
        const auto found = std::ranges::find(known, name, &Term::name);
        return {std::uint8_t(found - known.begin()), seat, {std::uint8_t(a), std::uint8_t(b), 0}};
    }

    std::unique_ptr<Match> match;
    std::vector<Event> events;
    std::unique_ptr<LogModel> log;
};

BOMBSHELF_TEST(LogModelTest)
#include "tst_log_model.moc"
