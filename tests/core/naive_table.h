#pragma once

#include "core/table.h"

#include <algorithm>
#include <vector>

namespace bombshelf::test {

/// The table again, as plain vectors of vectors: slow, and plain to see that it is right.
class NaiveTable {
public:
    struct Thing {
        int id, kind;
        SeatSet knownBy;
        int lot;
        bool faceUp;
        friend bool operator==(const Thing &, const Thing &) = default;
    };
    using Things = std::vector<Thing>;

    std::vector<Things> zones{std::size_t(Table::maxZones)};

    Things &in(int zone) { return zones[std::size_t(zone)]; }
    int count(int zone) { return int(in(zone).size()); }

    void add(int zone, int kind, int lot) { in(zone).push_back({size(), kind, SeatSet(), lot, false}); }

    void move(int from, int place, int to, int toPlace)
    {
        const Thing thing = in(from)[std::size_t(place)];
        in(from).erase(in(from).begin() + place);
        in(to).insert(in(to).begin() + toPlace, thing);
    }

    void lift(int from, int n, int to)
    {
        in(to).insert(in(to).begin(), in(from).begin(), in(from).begin() + n);
        in(from).erase(in(from).begin(), in(from).begin() + n);
    }

    void shuffle(int zone, Rng &rng)
    {
        const int lot = mixLots(zone);
        rng.shuffle(std::span(in(zone)));
        for (Thing &thing : in(zone))
            thing = {thing.id, thing.kind, SeatSet(), lot, false};
        closeLot(lot);
    }

    /// Hidden things whose lot has a part in the zone become one lot.
    int mixLots(int zone)
    {
        const int lot = openLot();
        std::vector<int> mixed;
        for (const Thing &thing : in(zone))
            if (thing.knownBy != SeatSet::everyone())
                mixed.push_back(thing.lot);
        for (Things &things : zones)
            for (Thing &thing : things)
                if (thing.knownBy != SeatSet::everyone() && std::ranges::count(mixed, thing.lot) > 0)
                    thing.lot = lot;
        return lot;
    }

    int openLot() const
    {
        for (int lot = 0;; ++lot) {
            bool used = false;
            for (const Things &things : zones)
                used |= std::ranges::count(things, lot, &Thing::lot) > 0;
            if (!used)
                return lot;
        }
    }

    void bury(int from, const std::vector<Zone> &to, SeatSet knownBy)
    {
        const int lot = openLot();
        for (const Zone zone : to) {
            const Thing thing = in(from).front();
            in(from).erase(in(from).begin());
            in(zone).push_back({thing.id, thing.kind, knownBy, lot, false});
        }
        closeLot(lot);
    }

    /// The top pieces, each to the place that `order` has it at.
    void arrange(int zone, const std::vector<std::uint8_t> &order)
    {
        const Things was(in(zone).begin(), in(zone).begin() + std::ptrdiff_t(order.size()));
        std::vector<int> ids, lots;
        SeatSet knowers = SeatSet::everyone();
        for (const Thing &thing : was) {
            ids.push_back(thing.id);
            knowers = knowers & thing.knownBy;
        }
        std::ranges::sort(ids);
        for (std::size_t i = 0; i < order.size(); ++i) {
            in(zone)[i] = was[order[i]];
            in(zone)[i].id = ids[i];
            in(zone)[i].knownBy = knowers;
        }
        if (std::ranges::count(was, was[0].lot, &Thing::lot) < std::ssize(was))
            mixLots(zone);
    }

    void turnOver(int zone)
    {
        std::ranges::reverse(in(zone));
        for (Thing &thing : in(zone))
            thing.faceUp = false;
    }

    void closeLot(int lot)
    {
        std::vector<int> ids;
        for (const Things &things : zones)
            for (const Thing &thing : things)
                if (thing.lot == lot)
                    ids.push_back(thing.id);
        std::ranges::sort(ids);
        auto id = ids.begin();
        for (Things &things : zones)
            for (Thing &thing : things)
                if (thing.lot == lot)
                    thing.id = *id++;
    }

    void sortById(int zone) { std::ranges::sort(in(zone), {}, &Thing::id); }

    int size() const
    {
        std::size_t sum = 0;
        for (const Things &things : zones)
            sum += things.size();
        return int(sum);
    }

    bool matches(const Table &table) const
    {
        for (int zone = 0; zone < Table::maxZones; ++zone) {
            Things seen;
            for (const Piece &p : table.in(Zone(zone)))
                seen.push_back({p.id, p.kind, p.knownBy, p.lot, p.faceUp != 0});
            if (seen != zones[std::size_t(zone)])
                return false;
        }
        return table.size() == size();
    }
};

} // namespace bombshelf::test
