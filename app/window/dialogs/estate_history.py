"""What several exports of one estate tell of its growth, and their days where the files do not tell them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.text_fields import DayField
from app.results.words.estates import growth_lines
from planner_core.imports.drawing import EstateDrawing, with_growth
from planner_core.imports.grouping import Grouping
from planner_core.imports.growth import ENOUGH_DAYS, growth
from planner_core.imports.inventory import Inventory
from planner_core.imports.selection import EstateChoice
from planner_core.plan.days import is_day

MOST_ASKED: Final = 12
"""Days that are asked for; of more exports, the growth is known well enough."""


class EstateHistory(QWidget):
    """A line on growth with a tick that takes it over, and a field for each day that is missing."""

    changed = Signal()
    """The user wants the growth in the plan, or does not."""
    days_said = Signal()
    """All days that were asked for are there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.days: dict[str, str] = {}
        """ISO dates by name of file, as the user says them."""
        self.fields: dict[str, DayField] = {}
        self.told = plain_label("", "", self, wraps=True)
        self.take_over = QCheckBox(tr("Let the plan &grow alike"), self)
        self.take_over.toggled.connect(lambda _checked: self.changed.emit())
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.told)
        rows.addWidget(self.take_over)
        rows.addLayout(self._grid)
        self.hide()

    def show_files(self, inventory: Inventory) -> None:
        """Ask for the days that these files lack, and propose to take over a growth that is sure enough."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.fields = {}
        for row, file in enumerate(inventory.undated[:MOST_ASKED]):
            field = DayField(tr("Day of {file}", file=file), self)
            field.hint = tr("a day such as 2026-11-30")
            field.set_value(self.days.get(file, ""))
            field.committed.connect(lambda text, name=file: self._take_day(name, text))
            self._grid.addWidget(plain_label(tr("Day of {file}", file=file), "muted", self), row, 0)
            self._grid.addWidget(field, row, 1)
            self.fields[file] = field
        found = growth(inventory, EstateChoice(), Grouping())
        self.take_over.blockSignals(True)
        self.take_over.setChecked(found is not None and found.days >= ENOUGH_DAYS)
        self.take_over.blockSignals(False)

    def applied(
        self, inventory: Inventory, drawn: EstateDrawing, choice: EstateChoice, grouping: Grouping
    ) -> EstateDrawing:
        """Show the growth of the chosen part; the drawing, with that growth if the user wants it."""
        found = growth(inventory, choice, grouping)
        self.setVisible(found is not None or bool(self.fields))
        self.told.setVisible(found is not None)
        self.take_over.setVisible(found is not None)
        if found is None:
            return drawn
        say(self.told, "\n".join(growth_lines(found)), "")
        return with_growth(drawn, found) if self.take_over.isChecked() else drawn

    def _take_day(self, file: str, text: str) -> None:
        if not is_day(text):
            self.days.pop(file, None)
            return
        self.days[file] = text
        if all(is_day(each.typed()) for each in self.fields.values()):
            self.days_said.emit()
