// Records changed by hand, broken, or made by other rules: each is refused with its sentence, and left as it is.

#include "core/spelling.h"
#include "match/record.h"
#include "match/record_format.h"
#include "match/verify.h"
#include "play.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace bombshelf;

namespace {

using Damage = std::function<void(QByteArrayList &lines)>;

Damage setLine(int i, const QByteArray &text)
{
    return [=](QByteArrayList &lines) { lines[i < 0 ? lines.size() + i : i] = text; };
}

Damage insertLine(int i, const QByteArray &text)
{
    return [=](QByteArrayList &lines) { lines.insert(i < 0 ? lines.size() + 1 + i : i, text); };
}

/// Gives a member of the JSON object in line i another value; an undefined one goes.
Damage edit(int i, const QString &key, const QJsonValue &value)
{
    return [=](QByteArrayList &lines) {
        QByteArray &line = lines[i < 0 ? lines.size() + i : i];
        QJsonObject object = QJsonDocument::fromJson(line).object();
        object.insert(key, value);
        line = QJsonDocument(object).toJson(QJsonDocument::Compact);
    };
}

Damage editSeats(const std::function<void(QJsonArray &)> &change)
{
    return [=](QByteArrayList &lines) {
        QJsonArray seats = QJsonDocument::fromJson(lines[0]).object()["seats"].toArray();
        change(seats);
        edit(0, "seats", seats)(lines);
    };
}

QString changed(int line)
{
    return QStringLiteral("Line %1 is not as it was written, or does not follow from what comes before it.").arg(line);
}

/// Another move that is just as legal, in the first line of a move.
void sparesAnotherPile(QByteArrayList &lines)
{
    lines[1].replace(lines[1].contains("spare A") ? "spare A" : "spare B", lines[1].contains("spare A") ? "spare B" : "spare A");
}

/// Tiny by rules that somebody changed without saying so: the deck is shuffled once more.
struct OtherTiny final : test::TinyVariant {
    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state = TinyVariant::deal(setup, rng, teller);
        state.table.shuffle(tiny::deckZone, rng);
        return state;
    }
};

} // namespace

class DamageTest : public QObject {
    Q_OBJECT

private slots:
    void everyDamageHasItsSentence_data()
    {
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<QString>("sentence");
        const QString noMatch = "This file is not a match of Bombshelf.";
        const auto row = [](const char *name, const Damage &damage, const QString &sentence) { QTest::newRow(name) << damage << sentence; };

        // Releases differ in how they break a lambda.
        // clang-format off
        row("empty file", [](auto &lines) { lines.clear(); }, noMatch);
        row("some other text", setLine(0, "Dear diary,"), noMatch);
        row("some other JSON", setLine(0, "{\"a\":1}"), noMatch);
        row("another format", edit(0, "bombshelf", 1),
            "This match was saved by another version of Bombshelf, in a form that this one can’t read.");
        row("another game", edit(0, "game", "go"), "This is a match of a game that is not on the shelf: “go”.");
        row("other rules", edit(0, "rules", 7), "This match was played by version 7 of the rules, but this program knows version 1.");
        row("unknown option", edit(0, "options", QJsonObject{{"rounds", "one"}, {"size", "big"}}),
            "Line 1 sets an option that the game does not have: “size”.");
        row("unknown value", edit(0, "options", QJsonObject{{"rounds", "nine"}}),
            "Line 1 sets the option “rounds” to “nine”, which the game does not know.");
        row("option left out", edit(0, "options", QJsonObject()), "Line 1 sets the option “rounds” to “”, which the game does not know.");
        row("a seat too many", editSeats([](QJsonArray &seats) { seats.append(seats[0]), seats.append(seats[0]); }),
            "Line 1 has 4 seats, but the game is for 2 to 3.");
        row("a seat too few", editSeats([](QJsonArray &seats) { seats.removeLast(); }), "Line 1 has 1 seats, but the game is for 2 to 3.");
        row("unknown bot", editSeats([](QJsonArray &seats) {
                seats[0] = QJsonObject{{"name", "X"}, {"level", "oracle"}};
            }),
            "Line 1 seats a kind of bot that this program does not know: “oracle”.");
        row("another hash of the seed", edit(0, "seedHash", "00"), "The seed of this match is not the one promised in its first line.");
        row("a person more", editSeats([](QJsonArray &seats) { seats.append(seats[0]); }), changed(1));
        const auto player = [](const char *key, const QString &value) {
            return editSeats([=](QJsonArray &seats) {
                QJsonObject seat = seats[0].toObject();
                seat.insert(key, value);
                seats[0] = seat;
            });
        };
        row("another name", player("name", "Somebody else"), changed(1));
        row("a bot become a person's match", player("level", "novice"), changed(1));
        row("another face", player("face", "fox"), changed(1));
        row("another day", edit(0, "started", "2020-01-01T00:00:00Z"), changed(1));
        row("a member more", edit(0, "won", true), changed(1));
        row("a blank between members", [](auto &lines) { lines[0].insert(1, ' '); }, changed(1));
        const QString names = "Line 1 gives a player a name that is not one line of at most 40 characters.";
        row("a name too long", player("name", QString(41, 'x')), names);
        row("a name of two lines", player("name", "A\nB"), names);
        row("a name that paints the terminal", player("name", "\x1b[2J"), names);
        row("a name that turns writing round", player("name", QChar(0x202e)), names);
        row("a face too long", player("face", QString(100000 / 2, 'x')), names);
        row("a line too long", edit(0, "more", QString(1 << 16, 'x')), "Line 1 of the match can’t be read: the file is damaged.");

        row("a line of noise", setLine(3, "#!?"), "Line 4 of the match can’t be read: the file is damaged.");
        row("an empty line", insertLine(2, ""), "Line 3 of the match can’t be read: the file is damaged.");
        row("a line of another kind", insertLine(2, "{\"chat\":\"hi\"}"), "Line 3 does not belong in a match.");
        row(
            "a line missing", [](auto &lines) { lines.removeAt(2); },
            "Line 3 is not the move that comes next: lines are missing or out of order.");
        row(
            "lines swapped", [](auto &lines) { lines.swapItemsAt(2, 3); },
            "Line 3 is not the move that comes next: lines are missing or out of order.");
        row(
            "a line twice", [](auto &lines) { lines.insert(2, lines[1]); },
            "Line 3 is not the move that comes next: lines are missing or out of order.");
        row("another legal move", edit(1, "move", "roll"), changed(2));
        row("the last move another", edit(-1, "move", "roll"), changed(5));
        row("another guard", edit(2, "hash", "00000000"), changed(3));
        row("no guard", edit(2, "hash", QJsonValue::Undefined), changed(3));
        row("an illegal move", edit(2, "move", "call gem"), changed(3));
        row("another seat's move", edit(2, "seat", 0), changed(3));
        row("nobody's move", edit(2, "seat", 2), "Line 3 names a seat that nobody sits in.");
        row("a seat below the first", edit(2, "seat", -1), "Line 3 names a seat that nobody sits in.");
        row("a seat that is no number", edit(2, "seat", "0"), "Line 3 names a seat that nobody sits in.");
        row("not a move", edit(2, "move", "castle"), changed(3));
        row("a move that is no text", edit(2, "move", 3), changed(3));
        row("a move taken back", [](auto &lines) { lines << "{\"undo\":1,\"hash\":\"0123456789abcdef\"}"; }, changed(6));
        row("the guard not last", setLine(1, "{\"hash\":\"0123456789abcdef\",\"undo\":1}"),
            "Line 2 takes back or makes again more moves than there are.");

        const QString count = "Line 6 takes back or makes again more moves than there are.";
        row("takes back too much", insertLine(-1, "{\"undo\":5}"), count);
        row("takes back nothing", insertLine(-1, "{\"undo\":0}"), count);
        row("takes back less than nothing", insertLine(-1, "{\"undo\":-1}"), count);
        row("takes back a word", insertLine(-1, "{\"undo\":\"all\"}"), count);
        row("makes again what was not taken back", insertLine(-1, "{\"redo\":1}"), count);
        row("ends too early", insertLine(-1, "{\"end\":true,\"seed\":\"77\"}"), "Line 6 ends the match before it is over.");
        row("ends with another seed", insertLine(-1, "{\"end\":true,\"seed\":\"78\"}"),
            "The seed of this match is not the one promised in its first line.");
        // clang-format on
    }

    void everyDamageHasItsSentence()
    {
        QFETCH(Damage, damage);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::tiny("pp", 77), folder.filePath("a.jsonl"), &problem);
        for (int i = 0; i < 4; ++i)
            QVERIFY(match->choose(match->toMove().first(), {1, 0, 0, 0}, 0, &problem)); // swap 0
        refuses(match->path(), damage, sentence);
    }

    void whatIsOverCannotBeChanged_data()
    {
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<QString>("sentence");
        const QString result = "Line %1 tells another result than the moves lead to.";
        const QString promised = "The seed of this match is not the one promised in its first line.";
        QTest::newRow("another winner") << edit(-1, "winners", QJsonArray{7}) << result;
        QTest::newRow("other points") << edit(-1, "points", QJsonArray{99, 0}) << result;
        QTest::newRow("fewer moves") << edit(-1, "moves", 1) << result;
        QTest::newRow("practice hidden") << edit(-1, "practice", QJsonValue::Undefined) << result;
        QTest::newRow("another seed") << edit(-1, "seed", "78") << promised;
        QTest::newRow("the seed written otherwise") << edit(-1, "seed", "+77") << promised;
        QTest::newRow("no seed") << edit(-1, "seed", QJsonValue::Undefined) << promised;
        QTest::newRow("a line after the end") << insertLine(-1, "{\"undo\":1}") << "Line %1 comes after the end of the match.";
        QTest::newRow("the end twice") << Damage([](auto &lines) { lines << lines.last(); }) << "Line %1 comes after the end of the match.";
        QTest::newRow("half a line after the end")
            << Damage([](auto &lines) { lines << "{\"seat\":0"; }) << "Line %1 comes after the end of the match.";
        QTest::newRow("another first move") << Damage(sparesAnotherPile) << changed(2);
        QTest::newRow("the end in other words") << edit(-1, "hash", "0123456789abcdef") << changed(0).replace("Line 0", "Line %1");
    }

    void whatIsOverCannotBeChanged()
    {
        QFETCH(Damage, damage);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::driller("pp", 77), folder.filePath("a.jsonl"), &problem);
        QVERIFY(test::play(*match, 1) > 0);
        const qsizetype lines = test::linesOf(match->path()).size();
        refuses(match->path(), damage, sentence.contains("%1") ? sentence.arg(sentence.contains("after") ? lines + 1 : lines) : sentence);
    }

    void theFileItselfMayBeMissing_data()
    {
        QTest::addColumn<bool>("seed");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no record") << false << "The match “%1a.jsonl” can’t be read: ";
        QTest::newRow("no seed") << true << "The seed of this match can’t be read, and the match can’t go on without it. “%1a.seed”: ";
    }

    void theFileItselfMayBeMissing()
    {
        QFETCH(bool, seed);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.jsonl");
        QString problem;
        QVERIFY(Match::begin(test::driller("pp", 77), path, &problem));
        QVERIFY(QFile::remove(seed ? Record::seedPath(path) : path));
        QVERIFY(!Match::resume(path, &problem));
        const QString expected = sentence.arg(QDir::toNativeSeparators(folder.path() + '/'));
        QVERIFY2(problem.startsWith(expected), qPrintable(problem));
        QVERIFY(problem.size() > expected.size());
        QCOMPARE(verifyRecord(path).sentence, problem);
    }

    void theSeedBesideTheRecordMayBeAnother_data()
    {
        QTest::addColumn<QByteArray>("seed");
        QTest::newRow("another number") << QByteArray("78");
        QTest::newRow("no number") << QByteArray("dice");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("with a line break") << QByteArray("77\n");
    }

    void theSeedBesideTheRecordMayBeAnother()
    {
        QFETCH(QByteArray, seed);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.jsonl");
        QString problem;
        QVERIFY(Match::begin(test::driller("pp", 77), path, &problem));
        QVERIFY(test::overwrite(Record::seedPath(path), seed));
        QVERIFY(!Match::resume(path, &problem));
        QCOMPARE(problem, "The seed of this match is not the one promised in its first line.");
    }

    void whoeverHasTheSeedIsHeldToTheRules_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("sentence");
        const auto move = [](const char *text) { return QByteArray("{\"n\":1,\"seat\":1,\"move\":\"") + text + "\"}"; };
        const QByteArray end = R"({"end":true,"moves":1,"points":[9,0],"practice":false,"winners":[0],"seed":"77"})";
        const QString strange = "Line 3 does not belong in a match.";
        QTest::newRow("a legal move") << move("swap 0") << "";
        QTest::newRow("an illegal move") << move("toss 7") << "Line 3: the move “toss 7” was not allowed there.";
        QTest::newRow("not a move") << move("castle") << "Line 3: “castle” is not a move of this game.";
        QTest::newRow("a long one") << move(QByteArray(1000, 'x'))
                                    << QStringLiteral("Line 3: “%1” is not a move of this game.").arg(QString(60, 'x'));
        QTest::newRow("no words, but orders to a terminal") << move("\\u001b[2J") << "Line 3: “ [2J” is not a move of this game.";
        QTest::newRow("a secret move in the clear") << move("tuck 0") << strange;
        QTest::newRow("an open move, sealed") << QByteArray("sealed swap 0") << strange;
        QTest::newRow("a secret move, sealed") << QByteArray("sealed tuck 0") << "";
        QTest::newRow("the end of a match that goes on") << end << "Line 3 ends the match before it is over.";
        QTest::newRow("taken back too much") << QByteArray("{\"undo\":2}") << "Line 3 takes back or makes again more moves than there are.";
    }

    /// Guards keep nobody from writing a record of their own, but it must be one that could have been played.
    void whoeverHasTheSeedIsHeldToTheRules()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.jsonl");
        const MatchSetup setup = test::tiny("pp", 77);
        Course course(setup);
        Chain chain(setup.seed);
        QByteArray bytes = chain.add(format::header(setup), course.state());
        const Move swap{1, 0, 0, 0};
        bytes += chain.add(format::move(setup, course, chain, 0, swap), course.state());
        course.play(0, swap, nullptr);
        QJsonObject forged = QJsonDocument::fromJson(line).object();
        if (line.startsWith("sealed "))
            forged = {{"n", 1}, {"seat", 1}, {"sealed", QString::fromLatin1(chain.seal(line.mid(7)))}};
        bytes += chain.add(forged, course.state());
        QVERIFY(test::overwrite(path, bytes) && test::overwrite(Record::seedPath(path), "77"));
        const Verification verified = verifyRecord(path, test::shelf());
        QCOMPARE(verified.holds, sentence.isEmpty());
        if (!sentence.isEmpty())
            QCOMPARE(verified.sentence, sentence);
    }

    void aFileTooLargeIsNotRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.jsonl");
        QVERIFY(test::overwrite(path, QByteArray((16 << 20) + 1, '\n')));
        QCOMPARE(verifyRecord(path).sentence,
                 QStringLiteral("The match “%1” can’t be read: It is too large.").arg(QDir::toNativeSeparators(path)));
        QVERIFY(test::overwrite(path, "{\"bombshelf\":2}\n" + QByteArray(10 << 20, '\n')));
        QCOMPARE(verifyRecord(path).sentence, "Line 2 of the match can’t be read: the file is damaged.");
    }

    void rulesThatChangedWithoutSayingSoAreNoticed()
    {
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::tiny("pp", 77), folder.filePath("a.jsonl"), &problem);
        QVERIFY(test::play(*match, 1, 0, 3) > 0);
        const OtherTiny otherTiny;
        const Rules *const shelf[] = {&otherTiny};
        QVERIFY(!Match::resume(match->path(), &problem, shelf));
        QCOMPARE(problem, changed(1));
    }

private:
    static void refuses(const QString &path, const Damage &damage, const QString &sentence)
    {
        QByteArrayList lines = test::linesOf(path);
        damage(lines);
        const QByteArray damaged = lines.isEmpty() ? QByteArray() : lines.join('\n') + '\n';
        QVERIFY(test::overwrite(path, damaged));
        QString problem;
        QVERIFY(!Match::resume(path, &problem, test::shelf()));
        QVERIFY2(problem == sentence || problem.startsWith(sentence + u' '), qPrintable(problem));
        const Verification verified = verifyRecord(path, test::shelf());
        QVERIFY(!verified.holds);
        QCOMPARE(verified.sentence, problem);
        QCOMPARE(test::contents(path), damaged);
    }
};

BOMBSHELF_TEST(DamageTest)
#include "tst_damage.moc"
