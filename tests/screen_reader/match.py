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


def faults(program, shown):
    """What a screen reader could not name, or would name twice."""
    found = [f"it has no name: {node}" for node in shown if not node.name and node.role not in FRAMES]
    found += [f"it is no button, but can be pressed: {node}" for node in shown if "Press" in node.actions and node.role in ("graphic", "label", "panel")]
    names = [node.name for node in program.offered(shown)]
    return found + [f"two things that can be pressed are called “{name}”" for name in set(names) if names.count(name) > 1]


def check_said(program, asked, told):
    """Something was said of each; `told` are lines of the log, and the person is called Player."""
    def said(sentences):
        return program.bus.wait(lambda: any(sentence in message for message in program.bus.said for sentence in sentences), 20)

    result = [node.name for node in program.shown() if node.role in ("label", "heading") and node.within("dialog") and node.name != "Result"]
    if not asked:
        program.fail("nothing was asked of “Your turn: ”")
    for question in asked:
        if not said([question]):
            print(*program.bus.said, sep="\n", file=sys.stderr)
            program.fail(f"that is not said: {question}")
    for what, sentences in (("what others do", [line for line in told if "Player" not in line]), ("the result", result[:1])):
        if not said(sentences):
            print(*program.bus.said, sep="\n", file=sys.stderr)
            program.fail(f"{what} is not said: {sentences}")


def play(program, rng):
    def choices(shown):
        return [node for node in program.offered(shown) if not node.name.startswith(LOOKS) and node.role != "list item"]

    shown = program.press(program.find("push button", "Start"), then=choices)
    asked, told, presses = set(), set(), 0
    while True:
        offered = choices(shown)
        if not offered:
            program.fail("nobody is asked, and the match is not over")
        if faults(program, shown) and (lasting := faults(program, program.shown())): # it may have changed while it was read
            program.fail("\n".join(lasting))
        told |= {node.name for node in shown if node.role == "list item"}
        if any(node.role == "dialog" and node.name == "Result" for node in shown):
            return asked, told
        asked |= {node.name for node in shown if node.role == "panel" and node.name.startswith("Your turn: ") and node.name.endswith(("?", "."))}
        choice = rng.choice(offered)
        presses += 1
        print(presses, choice.name, flush=True)
        shown = program.press(choice, shown, choices)


if __name__ == "__main__":
    with Program(*sys.argv[1:3]) as program:
        check_said(program, *play(program, random.Random(sys.argv[2])))
