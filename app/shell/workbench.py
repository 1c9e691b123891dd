"""The page on which a plan is drawn: top bar, palette, drawing, inspector, and the results below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from app.canvas.view import CanvasView
from app.i18n import tr
from app.panels.explain_panel import ExplainPanel
from app.panels.inspector import Inspector
from app.panels.palette import Palette
from app.panels.palette_model import Entry
from app.panels.result_strip import ResultStrip
from app.panels.result_tabs import ResultTabs
from app.preferences import Preferences
from app.session import Session
from app.shell.action_set import ActionSet
from app.shell.lines import hairline
from app.shell.panes import PaneCycle
from app.shell.top_bar import TopBar

COLUMNS = (224, 896, 320)
ROWS = (620, 280)
HINT_MS = 6_000


class Workbench(QWidget):
    """Makes the panes, puts them beside each other, and leads what one pane says to the others."""

    def __init__(
        self, session: Session, actions: ActionSet, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._preferences = preferences
        self.top_bar = TopBar(actions, self)
        self.palette_pane = Palette(session.catalog, self)
        self.canvas = CanvasView(session, self)
        self.inspector = Inspector(session, self)
        self.strip = ResultStrip(session, self)
        self.tabs = ResultTabs(session, self)
        self.explain = ExplainPanel(session, self)
        self.hint = HintLabel(self.canvas)
        self._lay_out()
        self._connect()
        panes = (
            self.canvas,
            self.inspector,
            self.strip,
            self.tabs,
            self.explain,
            self.top_bar,
            self.palette_pane,
        )
        self.panes = PaneCycle(panes, self)

    def show_explanation(self, what: str) -> None:
        """Open the derivation of a number beside the results."""
        self._actions["view.results"].setChecked(True)
        self.explain.show()
        self.explain.explain(what)

    def remember_sizes(self) -> None:
        """Keep the widths and heights of the panes for the next start."""
        sizes = {name: tuple(splitter.sizes()) for name, splitter in self._splitters.items()}
        if not self._details.isHidden():
            self._preferences.change(panes={**self._preferences.values.panes, **sizes})
        else:
            self._preferences.change(panes={**self._preferences.values.panes, "columns": sizes["columns"]})

    def _lay_out(self) -> None:
        columns = _splitter(Qt.Orientation.Horizontal, self.palette_pane, self.canvas, self.inspector)
        self._details = _splitter(Qt.Orientation.Horizontal, self.tabs, self.explain)
        self.explain.hide()
        self._lower = QWidget(self)
        below = QVBoxLayout(self._lower)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        for widget in (self.strip, hairline(self), self._details):
            below.addWidget(widget)
        rows = _splitter(Qt.Orientation.Vertical, columns, self._lower)
        self._splitters = {"columns": columns, "rows": rows, "details": self._details}
        known = self._preferences.values.panes
        columns.setSizes(list(known.get("columns", COLUMNS)))
        rows.setSizes(list(known.get("rows", ROWS)))
        self._details.setSizes(list(known.get("details", (2, 1))))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(rows, 1)
