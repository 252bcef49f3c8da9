#include "core/spelling.h"
#include "match/chain.h"
#include "match/match.h"
#include "rows.h"
#include "support/test_case.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QTemporaryDir>

#include <set>

using namespace bombshelf;
using test::Choice;
using test::Row;

namespace {

constexpr quint64 seed = 7;

/// A match played at random with its record, and the truth beside it, which the match shows to nobody.
struct Played {
    explicit Played(const Row &someRow) : row(someRow), chance(seed), state(row.rules->deal(row.setup, chance, nullptr))
    {
        MatchSetup setup{.rules = row.rules, .setup = row.setup, .seed = seed};
        for (int seat = 0; seat < row.setup.seats; ++seat)
            setup.players.push_back({QStringLiteral("P%1").arg(seat), {}, "owl"});
        QString problem;
        match = Match::begin(setup, folder.filePath("match.jsonl"), &problem);
    }

    /// Makes the move, and returns the line that tells of it.
    QByteArray make(Choice choice)
    {
        QString problem;
        match->choose(choice.seat, choice.move, noSeat, &problem);
        row.rules->play(state, choice.seat, choice.move, chance, nullptr);
        QFile file(match->path());
        const qint64 before = std::exchange(read, QFileInfo(file).size());
        return file.open(QIODevice::ReadOnly) && file.seek(before) ? file.read(read - before) : QByteArray();
    }

    const Row &row;
    Rng chance;
    State state;
    QTemporaryDir folder;
    std::unique_ptr<Match> match;
    qint64 read = 0;
};

QByteArray hex(const State &world) { return QByteArray::number(hashOf(world), 16).rightJustified(16, '0'); }

/// Everything of 8 hex digits or more that the line holds.
QByteArrayList digestsIn(const QByteArray &line)
{
    QByteArrayList found;
    for (const QByteArray &word : line.split('"'))
        if (word.size() >= 8 && std::ranges::all_of(word, [](char c) { return std::isxdigit(uchar(c)); }))
            found << word;
    return found;
}

/// Guards that a stranger could work out for a line if the world were this one: by no key, or by what the file shows.
QByteArrayList guardsFor(const State &world, const QJsonObject &line, const QByteArray &before, const QByteArray &header)
{
    const QByteArray words =
        QStringLiteral("%1 %2 %3").arg(line["n"].toInt()).arg(line["seat"].toInt()).arg(line["move"].toString()).toUtf8();
    QJsonObject body = line;
    body.remove("hash");
    const QByteArray bare = QJsonDocument(body).toJson(QJsonDocument::Compact);
    const QByteArray seedHash = QJsonDocument::fromJson(header).object()["seedHash"].toString().toLatin1();
    QByteArrayList guards;
    for (const QByteArray &told : {words, bare, bare.chopped(1)})
        for (const QByteArray &chain : {QByteArray(), before + ' ', "guard " + before + ' '}) {
            const QByteArray text = chain + hex(world) + ' ' + told;
            guards << QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
            for (const QByteArray &key : {QByteArray(), before, seedHash, QByteArray::fromHex(seedHash), header})
                guards << QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256).toHex();
        }
    return guards;
}

/// What an onlooker hears and sees of a move, when the chance to come is this.
struct Shown final : Teller {
    Shown(const Rules &rules, State world, Choice choice, Rng chance) : m_rules(rules)
    {
        rules.play(world, choice.seat, choice.move, chance, this);
        tables.emplace_back(rules, world, noSeat);
    }
    void tell(const Event &event, const State &state) override
    {
        events.push_back(test::heardBy(noSeat, event));
        tables.emplace_back(m_rules, state, noSeat);
    }
    bool operator==(const Shown &other) const { return events == other.events && tables == other.tables; }

    std::vector<Event> events;
    std::vector<Observation> tables;

private:
    const Rules &m_rules;
};

/// Onlookers could take it for another move: in this world, or in another that they think possible.
bool isSecret(const Rules &rules, const State &truth, Choice choice, const Rng &chance, Rng &rng)
{
    const Shown shown(rules, truth, choice, chance);
    const Observation seen(rules, truth, noSeat);
    for (int i = 0; i < 4; ++i) {
        const State world = i == 0 ? truth : seen.guess(rng).state;
        Moves moves;
        rules.legal(world, choice.seat, moves);
        for (const Move other : moves)
            if (other != choice.move && Shown(rules, world, {choice.seat, other}, chance) == shown)
                return true;
    }
    return false;
}

} // namespace

/// Somebody has the record of a match that is on, and the view of one seat: they learn no more than that seat knows.
class ReadingAlong : public QObject {
    Q_OBJECT

private slots:
    void noGuessIsConfirmed_data() { test::addRows(); }
    /// Worse than any guess: the true world itself must not be told from another by what the line holds.
    void noGuessIsConfirmed()
    {
        const Row row;
        Played played(row);
        Rng rng(5);
        QByteArray before, header;
        for (int i = 0; i < 40 && !row.rules->toMove(played.state).empty(); ++i) {
            const State truth = played.state;
            const QByteArray line = played.make(test::randomChoice(*row.rules, truth, rng));
            const QJsonObject json = QJsonDocument::fromJson(line.split('\n').value(i == 0 ? 1 : 0)).object();
            if (i == 0)
                header = line.split('\n').value(0);
            QVERIFY(json.contains("n"));
            QVERIFY(!digestsIn(line).isEmpty());
            std::vector<State> worlds{truth};
            for (int guess = 0; guess < 2; ++guess)
                worlds.push_back(Observation(*row.rules, truth, Seat(guess % row.setup.seats)).guess(rng).state);
            for (const State &world : worlds)
                for (const QByteArray &guard : guardsFor(world, json, before, header))
                    for (const QByteArray &digest : digestsIn(line))
                        QVERIFY2(!guard.startsWith(digest), line);
            before = json["hash"].toString().toLatin1();
        }
    }

    void whatOthersCantSeeIsSealed_data() { test::addRows(); }
    /// And nothing else, so that whoever looks on can read the match along.
    void whatOthersCantSeeIsSealed()
    {
        const Row row;
        Played played(row);
        played.read = QFileInfo(played.match->path()).size();
        Rng rng(5);
        std::set<std::string> sealed, secret;
        for (int i = 0; i < 300 && !row.rules->toMove(played.state).empty(); ++i) {
            const Choice choice = test::randomChoice(*row.rules, played.state, rng);
            const std::string text = spell(row.descriptor(), choice.move), verb = text.substr(0, text.find(' '));
            if (isSecret(*row.rules, played.state, choice, played.chance, rng))
                secret.insert(verb);
            const QByteArray line = played.make(choice).split('\n').first(); // the end may follow
            if (!line.contains("sealed")) {
                QVERIFY2(line.contains('"' + QByteArray::fromStdString(text) + '"'), line);
                QVERIFY2(!secret.contains(verb), line);
                continue;
            }
            sealed.insert(verb);
            QVERIFY2(!line.contains(verb.c_str()), line);
            QVERIFY2(text.size() <= std::size_t(Chain::sealedSize), text.c_str());
            QCOMPARE(QJsonDocument::fromJson(line).object()["sealed"].toString().size(), 2 * Chain::sealedSize);
        }
        QVERIFY(sealed == secret);
    }
};

BOMBSHELF_TEST(ReadingAlong)
#include "tst_reading_along.moc"
