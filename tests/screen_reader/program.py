"""The program itself, started with a home of its own, as somebody with a screen reader finds it."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

from bus import Bus

# Nothing takes time that need not.
SETTINGS = "[General]\nlanguage=en\nspeed=instant\nvolume=0\n"
SEED = "1" # whatever fails comes back


class Program:
    def __init__(self, binary, *words, settings="thinkTime=0.1", seed=SEED):
        self.binary, self.words = binary, (*words, "--seed", seed)
        self.home = tempfile.TemporaryDirectory(prefix="bombshelf-")
        home = self.home.name
        self.environment = os.environ | {
            "HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data", "XDG_STATE_HOME": f"{home}/state", "XDG_CACHE_HOME": f"{home}/cache",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
            "QT_LOGGING_RULES": "qt.accessibility.atspi=false"} # Qt warns of things whose role it has not heard yet
        config = pathlib.Path(home, "config", "bombshelf", "bombshelf.conf")
        config.parent.mkdir(parents=True)
        config.write_text(SETTINGS + settings)
        self.bus = Bus()

    def __enter__(self):
        self.bus.listen("object:")
        before = self.bus.applications()
        self.process = subprocess.Popen([self.binary, *self.words], env=self.environment)
        found = self.bus.wait(lambda: [ref for ref in self.bus.applications() if ref not in before])
        if not found:
            self.fail("the program is not on the accessibility bus")
        self.ref = found[0]
        return self

    def __exit__(self, *error):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            self.home.cleanup()

    def begin_in_text(self, game, answers):
        """A match begun in a terminal by these answers lies on the shelf; returns its path."""
        subprocess.run([self.binary, "--text", game, "--seed", SEED], env=self.environment, input=answers, text=True, stdout=subprocess.DEVNULL, check=True, timeout=60)
        return str(next(self.matches()))

    def matches(self):
        return pathlib.Path(self.home.name).glob("data/**/matches/*.jsonl")

    def records(self):
        """The headers of the records that lie on the shelf."""
        return [json.loads(path.read_text(encoding="utf-8").partition("\n")[0]) for path in self.matches()]

    def quit(self):
        """Ctrl+Q; returns the exit code."""
        self.bus.press_with_control(self.find("frame", ""), "q")
        return self.process.wait(20)

    def fail(self, sentence):
        if hasattr(self, "ref"):
            print(*self.shown(), sep="\n", file=sys.stderr)
        raise AssertionError(sentence)

    def shown(self):
        """What is on the screen, in reading order."""
        return list(self.bus.read(self.ref).walk())[1:]

    def all(self, role, start=""):
        return [node for node in self.shown() if node.role == role and node.name.startswith(start)]

    def find(self, role, start):
        """The thing of this role whose name begins so; waits for it."""
        found = self.bus.wait(lambda: self.all(role, start))
        if not found:
            self.fail(f"there is no {role} “{start}”")
        return found[0]

    def heard(self, sentence):
        """It has been said to the user; waits for it."""
        if not self.bus.wait(lambda: any(sentence in said for said in self.bus.said)):
            self.fail(f"nobody said “{sentence}”, but {self.bus.said}")

    def log(self):
        return [node.name for node in self.all("list item") if node.within("list")]

    def offered(self, shown=None):
        """What may be pressed to play on: in a dialog if one is open, else on the table and below it."""
        shown = shown or self.shown()
        dialogs = [node for node in shown if node.role == "dialog"]
        scope = list(dialogs[-1].walk()) if dialogs else [node for node in shown if node.within("tool bar") is None]
        return [node for node in scope if node.pressable]

    def press(self, node, shown=None, then=lambda now: True):
        """Presses it, and waits until something has changed of what is shown, which was `shown`, and `then` is met by what is shown
        now; returns that. If it never comes to that, it fails."""
        def told(nodes):
            return [str(one) for one in nodes]

        def look():
            nonlocal now
            now = self.shown()
            return told(now) != before and then(now)

        now = []
        before = told(shown or self.shown())
        self.bus.press(node)
        if not self.bus.wait(look):
            self.fail(f"nothing happened: {node}" if told(now) == before else f"what happened is not what was to come of {node}")
        return now
