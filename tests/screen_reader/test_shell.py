"""Shelf, set-up and log as a screen reader finds them, and the words of the command line.

    BOMBSHELF=PROGRAM python3 -m unittest test_shell
"""

import os
import subprocess
import unittest

from program import Program

BINARY = os.environ["BOMBSHELF"]
GAMES = ["Driller", "Bomb-mu!", "Bomb Mafia", "Bomber!", "War", "Pollution", "Famine", "Death", "Fight Heaven", "Vanquish Hell", "Prevent Armageddon"]


class Words(unittest.TestCase):
    """They help where there is no screen, in the user's language."""

    def run_with(self, *words, locale="C.UTF-8"):
        environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
        environment |= {"LC_ALL": locale, "XDG_CONFIG_HOME": "/nonexistent", "HOME": "/nonexistent"}
        done = subprocess.run([BINARY, *words], env=environment, capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    def test_help_and_version(self):
        code, out, _ = self.run_with("--help")
        self.assertEqual(code, 0)
        self.assertIn("Tabletop games on one shelf.", out)
        self.assertIn("--version", out)
        code, out, _ = self.run_with("--version")
        self.assertEqual(code, 0)
        self.assertRegex(out, r"^bombshelf \d")

    def test_wrong_words_are_refused_in_a_sentence(self):
        for words, sentence in ((["nonesuch"], "no game called “nonesuch”"), (["driller", "bomber"], "One game at a time"), (["--nonesuch"], "nonesuch")):
            code, out, error = self.run_with(*words)
            self.assertEqual((code, out), (2, ""))
            self.assertIn(sentence, error)

    def test_in_japanese(self):
        self.assertIn("「nonesuch」というゲームは", self.run_with("nonesuch", locale="ja_JP.UTF-8")[2])


class End(unittest.TestCase):
    def test_the_program_ends_while_bots_think(self):
        program = Program(BINARY, settings="thinkTime=20")
        program.words = (program.begin_in_text("bombmu", "5\n1\nAnn\n5\n"),)  # four masters
        with program:
            program.find("panel", "Your turn: which card will you play?")  # they choose at the same time
            self.assertEqual(program.quit(), 0)

    def test_the_program_ends_under_a_sheet(self):
        with Program(BINARY) as program:
            program.press(program.find("push button", "Settings"), then=lambda now: any(one.role == "dialog" for one in now))
            self.assertEqual(program.quit(), 0)


class Seed(unittest.TestCase):
    def fingerprint(self, seed):
        """Of the seed of a match that is begun in the window."""
        with Program(BINARY, "driller", seed=seed) as program:
            program.press(program.find("push button", "Start"), then=program.offered)
            return program.records()[0]["seedHash"]

    def test_the_same_number_deals_the_same(self):
        found = [self.fingerprint(seed) for seed in ("1", "2", "1")]
        self.assertEqual(found[0], found[2])
        self.assertNotEqual(found[0], found[1])


class Curtain(unittest.TestCase):
    def test_what_was_said_to_one_person_is_gone_before_the_next(self):
        program = Program(BINARY)
        program.words = (program.begin_in_text("bombmu", "2\n2\nAnn\nBen\n"),)
        with program:
            program.press(program.find("push button", "I am "))
            program.press(program.find("push button", "Advice"))
            program.heard("I’d do this")
            program.press(program.bus.wait(program.offered)[0], then=lambda now: any(node.name.startswith("Pass the screen") for node in now))
            told = [node.name for node in program.shown() if node.role == "notification"]
            self.assertFalse(any("I’d do this" in sentence for sentence in told), told)

    def test_whoever_is_next_hears_what_happened(self):
        program = Program(BINARY)
        program.words = (program.begin_in_text("bombmafia", "3\n2\nAnn\nBen\n1\n1\n"),)
        with program:
            program.press(program.find("push button", "I am "))
            program.press(program.bus.wait(program.offered)[0], then=lambda now: any(node.name.startswith("Pass the screen") for node in now))
            program.bus.said.clear()
            program.press(program.find("push button", "I am "))
            program.heard(" plays ")


class Shell(unittest.TestCase):
    def setUp(self):
        self.program = self.enterContext(Program(BINARY))

    def check_names(self):
        for node in self.program.shown():
            self.assertTrue(node.name or node.role in ("application", "filler", "panel"), str(node))

    def answer(self):
        """The first that can be pressed, in a dialog or on the table."""
        self.program.press(self.program.bus.wait(self.program.offered)[0], then=self.program.offered)

    def test_the_shelf(self):
        self.program.find("push button", "Play Driller")
        names = [node.name for node in self.program.all("push button")]
        for game in GAMES:
            self.assertIn(f"Play {game}", names)
            self.assertIn(f"Learn {game}", names)
        self.check_names()
        self.program.press(self.program.find("push button", "Change the language to 日本語"))
        self.program.find("push button", "言語をEnglishに変える")

    def test_a_lesson_is_heard_and_gone_through(self):
        program = self.program
        program.press(program.find("push button", "Learn Driller"))
        program.find("panel", "Welcome to my mine.")
        program.heard("Welcome to my mine.")
        program.press(program.find("push button", "Next"))
        self.assertEqual(program.find("panel", "Your turn. Choose").description, "It points at: Left deck")
        program.heard("Your turn. Choose “Draw from the left deck”")
        program.press(program.find("push button", "Draw from the right deck"))
        program.heard("That can be done, too, but not just now.")
        program.press(program.find("push button", "Take it back"))
        program.press(program.find("push button", "Draw from the left deck"))
        program.find("panel", "Three points!")
        program.heard("Three points!")
        self.check_names()

    def test_a_seat_is_changed_and_taken_away(self):
        program = self.program
        program.press(program.find("push button", "Play Death"))
        program.press(program.find("combo box", "Who plays seat 2"))
        program.find("dialog", "Who plays seat 2")
        program.press(program.find("list item", "Bot: Novice"))
        program.bus.wait(lambda: program.find("combo box", "Who plays seat 2").description == "Bot: Novice")
        self.assertEqual(program.find("combo box", "Who plays seat 2").description, "Bot: Novice")
        program.press(program.find("push button", "Take Goggles’s seat away"))
        self.assertEqual(program.all("panel", "Seat 3"), [])
        self.check_names()

    def test_what_is_refused_again_is_said_again(self):
        program = self.program
        program.press(program.find("push button", "Play Death"))
        while not program.all("panel", "Seat 4"):
            program.press(program.find("push button", "One more seat"))
        sentence = "No more can sit down at this game."
        for times in (1, 2):
            program.bus.press(program.find("push button", "One more seat"))
            program.bus.wait(lambda: sum(sentence in said for said in program.bus.said) == times, 20)
            self.assertEqual(sum(sentence in said for said in program.bus.said), times)

    def test_a_match_that_was_left_is_gone_on_with(self):
        program = self.program
        program.press(program.find("push button", "Play Driller"))
        program.press(program.find("push button", "Start"))
        for _ in range(3):
            self.answer()
        before = program.log()
        self.assertGreater(len(before), 2)
        program.press(program.find("push button", "Back to the shelf"))
        program.find("push button", "Throw away Driller, ")
        program.press(program.find("push button", "Continue Driller, "))
        program.bus.wait(lambda: len(program.log()) == len(before))
        program.bus.wait(lambda: program.log() == before)
        self.assertEqual(program.log(), before)

    def test_what_is_thrown_away_is_named(self):
        program = self.program
        program.press(program.find("push button", "Play War"))
        program.press(program.find("push button", "Start"))
        program.bus.wait(program.offered)
        program.press(program.find("push button", "Back to the shelf"))
        program.press(program.find("push button", "Throw away War, "))
        program.press(program.find("push button", "Throw away War, "))
        program.find("label", "Matches you leave wait for you here.")


if __name__ == "__main__":
    unittest.main()
