"""Desktops from a cloud beside the plan: the price list of the user, and what it comes to by each rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.inspector.cloud_target import CloudTarget
from app.inspector.form_area import FormArea
from app.inspector.inspector_form import InspectorForm
from app.look import theme
from app.look.actions import action_info
from app.look.translation import tr
from app.look.widgets.first_size import first_size, room_on_screen
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import hairline, plain_label, say
from app.results.tables.cloud_table import CloudRow, cloud_columns, cloud_rows
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.cloud import cloud_notes, cloud_sources

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.engine.basis.cost_records import Cost

SIZE: Final = (1120, 660)
LETTERS: Final = 140
"""Width of the dialog in letters, at any text size."""
FORM_WIDTH: Final = 340
"""Of the form, in pixels at the usual text size."""
MOST_FOR_FORM: Final = 0.4
"""Greatest share of the dialog's width for the form."""
MARGIN: Final = 16


class CloudTable(ResultTable):
    """The lines in their order."""

    keeps_order = True

    def __init__(self, model: TableModel[CloudRow], parent: QWidget) -> None:
        empty = tr(
            "Choose at the right how desktops from a cloud are paid for, and type the prices of your list. What the"
            " same users cost there then stands beside this plan."
        )
        super().__init__(model, tr("Desktops from a cloud"), empty, parent)
        self.share_width({0: 1})

    def showEvent(self, event: QShowEvent) -> None:
        """The rows were there before the font was known that the columns are as wide as."""
        super().showEvent(event)
        self.fit_columns()


class CloudDialog(QDialog):
    """The form of the settings, and the table that follows. Every change is a step of its own that undo takes back."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Desktops from a cloud"))
        self._session = session
        self._shown: tuple[object, ...] = ()
        """The rules and the currency of the columns."""
        self.messages = MessageBar(self)
        self._left = QWidget(self)
        self.model = TableModel[CloudRow]([], self)
        self.table = CloudTable(self.model, self._left)
        self.notes = plain_label("", "caption", self._left, wraps=True)
        self._area = FormArea(self)
        self._body = QWidget(self._area)
        self.form = InspectorForm(session, CloudTarget(session), set(), self._body)
        self.close_button = QPushButton(tr("&Close"), self)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.reject)
        self._lay_out()
        self._connect()
        self._follow()
        self.form.focus_field("cloud")

    def done(self, result: int) -> None:
        """Nothing that was typed is lost on closing."""
        self.form.commit()
        super().done(result)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._area.ask_for(min(theme.with_text(FORM_WIDTH), round(self.width() * MOST_FOR_FORM)), None)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 12)
        column.setSpacing(12)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        left.addWidget(self.table, 1)
        left.addWidget(self.notes)
        place = QVBoxLayout(self._body)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(self.form)
        self._area.setWidget(self._body)
        self._area.setProperty("surface", "none")
        self.form.folded.connect(self._area.let_go)
        both = QHBoxLayout()
        both.setSpacing(8)
        both.addWidget(self._left, 1)
        both.addWidget(hairline(self, vertical=True))
        both.addWidget(self._area)
        column.addLayout(both, 1)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self.close_button)
        column.addLayout(below)
        self.messages.lie_over(self._left, below=True)
        wide = first_size(self, SIZE, LETTERS)
        self.resize(QSize(wide.width(), SIZE[1]).boundedTo(room_on_screen(self)))

    def _connect(self) -> None:
        session = self._session
        for action, act in (("edit.undo", session.undo), ("edit.redo", session.redo)):
            for keys in action_info(action).keys:  # those of the window, which rest behind the dialog
                QShortcut(QKeySequence(keys), self).activated.connect(act)
        session.changed.connect(self._follow)
        session.variant_shown.connect(self._follow)
        session.assessed.connect(self._show_results)
        session.history_changed.connect(self.messages.hide)
        session.opened.connect(self.reject)

    def _follow(self, *_changed: object) -> None:
        """Show the settings as they are now."""
        self.form.refresh()
        self.form.setEnabled(not self._session.files.read_only)
        self._show_results()

    def _show_results(self) -> None:
        """Show what the cloud comes to, as of the last assessment."""
        assessment, settings = self._session.assessment, self._session.plan.settings
        if assessment is None:
            return
        cost = assessment.cost
        rows = cloud_rows(settings, cost)
        columns = (cost.currency, *(offer.rule for offer in cost.clouds)) if rows else ()
        if columns != self._shown:
            self._shown = columns
            self.model.show_table(cloud_columns(cost) if rows else [], rows)
        else:
            self.model.show_rows(rows)
        say(self.notes, "\n".join(self._said(cost)), "caption")

    def _said(self, cost: Cost) -> list[str]:
        settings = self._session.plan.settings
        if not cost.clouds:
            return []
        lacks = any(offer.lacks for offer in cost.clouds)
        how = [tr("Type 0 for what costs nothing.")] if lacks else []
        return [*how, *cloud_notes(settings, cost), *cloud_sources(settings)]
