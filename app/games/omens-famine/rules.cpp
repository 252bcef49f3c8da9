#include "rules.h"

#include "flow.h"
#include "games/omens/battle.h"
#include "knowledge.h"

#include <bit>

namespace bombshelf::omens_famine {

namespace {

void addForEach(Verb verb, unsigned set, Moves &out)
{
    for (; set; set &= set - 1)
        out.add({verb, std::uint8_t(std::countr_zero(set)), 0, 0});
}

/// What may be taken next.
CellSet cellsToTake(const State &state)
{
    const Position &p = position(state);
    CellSet cells = 0;
    for (const CellSet set : cellsFor(state.table, p.scoring, takenSoFar(p)))
        cells |= set;
    return cells & ~takenSoFar(p);
}

class Famine final : public omens::FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_famine::descriptor(); }
    const Knowledge &knowledge() const override { return omens_famine::knowledge(); }

    std::string_view prompt(const State &state) const override
    {
        if (omens::teamOf(state).phase != laying || omens::teamOf(state).step != omens::Step::none || freeCells(state) > fewCells)
            return Battle::prompt(state);
        return freeCells(state) == 1 ? "lay-last" : "lay-few";
    }
    void hide(State &state, Seat viewer) const override { omens::hideHands(state, handZone, viewer); }

protected:
    omens::Reach reach(const State &state) const override { return reachIn(state); }
    const Domain &phases() const override { return phaseDomain; }
    void ownChoices(const State &state, Moves &out) const override;
    std::string_view ownReason(const State &state, Move move) const override;
    void ownFacts(const State &state, Facts &out) const override;

private:
    static void layings(const State &state, Moves &out);
};

void Famine::ownChoices(const State &state, Moves &out) const
{
    switch (omens::teamOf(state).phase) {
    case laying: return layings(state, out);
    case touchUp: return out.add({done, 0, 0, 0});
    case scoring:
        addForEach(score, openCategories(state), out);
        if (!isFull(state)) // Ruling: on a full grid, scoring is compulsory.
            out.add({pass, 0, 0, 0});
        return;
    case taking: return addForEach(take, cellsToTake(state), out);
    }
}

void Famine::layings(const State &state, Moves &out)
{
    const CellSet open = openCells(takenCells(state.table));
    for (std::uint64_t hand = kindsAmong(state.table.in(handOf(omens::teamOf(state).turn))); hand; hand &= hand - 1)
        for (CellSet set = open; set; set &= set - 1)
            out.add({lay, Kind(std::countr_zero(hand)), std::uint8_t(std::countr_zero(set)), 0});
}

std::string_view Famine::ownReason(const State &state, Move move) const
{
    const omens::Team &team = omens::teamOf(state);
    if (move.verb == lay && team.phase == laying) {
        if (!omens::isCard(move.a) || state.table.find(handOf(team.turn), move.a) < 0)
            return "not-in-hand";
        return move.b < cells && takenCells(state.table) >> move.b & 1 ? "cell-taken" : "not-next";
    }
    if (move.verb == score && team.phase == scoring)
        return isScorable(move.a) && position(state).scored >> move.a & 1 ? "scored-already" : "no-such-hand";
    if (move.verb == pass && team.phase == scoring)
        return "must-score";
    if (move.verb == take && team.phase == taking)
        return "no-such-hand";
    return "not-now";
}

void Famine::ownFacts(const State &state, Facts &out) const
{
    const Position &p = position(state);
    out.add({"turns-left", noSeat, p.turnsLeft});
    for (Categories set = p.scored; set; set &= set - 1)
        out.add({"scored", noSeat, std::countr_zero(set), &omens::categoryDomain, true});
    if (p.team.phase == touchUp)
        out.add({"laid", noSeat, p.laid.card, &numberDomain, true});
    if (p.team.phase == taking)
        out.add({"scoring", noSeat, int(p.scoring), &omens::categoryDomain, true});
    for (CellSet set = takenSoFar(p); set; set &= set - 1)
        out.add({"taken", noSeat, std::countr_zero(set), &cellDomain, true});
}

} // namespace

const Rules &rules()
{
    static const Famine famine;
    return famine;
}

} // namespace bombshelf::omens_famine
