"""The Bomber! referee's own tests: what a trace may say of chance, and traces made wrong."""
import json
import random
import unittest

from bomber import DICE, SEATS, referee, zones_of
from bomber_model import FACES, POSTS, Match, Told
from referee import Disagreement
from test_bomber import options
from trial import Spoiling, trace, verdict


class Luck:
    """Chance as it is."""

    def __init__(self, rng):
        self.rng = rng

    def listen(self, line):
        pass

    def roll(self, what, seat, dice):
        return [self.rng.choice(FACES) for _ in range(dice)]


def played(seats, seed, chosen):
    rng = random.Random(seed)
    return trace({"game": "bomber", "seats": seats, "options": chosen}, Match(seats, chosen, Luck(rng)), zones_of, rng)


def events(line, what):
    return [event for event in line.get("events", ()) if event["what"] == what]


def zones(line):
    return line["state"]["zones"] if "state" in line else {}


def facts(line):
    return line["state"]["facts"] if "state" in line else {}


class Chance(unittest.TestCase):
    """What the trace says chance brought is held against what it can."""

    def told(self, *events):
        chance = Told()
        chance.listen({"events": [{"what": what, "seat": seat, "args": args} for what, seat, *args in events]})
        return chance

    def test_rolls_in_their_order(self):
        chance = self.told(("made", 2), ("initiative", 0, 2, 3), ("acting", 1), ("initiative", 1, 6, 6), ("rolled", 1, 4, 1, 0))
        self.assertEqual(chance.roll("initiative", 0, 2), [2, 3])
        self.assertEqual(chance.roll("initiative", 1, 2), [6, 6])
        self.assertEqual(chance.roll("rolled", 1, 2), [4, 1])
        with self.assertRaises(Disagreement):
            chance.roll("rolled", 1, 2)

    def test_only_what_is_due_of_who_is_due(self):
        for what, seat in (("rolled-again", 0), ("initiative", 1), ("rolled", 0)):
            with self.assertRaises(Disagreement, msg=(what, seat)):
                self.told(("initiative", 0, 2, 3)).roll(what, seat, 2)

    def test_each_die_shows_a_face(self):
        self.assertEqual(self.told(("threw-long", 2, 6)).roll("threw-long", 2, 1), [6])
        for wrong in ((0, 3, 0), (7, 3, 0), (3, -1, 0), (3,), ("3", "4", 0), (2.5, 3, 0)):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(("rolled", 2, *wrong)).roll("rolled", 2, 2)
        with self.assertRaises(Disagreement):
            self.told(("rolled", 2, 3, 4, 0)).roll("rolled", 2, 3)


class WrongTraces(Spoiling, unittest.TestCase):
    # Matches in which everything happens, by seats.
    MATCHES = {2: (872, options()), 3: (679, options("twelve", reach="substitute")), 4: (569, options(hp="tough", reach="substitute")),
               5: (196, options("twelve-middle", "tough")), 6: (241, options("twelve-climax", "tough", "substitute"))}

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(played(seats, *match)) for seats, match in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def said(self, lines):
        return verdict(self.referee(), lines)[1]

    def everywhere(self, change):
        """Spoils the first line to which the change applies, of whatever match."""
        applied = [seats for seats in SEATS if any(map(change, json.loads(self.traces[seats])))]
        self.assertTrue(applied)
        for seats in applied:
            self.spoil(change, seats)

    def test_all_numbers_of_seats(self):
        self.assertEqual([*SEATS], [2, 3, 4, 5, 6])

    def test_wrong_headers(self):
        for key, wrong in (("seats", 4), ("seats", 2), ("seats", 7), ("game", "bombmu"), ("trace", 2), ("match", 1), ("bots", ["random"] * 4),
                           ("options", options("twelve")), ("options", options(hp="6")), ("options", options(hp="tough")), ("options", {})):
            lines = json.loads(self.traces[3])
            lines[0][key] = wrong
            self.assertNotIn("all agree", self.said(lines), (key, wrong))
            self.assertNotIn("malformed", self.said(lines), (key, wrong))

    def test_legal_moves(self):
        for move in ("aim 2", "aim 12", "post 10", "skill powder", "long-throw", "fever", "pass"):
            self.everywhere(lambda line: move in line.get("legal", ()) and line["move"] != move and not line["legal"].remove(move))
        for move in ("post 11", "skill fever", "aim 13", "aim 1", "fever", "pass", "long-throw", "tune 7", "turn-die 3 3", "shift 7"):
            self.everywhere(lambda line: move not in line.get("legal", [move]) and not line["legal"].append(move))
        for verb in ("tune", "shift", "turn-die", "aim", "post", "skill"):
            def fewer(line):
                others = [move for move in line.get("legal", ()) if move.startswith(verb) and move != line["move"]]
                return others and not line["legal"].remove(others[0])
            self.everywhere(fewer)
        self.spoil(lambda line: line.get("n") == 7 and not line["legal"].append(line["legal"][0]))
        self.spoil(lambda line: line.get("n") == 7 and not line.update(move="post 7"))
        self.spoil(lambda line: line.get("n") == 7 and not line.update(n=8))

    def test_every_zone(self):
        last = len(json.loads(self.traces[3])) - 4
        for at in (5, 30, last):
            for name in zones(json.loads(self.traces[3])[1]):
                def more(line):
                    zone = zones(line)[name] if line.get("n") == at else None
                    return zone is not None and not (zone[0] if name == "sheet" else zone).append("sapper-0")
                self.spoil(more)
        self.spoil(lambda line: line.get("n") == 30 and not zones(line).pop("aim") == 0)
        self.spoil(lambda line: line.get("n") == 30 and not zones(line).update({"post-13": []}))

    def test_markers(self):
        def at_posts(change):
            self.everywhere(lambda line: any(change(zones(line)[f"post-{post}"]) for post in POSTS) if zones(line) else False)
        at_posts(lambda zone: "sapper-0" in zone and not zone.remove("sapper-0"))
        at_posts(lambda zone: "sapper-0" in zone and not zone.append(zone.pop(zone.index("sapper-0")).replace("0", "1")))
        at_posts(lambda zone: "sapper-1" in zone and not zone.__setitem__(zone.index("sapper-1"), "(sapper-1)"))
        at_posts(lambda zone: "(sapper-1)" in zone and not zone.__setitem__(zone.index("(sapper-1)"), "sapper-1"))
        at_posts(lambda zone: len(zone) > 1 and zone[0] == "target" and not zone.append(zone.pop(0)))
        at_posts(lambda zone: "target" in zone and not zone.remove("target"))

    def test_order_of_markers_means_nothing_and_that_of_dice_does(self):
        lines = json.loads(self.traces[4])
        for line in lines:
            for zone in [zones(line)[f"post-{post}"] for post in POSTS] if zones(line) else ():
                zone[:] = zone[:zone.count("target")] + zone[zone.count("target"):][::-1]
        self.assertIn("all agree", self.said(lines))
        self.everywhere(lambda line: len(set(zones(line).get("dice", ()))) > 1 and not zones(line)["dice"].reverse())
        self.everywhere(lambda line: len(zones(line).get("dice", ())) == DICE - 1 and not zones(line)["dice-box"].append("1"))

    def test_facts(self):
        for name in ("order", "target", "actor", "posts-0"):
            self.everywhere(lambda line: facts(line).pop(name, None) is not None)
        self.everywhere(lambda line: len(set(facts(line).get("order", ()))) > 1 and not facts(line)["order"].reverse())
        for name in ("hp", "points", "made", "initiative", "fine-tuning", "powder", "fever"):
            self.everywhere(lambda line: name in facts(line) and not facts(line)[name].reverse()
                            and facts(line)[name] != facts(line)[name][::-1])
        self.spoil(lambda line: line.get("n") == 30 and not facts(line).update(left=7))

    def test_events(self):
        for what in ("making", "chose-post", "chose-skill", "made", "revealed", "stands", "has-skill", "part-began", "cycle-began", "initiative",
                     "rolled-again", "acting", "aimed", "threw-long", "shifted", "tuned", "fever", "passed", "rolled", "turned-die", "special",
                     "fumble", "achieved", "no-blast", "blasted", "hit", "hit-nobody", "scored", "out", "part-over", "ended"):
            self.everywhere(lambda line: events(line, what) and not events(line, what)[0].update(seat=7))
            self.everywhere(lambda line: events(line, what) and not line["events"].remove(events(line, what)[0]))
            self.everywhere(lambda line: events(line, what) and not line["events"].append(events(line, what)[0]))
            self.everywhere(lambda line: events(line, what) and not events(line, what)[0]["args"].append(0))
            for at in range(3):
                if any(len(event["args"]) > at for text in self.traces.values() for line in json.loads(text) for event in events(line, what)):
                    self.everywhere(lambda line: events(line, what) and not events(line, what)[0]["args"].__setitem__(at, 99))

    def test_what_order_tells(self):
        for what in ("initiative", "rolled-again", "stands", "has-skill", "hit", "out"):
            def backwards(line):
                told = events(line, what)
                if len(told) < 2 or told == told[::-1]:
                    return False
                line["events"] = [told.pop() if event["what"] == what else event for event in line["events"]]
                return True
            self.everywhere(backwards)

    def test_dice_are_held_against_what_follows(self):
        def other(line):
            if not events(line, "rolled") or not events(line, "achieved"):
                return False
            dice = events(line, "rolled")[0]["args"]
            dice[0] = dice[0] % 6 + 1
            return True
        self.everywhere(other)
        self.everywhere(lambda line: events(line, "initiative") and not events(line, "initiative")[0].update(args=[6, 5]))
        self.everywhere(lambda line: events(line, "initiative") and not events(line, "initiative")[0].update(args=[0, 1]))

    def test_chance_that_is_not_due(self):
        for what, args in (("rolled", [1, 2, 0]), ("threw-long", [1]), ("initiative", [1, 2]), ("rolled-again", [1, 2])):
            self.everywhere(lambda line: events(line, "aimed") and not line["events"].append({"what": what, "seat": 0, "args": args}))

    def test_shared_wins(self):
        shared = 0
        for seed in range(60):
            lines = played(2, seed, options("twelve"))
            shared += len(lines[-1]["winners"]) > 1
            self.assertIn("all agree", self.said(lines))
        self.assertGreater(shared, 2)


if __name__ == "__main__":
    unittest.main()
