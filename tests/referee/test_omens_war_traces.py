"""The referee of Omens: War: what a trace may say of chance, and traces made wrong."""
import json
import unittest

from omens_trial import Disagreement, Luck, OmensSpoiling, events, facts, matches, zones
from omens_model import cards
from omens_war import DECK, War, WarTold, referee


class WarLuck(Luck):
    def deal(self, match):
        pack, size = self.pack(), DECK[len(match.seats)]
        return [[pack.pop() for _ in range(size)] for _ in match.seats], pack


class Chance(unittest.TestCase):
    """What the trace says chance brought is held against what it can."""

    @staticmethod
    def told(*lines, **zones):
        chance, match = WarTold(), War(2, 0, None)
        chance.listen({"events": [{"what": what, "seat": seat, "args": args} for what, seat, *args in lines],
                       "state": {"zones": {name.replace("_", "-"): zone for name, zone in zones.items()}, "facts": {}}})
        return chance, match

    def test_dice_in_their_order(self):
        chance, match = self.told(("rolled", 1, 4, 9), ("rolled-again", 1, "4", "6"))
        self.assertEqual(chance.dice(match, "rolled", 1, 0), [4])
        for what, seat in (("rolled", 0), ("rolled-again", 1)):
            with self.assertRaises(Disagreement):
                chance.dice(match, what, seat, 0)
        match.tell("rolled", 1, 4, 9)
        self.assertEqual(chance.dice(match, "rolled-again", 1, 1), [6])
        match.tell("rolled-again", 1, "4", "6")
        with self.assertRaises(Disagreement):
            chance.dice(match, "rolled-again", 1, 1)

    def test_each_die_shows_a_face(self):
        for wrong in (0, 7, -1, 2.5, "x", None):
            chance, match = self.told(("rolled", 1, wrong, 9))
            with self.assertRaises(Disagreement):
                chance.dice(match, "rolled", 1, 0)
        chance, match = self.told(("start-roll", 1, 3, 4))
        with self.assertRaises(Disagreement):
            chance.dice(match, "start-roll", 1, 0, 3)

    def test_a_shuffled_deck_is_what_is_drawn_and_what_is_left(self):
        chance, match = self.told(("war-takes", None, 3), ("war-turns-up", None, "9c"), ("turns-up", 0, "8c"), ("war-turns-up", None, "3d"),
                                  deck=["(2c)", "(4h)"])

        def order(*words):
            return [card.printed for card in chance.order(match, cards(words), "deck", drawn=["war-turns-up"], above=1)]
        self.assertEqual(order("4h", "3d", "2c"), ["3d", "2c", "4h"])
        for wrong in (("4h", "3d"), ("4h", "3d", "2c", "9c"), ("4h", "3d", "9c"), ("4h", "4h", "2c")):
            with self.assertRaises(Disagreement):
                order(*wrong)


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = War
    MATCHES = {2: [4], 3: [65, 78], 4: [9]}  # in those of three seats everything happens

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(matches(War, WarLuck, seats, seeds, helpers=10)) for seats, seeds in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def test_everything_happens(self):
        happened = {event["what"] for line in json.loads(self.traces[3]) for event in line.get("events", ())}
        self.assertEqual(happened, set("""helpers-came turn-began war-turns-up turns-up war-cheats goes-to-war has-no-card rolled beats ties spared
            loses-die loses-card stands reshuffled war-takes wins-cards gave used-card used-die changed swapped looked-at saw was-put-back
            replaced rolled-again rolled-more was-left-out won lost""".split()))

    def test_another_deal(self):
        def wrong(change):
            self.spoil(lambda line: "deal" in line and change(zones(line)) is not False)
        wrong(lambda zone: zone["own-deck"][0].append(zone["deck"].pop()))
        wrong(lambda zone: zone["own-deck"][0].append(zone["own-deck"][1].pop()))
        wrong(lambda zone: zone["deck"].__setitem__(3, zone["deck"][4]))
        wrong(lambda zone: zone["deck"].__setitem__(3, "(15c)"))

    def test_no_deck_is_shuffled_in_a_turn(self):
        for name in ("deck", "own-deck"):
            def shuffle(line):
                zone = zones(line)[name] if line.get("n") == 1 else []
                zone = zone[0] if zone and isinstance(zone[0], list) else zone
                return zone and not zone.append(zone.pop(0))
            self.spoil(shuffle)

    def test_order_elsewhere_means_nothing(self):
        self.spoil(lambda line: line.get("n") == 9 and zones(line)["hit-points"].pop())
        lines, spoils = json.loads(self.traces[3]), []
        for line in lines:
            if facts(line).get("at-war"):
                zones(line)["spoils"].reverse()
                spoils += zones(line)["spoils"][1:]
            zones(line).get("hit-points", []).sort()
            zones(line).get("dice-box", []).reverse()
            zones(line).get("discards", []).sort()
        self.assertTrue(spoils)
        self.assertIn("all agree", self.said(lines))

    def test_what_is_shuffled_is_what_was_won(self):
        self.spoil(lambda line: events(line, "wins-cards") and not zones(line)["spoils"].__setitem__(0, "(2x)"))
        self.spoil(lambda line: events(line, "war-takes") and not zones(line)["deck"].reverse())
        self.spoil(lambda line: events(line, "reshuffled") and not zones(line)["deck"].__setitem__(0, zones(line)["deck"][1]))

    def test_shuffled_spoils_have_an_order(self):
        self.spoil(lambda line: facts(line).get("phase") == "share" and len(zones(line)["spoils"]) > 1
                   and not events(line, "wins-cards") and not zones(line)["spoils"].reverse())


if __name__ == "__main__":
    unittest.main()
