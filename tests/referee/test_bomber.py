"""The Bomber! referee's own tests: each sentence of the page on a position laid by hand."""
import unittest

from bomber import start, zones_of
from bomber_model import POSTS, SKILLS, USES, Match
from referee import Disagreement
from trial import run

PASS = "pass"


class Planned:
    """Chance as a test wants it: rolls as they come, "35" being two dice."""

    def __init__(self, rolls):
        self.rolls, self.asked = rolls.split(), []

    def listen(self, line):
        pass

    def roll(self, what, seat, dice):
        faces = list(map(int, self.rolls.pop(0)))
        assert len(faces) == dice, (what, seat, dice, faces)
        self.asked.append((what, seat))
        return faces


def options(mode="solo", hp="6", reach="target"):
    return {"mode": mode, "hp": hp, "reach": reach}


def table(*sappers, rolls="", hp=None, points=None, **chosen):
    """A session under way, each sapper's posts and skills in a string. Reach is the plain one unless a test chooses."""
    match = Match(len(sappers), options(**chosen), Planned(rolls))
    match.revealed = True
    for seat, sapper in enumerate(sappers):
        words = sapper.split()
        match.posts[seat] = [int(word) for word in words if word.isdigit()]
        match.skills[seat] = [word for word in words if word in SKILLS]
        for skill in match.skills[seat]:
            match.facts[skill][seat] = USES[skill]
    match.facts |= {"hp": hp or match.facts["hp"], "points": points or match.facts["points"]}
    match.facts["cycle"] = 1
    return match


def checked(match, actor, *moves):
    """Plays a check; what was asked in it."""
    match.events = []
    return run(match.check(actor), *moves)[0]


def told(match, *kinds):
    return [event for event in match.events if event[0] in kinds]


def blast(target, dice, *sappers, actor=0, **more):
    """A check without reactions."""
    match = table(*sappers, rolls=dice, **more)
    checked(match, actor, f"aim {target}")
    return match


class Making(unittest.TestCase):
    def made(self, mode, *moves, seats=2):
        match = Match(seats, options(mode), Planned("12 34 " * 9))
        return match, run(match.play(), *moves)[0]

    def test_hp(self):
        for mode, tough in (("solo", [6, 9, 12, 15, 18]), ("twelve", [6, 6, 8, 10, 12]), ("twelve-middle", [6, 6, 8, 10, 12]),
                            ("twelve-climax", [6, 6, 8, 10, 12])):
            for seats, hp in enumerate(tough, 2):
                self.assertEqual(Match(seats, options(mode, "tough"), None).facts["hp"], [hp] * seats)
                self.assertEqual(Match(seats, options(mode), None).facts["hp"], [6] * seats)

    def test_how_many_posts_and_skills(self):
        for mode, posts, skills in (("solo", 3, 1), ("twelve", 6, 3), ("twelve-middle", 6, 3), ("twelve-climax", 6, 3)):
            match, asked = self.made(mode, *[f"post {post}" for post in range(2, 2 + posts)],
                                     *[f"skill {skill}" for skill in SKILLS[:skills]])
            self.assertEqual([seat for seat, _ in asked], [0] * (posts + skills) + [1])
            self.assertEqual((len(match.posts[0]), len(match.skills[0])), (posts, skills))
            self.assertEqual(match.events[0], ("making", None, [posts, skills, 6]))

    def test_posts_are_distinct_and_ascend(self):
        asked = self.made("solo", "post 4", "post 11", "post 12")[1]
        self.assertEqual(asked[0], (0, {f"post {post}" for post in range(2, 11)}))
        self.assertEqual(asked[1], (0, {f"post {post}" for post in range(5, 12)}))
        self.assertEqual(asked[2], (0, {"post 12"}))

    def test_skills_are_distinct_and_ascend(self):
        asked = self.made("twelve", *[f"post {post}" for post in range(7, 13)], "skill fine-tuning", "skill fever", "skill extinguisher")[1]
        self.assertEqual(asked[6], (0, {f"skill {skill}" for skill in SKILLS[:4]}))
        self.assertEqual(asked[7], (0, {"skill powder", "skill bearings", "skill fever"}))
        self.assertEqual(asked[8], (0, {"skill extinguisher"}))

    def test_solo_has_any_one_skill(self):
        asked = self.made("solo", "post 2", "post 3", "post 4")[1]
        self.assertEqual(asked[3], (0, {f"skill {skill}" for skill in SKILLS}))

    def test_secret_till_all_are_made(self):
        first = ["post 2", "post 3", "post 9", "skill fine-tuning"]
        match, _ = self.made("solo", *first, "post 3")
        self.assertEqual((match.facts["posts-0"], match.facts["posts-1"], match.facts["fine-tuning"]), (["2", "3", "9"], ["3"], [3, -1]))
        self.assertEqual(match.facts["made"], [4, 1])
        self.assertEqual(zones_of(match)["sheet"], [["sapper-0"] * 3, ["sapper-1"] * 3])
        self.assertEqual(zones_of(match)["post-3"], [])
        self.assertEqual(told(match, "made"), [("made", 0, [])])
        match, _ = self.made("solo", *first, "post 3", "post 4", "post 12", "skill powder")
        self.assertFalse(match.facts.keys() & {"posts-0", "posts-1"})
        self.assertEqual(zones_of(match)["sheet"], [[], []])
        self.assertEqual(zones_of(match)["post-3"], ["sapper-0", "sapper-1"])
        self.assertEqual(told(match, "revealed", "stands", "has-skill"), [
            ("revealed", None, []), ("stands", 0, ["2", "3", "9"]), ("has-skill", 0, ["fine-tuning"]),
            ("stands", 1, ["3", "4", "12"]), ("has-skill", 1, ["powder"])])

    def test_six_posts_are_told_by_threes(self):
        match = Match(2, options("twelve"), Planned(""))
        match.posts, match.skills = [[2, 3, 4, 5, 6, 7]] * 2, [["powder", "fever"]] * 2
        match.reveal()
        self.assertEqual(match.events[1:5], [("stands", 0, ["2", "3", "4"]), ("stands", 0, ["5", "6", "7"]),
                                             ("has-skill", 0, ["powder"]), ("has-skill", 0, ["fever"])])

    def test_what_can_be_chosen_at_all(self):
        self.assertEqual([*POSTS], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        self.assertEqual([*USES.items()], [("long-throw", 1), ("fine-tuning", 3), ("powder", 1), ("bearings", 1),
                                           ("fever", 1), ("extinguisher", 1)])

    def test_options(self):
        for wrong in ({}, options("twelve-end"), options(hp="7"), options(reach="far"), options() | {"posts": "3"}):
            with self.assertRaises(Disagreement):
                start({"seats": 2, "options": wrong}, {})
        start({"seats": 2, "options": options()}, {})


class Initiative(unittest.TestCase):
    def order(self, rolls, seats=4, out=()):
        match = table(*["2"] * seats, rolls=rolls, hp=[0 if seat in out else 6 for seat in range(seats)])
        return match.settle(match.in_play(), "initiative"), match

    def test_small_die_as_tens_highest_first(self):
        order, match = self.order("61 24 53 15")
        self.assertEqual(order, [2, 1, 0, 3])
        self.assertEqual(match.facts["initiative"], [16, 24, 35, 15])

    def test_ties_roll_again_among_themselves(self):
        order, match = self.order("33 25 33 66 12 13")
        self.assertEqual(order, [3, 2, 0, 1])
        self.assertEqual(match.facts["initiative"], [33, 25, 33, 66])
        self.assertEqual(told(match, "rolled-again"), [("rolled-again", 0, [1, 2]), ("rolled-again", 2, [1, 3])])

    def test_highest_group_first_and_till_it_is_settled(self):
        order, match = self.order("12 55 12 55 23 32 11 22 66 56")
        self.assertEqual(order, [3, 1, 0, 2])
        self.assertEqual([seat for _, seat in match.chance.asked], [0, 1, 2, 3, 1, 3, 1, 3, 0, 2])

    def test_of_a_group_that_ties_in_part_only_those_roll(self):
        order, match = self.order("11 11 11 11 22 33 22 33 66 56 11 12")
        self.assertEqual(order, [1, 3, 2, 0])
        self.assertEqual([seat for _, seat in match.chance.asked], [0, 1, 2, 3, 0, 1, 2, 3, 1, 3, 0, 2])

    def test_only_sappers_in_play_roll(self):
        order, match = self.order("12 13", out=(1, 2))
        self.assertEqual((order, match.facts["initiative"]), ([3, 0], [12, 0, 0, 13]))


class Windows(unittest.TestCase):
    def test_any_of_the_posts(self):
        asked = checked(table("2 3 4", "5 6 7", rolls="34"), 0, "aim 9")
        self.assertEqual(asked, [(0, {f"aim {post}" for post in range(2, 13)})])

    def test_before_from_the_left_the_actor_last(self):
        match = table(*["2 long-throw fine-tuning fever extinguisher"] * 4, rolls="34", hp=[6, 6, 0, 6])
        asked = checked(match, 1, "aim 9", *[PASS] * 6)
        others = {"long-throw", "tune 8", "tune 10", PASS}
        self.assertEqual(asked[1:4], [(3, others), (0, others), (1, others | {"fever"})])
        dice = {f"turn-die {old} {new}" for old in (3, 4) for new in range(1, 7) if new != old}
        self.assertEqual(asked[4:], [(seat, dice | {PASS}) for seat in (3, 0, 1)])
        self.assertEqual([seat for _, seat, _ in told(match, "passed")], [3, 0, 1] * 2)

    def test_who_has_no_use_there_is_not_asked(self):
        match = table("2 powder", "3 fever", "4 bearings", rolls="34")
        self.assertEqual(len(checked(match, 0, "aim 9")), 1)
        self.assertEqual(told(match, "passed"), [])
        match = table("2 long-throw fine-tuning fever extinguisher", "3", rolls="34")
        match.facts |= {skill: [0, -1] for skill in ("long-throw", "fine-tuning", "fever", "extinguisher")}
        self.assertEqual(len(checked(match, 0, "aim 9")), 1)

    def test_each_as_often_as_it_has_uses_in_any_order(self):
        match = table("2", "3 long-throw fine-tuning", rolls="1 34")
        asked = checked(match, 0, "aim 6", "tune 7", "long-throw", "shift 8", "tune 9", "tune 10")
        self.assertEqual([moves for _, moves in asked[1:]], [
            {"long-throw", "tune 5", "tune 7", PASS}, {"long-throw", "tune 6", "tune 8", PASS}, {"shift 6", "shift 7", "shift 8"},
            {"tune 7", "tune 9", PASS}, {"tune 8", "tune 10", PASS}])
        self.assertEqual((match.facts["fine-tuning"], match.facts["long-throw"]), ([-1, 0], [-1, 0]))
        self.assertEqual((told(match, "passed"), told(match, "tuned")[-1]), ([], ("tuned", 1, ["9", "10"])))

    def test_one_pass_around(self):
        match = table("2 fine-tuning", "3 fine-tuning", "4", rolls="34")
        asked = checked(match, 0, "aim 6", "tune 7", PASS, "tune 6", PASS)
        self.assertEqual([seat for seat, _ in asked], [0, 1, 1, 0, 0])

    def test_fine_tuning_does_not_leave_the_table(self):
        for aim, tunes in ((2, {"tune 3"}), (12, {"tune 11"}), (11, {"tune 10", "tune 12"})):
            asked = checked(table("2", "3 fine-tuning", rolls="34"), 0, f"aim {aim}", PASS)
            self.assertEqual(asked[1], (1, tunes | {PASS}))

    def test_fine_tuning_lasts_three_times_a_part(self):
        match = table("2", "3 fine-tuning", rolls="11 11 11")
        for moves, left in ((["tune 7", PASS], 2), (["tune 5", "tune 6"], 0), ([], 0)):
            checked(match, 0, "aim 6", *moves)
            self.assertEqual(match.facts["fine-tuning"], [-1, left])

    def test_long_throw_by_0_to_the_die_either_way(self):
        for aim, die, posts in ((7, 1, "6 7 8"), (7, 3, "4 5 6 7 8 9 10"), (3, 4, "2 3 4 5 6 7"), (12, 6, "6 7 8 9 10 11 12")):
            match = table("2", "3 long-throw", rolls=f"{die} 11")
            asked = checked(match, 0, f"aim {aim}", "long-throw")
            self.assertEqual(asked[2], (1, {f"shift {post}" for post in posts.split()}))
            self.assertEqual((match.facts["phase"], zones_of(match)["dice"], zones_of(match)["dice-box"]), ("shift", [str(die)], ["1", "1"]))

    def test_a_shift_is_told_also_when_the_target_stays(self):
        match = table("2", "3 long-throw", rolls="4 11")
        checked(match, 0, "aim 6", "long-throw", "shift 6")
        self.assertEqual(told(match, "threw-long", "shifted"), [("threw-long", 1, [4]), ("shifted", 1, ["6", "6"])])

    def test_its_die_goes_back_with_the_shift(self):
        match = table("2", "3 long-throw fine-tuning", rolls="4")
        checked(match, 0, "aim 6", "long-throw", "shift 9")
        self.assertEqual((match.facts["phase"], zones_of(match)["dice"], zones_of(match)["dice-box"]), ("before", [], ["1", "1", "1"]))

    def test_fever_is_one_more_die_once_and_for_own_checks(self):
        match = table("2 fever", "3 fever", rolls="123 12 12")
        self.assertEqual(checked(match, 0, "aim 9", "fever")[1:], [(0, {"fever", PASS})])
        self.assertEqual(told(match, "fever", "rolled"), [("fever", 0, []), ("rolled", 0, [1, 2, 3])])
        self.assertEqual((match.facts["check-dice"], match.facts["achievement"]), (3, 6))
        self.assertEqual(len(checked(match, 0, "aim 9")), 1)
        self.assertEqual(told(match, "rolled"), [("rolled", 0, [1, 2, 0])])
        self.assertEqual((match.facts["check-dice"], match.facts["fever"]), (2, [0, 1]))

    def test_extinguisher_sets_one_die(self):
        match = table("2 extinguisher", "3 extinguisher", "4", rolls="52")
        asked = checked(match, 2, "aim 9", "turn-die 5 2", "turn-die 2 6")
        self.assertEqual(asked[1][0], 0)
        self.assertEqual(asked[2], (1, {f"turn-die 2 {face}" for face in (1, 3, 4, 5, 6)} | {PASS}))
        self.assertEqual((match.dice, match.facts["extinguisher"]), ([6, 2], [0, 0, -1]))
        self.assertEqual(told(match, "turned-die"), [("turned-die", 0, [5, 2]), ("turned-die", 1, [2, 6])])

    def test_the_final_dice_count(self):
        for dice, turn, what in (("66", "6 1", "achieved"), ("61", "1 6", "special"), ("11", "1 2", "achieved"), ("31", "3 1", "fumble")):
            match = table("2", "3 extinguisher", rolls=dice)
            checked(match, 0, "aim 9", f"turn-die {turn}")
            self.assertEqual([event[0] for event in told(match, "achieved", "special", "fumble")], [what])

    def test_nothing_of_a_check_is_left_for_the_next(self):
        match = table("2", "12", rolls="62")
        checked(match, 0, "aim 7")
        self.assertEqual((match.facts["achievement"], match.facts["reach"], match.facts["target"], match.dice), (8, 3, "7", [6, 2]))
        self.assertEqual((zones_of(match)["post-7"], zones_of(match)["aim"]), (["target"], []))
        checked(match, 1)
        self.assertEqual((match.facts["achievement"], match.facts["reach"], match.facts.get("target"), match.dice), (0, -1, None, []))
        self.assertEqual((zones_of(match)["post-7"], zones_of(match)["aim"]), ([], ["target"]))


class Reach(unittest.TestCase):
    def test_is_what_exceeds_5(self):
        for dice, posts in (("23", ["7", "7"]), ("24", ["6", "8"]), ("44", ["4", "10"]), ("65", ["2", "12"])):
            match = blast(7, dice, "7", "2")
            self.assertEqual(told(match, "blasted"), [("blasted", 0, posts)])
            self.assertEqual(match.facts["reach"], sum(map(int, dice)) - 5)

    def test_below_0_is_no_blast(self):
        match = blast(7, "22", "7", "7")
        self.assertEqual(match.events[-2:], [("achieved", 0, [4, 5]), ("no-blast", 0, [])])
        self.assertEqual((match.facts["reach"], match.facts["hp"]), (-1, [6, 6]))
        self.assertEqual(blast(7, "12", "7", "7").facts["reach"], -1)

    def test_the_line_ends(self):
        for target, posts in ((3, ["2", "6"]), (11, ["8", "12"])):
            self.assertEqual(told(blast(target, "44", "7", "2"), "blasted"), [("blasted", 0, posts)])

    def test_substitute_takes_off_the_distance_to_the_nearest_post(self):
        for target, posts, number, reach in ((7, "7 12", 5, 4), (6, "2 7 12", 6, 3), (2, "5 11", 8, 1), (12, "5 9", 8, 1),
                                             (12, "8 2", 9, 0), (12, "2 7", 10, -1)):
            match = blast(target, "45", posts, "2", reach="substitute")
            self.assertEqual((told(match, "achieved"), match.facts["reach"]), ([("achieved", 0, [9, number])], reach))

    def test_target_does_not_care_who_owns_what(self):
        match = blast(12, "45", "2 3", "3", reach="target")
        self.assertEqual((told(match, "achieved"), match.facts["reach"]), ([("achieved", 0, [9, 5])], 4))

    def test_the_final_target_counts(self):
        match = table("2 3 4", "3 fine-tuning", rolls="44", reach="substitute")
        checked(match, 0, "aim 5", "tune 6", PASS)
        self.assertEqual(told(match, "achieved", "blasted"), [("achieved", 0, [8, 7]), ("blasted", 0, ["5", "7"])])

    def test_more_powder_counts_for_own_checks(self):
        for actor, achieved in ((0, 8), (1, 7)):
            self.assertEqual(blast(7, "34", "7 powder", "2", actor=actor).facts["achievement"], achieved)
        self.assertEqual(blast(7, "66", "7 powder", "2").facts["achievement"], 13)

    def test_special(self):
        for dice, powder in (("66", ""), ("661", ""), ("166", " powder"), ("666", "")):
            for reach in ("target", "substitute"):
                match = table(f"2{powder} fever", "12", rolls=dice, reach=reach)
                checked(match, 0, "aim 12", "fever" if len(dice) == 3 else PASS)
                self.assertEqual(told(match, "special", "fumble", "achieved", "blasted", "hit"), [
                    ("special", 0, []), ("blasted", 0, ["2", "12"]), ("hit", 1, [1, 5, 0]), ("hit", 0, [1, 5, 0])])
                self.assertEqual(match.facts["reach"], 12)
        self.assertEqual(told(blast(7, "65", "7", "2"), "special"), [])

    def test_fumble(self):
        for dice in ("11", "116", "161", "111"):
            match = table("7 powder fever", "7", rolls=dice)
            checked(match, 0, "aim 7", "fever" if len(dice) == 3 else PASS)
            self.assertEqual(match.events[-2:], [("fumble", 0, []), ("no-blast", 0, [])])
            self.assertEqual((match.facts["reach"], match.facts["achievement"]), (-1, sum(map(int, dice)) + 1))
            self.assertEqual(match.facts["hp"], [6, 6])


class Blast(unittest.TestCase):
    def test_one_for_each_own_post_blasted(self):
        match = blast(5, "34", "2 3 7", "4 5 6", "7 8 9", "10 11 12")
        self.assertEqual(match.facts["hp"], [4, 3, 5, 6])
        self.assertEqual(told(match, "hit"), [("hit", 1, [3, 3, 0]), ("hit", 2, [1, 5, 0]), ("hit", 0, [2, 4, 0])])

    def test_a_point_for_each_hp_that_others_really_lose(self):
        match = blast(5, "34", "2 3 7", "4 5 6", "7 8 9", "10 11 12", points=[2, 9, 9, 9])
        self.assertEqual((match.facts["points"], told(match, "scored")), ([6, 9, 9, 9], [("scored", 0, [4, 6])]))
        match = blast(5, "34", "2", "4 5 6", "12", hp=[6, 2, 1])
        self.assertEqual((match.facts["points"], told(match, "hit")), ([2, 0, 0], [("hit", 1, [2, 0, 0])]))

    def test_none_for_ones_own(self):
        match = blast(5, "34", "4 5 6", "12", "12")
        self.assertEqual((match.facts["hp"], match.facts["points"]), ([3, 6, 6], [0, 0, 0]))
        self.assertEqual(told(match, "hit", "hit-nobody", "scored"), [("hit", 0, [3, 3, 0])])

    def test_ball_bearings(self):
        match = blast(5, "34", "5 bearings", "4 5 6", "12 11", "7", hp=[6, 6, 6, 1])
        self.assertEqual((match.facts["hp"], match.facts["points"]), ([4, 2, 6, 0], [5, 0, 0, 0]))
        match = blast(5, "34", "5 bearings", "4 5 6", actor=1)
        self.assertEqual(match.facts["hp"], [5, 3])

    def test_who_is_out_is_hit_no_more(self):
        match = blast(5, "34", "12", "4 5 6", "11", "5", hp=[6, 0, 6, 6])
        self.assertEqual((told(match, "hit", "out"), match.facts["points"]), ([("hit", 3, [1, 5, 0])], [1, 0, 0, 0]))

    def test_nobody_hit(self):
        match = blast(5, "23", "12", "4 6", "5", hp=[6, 6, 0])
        self.assertEqual(match.events[-2:], [("blasted", 0, ["5", "5"]), ("hit-nobody", 0, [])])

    def test_from_the_left_the_actor_last_and_by_kind(self):
        match = blast(5, "34", "5", "5", "5", "5", actor=2, hp=[6, 1, 1, 1])
        self.assertEqual(match.events[-8:], [("hit", 3, [1, 0, 2]), ("hit", 0, [1, 5, 2]), ("hit", 1, [1, 0, 2]), ("hit", 2, [1, 0, 2]),
                                             ("scored", 2, [3, 3]), ("out", 3, []), ("out", 1, []), ("out", 2, [])])
        zones = zones_of(match)
        self.assertEqual(sorted(zones["post-5"][1:]), ["(sapper-1)", "(sapper-2)", "(sapper-3)", "sapper-0"])


class Session(unittest.TestCase):
    SEATS = ("2", "7", "12")

    def play(self, match, *moves):
        match.events = []
        return run(match.session(), *moves)[0]

    def test_cycles_are_the_sappers_at_the_start(self):
        for mode, cycles in (("solo", [2, 3, 4, 5, 6]), ("twelve-climax", [2, 3, 4, 5, 6]), ("twelve-middle", [3] * 5)):
            for seats, expected in enumerate(cycles, 2):
                match = table(*["2"] * seats, mode=mode)
                self.assertEqual(match.facts["cycles"], expected)
                match.begin_part(match.parts[0])
                self.assertEqual(match.facts["cycles"], expected)

    def test_everybody_acts_once_a_cycle(self):
        match = table(*self.SEATS, rolls="11 22 33 12 12 12 " * 3)
        asked = self.play(match, *["aim 7"] * 9)
        self.assertEqual([seat for seat, _ in asked], [2, 1, 0] * 3)
        self.assertEqual(told(match, "cycle-began"), [("cycle-began", None, [cycle, 3]) for cycle in (1, 2, 3)])

    def test_the_initiative_of_each_cycle_is_its_own(self):
        match = table("2", "7", rolls="11 22 12 12 33 22 12 12")
        self.assertEqual([seat for seat, _ in self.play(match, *["aim 7"] * 4)], [1, 0, 0, 1])

    def test_the_order_names_who_has_yet_to_act(self):
        match = table(*self.SEATS, rolls="11 22 33 12")
        self.play(match)
        self.assertEqual((match.facts["actor"], match.facts["order"]), (2, [1, 0]))
        self.assertNotIn("order", table("2", "7").facts)

    def test_one_knocked_out_before_its_turn_does_not_act(self):
        match = table(*self.SEATS, rolls="11 22 33 23 12 11 22 12 12 11 22 12 12", hp=[6, 1, 6])
        asked = self.play(match, *["aim 7"] * 6)
        self.assertEqual([seat for seat, _ in asked], [2, 0, 2, 0, 2, 0])
        self.assertEqual(match.facts["initiative"], [11, 0, 22])
        self.assertEqual([event[2][1] for event in told(match, "cycle-began")], [3, 3, 3])

    def test_at_once_over_when_at_most_one_is_in_play(self):
        for target, left in ((7, [2]), (8, [0]), (10, [])):
            match = table("7 10", "7 8 10", "8 10", rolls="11 33 22 23", hp=[1, 1, 1])
            self.assertEqual(len(self.play(match, f"aim {target}")), 1)
            self.assertEqual((match.in_play(), match.order), (left, left))

    def test_two_in_play_go_on(self):
        match = table("7", "8", "9", rolls="11 33 22 23", hp=[1, 1, 1])
        self.assertEqual([seat for seat, _ in self.play(match, "aim 8")], [1, 2])


class Ending(unittest.TestCase):
    def winners(self, hp, points, felled=()):
        match = table(*["2"] * len(hp), hp=hp, points=points)
        match.felled = list(felled)
        self.assertEqual(match.result()[0], points)
        return match.result()[1]

    def test_one_left_wins(self):
        self.assertEqual(self.winners([0, 0, 1], [9, 8, 0], [0]), [2])

    def test_several_left_compare_points_then_hp(self):
        self.assertEqual(self.winners([1, 6, 5], [4, 3, 3]), [0])
        self.assertEqual(self.winners([1, 6, 5], [3, 4, 4]), [1])
        self.assertEqual(self.winners([5, 2, 5], [4, 4, 4]), [0, 2])
        self.assertEqual(self.winners([0, 2, 5], [9, 4, 3], [0]), [1])

    def test_none_left_those_felled_last_compare_points(self):
        self.assertEqual(self.winners([0, 0, 0], [9, 2, 3], [1, 2]), [2])
        self.assertEqual(self.winners([0, 0, 0], [9, 3, 3], [1, 2]), [1, 2])

    def test_felled_means_by_the_last_check(self):
        match = blast(7, "23", "2", "7", "7", "12", hp=[6, 1, 1, 6])
        self.assertEqual(match.felled, [1, 2])
        match.chance.rolls = ["66"]
        checked(match, 3, "aim 2")
        self.assertEqual((match.felled, match.facts["hp"]), ([], [5, 0, 0, 5]))


class Twelve(unittest.TestCase):
    MAKING = [f"post {post}" for post in (2, 3, 4, 5, 6, 7)] + ["skill long-throw", "skill fine-tuning", "skill fever"]
    OTHER = MAKING[:6] + ["skill powder", "skill bearings", "skill extinguisher"]

    def whole(self, mode, rolls, *moves):
        match = Match(2, options(mode), Planned(rolls))
        run(match.play(), *self.MAKING, *self.OTHER, *moves)
        return match

    def test_middle_and_climax_alone(self):
        for mode, part, cycles in (("twelve-middle", "middle", 3), ("twelve-climax", "climax", 2)):
            match = self.whole(mode, "12 11 66", "aim 7", PASS, PASS)
            self.assertEqual(told(match, "part-began"), [("part-began", None, [part, cycles])])
            self.assertEqual((match.facts["part"], match.facts["phase"]), (part, "over"))
            self.assertEqual(told(match, "part-over"), [])

    def test_solo_is_a_part_too(self):
        match = Match(2, options(), Planned("12 11 11 66"))
        run(match.play(), *["post 2", "post 3", "post 4", "skill powder"] * 2)
        self.assertEqual(told(match, "part-began"), [("part-began", None, ["solo", 2])])

    def test_hp_uses_and_the_fallen_come_back_and_points_stay(self):
        match = self.whole("twelve", "12 11 6 661 22 33", "aim 7", "long-throw", "shift 8", "tune 7", "fever", PASS, "turn-die 1 2")
        self.assertEqual((match.facts["phase"], match.facts["part"], match.facts["cycle"], match.facts["cycles"]), ("aim", "climax", 1, 2))
        self.assertEqual((match.facts["hp"], match.facts["points"]), ([6, 6], [6, 0]))
        self.assertEqual([match.facts[skill] for skill in SKILLS], [[1, -1], [3, -1], [-1, 1], [-1, 1], [1, -1], [-1, 1]])
        self.assertEqual([event[:1] + tuple(event[2]) for event in told(match, "part-over", "part-began", "cycle-began", "ended")],
                         [("part-began", "middle", 3), ("cycle-began", 1, 3), ("part-over", "middle"), ("part-began", "climax", 2),
                          ("cycle-began", 1, 2)])
        self.assertEqual(match.facts["initiative"], [22, 33])

    def test_the_match_ends_after_the_climax(self):
        match = self.whole("twelve", "12 11 66 22 33 66", "aim 7", PASS, PASS, "aim 7", PASS, PASS)
        self.assertEqual((match.facts["phase"], match.facts["hp"], match.facts["points"]), ("over", [0, 0], [6, 6]))
        self.assertEqual((match.result()[1], match.events[-1]), ([0, 1], ("ended", None, [])))


if __name__ == "__main__":
    unittest.main()
