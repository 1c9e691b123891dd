"""The menu in which one says how sure a value is, and the dialog for another percentage."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QMenu, QVBoxLayout, QWidget

from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.first_size import first_size
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import NumberSpec
from planner_core.editing.verbs.uncertainty import MOST_PERCENT
from planner_core.units import PERCENT

OFFERED: Final = (5.0, 10.0, 15.0, 25.0, 50.0)
CERTAIN: Final = 0.0
SIZE = (420, 0)
LETTERS = 50
"""Width of the dialog in letters, at any text size."""

Take = Callable[[float | None], None]


def give_or_take_menu(
    present: tuple[float | None, ...], usual: float | None, take: Take, parent: QWidget, window: QWidget
) -> QMenu:
    """Choices with the present one checked; `take` gets a percentage, or None for "by where the value is from", which
    is `usual`.

    The dialog belongs to `window`, because the menu ends with the choice.
    """
    menu = QMenu(tr("How sure is this?"), parent)
    group = QActionGroup(menu)

    def add(words: str, percent: float | None) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(present == (percent,))
        action.triggered.connect(lambda: take(percent))
        group.addAction(action)
        return action

    by_origin = tr("As sure as where it is from")
    if usual is not None:
        by_origin = tr("As sure as where it is from: ± {percent}", percent=numbers().percent(usual / PERCENT))
    add(by_origin, None)
    add(tr("Certain"), CERTAIN)
    for percent in sorted({*OFFERED, *(each for each in present if each)}):
        add(tr("Give or take {percent}", percent=numbers().percent(percent / PERCENT)), percent)
    menu.addSeparator()
    first = next((each for each in present if each), OFFERED[1])
    menu.addAction(tr("Give or take…")).triggered.connect(
        lambda: GiveOrTakeDialog(first, take, window).open()
    )
    return menu


class GiveOrTakeDialog(QDialog):
    """Another percentage."""

    def __init__(self, percent: float, take: Take, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How sure is this?"))
        label = QLabel(tr("In 8 of 10 futures the value is right give or take:"), self)
        spec = NumberSpec(tr("Give or take"), "%", tr("%"), Decimal(0), Decimal(int(MOST_PERCENT)))
        self.percent = NumberField(spec, self)
        self.percent.set_value(Decimal(repr(percent)))
        label.setBuddy(self.percent.line)
        self._take = take
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        for widget in (label, self.percent, buttons):
            column.addWidget(widget)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.setMinimumWidth(first_size(self, SIZE, LETTERS).width())
        self.percent.line.selectAll()

    def _accept(self) -> None:
        """Stays open, with the reason in the field, until a percentage is typed."""
        percent = self.percent.value() if self.percent.commit() else None
        if percent is not None:
            self.accept()
            self._take(float(percent))
