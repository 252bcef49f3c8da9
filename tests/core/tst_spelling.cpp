#include "core/spelling.h"
#include "core/vocabulary.h"
#include "support/test_case.h"
#include "support/tiny.h"

#include <QTest>

using namespace bombshelf;

#ifdef __GNUC__
static_assert(isEnumerator<tiny::Verb::call>() && !isEnumerator<tiny::Verb(6)>(), "this compiler prints them otherwise");
#endif

class Spelling : public QObject {
    Q_OBJECT

private slots:
    void everyMoveComesBack()
    {
        const Descriptor &game = tiny::rules().descriptor();
        for (std::size_t verb = 0; verb < game.verbs.size(); ++verb) {
            const Domain *domain = game.verbs[verb].args[0];
            const int values = !domain ? 1 : domain->words.empty() ? 256 : int(domain->words.size());
            for (int a = 0; a < values; ++a) {
                const Move move{std::uint8_t(verb), std::uint8_t(a), 0, 0};
                QVERIFY(parseMove(game, spell(game, move)) == move);
            }
        }
    }

    void movesAreSpeltInWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("verb");
        QTest::addColumn<int>("a");
        QTest::newRow("no argument") << QByteArray("peek") << int(tiny::Verb::peek) << 0;
        QTest::newRow("number") << QByteArray("swap 1") << int(tiny::Verb::swap) << 1;
        QTest::newRow("word") << QByteArray("call crown") << int(tiny::Verb::call) << int(tiny::crown);
    }

    void movesAreSpeltInWords()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, verb);
        QFETCH(int, a);
        const Descriptor &game = tiny::rules().descriptor();
        const Move move = tiny::makeMove(tiny::Verb(verb), a);
        QCOMPARE(QByteArray::fromStdString(spell(game, move)), text);
        QVERIFY(parseMove(game, text.toStdString()) == move);
    }

    void whatIsNotAMoveIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("no verb") << QByteArray("fly");
        QTest::newRow("wrong case") << QByteArray("Peek");
        QTest::newRow("missing argument") << QByteArray("swap");
        QTest::newRow("argument too many") << QByteArray("peek 1");
        QTest::newRow("not a number") << QByteArray("swap x");
        QTest::newRow("number too big") << QByteArray("swap 256");
        QTest::newRow("leading zero") << QByteArray("swap 01");
        QTest::newRow("negative") << QByteArray("swap -1");
        QTest::newRow("fraction") << QByteArray("swap 1.5");
        QTest::newRow("no such word") << QByteArray("call king");
        QTest::newRow("number for a word") << QByteArray("call 1");
        QTest::newRow("leading space") << QByteArray(" peek");
        QTest::newRow("trailing space") << QByteArray("peek ");
        QTest::newRow("two spaces") << QByteArray("swap  1");
        QTest::newRow("line break") << QByteArray("swap 1\n");
    }

    void whatIsNotAMoveIsNone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseMove(tiny::rules().descriptor(), text.toStdString()));
    }

    void valuesAreSpeltByTheirDomain()
    {
        const Domain &cards = *tiny::rules().descriptor().kinds;
        QCOMPARE(spell(cards, tiny::gem), std::string("gem"));
        QCOMPARE(spell(cards, 77), std::string("77"));
        QCOMPARE(spell(numberDomain, 12), std::string("12"));
        QCOMPARE(spell(seatDomain, 2), std::string("2"));
    }
};

BOMBSHELF_TEST(Spelling)
#include "tst_spelling.moc"
