#!/usr/bin/env python3
"""Checks the chance of a match of Bombshelf without a line of its code: docs/record.md is all this was written from.

    bombshelf-lab chance MATCH.jsonl > chance.jsonl
    python3 verify.py MATCH.jsonl [chance.jsonl]
"""
import hashlib
import json
import sys

WORD = 1 << 64


def generator(seed):
    """xoshiro256** (Blackman and Vigna), filled by SplitMix64: endless numbers of 64 bits."""
    state = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) % WORD
        z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        state.append(z ^ z >> 31)
    rotate = lambda x, k: (x << k | x >> 64 - k) % WORD
    a, b, c, d = state
    while True:
        yield rotate(b * 5 % WORD, 7) * 9 % WORD
        a, b, c, d = a ^ b ^ d, a ^ b ^ c, a ^ c ^ (b << 17) % WORD, rotate(b ^ d, 45)


def below(n, numbers):
    """A number from 0 to n - 1, each equally likely (Lemire)."""
    while True:
        product = (next(numbers) >> 32) * n
        if product % (1 << 32) >= (1 << 32) % n:
            return product >> 32


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main(match, chance=None):
    lines = lines_of(match)
    promised, seed = lines[0]["seedHash"], lines[-1].get("seed")
    if seed is None:
        sys.exit(f"The match is not over, so its seed is not told yet. Promised is {promised}.")
    if hashlib.sha256(seed.encode()).hexdigest() != promised:
        sys.exit("NOT the seed that was promised before the match.")
    print(f"The seed {seed} is the one promised before the match: {promised}")
    if chance is None:
        return print("Cards and dice were not looked at.")
    numbers = generator(int(seed))
    moves = lines_of(chance)
    for move in moves:
        for n, told in move["draws"]:
            if told != (drawn := below(n, numbers)):
                sys.exit(f"NOT what this seed gives: move {move['move']} drew {told} of {n}, but {drawn} comes next.")
    if [move["move"] for move in moves] != list(range(-1, lines[-1]["moves"])):
        sys.exit("NOT all of the match: the deal and each of its moves have a line in the file of chance.")
    print("Every card and die is what this seed gives.")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (OSError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        sys.exit(f"That is no record with its chance: {error!r}\n\n{__doc__}")
