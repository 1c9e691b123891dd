"""One number of a derivation in full: value, formula in symbols, the values put in, source."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.i18n import tr, translate
from app.panels.derivation_model import reader_words
from app.panels.link_button import LinkButton
from app.panels.plain import plain_label
from planner_core.engine.derivation import Derivation
from planner_core.engine.derivation_text import (
    expression_text,
    origin_text,
    symbol_text,
    titled,
    value_text,
    values_put_in,
)


class FormulaCard(QFrame):
    """Shows one derivation without its tree; offers the way to the field where a value can be changed."""

    field_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label("", "strong", self, wraps=True)
        self.value = plain_label("", "figure", self)
        self.formula = plain_label("", "", self, wraps=True)
        self.put_in = plain_label("", "", self, wraps=True)
        self.remark = plain_label("", "", self, wraps=True)
        self.source = plain_label("", "muted", self, wraps=True)
        self.link = LinkButton("", self, size="body", colour="accent")
        self.link.set_icon("pencil")
        self.link.clicked.connect(self.field_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(4)
        for label in (self.title, self.value, self.formula, self.put_in, self.remark, self.source):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        column.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)

    def show_derivation(self, derivation: Derivation, link: str) -> None:
        """Show a derivation; `link` says where the value can be changed, empty for nowhere."""
        words = reader_words()
        self.title.setText(titled(derivation, words))
        self.value.setText(value_text(derivation, words))
        symbols = f"{symbol_text(derivation)} = {expression_text(derivation.expression)}"
        self._put(self.formula, symbols if derivation.expression else "")
        put_in = values_put_in(derivation, words)
        self._put(self.put_in, f"= {put_in}" if put_in else "")
        self._put(self.remark, translate(derivation.remark) if derivation.remark else "")
        self._put(self.source, self._source(derivation))
        self.link.setText(link)
        self.link.updateGeometry()
        self.link.setVisible(bool(link))

    def _source(self, derivation: Derivation) -> str:
        if not derivation.inputs:
            return tr("From: {origin}", origin=origin_text(derivation, reader_words()))
        return tr("Source: {source}", source=tr(derivation.source)) if derivation.source else ""

    def _put(self, label: QWidget, text: str) -> None:
        label.setText(text)  # type: ignore[attr-defined]
        label.setVisible(bool(text))
