"""Pages as pixels, drawn beside the window: those in sight first, each kept until it looks different."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.background import Background

A4: Final = QSizeF(595.28, 841.89)
"""Points."""
MOST_KEPT_BYTES: Final = 200_000_000
WIDEST: Final = 3200
"""Pixels; pages that are to be shown wider are enlarged."""
HEAD: Final = re.compile(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"')
INNER: Final = re.compile(
    rb'data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)" width="([\d.]+)" height="([\d.]+)"'
)
"""A drawing within a page, and its size on it."""
ROOT: Final = re.compile(rb"<svg\b[^>]*>")
ROOT_SIZE: Final = re.compile(rb'\s(?:width|height)="[^"]*"')


class Wanted(NamedTuple):
    """One page at one size: its number, counted from 0, and how many pixels it is wide."""

    page: int
    width: int


class PageImages(QObject):
    """Draws the pages that are asked for. What is asked for later replaces what is not drawn yet."""

    drawn = Signal()
    """There is another picture to show."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages: list[bytes] = []
        self._images: OrderedDict[Wanted, QImage] = OrderedDict()
        self._old: dict[int, QImage] = {}
        self._asked: tuple[Wanted, ...] = ()
        self._background = Background("pages", self)
        self._background.arrived.connect(self._take)

    @property
    def pages(self) -> Sequence[bytes]:
        """The pages as SVG."""
        return self._pages

    def show(self, pages: Sequence[bytes]) -> None:
        """Other pages; pictures of those that are the same stay, of the others until there are new ones."""
        same = {
            number for number, (old, new) in enumerate(zip(self._pages, pages, strict=False)) if old == new
        }
        for wanted, image in self._images.items():
            if wanted.page not in same:
                self._old[wanted.page] = image
        self._images = OrderedDict((key, each) for key, each in self._images.items() if key.page in same)
        self._old = {page: image for page, image in self._old.items() if page < len(pages)}
        self._pages = list(pages)
        self._asked = ()
        self._background.forget()

    def image(self, wanted: Wanted) -> QImage | None:
        """A page in this size, or in another or as it was where that is all there is; None where there is nothing."""
        found = self._images.get(wanted)
        if found is not None:
            self._images.move_to_end(wanted)
            return found
        other = next((each for key, each in self._images.items() if key.page == wanted.page), None)
        return other if other is not None else self._old.get(wanted.page)

    def is_drawn(self, wanted: Wanted) -> bool:
        """Whether a page is there in exactly this size, as it is now."""
        return wanted in self._images

    def ask(self, wanted: Iterable[Wanted]) -> None:
        """Draw these, in this order, and forget what was asked before."""
        missing = tuple(each for each in wanted if each not in self._images and each.page < len(self._pages))
        is_coming = self._background.is_busy and set(missing) <= set(self._asked)
        if missing and not is_coming:
            self._asked = missing
            pages = self._pages
            self._background.ask(lambda: _drawn(pages, missing))

    def stop(self) -> None:
        """Wait for the thread to end."""
        self._background.stop()

    def _take(self, piece: tuple[Wanted, QImage]) -> None:
        wanted, image = piece
        self._images[wanted] = image
        self._old.pop(wanted.page, None)
        while (
            len(self._images) > 1
            and sum(each.sizeInBytes() for each in self._images.values()) > MOST_KEPT_BYTES
        ):
            self._images.popitem(last=False)
        self.drawn.emit()


@lru_cache(maxsize=4096)
def page_size(page: bytes) -> QSizeF:
    """Width and height of a page in points."""
    found = HEAD.search(page[:2000])
    return QSizeF(float(found[1]), float(found[2])) if found else A4


def page_image(page: bytes, width: int) -> QImage:
    """A page as so many pixels across; may run in any thread."""
    size = page_size(page)
    image = QImage(width, max(round(width * size.height() / size.width()), 1), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(_sharpened(page, width / size.width()))).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _sharpened(page: bytes, scale: float) -> bytes:
    """The page with each drawing in it as large as it is shown: Qt makes pixels of them at the size they have."""

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


def _drawn(pages: Sequence[bytes], wanted: Iterable[Wanted]) -> Iterator[tuple[Wanted, QImage]]:
    for each in wanted:
        yield each, page_image(pages[each.page], each.width)
