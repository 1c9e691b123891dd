"""Values for all rows of a price list without a column for them: currency, end of validity."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.library.cell_texts import read_cell
from app.library.library_sheets import LibrarySheet
from app.library.titled_fields import show_titled, titled_line
from app.look.translation import tr
from app.look.widgets.plain_text import plain_label

FOR_ALL: Final = ("currency", "discount_percent", "valid_from", "valid_to", "source")


class ForAllRows(QWidget):
    """One field for each value; those with a column are hidden."""

    edited = Signal()

    def __init__(self, sheet: LibrarySheet, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        infos = {info.name: info for info in sheet.columns}
        self._infos = {name: infos[name] for name in FOR_ALL}
        self.fields = {name: QLineEdit(self) for name in FOR_ALL}
        for name, field in self.fields.items():
            field.setAccessibleName(tr(self._infos[name].title))
            field.textEdited.connect(lambda _text: self.edited.emit())
        self.fields["currency"].setText(currency)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(plain_label(tr("For all rows without a column for it"), "section", self))
        column.addWidget(titled_line(self, *self.fields.values()))

    def show_other_than(self, filled: Container[str]) -> None:
        """Show the fields without a column."""
        for name, field in self.fields.items():
            show_titled(field, shown=name not in filled)

    def values(self, filled: Container[str]) -> dict[str, Any]:
        """The typed values of the fields without a column. Raises HeadroomError for an invalid one."""
        return {
            name: read_cell(self._infos[name], field.text())
            for name, field in self.fields.items()
            if name not in filled and field.text().strip()
        }
