"""What the referees' own tests share: answering a model's questions, playing a match out, and spoiling its trace."""
import contextlib
import functools
import io
import json


def run(steps, *moves):
    """Answers the decisions in turn; what each asked, and what the steps gave back (None if more is asked)."""
    asked, moves = [], iter(moves)
    try:
        question = next(steps)
        while True:
            asked.append((question[0], set(question[1])))
            move = next(moves, None)
            if move is None:
                return asked, None
            assert move in question[1], (move, question)
            question = steps.send({"move": move, "events": []})
    except StopIteration as done:
        return asked, done.value


def trace(header, match, zones_of, rng, brought=dict, together=False, choose=None):
    """A match as the page has it, as parsed trace lines; brought() is what the model reads of a line. Winners share a win,
    unless they win together. Moves are random, or as choose(match, seat, moves) likes them."""
    play = match.play()
    seats = header["seats"]
    lines = [{"trace": 1, "match": 0, "rules": 1, "bots": ["random"] * seats} | header]

    def record(line):
        line["events"] = [{"what": what, "seat": seat, "args": args} for what, seat, args in match.events]
        line["state"] = {"zones": zones_of(match), "facts": match.facts}
        match.events = []
        lines.append(json.loads(json.dumps(line)))

    asked = next(play, None)
    record({"deal": True})
    while asked:
        seat, legal = asked
        move = choose(match, seat, sorted(legal)) if choose else rng.choice(sorted(legal))
        line = {"n": len(lines) - 2, "seat": seat, "legal": sorted(legal), "move": move}
        try:
            asked = play.send(line | brought())
        except StopIteration:
            asked = None
        record(line)
    points, winners = match.result()
    payoff = [(seat in winners) / (1 if together else max(1, len(winners))) for seat in range(seats)]
    return lines + [{"end": True, "moves": len(lines) - 2, "points": points, "payoff": payoff, "winners": winners}]


def verdict(referee, lines):
    return judged(referee, map(json.dumps, lines))


def judged(referee, texts):
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = referee.judge(texts)
    return code, said.getvalue()


@functools.cache
def texts_of(trace):
    """Each line of it as a text: what is not spoilt need not be read and written again."""
    return [json.dumps(line) for line in json.loads(trace)]


class Spoiling:
    """A right trace passes; the same with one thing changed does not, at that line. A test case has traces by seats
    and referee()."""

    def spoil(self, change, seats=3):
        """Changes the first line that the change applies to (it says so), and wants it refused there."""
        texts = texts_of(self.traces[seats])
        at, line = next((at, line) for at, line in enumerate(map(json.loads, texts)) if change(line))
        code, said = judged(self.referee(), [*texts[:at], json.dumps(line), *texts[at + 1:]])
        self.assertEqual(code, 1)
        where = f"decision {line['n']}:" if "n" in line else "decision -"
        self.assertIn(where, said)
        self.assertNotIn("malformed", said)
        return said

    def test_right_traces_pass(self):
        for text in self.traces.values():
            code, said = verdict(self.referee(), json.loads(text))
            self.assertEqual((code, said.startswith("1 matches, ")), (0, True), said)

    def test_whose_decision(self):
        self.spoil(lambda line: line.get("n") == 20 and not line.update(seat=(line["seat"] + 1) % 3))

    def test_every_fact(self):
        for fact in json.loads(self.traces[3])[-2]["state"]["facts"]:
            self.spoil(lambda line: line.get("n") == 25 and not line["state"]["facts"].update({fact: "wrong"}))

    def test_the_end(self):
        for key, wrong in (("moves", 3), ("points", [1, 2, 3]), ("winners", []), ("payoff", [0.5, 0.5, 0.5])):
            self.spoil(lambda line: "end" in line and not line.update({key: wrong}))

    def test_a_trace_cut_short_or_empty(self):
        lines = json.loads(self.traces[min(self.traces)])
        for part in ([], lines[:-1], lines[:-2]):
            self.assertEqual(verdict(self.referee(), part)[0], 1)

    def test_a_line_left_out(self):
        lines = json.loads(self.traces[min(self.traces)])
        del lines[20]
        self.assertEqual(verdict(self.referee(), lines)[0], 1)
