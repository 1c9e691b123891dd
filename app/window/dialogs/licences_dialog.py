"""The licence lines of the plan: licences, subscriptions and services, each counted from what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.inspector.form_area import FormArea
from app.inspector.licence_form import LicenceForm
from app.inspector.licence_target import INITIATOR, LicenceTarget
from app.inspector.scope_list import ScopeList
from app.look import theme
from app.look.actions import action_info
from app.look.translation import tr
from app.look.widgets.first_size import first_size, room_on_screen
from app.look.widgets.focus import has_focus_inside
from app.look.widgets.inside import inside
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import hairline, plain_label, say
from app.results.tables.column import chosen
from app.results.tables.licences_table import LicenceRow, licence_columns, licence_rows
from app.results.tabs.table_model import ROW_ROLE, TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.licences import amount_in_words, count_in_words
from app.window.dialogs.template_finder import TemplateFinder
from planner_core.editing import verbs
from planner_core.editing.edits import Step
from planner_core.messages import HeadroomError
from planner_core.plan.licences import Licence, LicenceId

if TYPE_CHECKING:
    from app.project.session import Session

SIZE = (980, 640)
LETTERS = 122
"""Width of the dialog in letters, at any text size."""
FORM_WIDTH = 320
"""Of the form, in pixels at the usual text size."""
MOST_FOR_FORM = 0.4
"""Greatest share of the dialog's width for the form."""
MARGIN = 16
SHARES = (3, 2)
"""Relative heights of the lines and of the places that one of them counts."""
FOLDED_AT_FIRST = frozenset({"licence.Price list"})
TAB_STOP = Qt.FocusPolicy.TabFocus
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
COLUMNS = ("name", "counts", "quantity", "price", "paid")


class LicencesTable(ResultTable):
    """The lines in the order of the plan, one of them selected; Del removes it."""

    keeps_order = True
    removed = Signal()
    entered = Signal()
    """Enter was pressed."""

    def __init__(self, model: TableModel[LicenceRow], parent: QWidget) -> None:
        empty = tr(
            "Licences, subscriptions and services stand here; each line counts what is drawn, such as cores, desktops"
            " or users, so that its quantity follows the plan."
        )
        super().__init__(model, tr("Licences, subscriptions and services"), empty, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.share_width({0: 3, 1: 3})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.key() in ENTER:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class LicencesDialog(QDialog):
    """The lines and the form of the selected one. Every change is a step of its own, which undo takes back."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Licences and subscriptions"))
        self._session = session
        self._shown: LicenceId = ""
        """The line in the form; empty if there is none."""
        self._is_busy = False
        """While rows are replaced, or what was typed into another line is committed."""
        self.messages = MessageBar(self)
        self.add_button = self._button(tr("&Add…"), self._begin_adding)
        self.duplicate_button = self._button(tr("D&uplicate"), self._duplicate)
        self.remove_button = self._button(tr("&Delete"), self._remove)
        self._left = QWidget(self)
        self.model = TableModel[LicenceRow](chosen(licence_columns(), *COLUMNS), self)
        self.table = LicencesTable(self.model, self._left)
        self.count = plain_label("", "muted", self._left, wraps=True)
        self._where = plain_label("", "section", self._left)
        self.places = ScopeList(self._left)
        self._folded = set(FOLDED_AT_FIRST)
        self._area = FormArea(self)
        self._body = QWidget(self._area)
        self._form_place = QVBoxLayout(self._body)
        self.form: LicenceForm | None = None
        self.close_button = self._button(tr("&Close"), self.reject)
        self.finder = TemplateFinder(self.add_button, self._add, self)
        self._lay_out()
        self._connect()
        self._follow()
        self.choose(next(iter(session.plan.licences), ""))
        (self.table if session.plan.licences else self.add_button).setFocus()

    @property
    def line(self) -> Licence | None:
        """The selected line."""
        return self._session.plan.licences.get(self._shown)

    def choose(self, licence: LicenceId) -> None:
        """Select a line; none if the plan has no such line."""
        row = next((row for row, each in enumerate(self.model.rows) if each.line.id == licence), -1)
        self.table.setCurrentIndex(self.table.model().index(row, 0) if row >= 0 else QModelIndex())
        self._show_line()

    def done(self, result: int) -> None:
        """Nothing that was typed is lost on closing."""
        if self.form is not None:
            self.form.commit()
        super().done(result)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._area.ask_for(min(theme.with_text(FORM_WIDTH), round(self.width() * MOST_FOR_FORM)), None)

    # --- layout ------------------------------------------------------------------------------------------------

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 12)
        column.setSpacing(12)
        buttons = QHBoxLayout()
        self.add_button.setProperty("primary", True)
        for button in (self.add_button, self.duplicate_button, self.remove_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        for widget, stretch in (
            (self.table, SHARES[0]),
            (self.count, 0),
            (self._where, 0),
            (self.places, SHARES[1]),
        ):
            left.addWidget(widget, stretch)
        self._form_place.setContentsMargins(0, 0, 0, 0)
        self._area.setWidget(self._body)
        self._area.setProperty("surface", "none")
        self._line = hairline(self, vertical=True)
        both = QHBoxLayout()
        both.setSpacing(8)
        both.addWidget(self._left, 1)
        both.addWidget(self._line)
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
        self.table.selectionModel().currentRowChanged.connect(self._show_line)
        self.table.removed.connect(self._remove)
        self.table.entered.connect(lambda: self._enter_form("name"))
        self.places.chosen.connect(self._set_scope)
        for action, act in (("edit.undo", session.undo), ("edit.redo", session.redo)):
            for keys in action_info(action).keys:  # those of the window, which rest behind the dialog
                QShortcut(QKeySequence(keys), self).activated.connect(act)
        session.changed.connect(self._follow)
        session.variant_shown.connect(self._follow)
        session.assessed.connect(self._follow)
        session.history_changed.connect(self.messages.hide)
        session.opened.connect(self.reject)

    # --- what is shown -----------------------------------------------------------------------------------------

    def _follow(self, *_changed: object) -> None:
        """Show the lines and the form anew. If the selected line is gone, the one in its place is selected."""
        plan, shown, was_busy = self._session.plan, self._shown, self._is_busy
        if self.form is not None and shown and shown not in plan.licences:
            self.form.give_up()
        self._is_busy = True
        self.model.show_rows(licence_rows(plan, self._session.assessment))
        self._is_busy = was_busy
        if was_busy:
            return
        present = self.table.currentIndex().data(ROW_ROLE)
        if shown in plan.licences and (present is None or present.line.id != shown):
            self.choose(shown)
        else:
            self._show_line()

    def _show_line(self, *_indexes: object) -> None:
        """Show the selected line; what was typed into the form of another one is committed first."""
        if self._is_busy:
            return
        row: LicenceRow | None = self.table.currentIndex().data(ROW_ROLE)
        here = row.line.id if row is not None else ""
        is_another = here != self._shown
        if self.form is not None and is_another and self._shown:
            self._is_busy = True
            self.form.commit()
            self._is_busy = False
            row = self.table.currentIndex().data(ROW_ROLE)
        self._shown = here
        writable = not self._session.files.read_only
        self.add_button.setEnabled(writable)
        for button in (self.duplicate_button, self.remove_button):
            button.setEnabled(writable and row is not None)
        for widget in (self._area, self._line):
            widget.setVisible(row is not None)
        self._show_places(row, writable=writable)
        if row is not None:
            self._show_form(is_another=is_another, writable=writable)

    def _show_places(self, row: LicenceRow | None, *, writable: bool) -> None:
        counted = count_in_words(row.line, row.counted.count) if row and row.counted else ""
        amount = amount_in_words(row.cost, self._session.plan.settings.currency) if row and row.cost else ""
        say(self.count, "; ".join(each for each in (counted, amount) if each))
        has_places = row is not None and row.line.unit != "once"
        self._where.setVisible(has_places)
        self.places.setVisible(has_places)
        if row is not None and has_places:
            self._where.setText(tr("Where it counts"))
            self.places.show_line(self._session.plan, row.line, locked=not writable)

    def _show_form(self, *, is_another: bool, writable: bool) -> None:
        if self.form is None:
            target = LicenceTarget(self._session, self._shown)
            self.form = LicenceForm(self._session, target, self._folded, self._body)
            self.form.folded.connect(self._area.let_go)
            self._form_place.addWidget(self.form)
            stops = [each for each in inside(self.form, QWidget) if each.focusPolicy() & TAB_STOP]
            self.setTabOrder(stops[-1], self.close_button)  # it was created before the form
        elif is_another:
            self._area.verticalScrollBar().setValue(0)
            self.form.show_line(LicenceTarget(self._session, self._shown))
        else:
            self.form.refresh()
        self.form.setEnabled(writable)

    def _enter_form(self, field: str) -> None:
        if self.form is not None and self.form.isEnabled() and self._shown:
            self.form.focus_field(field)
            # The form of the first line was hidden until now, and gets its place only with the next events.
            self._area.let_go()
            QTimer.singleShot(0, self, partial(self._show_field, field))

    def _show_field(self, field: str) -> None:
        """Scroll the form to one of its fields, as little as possible from its top."""
        if self.form is not None and not self.form.isHidden():
            self._area.verticalScrollBar().setValue(0)
            self._area.ensureWidgetVisible(self.form.row(field))

    # --- what is done ------------------------------------------------------------------------------------------

    def _begin_adding(self) -> None:
        self.finder.begin(self._session.catalog.licence_templates)

    def _add(self, licence: Licence) -> None:
        """Add a line, and begin with its name if that says nothing yet, else with its price."""
        is_empty = not licence.vendor
        if self._perform(lambda: verbs.add_licence(self._session.plan, licence)):
            self._choose_last("name" if is_empty else "unit_price")

    def _duplicate(self) -> None:
        if self.line is not None and self._perform(
            lambda: verbs.duplicate_licence(self._session.plan, self._shown)
        ):
            self._choose_last("name")

    def _choose_last(self, field: str) -> None:
        self.choose([*self._session.plan.licences][-1])
        self._enter_form(field)

    def _remove(self) -> None:
        line = self.line
        if line is None or not self.remove_button.isEnabled():
            return
        if self._perform(lambda: verbs.remove_licence(self._session.plan, line.id)):
            if has_focus_inside(self._area) or not self.model.rows:
                (self.table if self.model.rows else self.add_button).setFocus()
            bring_back = (tr("Bring it back"), self._session.undo)
            self.messages.show_message(tr("{point} was removed.", point=line.name), "notice", [bring_back])

    def _set_scope(self, scope: tuple[str, ...]) -> None:
        if self.line is not None:
            values = {"scope": scope}
            self._perform(lambda: verbs.change_licence(self._session.plan, self._shown, values))

    def _perform(self, make: Callable[[], Step]) -> bool:
        """Make a step; a refusal is told in the dialog."""
        if self.form is not None:
            self.form.commit()
        try:
            return self._session.perform(make(), INITIATOR)
        except HeadroomError as error:
            self._session.refused.emit(error)
            return False
