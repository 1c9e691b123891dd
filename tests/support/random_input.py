"""Random real input: gestures of mouse and keyboard for xdotool, without regard to the screen's contents.

Every shortcut of an action is pressed, except the one that ends the program; words and clicks go anywhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from app.look.actions import ACTIONS

NAMES: Final = {
    "PgDown": "Next",
    "PgUp": "Prior",
    "Del": "Delete",
    "+": "plus",
    "-": "minus",
    "=": "equal",
    "Ins": "Insert",
    ".": "period",
    ",": "comma",
}
ENDS_THE_PROGRAM: Final = "file.quit"
EXPORT: Final = "ctrl+alt+e"
PLAIN: Final = (
    "Escape",
    "Return",
    "Tab",
    "Tab",
    "Up",
    "Down",
    "Left",
    "Right",
    "space",
    "Delete",
    "F2",
    "BackSpace",
)
WORDS: Final = ("12", "200", "2*192", "xeon", "pool", "ssd", "ae & <b>x</b>", "knowledge", "1.5", "-1", "0")
FAR: Final = 250
TITLE_BAR: Final = 32
"""Pixels at the top that belong to the window manager, with a button that closes the program."""


class Gesture(NamedTuple):
    """Arguments for xdotool, and the number of inputs."""

    words: tuple[str, ...]
    inputs: int


class RandomInput:
    """A sequence of gestures on a screen of this size; proposals are written into a folder."""

    def __init__(self, seed: int, size: tuple[int, int], folder: Path) -> None:
        self._dice = random.Random(seed)
        self._size = size
        self._folder = folder
        self._exports = 0
        self.window = ""
        """The id of the program's window, which covers the screen."""
        self._keys = [
            xdotool_key(key) for info in ACTIONS if info.id != ENDS_THE_PROGRAM for key in info.keys
        ]
        self._gestures: dict[Callable[[], Gesture], int] = {
            self._click: 30,
            self._double_click: 6,
            self._menu: 5,
            self._drag: 14,
            self._wheel: 6,
            self._key: 16,
            self._plain_keys: 22,
            self._type: 10,
            self._insert: 8,
            self._look_at_proposal: 1,
            self._export: 1,
            self._open_something: 1,
            self._come_back: 6,
        }

    def next(self) -> Gesture:
        """The next gesture."""
        (made,) = self._dice.choices(list(self._gestures), list(self._gestures.values()))
        return made()

    @property
    def _out(self) -> tuple[str, ...]:
        """Bring the plan's window to the front, and close whatever is open in it."""
        return ("windowactivate", self.window, "key", "--delay", "20", "Escape", "Escape")

    def _point(self) -> tuple[str, str]:
        width, height = self._size
        return str(self._dice.randrange(width)), str(self._dice.randrange(TITLE_BAR, height))

    def _click(self) -> Gesture:
        return Gesture(("mousemove", *self._point(), "click", "1"), 2)

    def _double_click(self) -> Gesture:
        return Gesture(("mousemove", *self._point(), "click", "--repeat", "2", "--delay", "40", "1"), 3)

    def _menu(self) -> Gesture:
        """Open a context menu, choose an entry, and close what it opens."""
        steps = ["Down"] * self._dice.randrange(1, 6)
        return Gesture(("mousemove", *self._point(), "click", "3", "key", *steps, "Return"), 3 + len(steps))

    def _drag(self) -> Gesture:
        right, down = (str(self._dice.randint(-FAR, FAR)) for _ in range(2))
        path = ("mousemove_relative", "--", right, down, "sleep", "0.03")
        words = ("mousemove", *self._point(), "mousedown", "1", "sleep", "0.05", *path, *path, "mouseup", "1")
        return Gesture(words, 5)

    def _wheel(self) -> Gesture:
        return Gesture(("mousemove", *self._point(), "click", self._dice.choice("45")), 2)

    def _key(self) -> Gesture:
        return Gesture(("key", self._dice.choice(self._keys)), 1)

    def _plain_keys(self) -> Gesture:
        keys = self._dice.choices(PLAIN, k=self._dice.randint(1, 3))
        return Gesture(("key", "--delay", "20", *keys), len(keys))

    def _type(self) -> Gesture:
        word = self._dice.choice(WORDS)
        return Gesture(("type", "--delay", "10", word), len(word))

    def _insert(self) -> Gesture:
        keys = ("Escape", f"ctrl+{self._dice.randint(1, 7)}", "Escape")
        return Gesture(("key", "--delay", "30", *keys), len(keys))

    def _look_at_proposal(self) -> Gesture:
        """Open its window long enough to lay out pages, and sometimes close it."""
        away = ("key", "Escape") if self._dice.random() < 1 / 2 else ()
        return Gesture((*self._out, "key", "ctrl+e", "sleep", "3", *away), 4)

    def proposal(self) -> Path:
        """The path of the next proposal, as PDF, Word or Excel."""
        self._exports += 1
        suffix = self._dice.choice(("pdf", "docx", "xlsx"))
        return self._folder / f"proposal{self._exports}.{suffix}"

    def ask_for_proposal(self) -> Gesture:
        """Request a proposal without looking at the window first."""
        return Gesture((*self._out, "key", EXPORT), 3)

    def name_proposal(self, path: Path) -> Gesture:
        """Type its path into the dialog."""
        words = ("key", "ctrl+a", "type", "--args", "1", "--delay", "8", str(path), "key", "Return")
        return Gesture(words, 2 + len(str(path)))

    def _export(self) -> Gesture:
        """Export; the next gesture sometimes cancels it."""
        asked, named = self.ask_for_proposal(), self.name_proposal(self.proposal())
        words = (*asked.words, "sleep", "1.5", *named.words, "sleep", "2")
        return Gesture(words, asked.inputs + named.inputs)

    def _open_something(self) -> Gesture:
        """A new plan, or one from the start page."""
        if self._dice.random() < 1 / 3:
            return Gesture((*self._out, "key", "ctrl+n", "sleep", "0.5"), 4)
        return Gesture(
            (*self._out, "key", "alt+Home", "sleep", "0.5", "mousemove", *self._point(), "click", "1"), 6
        )

    def _come_back(self) -> Gesture:
        return Gesture(self._out, 2)


def xdotool_key(key: str) -> str:
    """A key named by Qt in xdotool's notation: `Ctrl+Shift+PgUp` is `ctrl+shift+Prior`."""
    *held, last = key.replace("++", "+plus").split("+")
    last = NAMES.get(last, last if len(last) > 1 else last.lower())
    return "+".join([*(each.lower() for each in held), last])
