#pragma once

#include "showing.h"
#include "snapshot.h"

#include <QCoreApplication>

namespace bombshelf {

/// What the screen shows, in words: for those who can't see it.
class SpokenTable {
    Q_DECLARE_TR_FUNCTIONS(SpokenTable)

public:
    /// The showing of a match.
    explicit SpokenTable(const Showing &showing);

    /// That seat's zone of that word; the seat is -1 where it is nobody's.
    std::optional<Zone> find(const QString &zone, int seat) const;
    /// What the zone is called and whose it is, and what lies there.
    QString zone(Zone zone) const;
    /// Everything; also those moves, which are laid out and not made yet.
    QString all(const Snapshot &now, const std::vector<Move> &laidOut = {}) const;

private:
    QString fact(const Fact &fact) const;

    const Words &m_words;
    const Observation &m_seen;
    const Rules &m_rules;
    const Descriptor &m_game;
};

} // namespace bombshelf
