#include "grid.h"
#include "support/cases.h"
#include "support/test_case.h"

#include "games/omens-famine/position.h"

using namespace bombshelf::test;

namespace {

/// A card to lay, and enough in the deck.
const char *five = "hand0: 5h 3c; hand1: 7c 8c; deck: 10c 11d 12h 13s";

/// Those whose bits are set.
QString wordsOf(std::uint32_t bits, const bombshelf::Domain &domain)
{
    QStringList words;
    for (std::size_t place = 0; place < domain.words.size(); ++place)
        if (bits >> place & 1)
            words << QString::fromUtf8(domain.words[place].data(), qsizetype(domain.words[place].size()));
    return words.join(' ');
}

} // namespace

/// Which hands lie there, and what scoring takes.
class Scoring : public QObject {
    Q_OBJECT

private slots:
    void hands_data()
    {
        addColumns();
        addCase("a pair in a row", grid("5c - - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a2",
                "phase: score; asked: 0; legal: pass, score one-pair; refuses: score two-pair = no-such-hand");
        addCase("not side by side", grid("5c - - - 9d  - - - - -  - - - - -  - - - - -", five), "lay 5h a4", "legal: pass, score one-pair");
        addCase("with cards between", grid("5c 9c 8d 11d -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5",
                "legal: pass, score one-pair");
        addCase("a pair in a column", grid("5c - - - -  - - - - -  9c - - - -  - - - - -", five), "lay 5h d1",
                "legal: pass, score one-pair");
        addCase("not in two lines", grid("5c 9c - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h b2", "asked: 1");
        addCase("nothing lies there: nobody is asked", grid("9c - - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a2", "asked: 1");
        addCase("a hand scored already",
                grid("5c - - - -  - - - - -  - - - - -  - - - - -", "hand0: 5h 3c; deck: 10c 11d; scored: one-pair"), "lay 5h a2",
                "asked: 1; scored: one-pair");
        addCase("three of a kind holds a pair", grid("5c 5d - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a3",
                "legal: pass, score one-pair, score three-of-a-kind");
        addCase("two pair", grid("5c 9c 9d - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a4",
                "legal: pass, score one-pair, score two-pair");
        addCase("four alike are not two pair", grid("5c 5d 5s - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a4",
                "legal: pass, score four-of-a-kind, score one-pair, score three-of-a-kind");
        addCase("a straight", grid("8c 6d 7h 9s -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5", "legal: pass, score straight");
        addCase("1-2-3-4-5", grid("14c 2d 3h 4s -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5", "legal: pass, score straight");
        addCase("not 13-14-2-3-4", grid("14c 2d 13h 4s -  - - - - -  - - - - -  - - - - -", "hand0: 3c; deck: 10c 11d"), "lay 3c a5",
                "asked: 1");
        addCase("four in a row are no straight", grid("8c 6d 7h - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a4", "asked: 1");
        addCase("a flush", grid("8h 6h 2h 9h -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5",
                "legal: pass, score flush; refuses: score straight = no-such-hand, score straight-flush = no-such-hand, score high-card = "
                "no-such-hand");
        addCase("ruling: five of a suit are a flush, whatever else helpers made of them",
                grid("8h 8h 8h 5h -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5",
                "legal: pass, score flush, score full-house, score one-pair, score three-of-a-kind, score two-pair");
        addCase("a column of a suit is no flush", grid("8h - - - -  6h - - - -  2h - - - -  - - - - -", five), "lay 5h d1", "asked: 1");
        addCase("a full house holds more", grid("5c 5d 9c 9d -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5",
                "legal: pass, score full-house, score one-pair, score three-of-a-kind, score two-pair");
        addCase("four of a kind in a column", grid("5c - - - -  5d - - - -  5s - - - -  - - - - -", five), "lay 5h d1",
                "legal: pass, score four-of-a-kind, score one-pair, score three-of-a-kind");
        addCase("hands laid earlier count too", grid("9c 9d - - -  - - - - -  - - - - -  - - - - 2c", five), "lay 5h c5",
                "legal: pass, score one-pair");
    }
    void hands() { checkCase(); }

    void aCardShort_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<QString>("words");
        const auto add = [](const char *name, const char *cards, const char *words) { QTest::newRow(name) << grid(cards, "") << words; };
        add("nothing", "- - - - -  - - - - -  - - - - -  - - - - -", "");
        add("a straight, at its end", "8c 6d 7h 9s -  - - - - -  - - - - -  - - - - -", "straight");
        add("a straight, within it", "8c 6d - 9s 10h  - - - - -  - - - - -  - - - - -", "straight");
        add("a flush", "8h 6h 2h 13h -  - - - - -  - - - - -  - - - - -", "flush");
        add("a full house", "5c 5d 9c 9d -  - - - - -  - - - - -  - - - - -", "full-house");
        add("a full house and four alike", "5c 5d 5s 9d -  - - - - -  - - - - -  - - - - -", "full-house four-of-a-kind");
        add("four alike in a column", "5c - - - -  5d - - - -  5s - - - -  - - - - -", "four-of-a-kind");
        add("nothing of five in a column", "8h - - - -  6h - - - -  2h - - - -  9h - - - -", "");
        add("ruling: a flush in a full house", "8h 8h 8h 5h -  - - - - -  - - - - -  - - - - -", "flush full-house four-of-a-kind");
        add("a full row", "8c 6d 7h 9s 2c  - - - - -  - - - - -  - - - - -", "");
    }
    void aCardShort()
    {
        QFETCH(const QByteArray, cards);
        const bombshelf::omens_famine::Categories found = bombshelf::omens_famine::categoriesACardShort(build(cards).table);
        QTEST(wordsOf(found, bombshelf::omens::categoryDomain), "words");
    }

    void makers_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<QString>("scored");
        QTest::addColumn<QString>("unsettled");
        QTest::addColumn<QString>("makers");
        const auto add = [](const char *name, const char *cards, const char *scored, const char *unsettled, const char *makers) {
            QTest::newRow(name) << grid(cards, "") << scored << unsettled << makers;
        };
        add("a pair", "5c 9d - - 5h  - - - - -  - - - - -  - - - - -", "", "", "a1 a5");
        add("scored already", "5c 9d - - 5h  - - - - -  - - - - -  - - - - -", "one-pair", "", "");
        add("a pair of three alike", "5c 5d 9d - 5h  - - - - -  - - - - -  - - - - -", "three-of-a-kind", "", "a1 a2 a5");
        add("in a column", "5c - - - -  9d - - - -  5h - - - -  - - - - -", "", "", "a1 c1");
        add("ruling: a flush in a full house", "8h 8h 8h 5h 5h  - - - - -  - - - - -  - - - - -",
            "one-pair; scored: two-pair; scored: three-of-a-kind; scored: full-house", "", "a1 a2 a3 a4 a5");
        add("one of them on its way", "5c 9d - - 5h  - - - - -  - - - - -  - - - - -", "", "a5", "");
        add("another on its way", "5c 9d - - 5h  - - - - -  - - - - -  - - - - -", "", "a2", "a1 a5");
    }
    void makers()
    {
        using namespace bombshelf::omens_famine;
        QFETCH(const QByteArray, cards);
        QFETCH(const QString, scored);
        QFETCH(const QString, unsettled);
        const bombshelf::State state = build(cards + (scored.isEmpty() ? QString() : "; scored: " + scored));
        const CellSet moving = unsettled.isEmpty() ? 0 : 1u << placeOf(cellDomain.words, unsettled);
        QTEST(wordsOf(makersOf(state.table, openCategories(state), everyCell & ~moving), cellDomain), "makers");
    }

    void taking_data()
    {
        addColumns();
        addCase("its cards are removed", grid("5c 9c - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a3; score one-pair",
                "cell-a1: ; cell-a2: 9c; cell-a3: ; discards: 5c 5h; scored: one-pair; asked: 1; phase: lay; events: chose 0 one-pair, "
                "scored 0 one-pair 6, removed 0 5c a1, removed 0 5h a3, drew 0 10c");
        addCase("or left for now", grid("5c - - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a2; pass",
                "cell-a1: 5c; cell-a2: 5h; scored: ; asked: 1; events: passed 0, drew 0 10c");
        addCase("one hand a turn", grid("5c - 9c 9d -  - - - - -  - - - - -  - - - - -", five), "lay 5h a2; score two-pair",
                "asked: 1; scored: two-pair");
        addCase("a whole row", grid("8h 6h 2h 9h -  - - - - -  - - - - -  - - - - -", five), "lay 5h a5; score flush",
                "cell-a1: ; cell-a2: ; cell-a3: ; cell-a4: ; cell-a5: ; asked: 1");
        addCase("a pair out of three", grid("5c 5d - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a3; score one-pair",
                "phase: take; scoring: one-pair; legal: take a1, take a2, take a3; refuses: take a4 = no-such-hand, pass = not-now");
        addCase("card by card", grid("5c 5d - - -  - - - - -  - - - - -  - - - - -", five), "lay 5h a3; score one-pair; take a2",
                "taken: a2; legal: take a1, take a3");
        addCase("until it is clear", grid("5c 5d - - -  - - - - -  - - - - -  - - - - -", five),
                "lay 5h a3; score one-pair; take a2; take a1", "cell-a1: ; cell-a2: ; cell-a3: 5h; taken: ; scored: one-pair; asked: 1");
        addCase("one of two pairs", grid("5c - - - -  - - - - -  - - - - -  9c 9d - - -", five), "lay 5h a2; score one-pair; take d2",
                "cell-a1: 5c; cell-d1: ; cell-d2: ; asked: 1");
        addCase("a card of a row's and a column's pair", grid("5c - - - -  5d - - - -  - - - - -  - - - - -", five),
                "lay 5h a2; score one-pair; take a1", "legal: take a2, take b1");
    }
    void taking() { checkCase(); }
};

BOMBSHELF_TEST(Scoring)
#include "tst_scoring.moc"
