"""What lies inside a widget, asked level by level.

PySide6's `findChildren` counts what it finds as the asked widget's own, however deep it lies. What Qt made of that and
deletes later, such as the scroll bars of a list, is kept as long as the widget lives.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtWidgets import QWidget

Kind = TypeVar("Kind", bound=QWidget)


def inside(widget: QWidget, kind: type[Kind]) -> Iterator[Kind]:
    """All widgets of a kind in a widget, in the order in which they were made, without its menus and other windows."""
    for each in widget.children():
        if isinstance(each, QWidget) and not each.isWindow():
            if isinstance(each, kind):
                yield each
            yield from inside(each, kind)
