"""The widgets inside a widget, searched level by level.

PySide6's `findChildren` makes the searched widget the owner of all results, however deep. Objects that Qt creates and
deletes there, such as the scroll bars of a list, would then live as long as that widget.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtWidgets import QWidget

Kind = TypeVar("Kind", bound=QWidget)


def inside(widget: QWidget, kind: type[Kind]) -> Iterator[Kind]:
    """All widgets of a kind inside a widget, in order of creation, without its menus and other windows."""
    for each in widget.children():
        if isinstance(each, QWidget) and not each.isWindow():
            if isinstance(each, kind):
                yield each
            yield from inside(each, kind)
