#!/usr/bin/env python3
"""Referee for the Omens battle of Hell: replays traces (docs/trace.md) on a model of its own, written from the rule page alone.

    bombshelf-lab trace omens-hell --seats 3 --bots random,random,random --matches 100 | python3 tests/referee/omens-hell.py
"""
import sys

from omens_hell import referee

if __name__ == "__main__":
    sys.exit(referee().judge(sys.stdin))
