"""Line breaks of notes. No Qt, so that drawing, picture and arrangement agree.

Letter widths are those of the font, rounded up, so that no line comes out wider.
"""

from __future__ import annotations

from functools import lru_cache

from app.canvas.layout.geometry import CARD_WIDTH, PAD

LINE = 18.0
"""Distance between lines."""
NAME = 20.0
BETWEEN = 2.0
MOST_LINES = 16
"""A longer text ends with an ellipsis; the inspector shows all of it."""
LETTERS: dict[float, str] = {
    3.0: "ijl‚",
    3.5: " !,.:I‘’·",
    4.0: "\"';`t|",
    4.5: "()/[\\]f",
    5.0: "r",
    5.5: "_{}„“”°",
    6.0: "*-^–",
    6.5: "?s",
    7.0: "JLacekvxyzäé",
    7.5: "EFbdghnopquöüß",
    8.0: "#$&+0123456789<=>BPRSTZ~€×",
    8.5: "AKVXYÄ",
    9.0: "CDGHUÜ",
    9.5: "NOQÖ",
    10.0: "w",
    10.5: "m…",
    11.0: "M",
    12.0: "%@W—",
}
"""Advance in pixels, rounded up to halves -> letters of Inter at 12 pixels with this advance."""
WIDTHS = {letter: width for width, letters in LETTERS.items() for letter in letters}
USUAL, WIDEST = 9.0, 13.0
"""Other letters: of the Latin alphabet, and of all others."""
LAST_LATIN = "\u024f"


def note_lines(text: str, width: float = CARD_WIDTH) -> tuple[str, ...]:
    """The lines of a note at a width. A word longer than a line is broken at the end of the line."""
    lines: list[str] = []
    for paragraph in text.strip().splitlines():
        lines += _broken(" ".join(paragraph.split()), width - 2 * PAD)
        if len(lines) > MOST_LINES:
            return (*lines[: MOST_LINES - 1], lines[MOST_LINES - 1] + "…")
    return tuple(lines)


def note_height(text: str, width: float = CARD_WIDTH) -> float:
    """Height of a card with all lines of the note."""
    lines = len(note_lines(text, width))
    return 2 * PAD + NAME + (BETWEEN + lines * LINE if lines else 0)


def _broken(paragraph: str, room: float) -> list[str]:
    lines, line = [], ""
    for word in paragraph.split(" "):
        rest = word
        while rest:
            joined = f"{line} {rest}" if line else rest
            if _width(joined) <= room:
                line, rest = joined, ""
            elif line:
                lines.append(line)
                line = ""
            else:
                cut = _longest(rest, room)
                lines.append(rest[:cut])
                rest = rest[cut:]
    return [*lines, line]


def _longest(word: str, room: float) -> int:
    """How many letters of an overlong word fit into a line."""
    return max((cut for cut in range(1, len(word)) if _width(word[:cut]) <= room), default=1)


@lru_cache(maxsize=16_384)
def _width(text: str) -> float:
    return sum(WIDTHS.get(letter) or (USUAL if letter <= LAST_LATIN else WIDEST) for letter in text)
