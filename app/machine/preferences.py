"""Preferences stored between starts: look, language, window, recent plans.

One JSON file in the user's configuration folder. It never causes an error: a broken or newer file means defaults, a
broken one is renamed to `preferences.json.bad`, and without write access nothing is stored.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

MOST_RECENT = 9  # as many as have a digit as shortcut in the menu
FILE_NAME = "preferences.json"
THEMES = ("system", "light", "dark")
LANGUAGES = ("system", "en", "de")
TEXT_PERCENTS = (100, 125, 150, 200)
LONGEST_FILE = 1_000_000


@dataclass(frozen=True, slots=True)
class Values:
    """All stored values; every field has a default for the first start."""

    theme: str = "system"
    language: str = "system"
    text_percent: int = 100
    """Text size relative to the system's."""
    recent: tuple[str, ...] = ()
    """Paths of recent plans, the last used one first."""
    names: dict[str, str] = field(default_factory=dict)
    """Plan names by path, so that lists need not open each file."""
    sizes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Numbers of hosts and desktops of drafts by path, to distinguish unnamed ones."""
    last_folder: str = ""
    window: str = ""
    """Window geometry from Qt, in hexadecimal."""
    panes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Pane sizes by the name of their splitter."""
    columns: dict[str, int] = field(default_factory=dict)
    """Column widths set by the user in results, by tab, table and column."""
    hidden: tuple[str, ...] = ()
    """Panes hidden by the user."""


class Preferences:
    """The stored values and their file; every change is written at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = folder / FILE_NAME
        self._values = _read(self._path)

    @property
    def values(self) -> Values:
        """The current values."""
        return self._values

    def change(self, **changes: Any) -> None:
        """Change the named fields."""
        changed = replace(self._values, **changes)
        if changed != self._values:
            self._values = changed
            self._write()

    def used(self, path: Path, name: str) -> None:
        """Put a plan on top of the recent ones."""
        text, values = str(path), self._values
        kept = tuple(each for each in values.recent if each != text)
        self._remember((text, *kept)[:MOST_RECENT], {**values.names, text: name}, values.sizes)

    def sized(self, path: Path, size: tuple[int, ...]) -> None:
        """Store the numbers of hosts and desktops of a draft."""
        self.change(sizes={**self._values.sizes, str(path): size})

    def unsized(self, path: Path) -> None:
        """Drop everything stored about the content of a plan."""
        self.change(sizes={at: size for at, size in self._values.sizes.items() if at != str(path)})

    def forget(self, paths: tuple[str, ...]) -> None:
        """Remove plans from the list of recent ones."""
        values = self._values
        kept = tuple(each for each in values.recent if each not in paths)
        self._remember(kept, values.names, values.sizes)

    def _remember(
        self, recent: tuple[str, ...], names: dict[str, str], sizes: dict[str, tuple[int, ...]]
    ) -> None:
        self.change(
            recent=recent,
            names={path: names[path] for path in recent if path in names},
            sizes={path: sizes[path] for path in recent if path in sizes},
        )

    def _write(self) -> None:
        from app.machine.files import write_private  # brings what writes plans, which no first paint needs

        # replaced atomically, so that a crash or a full disk leaves the old file intact
        data = json.dumps(asdict(self._values), indent=1) + "\n"
        with suppress(OSError):
            write_private(self._path, data.encode("utf-8"), durable=False)


def config_folder() -> Path:
    """The folder for settings of programs on this system, with Headroom's own subfolder."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Headroom"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Headroom"
    given = os.environ.get("XDG_CONFIG_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".config") / "headroom"


def _read(path: Path) -> Values:
    try:
        with path.open("rb") as file:
            raw = json.loads(file.read(LONGEST_FILE).decode("utf-8"))
        if not isinstance(raw, dict):
            raise TypeError
        known = {each.name for each in fields(Values)} & raw.keys()
        return Values(**{name: _CHECKS[name](raw[name]) for name in known})
    except FileNotFoundError:
        return Values()
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        with suppress(OSError):
            path.replace(path.with_name(path.name + ".bad"))
        return Values()


def _text(value: Any) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise ValueError
    return value


def _one_of(*allowed: str | int) -> Callable[[Any], str | int]:
    # a value from a later version is not an error: it gets the default, and other values are kept
    return lambda value: value if value in allowed else allowed[0]


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError
    return tuple(_text(each) for each in value)


def _panes(value: Any) -> dict[str, tuple[int, ...]]:
    return {_text(name): tuple(int(each) for each in sizes) for name, sizes in value.items()}


def _hexadecimal(value: Any) -> str:
    bytes.fromhex(_text(value))
    return str(value)


_CHECKS: dict[str, Callable[[Any], Any]] = {
    "theme": _one_of(*THEMES),
    "language": _one_of(*LANGUAGES),
    "text_percent": _one_of(*TEXT_PERCENTS),
    "recent": lambda value: _texts(value)[:MOST_RECENT],
    "names": lambda value: {_text(path): _text(name) for path, name in value.items()},
    "sizes": _panes,
    "last_folder": _text,
    "window": _hexadecimal,
    "panes": _panes,
    "columns": lambda value: {_text(name): int(width) for name, width in value.items()},
    "hidden": _texts,
}
