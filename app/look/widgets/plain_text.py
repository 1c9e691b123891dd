"""Labels and tooltips that show a name as it was typed: Qt would take `<b>` in it for formatting."""

from __future__ import annotations

import html
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

L = TypeVar("L", bound=QLabel)


def plain_label(
    text: str = "", tone: str = "", parent: QWidget | None = None, *, wraps: bool = False
) -> QLabel:
    """A label that never formats its text; `tone` is one of the style sheet's: title, muted, caption, section."""
    return as_plain_label(QLabel(text, parent), tone, wraps=wraps)


def as_plain_label(label: L, tone: str = "", *, wraps: bool = False) -> L:
    """The same of a label of another class."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    if tone:
        label.setProperty("tone", tone)
    if wraps:
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return label


def wrapped_label(text: str, tone: str, parent: QWidget) -> QLabel:
    """A wrapped label that is as high as its text at its width, not as at a narrow one."""
    label = plain_label("", tone, parent, wraps=True)
    label.setMinimumHeight(1)
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    label.setText(text)
    return label


def say(label: QLabel, text: str, tone: str = "muted") -> None:
    """Set text and tone of a label; an empty label is hidden."""
    label.setText(text)
    label.setProperty("tone", tone)
    label.style().polish(label)
    label.setVisible(bool(text))


def plain_tip(text: str) -> str:
    """A tooltip that shows `text` as it is, with line breaks, wrapped where it is long."""
    return f"<qt>{html.escape(text).replace(chr(10), '<br>')}</qt>" if text else ""


def plain_action(text: str) -> str:
    """The text of a menu entry or button in which `&` stands for itself."""
    return text.replace("&", "&&")


def hairline(parent: QWidget | None = None, *, vertical: bool = False) -> QFrame:
    """A separator line."""
    line = QFrame(parent)
    line.setProperty("line", "vertical" if vertical else "horizontal")
    if vertical:
        line.setFixedWidth(1)
    else:
        line.setFixedHeight(1)
    return line
