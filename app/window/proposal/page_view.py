"""The pages of a proposal one below the other, as printed: with scrolling, zoom and page turning."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.look import theme
from app.look.translation import tr
from app.output.proposal.page_painting import A4, page_image, page_size
from app.output.proposal.worker_requests import Wanted
from app.window.proposal.page_images import WIDEST, PageImages

GAP: Final = 16
MARGIN: Final = 20
STEP: Final = 1.2
LEAST_FITTED: Final = 0.05
LEAST_ZOOM: Final = 0.25
MOST_ZOOM: Final = 4.0
POINTS_TO_PIXELS: Final = 96 / 72
COPIED_WIDTH: Final = 1654
"""Pixels of an A4 page at 200 dots per inch."""
PAPER: Final = QColor("white")
INK: Final = QColor("#374151")


class PageView(QAbstractScrollArea):
    """Shows pages at a zoom, or as wide as the view; requests pictures only of visible ones."""

    page_changed = Signal(int, int)
    """The page in the middle of the view, counted from 1, and the number of pages."""
    zoomed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(200, 160)
        self.images = PageImages(self)
        self.images.drawn.connect(self.viewport().update)
        self._zoom = 0.0
        self._tops: list[int] = []
        self._sizes: list[QSize] = []
        self._told = (0, 0)
        self._waiting = ""
        """Why the pages are hidden; empty while they are shown."""
        self.verticalScrollBar().valueChanged.connect(self._follow)
        self._name()

    # --- what is shown ---------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Number of pages."""
        return len(self.images.pages)

    @property
    def page(self) -> int:
        """The page in the middle of the view, counted from 1; 0 without pages."""
        if not self._tops:
            return 0
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        return max(bisect_right(self._tops, middle), 1)

    @property
    def zoom(self) -> float:
        """The zoom of the page in view, relative to its size on paper at 96 dots per inch."""
        page = self.page
        return self._zoom_of(page_size(self.images.pages[page - 1]) if 0 < page <= self.count else A4)

    def show_pages(self, pages: list[bytes]) -> None:
        """Show other pages; the visible place stays."""
        self._waiting = ""
        self.images.show(pages)
        self._lay_out()

    def hide_pages(self, words: str) -> None:
        """The pages are those of something else: show blank paper, and why, until there are others. The place stays."""
        self._waiting = words
        self.viewport().update()

    @property
    def waiting(self) -> str:
        """Why the pages are hidden; empty while they are shown."""
        return self._waiting

    def is_drawn(self) -> bool:
        """Whether all visible pages are painted in their current state."""
        return (
            not self._waiting
            and bool(self._tops)
            and all(self.images.is_drawn(each) for each in self._in_sight())
        )

    def page_picture(self) -> QImage | None:
        """The page in the middle of the view as a picture for the clipboard; None without pages, or while hidden."""
        shown = self.page and not self._waiting
        return page_image(self.images.pages[self.page - 1], COPIED_WIDTH) if shown else None

    # --- moving ----------------------------------------------------------------------------------------------

    def go_to(self, page: int) -> None:
        """Show a page from its top, counted from 1."""
        if self._tops:
            page = min(max(page, 1), len(self._tops))
            self.verticalScrollBar().setValue(self._tops[page - 1] - GAP // 2)

    def turn(self, pages: int) -> None:
        """Turn this many pages forward, or back."""
        self.go_to(self.page + pages)

    def set_zoom(self, zoom: float) -> None:
        """Set the zoom; 0 makes pages as wide as the view."""
        self._zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM) if zoom else 0.0
        self._lay_out()
        self.zoomed.emit()

    def zoom_by(self, steps: float) -> None:
        """Zoom in for positive steps, out for negative ones."""
        self.set_zoom(self.zoom * STEP**steps)

    # --- events ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page by page, line by line, to either end; with Ctrl, plus, minus and 0 zoom."""
        bar, key = self.verticalScrollBar(), event.key()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            zooms = {
                Qt.Key.Key_Plus: lambda: self.zoom_by(1),
                Qt.Key.Key_Equal: lambda: self.zoom_by(1),
                Qt.Key.Key_Minus: lambda: self.zoom_by(-1),
                Qt.Key.Key_0: lambda: self.set_zoom(0),
            }
            if key in zooms:
                zooms[Qt.Key(key)]()
                return
        moves = {
            Qt.Key.Key_PageDown: lambda: self.turn(1),
            Qt.Key.Key_PageUp: lambda: self.turn(-1),
            Qt.Key.Key_Home: lambda: bar.setValue(bar.minimum()),
            Qt.Key.Key_End: lambda: bar.setValue(bar.maximum()),
            Qt.Key.Key_Space: lambda: bar.setValue(bar.value() + bar.pageStep()),
        }
        if key in moves:
            moves[Qt.Key(key)]()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl it zooms, else it scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(event.angleDelta().y() / 120)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper on the background of the drawing; pages not painted yet are shown in their last state, or blank."""
        colours = theme.current().colours
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.viewport().rect(), colours.canvas)
        in_sight = self._in_sight()
        for each in in_sight:
            place = self._place(each.page)
            image = None if self._waiting else self.images.image(each)
            if image is None:
                painter.fillRect(place, PAPER)
            elif image.size() == place.size() * self.devicePixelRatioF():
                image.setDevicePixelRatio(self.devicePixelRatioF())
                painter.drawImage(place.topLeft(), image)
            else:
                painter.drawImage(place, image)
            painter.setPen(colours.hairline)
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        if self._waiting:
            painter.setFont(theme.current().font("title"))
            painter.setPen(INK if in_sight else colours.text)
            room = self.viewport().rect().adjusted(2 * MARGIN, 0, -2 * MARGIN, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._waiting)
        if self.hasFocus():
            painter.setPen(colours.accent)
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))
        painter.end()
        if not self._waiting:
            self.images.ask(self._with_neighbours(in_sight))

    # --- inside ----------------------------------------------------------------------------------------------

    def _zoom_of(self, paper: QSizeF) -> float:
        """As chosen; else such that a page of this size, portrait or landscape, is as wide as the view."""
        room = self.viewport().width() - 2 * MARGIN
        return self._zoom or max(room / (paper.width() * POINTS_TO_PIXELS), LEAST_FITTED)

    def _lay_out(self) -> None:
        """Compute the places of the pages, and keep the same spot of the same page in view."""
        bar, page = self.verticalScrollBar(), self.page
        within = 0.0
        if page:
            within = (bar.value() - self._tops[page - 1]) / max(self._sizes[page - 1].height(), 1)
        top = GAP
        self._tops, self._sizes = [], []
        for each in self.images.pages:
            paper = page_size(each)
            size = (paper * (self._zoom_of(paper) * POINTS_TO_PIXELS)).toSize()
            self._tops.append(top)
            self._sizes.append(size)
            top += size.height() + GAP
        view = self.viewport().size()
        wide = max((each.width() for each in self._sizes), default=0) + 2 * MARGIN
        bar.setRange(0, max(top - view.height(), 0))
        bar.setPageStep(view.height())
        bar.setSingleStep(40)
        sideways = self.horizontalScrollBar()
        sideways.setRange(0, max(wide - view.width(), 0))
        sideways.setPageStep(view.width())
        if page and page <= len(self._tops):
            bar.setValue(round(self._tops[page - 1] + within * self._sizes[page - 1].height()))
        self._follow()
        self.viewport().update()

    def _place(self, page: int) -> QRect:
        size, view = self._sizes[page], self.viewport().width()
        left = max((view - size.width()) // 2, MARGIN) - self.horizontalScrollBar().value()
        return QRect(QPoint(left, self._tops[page] - self.verticalScrollBar().value()), size)

    def _in_sight(self) -> list[Wanted]:
        if not self._tops:
            return []
        top = self.verticalScrollBar().value()
        first = max(bisect_right(self._tops, top) - 1, 0)
        last = bisect_right(self._tops, top + self.viewport().height())
        return [self._wanted(page) for page in range(first, last)]

    def _with_neighbours(self, in_sight: list[Wanted]) -> list[Wanted]:
        """Add the neighbouring pages, so that turning shows them at once."""
        if not in_sight:
            return []
        around = (in_sight[-1].page + 1, in_sight[0].page - 1)
        return [*in_sight, *(self._wanted(page) for page in around if 0 <= page < self.count)]

    def _wanted(self, page: int) -> Wanted:
        width = round(self._sizes[page].width() * self.devicePixelRatioF())
        return Wanted(page, min(width, WIDEST))

    def _follow(self) -> None:
        told = (self.page, self.count)
        if told != self._told:
            self._told = told
            self._name()
            self.page_changed.emit(*told)

    def _name(self) -> None:
        page, pages = self._told
        name = tr("Preview, page {page} of {pages}", page=page, pages=pages) if pages else tr("Preview")
        self.setAccessibleName(name)
