#!/usr/bin/env python3
"""Make the bundled fonts: M PLUS Rounded 1c, cut to what our players read.

usage: make.py SOURCE [OUT]
SOURCE holds the slices of the family as @fontsource/m-plus-rounded-1c 5 publishes them
(files/m-plus-rounded-1c-*.woff2). Needs python3-fonttools and python3-brotli.
"""
import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILY = "Bombshelf Rounded"
WEIGHTS = {500: "Medium", 700: "Bold", 900: "Black"}
SYMBOLS = "–—―‖‘’“”†•‥…‰′″※‼⁉℃№←↑→↓↔↕⇒⇔−×÷±∞∴≈≠≡≤≥■□▲△▶▷▼▽◀◁◆◇○◎●◯★☆♀♂♠♡♢♣♥♦♪♭♯✓①②③④⑤⑥⑦⑧⑨⑩"
MACRONS = "ĀāĒēĪīŌōŪū"
BEYOND_LEVEL_1 = "秣輻爆崩呪囮贋賭儲籤掴跨躊躇綺囁兎叩"
# The family lacks these; they are put together from glyphs it has.
BUILT = {"☐": "□", "✔": "✓", "✕": "×", "✗": "×", "☑": "□✓", "☒": "□×"}
# So are these, from contours of other characters: (character, its contours, matrix).
PIECED = {"輜": [("輻", (0, 1, 2, 3, 4, 8, 9, 10, 11, 12), (1, 0, 0, 1, 0, 0)),
                *(("災", (0,), (0.74, 0, 0, 0.96, x, 58)) for x in (348, 525, 702))]}


def jis_rows(rows):
    """The characters in the given rows (ku) of JIS X 0208."""
    for row in rows:
        for cell in range(1, 95):
            try:
                yield bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp")
            except UnicodeDecodeError:
                pass


def wanted():
    text = set(SYMBOLS + MACRONS + BEYOND_LEVEL_1) | {chr(c) for c in range(0x20, 0x7F)} | {chr(c) for c in range(0xA0, 0x100)}
    text |= set("".join(jis_rows([1, 3, 4, 5, *range(16, 48)]))) | set("〜～")  # punctuation, kana, level 1
    return set(map(ord, text))


def cut(font, codes):
    options = subset.Options(layout_features=["kern", "ccmp"], hinting=False, glyph_names=False, notdef_outline=True,
                             name_IDs=["*"], drop_tables=["vhea", "vmtx", "GDEF", "DSIG"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)


def merged(source, weight):
    """Each slice gives the characters no slice before it had."""
    todo, parts = wanted(), []
    with tempfile.TemporaryDirectory() as folder:
        slices = source.glob(f"m-plus-rounded-1c-*-{weight}-normal.woff2")
        for file in sorted(slices, key=lambda f: (-f.stat().st_size, f.name)):
            font = TTFont(file)
            codes = todo & set(font.getBestCmap())
            if not codes:
                continue
            todo -= codes
            cut(font, codes)
            font.flavor = None
            parts.append(f"{folder}/{len(parts)}.ttf")
            font.save(parts[-1])
        font = merge.Merger().merge(parts)
    print("missing:", "".join(map(chr, sorted(todo))) or "nothing")
    return font


def build(font):
    """Adds the glyphs of BUILT, each of its parts centred on the first."""
    cmap, glyphs = font.getBestCmap(), font["glyf"]
    middle = lambda g: ((g.xMin + g.xMax) / 2, (g.yMin + g.yMax) / 2)
    for char, parts in BUILT.items():
        names = [cmap[ord(part)] for part in parts]
        pen, (x, y) = TTGlyphPen(glyphs), middle(glyphs[names[0]])
        for name in names:
            px, py = middle(glyphs[name])
            pen.addComponent(name, (1, 0, 0, 1, round(x - px), round(y - py)))
        add(font, char, pen.glyph(), names[0])


def piece(font):
    """Adds the glyphs of PIECED."""
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    for char, parts in PIECED.items():
        drawn = TTGlyphPen(None)
        for part, contours, matrix in parts:
            pen = RecordingPen()
            glyphs[cmap[ord(part)]].draw(pen)
            ends = [i + 1 for i, (step, _) in enumerate(pen.value) if step == "closePath"]
            whole, pen.value = pen.value, []
            for contour in contours:
                pen.value += whole[ends[contour - 1] if contour else 0 : ends[contour]]
            pen.replay(TransformPen(drawn, matrix))
        add(font, char, drawn.glyph(), cmap[ord(parts[0][0])])


def add(font, char, glyph, like):
    """A new glyph, as wide as another one."""
    new = f"uni{ord(char):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), new])
    font["glyf"][new] = glyph
    font["hmtx"][new] = font["hmtx"][like]
    for table in font["cmap"].tables:
        table.cmap[ord(char)] = new


def name(font, weight, style):
    """One family, told apart by weight; style-linked names for systems that know only four styles."""
    linked = {500: (FAMILY, "Regular"), 700: (FAMILY, "Bold")}.get(weight, (f"{FAMILY} {style}", "Regular"))
    table = font["name"]
    kept = {n.nameID: n.toUnicode() for n in table.names if n.nameID in (0, 13, 14)}
    table.names = []
    entries = {**kept, 1: linked[0], 2: linked[1], 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 5: "Version 1.0",
               6: f"{FAMILY.replace(' ', '')}-{style}", 16: FAMILY, 17: style}
    for key, value in sorted(entries.items()):
        table.setName(value, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = 0x20 if weight == 700 else 0x40
    font["head"].macStyle = 1 if weight == 700 else 0


def main():
    source, out = Path(sys.argv[1]), Path(sys.argv[2] if len(sys.argv) > 2 else ".")
    for weight, style in WEIGHTS.items():
        font = merged(source, weight)
        build(font)
        piece(font)
        name(font, weight, style)
        font["post"].formatType = 3.0
        font.save(out / f"{FAMILY.replace(' ', '')}-{style}.ttf")


main()
