#pragma once

#include "support/tiny.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace bombshelf::test {

/// Tiny's cards as lists of kinds, and all that could be: each world that a viewer's memory allows, with its weight.
struct World {
    std::vector<int> deck, tossed;
    std::vector<std::vector<int>> hands;

    friend bool operator==(const World &, const World &) = default;
    friend bool operator<(const World &a, const World &b)
    {
        return std::tie(a.deck, a.tossed, a.hands) < std::tie(b.deck, b.tossed, b.hands);
    }

    static World of(const Table &table, int seats)
    {
        World world{kindsIn(table, tiny::deckZone), kindsIn(table, tiny::tossedZone), {}};
        for (Seat seat = 0; seat < seats; ++seat)
            world.hands.push_back(kindsIn(table, tiny::handOf(seat)));
        return world;
    }

private:
    static std::vector<int> kindsIn(const Table &table, Zone zone)
    {
        std::vector<int> kinds;
        for (const Piece &piece : table.in(zone))
            kinds.push_back(piece.kind);
        return kinds;
    }
};

/// What became of a world by a move, and what the viewer saw of it.
struct Outcome {
    World world;
    std::vector<int> seen;
    double chance;
};
using Worlds = std::map<World, double>;

/// Every outcome of a move in a world: chance outcomes, and choices the viewer can't see, each as likely as the next.
class Outcomes {
public:
    Outcomes(Seat viewer, Seat seat, Move move) : m_viewer(viewer), m_seat(seat), m_move(move) {}

    std::vector<Outcome> from(const World &before)
    {
        m_out.clear();
        if (tiny::Verb(m_move.verb) != tiny::Verb::tuck) {
            play({before, {}, 1});
        } else if (m_viewer == m_seat) {
            tuck({before, {}, 1}, m_move.a);
        } else {
            tuck({before, {}, 0.5}, 0);
            tuck({before, {}, 0.5}, 1);
        }
        return m_out;
    }

private:
    void play(Outcome o)
    {
        auto &hand = o.world.hands[m_seat];
        switch (tiny::Verb(m_move.verb)) {
        case tiny::Verb::peek:
            if (m_viewer == m_seat)
                o.seen.push_back(o.world.deck[0]);
            break;
        case tiny::Verb::swap: std::swap(hand[m_move.a], o.world.deck[0]); break;
        case tiny::Verb::toss: {
            const int card = hand[m_move.a];
            hand.erase(hand.begin() + m_move.a);
            o.world.tossed.insert(o.world.tossed.begin(), card);
            o.seen.push_back(card);
            return draw(o);
        }
        default: break;
        }
        m_out.push_back(o);
    }

    void tuck(Outcome o, int first)
    {
        auto &hand = o.world.hands[m_seat];
        o.seen = hand;
        const std::vector<int> order{hand[std::size_t(first)], hand[std::size_t(1 - first)]};
        hand.clear();
        o.world.deck.insert(o.world.deck.end(), order.begin(), order.end());
        take(o);
        take(o);
        m_out.push_back(o);
    }

    void take(Outcome &o)
    {
        o.world.hands[m_seat].push_back(o.world.deck[0]);
        if (m_viewer == m_seat)
            o.seen.push_back(o.world.deck[0]);
        o.world.deck.erase(o.world.deck.begin());
    }

    void draw(Outcome o)
    {
        take(o);
        if (!o.world.deck.empty()) {
            m_out.push_back(o);
            return;
        }
        auto cards = std::exchange(o.world.tossed, {});
        std::ranges::sort(cards);
        const std::size_t before = m_out.size();
        do {
            m_out.push_back(o);
            m_out.back().world.deck = cards;
        } while (std::ranges::next_permutation(cards).found);
        for (std::size_t i = before; i < m_out.size(); ++i)
            m_out[i].chance /= double(m_out.size() - before);
    }

    Seat m_viewer, m_seat;
    Move m_move;
    std::vector<Outcome> m_out;
};

/// Every deal that agrees with the hand the viewer holds.
inline Worlds everyDeal(const World &truth, Seat viewer)
{
    std::vector<int> cards;
    for (int kind = tiny::coal; kind <= tiny::crown; ++kind)
        cards.insert(cards.end(), std::size_t(tiny::copies[kind]), kind);
    Worlds worlds;
    do {
        World world;
        auto card = cards.begin();
        for (std::size_t seat = 0; seat < truth.hands.size(); ++seat, card += tiny::handSize)
            world.hands.emplace_back(card, card + tiny::handSize);
        world.deck.assign(card, cards.end());
        if (viewer == noSeat || world.hands[viewer] == truth.hands[viewer])
            worlds[world] = 1;
    } while (std::ranges::next_permutation(cards).found);
    return worlds;
}

} // namespace bombshelf::test
