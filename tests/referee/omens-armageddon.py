#!/usr/bin/env python3
"""Referee for the Omens battle of Armageddon: replays traces (docs/trace.md) on a model of its own, written from the rule page alone.

    bombshelf-lab trace omens-armageddon --seats 3 --bots random,random,random --matches 100 | python3 tests/referee/omens-armageddon.py
"""
import sys

from omens_armageddon import referee

if __name__ == "__main__":
    sys.exit(referee().judge(sys.stdin))
