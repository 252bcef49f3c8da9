#include "core/spelling.h"
#include "games/catalogue.h"
#include "match/house_set.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace bombshelf;

/// Whole matches, decision by decision, as they have always gone: whoever changes the rules, the order of chance or the
/// state sees it here. BOMBSHELF_WRITE_GOLDEN=1 writes them again.
class Golden : public QObject {
    Q_OBJECT

private slots:
    void transcript_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("seats");
        for (int game = 0; game < int(catalogue().size()); ++game) {
            const Descriptor &played = catalogue()[std::size_t(game)]->descriptor();
            for (const int seats : std::set{played.minSeats, played.maxSeats})
                QTest::addRow("%s/%d seats", played.id.data(), seats) << game << seats;
        }
    }

    void transcript()
    {
        QFETCH(int, game);
        QFETCH(int, seats);
        const Rules &rules = *catalogue()[std::size_t(game)];
        QFile file(QStringLiteral(BOMBSHELF_SOURCE_DIR "/tests/games/%1/golden-%2.txt")
                       .arg(QLatin1String(rules.descriptor().id.data()))
                       .arg(seats));
        const QByteArray now = transcriptOf(rules, seats, 1) + transcriptOf(rules, seats, 2);
        if (qEnvironmentVariableIsSet("BOMBSHELF_WRITE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(now), now.size());
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName() + " is missing: BOMBSHELF_WRITE_GOLDEN=1 writes it"));
        const QList<QByteArray> before = file.readAll().split('\n'), after = now.split('\n');
        for (qsizetype line = 0; line < before.size() && line < after.size(); ++line)
            QCOMPARE(after[line], before[line]);
        QCOMPARE(after.size(), before.size());
    }

private:
    /// A line a decision: the seat, its move, what happened, and the hash of the state after it.
    static QByteArray transcriptOf(const Rules &rules, int seats, std::uint64_t seed)
    {
        Rng chance(seed), chooser(seed + 1000);
        test::Heard heard;
        State state = rules.deal(defaultSetup(rules.descriptor(), seats), chance, &heard);
        QByteArray text = "seed " + QByteArray::number(quint64(seed)) + line(rules, heard, state);
        while (!rules.toMove(state).empty()) {
            heard.events.clear();
            const test::Choice choice = test::randomChoice(rules, state, chooser);
            rules.play(state, choice.seat, choice.move, chance, &heard);
            text += QByteArray::number(choice.seat) + ' ' + QByteArray::fromStdString(spell(rules.descriptor(), choice.move)) +
                    line(rules, heard, state);
        }
        return text;
    }

    static QByteArray line(const Rules &rules, const test::Heard &heard, const State &state)
    {
        QByteArray text = " |";
        for (const Event &event : heard.events)
            text += ' ' + QByteArray::fromStdString(test::spell(rules.descriptor(), event)) + ',';
        return text + " # " + QByteArray::number(quint64(hashOf(state)), 16).rightJustified(16, '0') + '\n';
    }
};

BOMBSHELF_TEST(Golden)
#include "tst_golden.moc"
