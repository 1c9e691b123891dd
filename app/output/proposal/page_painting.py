"""Pages of a proposal as pixels, by Qt's SVG renderer.

It holds the GIL while rendering, a second for the drawing of a large plan, so the window uses a separate process.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.output.proposal.worker_requests import Painted, Painting

A4: Final = QSizeF(595.28, 841.89)
"""Points."""
HEAD: Final = re.compile(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"')
INNER: Final = re.compile(
    rb'data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)" width="([\d.]+)" height="([\d.]+)"'
)
"""A drawing within a page, and its size on the page."""
ROOT: Final = re.compile(rb"<svg\b[^>]*>")
ROOT_SIZE: Final = re.compile(rb'\s(?:width|height)="[^"]*"')


def page_size(page: bytes) -> QSizeF:
    """Width and height of a page in points."""
    found = HEAD.search(page[:2000])
    return QSizeF(float(found[1]), float(found[2])) if found else A4


def page_image(page: bytes, width: int) -> QImage:
    """A page as an image of this width; may run in any thread."""
    size = page_size(page)
    image = QImage(width, max(round(width * size.height() / size.width()), 1), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(_sharpened(page, width / size.width()))).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _sharpened(page: bytes, scale: float) -> bytes:
    """The page with each drawing in it enlarged to its shown size: Qt would rasterise it at its declared size."""

    def sized(found: re.Match[bytes]) -> bytes:
        data, width, height = found[1], float(found[2]), float(found[3])
        size = b' width="%d" height="%d"' % (max(width * scale, 1), max(height * scale, 1))
        drawing = ROOT.sub(
            lambda root: ROOT_SIZE.sub(b"", root[0]).removesuffix(b">") + size + b">",
            b64decode(data),
            count=1,
        )
        return found[0].replace(data, b64encode(drawing), 1)

    return INNER.sub(sized, page)


def painted(wish: Painting) -> Iterator[Painted]:
    """The pages one by one."""
    for each in wish.wanted:
        image = page_image(wish.pages[each.page], each.width)
        yield Painted(each, image.height(), bytes(image.constBits()))


def image_of(found: Painted) -> QImage:
    """The painted page as an image with its own copy of the pixels."""
    width = found.wanted.width
    return QImage(found.pixels, width, found.height, 4 * width, QImage.Format.Format_RGB32).copy()
