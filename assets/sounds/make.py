#!/usr/bin/env python3
"""Write the sounds: paper, wood, a fuse, a thud. Standard library only; the same files every time.

usage: make.py [OUT]
"""
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 44100
LOUDNESS = 10 ** (-18 / 20)  # RMS of the loudest 50 ms
PEAK = 0.5



def shaped(samples, attack, decay, curve=3.0):
    """A rise over `attack` seconds, then an exponential fall over `decay`."""
    out = []
    for i, s in enumerate(samples):
        t = i / RATE
        level = math.sin(math.pi / 2 * min(1, t / attack)) if t < attack else math.exp(-curve * (t - attack) / decay)
        out.append(s * level)
    return out


def noise(rng, seconds, low, high):
    """Noise between two cut-offs in Hz; either may glide: (from, to)."""
    low, high = (x if isinstance(x, tuple) else (x, x) for x in (low, high))
    n = int(RATE * seconds)
    body = floor = body2 = 0.0
    out = []
    for i in range(n):
        t = i / n
        a = 1 - math.exp(-2 * math.pi * (high[0] + (high[1] - high[0]) * t) / RATE)
        b = 1 - math.exp(-2 * math.pi * (low[0] + (low[1] - low[0]) * t) / RATE)
        body += a * (rng.uniform(-1, 1) - body)
        body2 += a * (body - body2)
        floor += b * (body2 - floor)
        out.append(body2 - floor)
    top = max(map(abs, out))
    return [s / top for s in out]


def tone(seconds, pitch, partials=((1, 1.0),), end=None):
    """Sines at multiples of a pitch that may glide to `end`."""
    n, phase, out = int(RATE * seconds), 0.0, []
    for i in range(n):
        phase += 2 * math.pi * (pitch + ((end or pitch) - pitch) * i / n) / RATE
        out.append(sum(level * math.sin(phase * ratio) for ratio, level in partials))
    return out


def mixed(*layers):
    """Layers of (start in seconds, level, samples)."""
    out = [0.0] * max(int(RATE * at) + len(s) for at, _, s in layers)
    for at, level, samples in layers:
        first = int(RATE * at)
        for i, s in enumerate(samples):
            out[first + i] += level * s
    return out


def knock(rng, pitch, seconds=0.12):
    """Something small and hard on wood."""
    body = shaped(tone(seconds, pitch, ((1, 1), (2.4, 0.35), (3.9, 0.12))), 0.002, seconds, 6)
    click = shaped(noise(rng, 0.02, 800, 5000), 0.001, 0.012, 4)
    return mixed((0, 1, body), (0, 0.25, click))


def flick(rng, seconds=0.05, high=4500):
    """The edge of one card."""
    return shaped(noise(rng, seconds, 900, high), 0.004, seconds, 5)


def thud(rng, pitch=90, seconds=0.3):
    body = shaped(tone(seconds, pitch, ((1, 1), (2, 0.4), (3.1, 0.2)), end=pitch * 0.5), 0.004, seconds, 5)
    return mixed((0, 1, body), (0, 0.35, shaped(noise(rng, seconds, 40, 500), 0.003, seconds, 7)))


def bell(pitch, seconds):
    return shaped(tone(seconds, pitch, ((1, 1), (2.0, 0.3), (3.01, 0.1))), 0.006, seconds, 5)


def card_slide(rng):
    return shaped(noise(rng, 0.2, 700, (2200, 4800)), 0.08, 0.12)


def card_turn(rng):
    return mixed((0, 0.5, shaped(noise(rng, 0.1, 600, (1800, 6000)), 0.06, 0.04)), (0.09, 1, flick(rng)))


def card_lay(rng):
    return mixed((0, 0.5, flick(rng, 0.06, 3500)), (0.012, 0.8, shaped(tone(0.08, 150, end=110), 0.004, 0.08, 6)))


def shuffle(rng):
    times = [0.012 * i + 0.00012 * i * i for i in range(22)]
    return mixed(*((at, rng.uniform(0.5, 1), flick(rng, 0.035, 4500 + 60 * i)) for i, at in enumerate(times)))


def coin(rng):
    return mixed((0, 1, bell(1318, 0.16)), (0.06, 0.9, bell(1760, 0.3)), (0, 0.1, flick(rng, 0.02)))


def stamp(rng):
    return mixed((0, 1, thud(rng, 130, 0.16)), (0, 0.4, knock(rng, 320, 0.08)), (0.1, 0.25, flick(rng, 0.08, 2500)))


def dud(rng):
    puff = shaped(noise(rng, 0.3, 150, (3200, 500)), 0.02, 0.24, 4)
    return mixed((0, 1, puff), (0.02, 0.35, shaped(tone(0.2, 240, end=120), 0.02, 0.2, 5)))


def fuse(rng):
    hiss = shaped(noise(rng, 0.38, 2500, 9000), 0.1, 0.5, 1.5)
    crackle = [(rng.uniform(0, 0.34), rng.uniform(0.3, 1), flick(rng, 0.012, 6500)) for _ in range(26)]
    return mixed((0, 0.45, hiss), *crackle)


def tick(rng):
    """A timer's two ticks, the second a little lower."""
    return mixed((0, 1, knock(rng, 2300, 0.03)), (0.2, 0.8, knock(rng, 1900, 0.035)))


def explosion(rng):
    tear = shaped(noise(rng, 0.3, 300, (5000, 700)), 0.004, 0.26, 5)
    return mixed((0, 1, thud(rng, 95, 0.38)), (0, 0.5, tear), (0.05, 0.4, thud(rng, 60, 0.33)))


def curse(rng):
    low = shaped(tone(0.38, 220, ((1, 1), (1.06, 0.8), (2.02, 0.3)), end=150), 0.09, 0.34, 3)
    return mixed((0, 1, low), (0, 0.2, shaped(noise(rng, 0.36, 500, (900, 2600)), 0.16, 0.2)))


def cave_in(rng):
    stones = [(rng.uniform(0, 0.22), rng.uniform(0.4, 1), thud(rng, rng.uniform(70, 190), 0.14)) for _ in range(11)]
    return mixed((0, 0.5, shaped(noise(rng, 0.38, 60, (400, 1200)), 0.05, 0.3)), *stones)


def turn(rng):
    return mixed((0, 0.8, knock(rng, 520)), (0.11, 1, knock(rng, 780, 0.2)))


def win(rng):
    notes = zip((523.25, 659.25, 783.99, 1046.5), (0, 0.13, 0.26, 0.39))
    return mixed(*((at, 0.8, bell(pitch, 0.48)) for pitch, at in notes), (0.39, 0.4, bell(783.99, 0.48)))


def lose(rng):
    notes = zip((392, 349.23, 293.66), (0, 0.17, 0.34))
    return mixed(*((at, 0.8, bell(pitch, 0.5)) for pitch, at in notes), (0.34, 0.5, thud(rng, 110, 0.3)))


def dice(rng):
    times = (0, 0.06, 0.11, 0.17, 0.22, 0.26)
    return mixed(*((at, 1 - 2.4 * at, knock(rng, rng.uniform(700, 1200), 0.06)) for at in times))


def chip(rng):
    return mixed((0, 0.9, knock(rng, 1500, 0.06)), (0.045, 0.6, knock(rng, 1750, 0.07)))


def heavy(rng):
    """A lock that falls shut."""
    return mixed((0, 1, thud(rng, 80, 0.36)), (0.03, 0.3, knock(rng, 260, 0.1)))


def heartbeat(rng):
    return mixed((0, 1, thud(rng, 62, 0.16)), (0.19, 0.7, thud(rng, 54, 0.2)))


SOUNDS = {
    "card-slide": card_slide, "card-turn": card_turn, "card-lay": card_lay, "shuffle": shuffle, "coin": coin, "stamp": stamp,
    "dud": dud, "fuse": fuse, "explosion": explosion, "curse": curse, "cave-in": cave_in, "turn": turn, "win": win, "lose": lose,
    "dice": dice, "chip": chip, "tick": tick, "thud": heavy, "heartbeat": heartbeat,
}
LONG = {"win": 0.9, "lose": 0.9}


def finished(samples, longest):
    """Cut to length, fade both ends and bring to one loudness."""
    samples = samples[:int(RATE * longest)]
    rise, fall = int(RATE * 0.002), int(RATE * 0.03)
    for i in range(rise):
        samples[i] *= i / rise
    for i in range(fall):
        samples[-1 - i] *= i / fall
    window = min(len(samples), int(RATE * 0.05))
    power = running = sum(s * s for s in samples[:window])
    for old, new in zip(samples, samples[window:]):
        running += new * new - old * old
        power = max(power, running)
    gain = LOUDNESS / math.sqrt(power / window)
    gain = min(gain, PEAK / max(map(abs, samples)))
    return [s * gain for s in samples]


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32767 * s)) for s in samples))


def main():
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, make in SOUNDS.items():
        write(out / f"{name}.wav", finished(make(random.Random(name)), LONG.get(name, 0.395)))


main()
