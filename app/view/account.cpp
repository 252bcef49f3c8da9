#include "account.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

/// Those that all have together, where the game has such; or else how often it was another's.
int turnsIn(const Frames &story, const Rules &rules)
{
    const auto &events = rules.descriptor().events;
    const bool together = std::ranges::any_of(events, &Term::startsTurn);
    int turns = 0;
    Seat whose = noSeat;
    for (const Frame &frame : story) {
        if (together) {
            turns += events[frame.event.what].startsTurn;
            continue;
        }
        const Seat turn = rules.turn(frame.seen.state());
        if (turn != noSeat && std::exchange(whose, turn) != turn)
            ++turns;
    }
    return turns;
}

class Account {
public:
    explicit Account(const Showing &showing)
        : m_words(showing.words()), m_latest(showing.match()->players().size()), m_lyingOf(m_latest.size())
    {
    }

    void tell(const Event &event)
    {
        const QString text = m_words.event(event, QStringLiteral(".end"));
        if (event.seat < m_latest.size())
            add(m_latest[event.seat], text);
        else if (!text.isEmpty())
            m_table[event.what] = text;
    }
    void tell(const ZoneInfo &info, int pieces)
    {
        const QString text = m_words.text(QStringLiteral("zone.") + fromWord(info.name) + QStringLiteral(".end"), pieces);
        if (info.seat == noSeat)
            add(m_lying, text);
        else if (info.seat < m_lyingOf.size())
            add(m_lyingOf[info.seat], text);
    }
    void tell(Seat seat, const TallyRow &row)
    {
        QString text = m_words.text(QStringLiteral("tally.end"));
        add(m_lyingOf[seat], text.replace(QLatin1String("%1"), m_words.value(*row.domain, row.value)));
    }
    QStringList table() const { return m_table.values() + m_lying; }
    QVariantList seats() const
    {
        QVariantList all;
        for (std::size_t seat = 0; seat < m_latest.size(); ++seat)
            all << QStringList(m_latest[seat].rbegin(), m_latest[seat].rend()) + m_lyingOf[seat];
        return all;
    }

private:
    static void add(QStringList &lines, const QString &text)
    {
        const QString line = Words::capitalised(text);
        if (!line.isEmpty() && !lines.contains(line))
            lines << line;
    }

    const Words &m_words;
    QMap<int, QString> m_table; ///< by the event
    QStringList m_lying;
    std::vector<QStringList> m_latest, m_lyingOf; ///< by seat; what happened, the last at the end
};

} // namespace

QVariantMap accountOf(const Showing &showing)
{
    const Match &match = *showing.match();
    const Words &words = showing.words();
    const Descriptor &game = match.rules().descriptor();
    const Frames story = storyOf(match, showing.viewer());
    Account account(showing);
    for (const Frame &frame : story)
        account.tell(frame.event);
    const State end = match.observe(showing.viewer()).state(); // whatever is looked back at
    for (Seat seat = 0; seat < match.players().size(); ++seat) {
        Tally tally;
        match.rules().tally(end, seat, tally);
        for (const TallyRow &row : tally)
            account.tell(seat, row);
    }
    for (Zone zone = 0; zone < game.zones.size(); ++zone)
        account.tell(game.zones[zone], end.table.count(zone));
    return {{"goal", words.goal()},
            {"turns", words.text(QStringLiteral("turns"), turnsIn(story, match.rules()))},
            {"table", account.table()},
            {"seats", account.seats()}};
}

} // namespace bombshelf
