"""Plays a whole match by accessible actions alone, without a key or a pointer, and listens. What can be pressed does something
and has a name of its own; what others do, what is asked and how it ended is said.

    match.py PROGRAM GAME
"""

import random
import sys

from program import Program

# They show something, some for a moment; nobody has to press them to play on.
LOOKS = ("Ranking", "Bag", "Scores", "Your bag", "The bag before")
# They hold other things together.
FRAMES = ["application", "filler", "panel"]


def check_names(program, shown):
    for node in shown:
        if not node.name and node.role not in FRAMES:
            program.fail(f"it has no name: {node}")
        if "Press" in node.actions and node.role in ("graphic", "label", "panel"):
            program.fail(f"it is no button, but can be pressed: {node}")
    names = [node.name for node in program.offered(shown)]
    for name in set(names):
        if names.count(name) > 1:
            program.fail(f"two things that can be pressed are called “{name}”")


def check_said(program, asked, told):
    """Something was said of each; `told` are lines of the log, and the person is called Player."""
    def said(sentences):
        return program.bus.wait(lambda: any(sentence in message for message in program.bus.said for sentence in sentences), 20)

    result = [node.name for node in program.shown() if node.role in ("label", "heading") and node.below("dialog") and node.name != "Result"]
    for what, sentences in (("what is asked", asked), ("what others do", [line for line in told if "Player" not in line]), ("the result", result[:1])):
        if not said(sentences):
            print(*program.bus.said, sep="\n", file=sys.stderr)
            program.fail(f"{what} is not said: {sentences}")


def play(program, rng):
    program.press(program.find("push button", "Start"))
    asked, told, presses = set(), set(), 0
    while True:
        choices = program.bus.wait(lambda: [node for node in program.offered() if not node.name.startswith(LOOKS) and node.role != "list item"])
        if not choices:
            program.fail("nobody is asked, and the match is not over")
        shown = program.shown()
        check_names(program, shown)
        told |= {node.name for node in shown if node.role == "list item"}
        if any(node.role == "dialog" and node.name == "Result" for node in shown):
            return asked, told
        asked |= {node.name for node in shown if node.role == "panel" and node.name.startswith("Your turn: ") and node.name.endswith(("?", "."))}
        choice = rng.choice(choices)
        presses += 1
        print(presses, choice.name, flush=True)
        program.press(choice, shown)


if __name__ == "__main__":
    with Program(*sys.argv[1:3]) as program:
        check_said(program, *play(program, random.Random(sys.argv[2])))
