"""One number of a derivation in full: value, formula in words, with values, symbols, source."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.look.output_language import source_in_words
from app.look.translation import tr, translate
from app.look.widgets.link_button import LinkButton
from app.look.widgets.plain_text import plain_label
from app.results.explaining.derivation_model import reader_words
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import origin_text, titled
from planner_core.engine.explaining.formula_text import (
    expression_text,
    in_words,
    symbol_text,
    value_text,
    values_put_in,
)
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan, Settings


class FormulaCard(QFrame):
    """Shows one derivation without its tree, with a link to the field of its value."""

    field_requested = Signal()
    text_requested = Signal()
    markdown_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label("", "strong", self, wraps=True)
        self.value = plain_label("", "figure", self, wraps=True)
        self.words = plain_label("", "", self, wraps=True)
        self.put_in = plain_label("", "", self, wraps=True)
        self.remark = plain_label("", "", self, wraps=True)
        self.symbols = plain_label("", "muted", self, wraps=True)
        self.source = plain_label("", "muted", self, wraps=True)
        self.link = LinkButton("", self, size="body", colour="accent")
        self.link.set_icon("pencil")
        self.link.clicked.connect(self.field_requested)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 12)
        column.setSpacing(4)
        for label in (
            self.title,
            self.value,
            self.words,
            self.put_in,
            self.remark,
            self.symbols,
            self.source,
        ):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        column.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(4)
        column.addLayout(self._copies())
        column.addStretch(1)

    def show_derivation(self, derivation: Derivation, link: str) -> None:
        """Show a derivation; `link` is the text of the link to the field, empty for none."""
        words = reader_words()
        self.title.setText(titled(derivation, words))
        self.value.setText(value_text(derivation, words))
        has_formula = bool(derivation.expression)
        expression = expression_text(derivation.expression, words)
        said = in_words(derivation, words)
        _put(self.words, tr("= {formula}", formula=said) if has_formula else "")
        put_in = values_put_in(derivation, words)
        _put(self.put_in, tr("= {formula}", formula=put_in) if put_in else "")
        _put(self.remark, translate(derivation.remark) if derivation.remark else "")
        _put(
            self.symbols,
            f"{symbol_text(derivation, words)} = {expression}" if has_formula and said != expression else "",
        )
        _put(self.source, _source(derivation))
        self.link.setText(link)
        self.link.updateGeometry()
        self.link.setVisible(bool(link))

    def height_at(self, width: int) -> int:
        """Height of the content at a width, in pixels."""
        column = self._column
        return column.heightForWidth(width) if column.hasHeightForWidth() else column.sizeHint().height()

    def _copies(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        for words, told in (
            (tr("Copy as text"), self.text_requested),
            (tr("Copy as Markdown"), self.markdown_requested),
        ):
            button = LinkButton(words, self, size="body", colour="accent")
            button.set_icon("copy")
            button.clicked.connect(told)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return column


def _source(derivation: Derivation) -> str:
    if not derivation.inputs:
        return tr("From: {origin}", origin=origin_text(derivation, reader_words()))
    return tr("Source: {source}", source=source_in_words(derivation.source)) if derivation.source else ""


def _put(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


def field_of(plan: Plan, derivation: Derivation) -> tuple[str, str] | None:
    """Component id and field of a leaf, the id empty for a setting; None if the value is not a single field."""
    field = derivation.symbol
    if derivation.inputs:
        return None
    if not derivation.component_id:
        return ("", field) if declared_field(Settings, field) else None
    component = plan.components.get(derivation.component_id)
    known = component is not None and declared_field(type(component), field)
    return (derivation.component_id, field) if known else None
