"""Import this first if Qt is used: it restores Python's fast import.

PySide6 replaces Python's import by one that reads the source of every later module and searches it for the name
PySide6, in case the module uses `__feature__`. Headroom does not use it, and the search costs more than a third of a
millisecond for each of some four hundred modules.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - what replaces the import


def use_plain_imports() -> bool:
    """Restore Python's own import; False if PySide6 has not replaced it, or in an unknown way."""
    original = getattr(builtins, "__orig_import__", None)
    if original is None:
        return False
    builtins.__import__ = original
    return True


use_plain_imports()
