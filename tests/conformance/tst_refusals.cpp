#include "core/rng.h"
#include "match/word.h"
#include "rows.h"
#include "support/test_case.h"

#include <QSet>

#include <algorithm>

using namespace bombshelf;

namespace {

/// Any value of the domain that a record can spell.
std::uint8_t anyOf(const Domain *domain, Rng &rng)
{
    constexpr std::uint32_t numbers = 36; // a few more than there are of anything that is counted in a move
    if (!domain)
        return 0;
    return std::uint8_t(rng.below(!domain->words.empty()            ? std::uint32_t(domain->words.size())
                                  : domain->name == seatDomain.name ? std::uint32_t(maxSeats)
                                                                    : numbers));
}

Move anyMove(const Descriptor &game, Rng &rng)
{
    const auto verb = std::uint8_t(rng.below(std::uint32_t(game.verbs.size())));
    const auto &args = game.verbs[verb].args;
    return {verb, anyOf(args[0], rng), anyOf(args[1], rng), anyOf(args[2], rng)};
}

/// Any within the descriptor's bounds.
Setup anySetup(const Descriptor &game, Rng &rng)
{
    const auto between = [&rng](int least, int most) { return least + int(rng.below(std::uint32_t(most - least + 1))); };
    Setup setup;
    setup.seats = between(game.minSeats, game.maxSeats);
    for (std::size_t i = 0; i < game.options.size(); ++i)
        setup.options[i] = std::uint8_t(rng.below(std::uint32_t(game.options[i].values.size())));
    for (std::size_t i = 0; i < game.houseSet.size(); ++i)
        setup.set[i] = std::int8_t(between(game.houseSet[i].least, game.houseSet[i].most));
    return setup;
}

} // namespace

/// A player can be told of each of a game's refusals: what can be spelt in its words meets it, in some position of some match.
class RefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRefusalIsProvoked_data()
    {
        QTest::addColumn<const Rules *>("game");
        for (const Rules *rules : test::everyGame())
            QTest::newRow(fromWord(rules->descriptor().id).toUtf8().constData()) << rules;
    }
    void everyRefusalIsProvoked()
    {
        QFETCH(const Rules *, game);
        const Descriptor &descriptor = game->descriptor();
        QSet<QString> missing;
        for (const std::string_view word : descriptor.refusals)
            missing << fromWord(word);
        Rng rng(1);
        const auto hear = [&](Refusal refusal) { missing.remove(fromWord(refusal.word)); };
        for (int i = 0; i < 20000 && !descriptor.houseSet.empty(); ++i)
            hear(game->whyNotSetup(anySetup(descriptor, rng)));
        const std::vector<Setup> setups = test::everySetup(descriptor);
        const Move none{std::uint8_t(descriptor.verbs.size()), 0, 0, 0};
        const auto provoke = [&](const State &state) {
            hear(game->whyNot(state, game->toMove(state).first(), none));
            for (int i = 0; i < 60 && !missing.isEmpty(); ++i)
                hear(game->whyNot(state, Seat(rng.below(std::uint32_t(maxSeats))), anyMove(descriptor, rng)));
        };
        for (int match = 0; match < 3000 && !missing.isEmpty(); ++match)
            provoke(test::playRandomly(*game, setups[std::size_t(match) % setups.size()], std::uint64_t(match), test::Row::bound,
                                       [&](const State &state, test::Choice) { provoke(state); }));
        QVERIFY2(missing.isEmpty(), qPrintable("never given: " + missing.values().join(", ")));
    }
};

BOMBSHELF_TEST(RefusalsTest)
#include "tst_refusals.moc"
