#pragma once

#include "match/campaign.h"
#include "match/match.h"
#include "support/tiny_variant.h"

#include <QTemporaryDir>

#include <array>

namespace bombshelf::test {

/// Tiny as a battle: all win if the first seat would, and else nobody does.
class Skirmish final : public TinyVariant {
public:
    explicit Skirmish(std::string_view id) : m_descriptor(TinyVariant::descriptor())
    {
        m_descriptor.id = id;
        m_descriptor.cooperative = true;
    }
    const Descriptor &descriptor() const override { return m_descriptor; }
    Result result(const State &state) const override
    {
        Result result = TinyVariant::result(state);
        const bool won = result.winners.has(0);
        result.winners = won ? SeatSet::of(0) | SeatSet::of(1) : SeatSet();
        return result;
    }

private:
    Descriptor m_descriptor;
};

/// A new campaign for each test, of three battles that lie on a shelf among other games.
class Saga : public QObject {
    Q_OBJECT

private slots:
    void init() { begin(); }

protected:
    using Stand = Battle::Stand;

    /// To its end, without taking anything back.
    static void playOut(Match &match);
    /// Makes it practice: what came out is taken back.
    static void spoil(Match &match);
    /// A set-up with which playOut() wins, or loses.
    static MatchSetup setupTo(bool win, const Rules &rules);

    void begin()
    {
        folder = std::make_unique<QTemporaryDir>();
        file = folder->filePath("campaigns/saga.json");
        problem.clear();
        reopen();
    }

    Saves saves() const { return Saves(folder->filePath("matches"), shelf); }

    /// As the program does when it starts.
    void reopen()
    {
        campaign = std::make_unique<Campaign>("saga", folder->filePath("campaigns"), saves(), shelf);
        campaign->refresh(&problem);
    }

    std::vector<Stand> stands() const
    {
        std::vector<Stand> stands;
        for (const Battle &battle : campaign->battles())
            stands.push_back(battle.stand);
        return stands;
    }

    /// A match in the folder.
    QString record(const MatchSetup &setup)
    {
        const std::string_view id = setup.rules->descriptor().id;
        const QString path = saves().newPath(QString::fromUtf8(id.data(), qsizetype(id.size())));
        Match::begin(setup, path, &problem);
        return path;
    }

    QString beginOne(const MatchSetup &setup)
    {
        const QString path = record(setup);
        return campaign->begin(path, &problem) ? path : problem;
    }

    std::unique_ptr<Match> resumed(const QString &path) { return Match::resume(path, &problem, shelf); }

    void fight(const Rules &rules, bool win)
    {
        playOut(*resumed(beginOne(setupTo(win, rules))));
        campaign->refresh(&problem);
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<Campaign> campaign;
    QString file, problem;

    static inline const Skirmish first{"saga-first"}, second{"saga-second"}, third{"saga-third"};
    static inline const std::array<const Rules *, 5> shelf{&first, catalogue().front(), &second, &third, &tiny::rules()};
};

} // namespace bombshelf::test
