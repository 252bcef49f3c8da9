#include "desk.h"
#include "support/test_case.h"

#include "support/tiny.h"
#include "view/game_info.h"
#include "view/settings.h"
#include "view/table_model.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

QVariant at(const TableModel &model, int row, TableModel::Role role) { return model.index(row).data(role); }
PiecePlace placeAt(const TableModel &model, int row) { return at(model, row, TableModel::Where).value<PiecePlace>(); }

QList<int> differing(const QStringList &before, const QStringList &after)
{
    QList<int> rows;
    for (qsizetype i = 0; i < before.size(); ++i)
        if (before[i] != after[i])
            rows << int(i);
    return rows;
}

} // namespace

class TableModelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        Settings::instance()->setLanguage("en");
        match = test::playedMatch(test::driller(), "ppp", 5);
        frames = storyOf(*match, 0);
        model = std::make_unique<TableModel>();
        model->reset(match->rules(), words(*match), frames.front().seen);
    }

    void keepsTheContractOfModels()
    {
        const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const Frame &frame : frames)
            model->update(frame.seen);
        model->setWords(words(*match));
        model->reset(match->rules(), words(*match), frames.front().seen);
    }

    void emptyBeforeTheFirstMatch()
    {
        const TableModel none;
        QCOMPARE(none.rowCount(), 0);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("is not valid"));
        QVERIFY(!none.data(none.index(0), TableModel::KindWord).isValid());
    }

    void aRowIsAPieceForTheWholeMatch()
    {
        QSignalSpy resets(model.get(), &QAbstractItemModel::modelReset), inserted(model.get(), &QAbstractItemModel::rowsInserted),
            removed(model.get(), &QAbstractItemModel::rowsRemoved), moved(model.get(), &QAbstractItemModel::rowsMoved),
            laidOut(model.get(), &QAbstractItemModel::layoutChanged);
        const int pieces = model->rowCount();
        QCOMPARE(pieces, 36);
        for (const Frame &frame : frames) {
            model->update(frame.seen);
            QCOMPARE(model->rowCount(), pieces);
            for (int row = 0; row < pieces; ++row)
                QCOMPARE(at(*model, row, TableModel::PieceId).toInt(), row);
        }
        QCOMPARE(resets.size() + inserted.size() + removed.size() + moved.size() + laidOut.size(), 0);
        model->reset(match->rules(), words(*match), frames.front().seen);
        QCOMPARE(resets.size(), 1);
    }

    /// Cards get new ids when one leaves a hand unseen; to whoever knows them they stay the pictures they were.
    void knownCardsKeepTheirPictures()
    {
        const auto played = test::playedMatch(*findGame("bombmu"), "pp", 5);
        TableModel hand;
        const Frames seen = storyOf(*played, 0);
        hand.reset(played->rules(), words(*played), seen.front().seen);
        int compared = 0;
        for (const Frame &frame : seen) {
            const QStringList before = kindsInHand(hand);
            hand.update(frame.seen);
            const QStringList after = kindsInHand(hand);
            for (int row = 0; row < before.size(); ++row) {
                if (before[row].isEmpty() || after[row].isEmpty())
                    continue;
                QCOMPARE(after[row], before[row]);
                ++compared;
            }
        }
        QVERIFY(compared > 100);
    }

    void onlyChangedRowsAreTold()
    {
        QSignalSpy told(model.get(), &QAbstractItemModel::dataChanged);
        int changes = 0;
        for (const Frame &frame : frames) {
            const QStringList before = test::rowsOf(*model);
            told.clear();
            model->update(frame.seen);
            QList<int> rows;
            for (const QList<QVariant> &signal : told) {
                QCOMPARE(signal[0].toModelIndex().row(), signal[1].toModelIndex().row());
                rows << signal[0].toModelIndex().row();
            }
            QCOMPARE(rows, differing(before, test::rowsOf(*model)));
            changes += int(rows.size());
        }
        QVERIFY(changes > 100);
        told.clear();
        model->update(frames.back().seen);
        QCOMPARE(told.size(), 0);
    }

    void placesOfAZoneCountUp()
    {
        for (const Frame &frame : frames) {
            model->update(frame.seen);
            QMap<QString, QList<int>> places;
            QMap<QString, int> counts;
            for (int row = 0; row < model->rowCount(); ++row) {
                const PiecePlace where = placeAt(*model, row);
                const QString zone = where.zone + QString::number(where.seat);
                places[zone] << where.place;
                counts[zone] = where.count;
            }
            for (auto zone = places.begin(); zone != places.end(); ++zone) {
                std::ranges::sort(*zone);
                QCOMPARE(zone->size(), counts[zone.key()]);
                for (int i = 0; i < zone->size(); ++i)
                    QCOMPARE(zone->at(i), i);
            }
        }
    }

    void aPieceNobodyHereKnowsHasNoKind()
    {
        int blank = 0, known = 0;
        for (const Frame &frame : frames) {
            model->update(frame.seen);
            for (int row = 0; row < model->rowCount(); ++row) {
                const bool isKnown = at(*model, row, TableModel::Known).toBool();
                QCOMPARE(at(*model, row, TableModel::KindWord).toString().isEmpty(), !isKnown);
                QCOMPARE(at(*model, row, TableModel::KindText).toString().isEmpty(), !isKnown);
                QCOMPARE(at(*model, row, TableModel::Rule).toString().isEmpty(), !isKnown);
                if (!isKnown)
                    QVERIFY(!at(*model, row, TableModel::FaceUp).toBool());
                ++(isKnown ? known : blank);
            }
        }
        QVERIFY(blank > 0 && known > 0);
    }

    void handsAreKnownToTheirSeatAlone()
    {
        const auto tiny = test::playedMatch(tiny::rules(), "pp", 3, 0);
        for (const Seat viewer : {Seat(0), Seat(1), noSeat}) {
            TableModel seen;
            seen.reset(tiny->rules(), words(*tiny), tiny->observe(viewer));
            for (int row = 0; row < seen.rowCount(); ++row)
                if (const PiecePlace where = placeAt(seen, row); where.zone == "hand")
                    QCOMPARE(at(seen, row, TableModel::Known).toBool(), where.seat == viewer);
        }
    }

    void zonesSayWhoseTheyAre()
    {
        model->update(frames.back().seen);
        QMap<QString, QSet<int>> seats;
        for (int row = 0; row < model->rowCount(); ++row)
            seats[placeAt(*model, row).zone] << placeAt(*model, row).seat;
        QVERIFY(!seats["hand"].isEmpty() && !seats["hand"].contains(-1));
        QCOMPARE(seats["left"], QSet<int>{-1});
    }

    void anotherLanguageTellsTextsOfAllRowsAndNothingElse()
    {
        model->update(frames.back().seen);
        const QStringList before = test::rowsOf(*model);
        Settings::instance()->setLanguage("ja");
        QSignalSpy told(model.get(), &QAbstractItemModel::dataChanged), resets(model.get(), &QAbstractItemModel::modelReset);
        model->setWords(words(*match));
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][0].toModelIndex().row(), 0);
        QCOMPARE(told[0][1].toModelIndex().row(), model->rowCount() - 1);
        QCOMPARE(told[0][2].value<QList<int>>(), (QList<int>{TableModel::KindText, TableModel::Rule}));
        QCOMPARE(resets.size(), 0);
        QVERIFY(test::rowsOf(*model) != before);
    }

private:
    /// By row, what each card shows that seat 0 holds, or nothing.
    static QStringList kindsInHand(const TableModel &model)
    {
        QStringList kinds;
        for (int row = 0; row < model.rowCount(); ++row) {
            const PiecePlace where = placeAt(model, row);
            const bool held = where.zone == "hand" && where.seat == 0;
            kinds << (held ? at(model, row, TableModel::KindWord).toString() : QString());
        }
        return kinds;
    }

    static Words words(const Match &match) { return Words(match.rules().descriptor(), {"Ann", "Ben", "Cas"}); }

    std::unique_ptr<Match> match;
    Frames frames;
    std::unique_ptr<TableModel> model;
};

BOMBSHELF_TEST(TableModelTest)
#include "tst_table_model.moc"
