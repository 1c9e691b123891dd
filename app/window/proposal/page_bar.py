"""Page number and zoom: buttons and texts above the preview."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from app.look import icons
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import plain_label
from app.window.proposal.page_view import PageView


class PageBar(QWidget):
    """Turns pages and zooms by buttons."""

    def __init__(self, view: PageView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.previous = self._button("chevron-up", tr("Previous page (Page Up)"), lambda: view.turn(-1))
        self.page = plain_label("", "", self)
        self.next = self._button("chevron-down", tr("Next page (Page Down)"), lambda: view.turn(1))
        self.busy = plain_label(tr("Laying out…"), "muted", self)
        self.busy.hide()
        self.smaller = self._button("zoom-out", tr("Smaller (Ctrl+minus)"), lambda: view.zoom_by(-1))
        self.zoom = plain_label("", "muted", self)
        self.larger = self._button("zoom-in", tr("Larger (Ctrl+plus)"), lambda: view.zoom_by(1))
        self.fit = self._button("maximize", tr("As wide as the window (Ctrl+0)"), lambda: view.set_zoom(0))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        for widget in (self.previous, self.page, self.next, self.busy):
            row.addWidget(widget)
        row.addStretch(1)
        for widget in (self.smaller, self.zoom, self.larger, self.fit):
            row.addWidget(widget)
        view.page_changed.connect(self._show_page)
        view.zoomed.connect(self.show_zoom)
        self._show_page(0, 0)

    def show_zoom(self) -> None:
        """Show the zoom."""
        self.zoom.setText(numbers().percent(self._view.zoom))

    def _show_page(self, page: int, pages: int) -> None:
        self.page.setText(tr("Page {page} of {pages}", page=page, pages=pages) if pages else "")
        self.previous.setEnabled(page > 1)
        self.next.setEnabled(page < pages)
        self.show_zoom()

    def _button(self, icon: str, tip: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        icons.dress(button, icon)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(act)
        return button
