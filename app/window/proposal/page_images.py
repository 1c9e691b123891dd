"""Pages as pixels, painted by a separate process: visible ones first, each cached until it changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from app.output.proposal.page_painting import image_of
from app.output.proposal.worker_requests import Painted, Painting, Wanted
from app.window.proposal.proposal_maker import ProposalMaker

MOST_KEPT_BYTES: Final = 200_000_000
WIDEST: Final = 3200
"""Maximum width in pixels; wider pages are scaled up."""


class PageImages(QObject):
    """Paints the requested pages. A new request replaces what is not painted yet."""

    drawn = Signal()
    """Another page is painted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages: list[bytes] = []
        self._images: OrderedDict[Wanted, QImage] = OrderedDict()
        self._old: dict[int, QImage] = {}
        self._asked: tuple[Wanted, ...] = ()
        self.maker = ProposalMaker(self)
        self.maker.arrived.connect(self._take)

    @property
    def pages(self) -> Sequence[bytes]:
        """The pages as SVG."""
        return self._pages

    def show(self, pages: Sequence[bytes]) -> None:
        """Replace the pages; pictures of unchanged ones stay, of others until they are repainted."""
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
        self.maker.forget()

    def image(self, wanted: Wanted) -> QImage | None:
        """A page in this size, else in another size or its last state; None if there is none."""
        found = self._images.get(wanted)
        if found is not None:
            self._images.move_to_end(wanted)
            return found
        other = next((each for key, each in self._images.items() if key.page == wanted.page), None)
        return other if other is not None else self._old.get(wanted.page)

    def is_drawn(self, wanted: Wanted) -> bool:
        """Whether the current page is painted in exactly this size."""
        return wanted in self._images

    def ask(self, wanted: Iterable[Wanted]) -> None:
        """Paint these, in this order, and drop the previous request."""
        missing = tuple(each for each in wanted if each not in self._images and each.page < len(self._pages))
        is_coming = self.maker.is_busy and set(missing) <= set(self._asked)
        if missing and not is_coming:
            self._asked = missing
            pages = {each.page: self._pages[each.page] for each in missing}
            self.maker.ask(Painting(pages, missing))

    def rest(self) -> None:
        """The pages are not visible: free the pictures, and end the process without waiting."""
        self._asked = ()
        self._images.clear()
        self._old.clear()
        self.maker.abandon()

    def stop(self) -> None:
        """End the process."""
        self.maker.stop()

    def _take(self, piece: object) -> None:
        if not isinstance(piece, Painted):  # a page that cannot be painted stays white
            return
        wanted = piece.wanted
        self._images[wanted] = image_of(piece)
        self._old.pop(wanted.page, None)
        while (
            len(self._images) > 1
            and sum(each.sizeInBytes() for each in self._images.values()) > MOST_KEPT_BYTES
        ):
            self._images.popitem(last=False)
        self.drawn.emit()
