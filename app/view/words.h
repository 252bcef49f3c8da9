#pragma once

#include "bots/bot.h"
#include "core/rules.h"
#include "match/word.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <atomic>
#include <optional>

namespace bombshelf {

/// A game's texts, i18n/ID.txt, in the player's language; what it lacks is looked up in those of the game's family.
/// Where its words change with a number (%n), a text has a form for each.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    /// Other translations were installed: whatever was looked up before is looked up again.
    static void languageChanged() { ++s_language; }

    Words() = default;
    Words(const Descriptor &game, const QStringList &seatNames) : m_game(&game), m_names(seatNames) {}

    /// As it stands by itself: a text may be nothing but the name of a hand.
    static QString capitalised(QString text);
    /// The text of a key, or an empty string if the game has none.
    QString text(const QString &key, std::optional<int> n = {}) const;
    /// What all want to reach together, "goal" or "goal.<seats>"; an empty string if the game has none.
    QString goal() const;
    /// "<domain>.<word>", a seat's name, or the number (where the game calls it otherwise, "number.<number>").
    QString value(const Domain &domain, int value) const;
    /// What the choice of that seat does, for its button; %1.. are its arguments. Where one of them is the seat itself, "move.<verb>.own"
    /// goes first if it is there.
    QString move(Move move, Seat by) const;
    /// The same with the move that carries it out, if that is known.
    QString moves(Move move, std::optional<Move> next, Seat by) const;
    /// Whoever would like to make that move, one of all (Term::ofAll), asks for it so; %1.. are its arguments and those of the move that
    /// carries it out, if that is known; else "wish.<verb>.<word of the first argument>" goes first if it is there.
    QString wish(Move move, std::optional<Move> next) const;
    /// What speaks for a move.
    QString because(const Reason &reason) const;
    /// One more sentence about it, if there is one.
    QString moveHint(Move move) const { return move_(move, QStringLiteral(".hint")); }
    /// The log's sentence; %1 is the seat, %2.. are the arguments. `suffix` picks another telling of the same event; of
    /// an event whose arguments the viewer may not know, "event.<name>.unseen" tells only that it happened. Where the last
    /// argument is 0, or equals the one before (where it is the first, and a seat: the event's), "event.<name>.none" or ".same"
    /// goes first if it is there.
    QString event(const Event &event, const QString &suffix = {}) const;
    /// Whether there is such a sentence: much quicker than to make it.
    bool hasEvent(const Event &event, const QString &suffix = {}) const { return !text(eventKey(event, suffix)).isEmpty(); }
    QString kind(Kind kind) const { return kind == unknownKind ? QString() : value(*m_game->kinds, kind); }
    QString kindRule(Kind kind) const;
    QString zone(Zone zone) const;
    QString name(Seat seat) const { return m_names.value(seat); }

private:
    QString lookUp(const QString &key, std::optional<int> n) const;
    QString move_(Move move, const QString &suffix) const;
    QString eventKey(const Event &event, const QString &suffix) const;
    QString variant(const Event &event) const;
    void add(QStringList &values, const Term &term, std::array<std::uint8_t, 3> args) const;
    QString fill(const QString &key, const Term &term, QStringList values, std::array<std::uint8_t, 3> args) const;

    const Descriptor *m_game = nullptr;
    QStringList m_names;
    static inline std::atomic<int> s_language = 0;
    mutable int m_language = 0; ///< of m_texts
    mutable QHash<QString, QString> m_texts; ///< looked up before, those with a number left out
};

} // namespace bombshelf
