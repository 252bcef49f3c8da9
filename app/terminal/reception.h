#pragma once

#include "console.h"
#include "match/match.h"

#include <QVariantMap>

namespace bombshelf {

/// Asks what is to be played, and by whom.
class Reception {
    Q_DECLARE_TR_FUNCTIONS(Reception)

public:
    explicit Reception(Console &console) : m_console(console) {}

    /// A new match of that game, or of one that is asked for, or one that lay open; null if it can't be had, which was said. Throws
    /// Console::Ended.
    std::unique_ptr<Match> match(const QString &gameId);
    /// The match of a record; null if it can't be had, which was said.
    std::unique_ptr<Match> resumed(const QString &record);

private:
    std::unique_ptr<Match> chosen();
    std::unique_ptr<Match> begun(const QString &gameId);
    QVariantList players(int least, int most);
    QVariantMap options(const Descriptor &game, int seats);

    Console &m_console;
};

} // namespace bombshelf
