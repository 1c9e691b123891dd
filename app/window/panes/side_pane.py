"""The pane at the left: palette or outline."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.wheel import TabBar


class SidePane(QWidget):
    """Pages behind tabs, by title."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.tabs = TabBar(self)
        self.tabs.setAccessibleName(tr("Palette or outline"))
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pages = QStackedWidget(self)
        """The parent of pages."""
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)

    def add(self, title: str, page: QWidget) -> None:
        """Add a page behind a tab."""
        self.pages.addWidget(page)
        self.tabs.addTab(title)

    def turn_to(self, page: QWidget) -> None:
        """Show one of the pages."""
        self.tabs.setCurrentIndex(self.pages.indexOf(page))
