"""Import this first where Qt is used: it keeps later imports as fast as Python makes them.

PySide6 replaces Python's import by one that opens the source of every module imported after it and looks
for the name PySide6 there, in case the module asks for one of the spellings of `__feature__`. Headroom uses
none of them, and the search costs more than a third of a millisecond for each of some four hundred modules.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - what replaces the import


def use_plain_imports() -> bool:
    """Put Python's own import back; False where PySide6 has not replaced it, or not in the way known here."""
    original = getattr(builtins, "__orig_import__", None)
    if original is None:
        return False
    builtins.__import__ = original
    return True


use_plain_imports()
