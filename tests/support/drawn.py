"""What is painted, as text: a line for each shape with its place, its size and its colours."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

LONGEST: Final = 48
NUMBER: Final = re.compile(r"-?\d+\.\d+(?:e-?\d+)?|-?\d+e-?\d+")
ATTRIBUTE: Final = re.compile(r'([a-z-]+)="([^"]*)"')
PLAIN: Final = {
    "fill": "none", "stroke": "none", "stroke-width": "1", "fill-opacity": "1", "stroke-opacity": "1",
    "opacity": "1", "stroke-linecap": "square", "stroke-linejoin": "bevel", "transform": "matrix(1,0,0,1,0,0)",
    "fill-rule": "evenodd", "vector-effect": "none",
}  # fmt: skip
LEFT_OUT: Final = frozenset({"font-family", "font-weight", "font-style", "xml:space", "xmlns"})


def drawn(size: QSize, paint: Callable[[QPainter], object]) -> list[str]:
    """What is painted on paper of this size."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    try:
        paint(painter)
    finally:
        painter.end()
    return shapes(bytes(buffer.data().data()).decode())


def shapes(svg: str) -> list[str]:
    """The shapes of a picture, in the order in which they are painted."""
    state, found = "", list[str]()
    for tag in re.findall(r"<(?!/|\?|!)[^>]+>(?:[^<]*</text>)?", svg[svg.find("</defs>") :]):
        name = tag[1:].split(None, 1)[0].rstrip(">")
        if name == "g":
            state = _told(tag)
        elif name != "svg":
            found.append(f"{name} {_told(tag)} {state}".strip())
    return found


def _told(tag: str) -> str:
    parts = []
    for name, value in ATTRIBUTE.findall(tag):
        if name in LEFT_OUT or PLAIN.get(name) == value:
            continue
        if name == "href":
            parts.append(f"picture={hashlib.blake2b(value.encode(), digest_size=3).hexdigest()}")
            continue
        rounded = NUMBER.sub(lambda each: f"{round(float(each.group()) * 2) / 2:g}", value.strip())
        if len(rounded) > LONGEST:
            digest = hashlib.blake2b(rounded.encode(), digest_size=3).hexdigest()
            rounded = f"{rounded[:LONGEST]}…{digest}"
        parts.append(f"{name}={rounded}")
    return " ".join(parts)
