"""The form of the inspector, built from the field declarations alone.

Rows take most of the time in which a window is built, and most sections are folded: their rows are created when
somebody wants to see them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import is_
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from app.inspector.field_row import FieldRow
from app.inspector.form_field import FormField
from app.inspector.form_target import FormTarget
from app.inspector.price_list import PriceList
from app.inspector.section import Section
from app.look.translation import tr
from app.look.widgets.inside import inside
from planner_core.plan.fields import FieldInfo

if TYPE_CHECKING:
    from app.project.session import Session


class InspectorForm(QWidget):
    """Rows for all fields of a target, in sections by their group; fields without a group come first."""

    measured_requested = Signal(str)
    folded = Signal()
    """The user has folded or unfolded a section."""

    def __init__(
        self, session: Session, target: FormTarget, folded: set[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.key = target.key
        self._folded = folded
        self._sections: dict[str, Section] = {}
        self._rows: dict[str, FieldRow] = {}
        """Those that are created."""
        self.prices: PriceList | None = None
        self._target = target
        self._price_section: Section | None = None
        self._shown: tuple[object, ...] = ()
        """The objects that the rows show; compared to skip changes made elsewhere."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 4, 16, 8)
        self._column.setSpacing(0)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        fields = target.fields()
        groups = list(dict.fromkeys(info.group for info in fields))
        in_order = sorted(
            fields, key=lambda each: (bool(each.group), groups.index(each.group), each.name != "name")
        )
        self._infos = {each.name: each for each in in_order}
        for group, infos in groupby(in_order, key=lambda each: each.group):
            self._add_group(group, infos)
        if target.priced:
            self._price_section = self._add_section(tr("Prices"), f"{self.key}.prices")
            self.prices = PriceList(session, self._price_section.body)
            self._price_section.rows.addWidget(self.prices)
        self._shown = target.content()
        self._leave_out()
        self._note_changes()

    def row(self, field: str) -> FieldRow:
        """The row of a field. Raises KeyError if the form has none."""
        if field not in self._rows:
            self._create_rows(self._infos[field].group)
        return self._rows[field]

    def has_field(self, field: str) -> bool:
        """Whether the form shows this field."""
        return field in self._infos

    @property
    def field_names(self) -> tuple[str, ...]:
        """The fields in the order of the form."""
        return tuple(self._infos)

    def is_changed(self, field: str) -> bool:
        """Whether the value of a field differs from the declared default."""
        return self._target.origins(field) != (None,)

    def retarget(self, target: FormTarget) -> None:
        """Show the fields of another target of the same key."""
        before, self._target, self._shown = self._shown, target, target.content()
        is_same = _are_same(before, self._shown) and not any(row.is_unsettled for row in self._rows.values())
        for row in self._rows.values():
            row.retarget(target, known=is_same)
        self._show_prices()
        self._leave_out()
        if not is_same:
            self._note_changes()

    def refresh(self) -> None:
        """Show the plan's values; input stays."""
        self._leave_out()
        self._show_prices()
        before, self._shown = self._shown, self._target.content()
        if _are_same(before, self._shown) and not any(row.is_unsettled for row in self._rows.values()):
            return
        for row in self._rows.values():
            row.refresh()
        self._note_changes()

    def commit(self) -> None:
        """Commit the input."""
        for field in self._fields():
            field.commit()

    def give_up(self) -> None:
        """Drop the input: its target no longer exists."""
        for field in self._fields():
            field.give_up()

    def focus_field(self, field: str) -> None:
        """Unfold the field's section, scroll to it and focus it."""
        row = self.row(field)
        section = self._sections.get(row.info.group)
        if section is not None:
            section.unfold()
        area = self._scroll_area()
        if area is not None:
            # An unfolded section gets its place only after all layouts around it are updated.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            area.ensureWidgetVisible(row)
        row.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if isinstance(row.editor, QLineEdit):
            row.editor.selectAll()  # where it was or will be focused

    def focus_prices(self) -> None:
        """Unfold the prices, scroll to them, and focus the first field, or the button that adds one."""
        if self.prices is None or self._price_section is None:
            return
        self._price_section.unfold()
        first = self.prices.rows[0].item if self.prices.rows else self.prices.add_button
        area = self._scroll_area()
        if area is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            area.ensureWidgetVisible(self.prices)
            area.ensureWidgetVisible(
                self.prices.rows[0] if self.prices.rows else first
            )  # the list may be longer
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _scroll_area(self) -> QScrollArea | None:
        widget = self.parentWidget()
        while widget is not None and not isinstance(widget, QScrollArea):
            widget = widget.parentWidget()
        return widget

    def _add_section(self, title: str, key: str) -> Section:
        """Append a section; it is folded if it was folded before."""
        section = Section(title, self)
        section.unfold(key not in self._folded)
        section.folded.connect(lambda away: self._remember(key, away))
        self._column.addWidget(section)
        return section

    def _add_group(self, group: str, infos: Iterable[FieldInfo]) -> None:
        """Add a heading and its rows, if it is not folded. Tab follows the order of creation."""
        if group:
            key = f"{self.key}.{group}"
            section = self._sections[group] = self._add_section(tr(group), key)
            if key in self._folded:
                section.opening.connect(lambda: self._create_rows(group))
                return
        for info in infos:
            self._add(info)

    def _create_rows(self, group: str) -> None:
        """Create the rows of a folded section. Tab reaches them from its heading, as if they had always been there."""
        infos = [each for each in self._infos.values() if each.group == group]
        if infos[0].name in self._rows:
            return
        last: QWidget = self._sections[group].head
        for info in infos:
            for widget in inside(self._add(info), QWidget):
                if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    QWidget.setTabOrder(last, widget)
                    last = widget
        self._leave_out()

    def _add(self, info: FieldInfo) -> FieldRow:
        section = self._sections.get(info.group)
        row = FieldRow(info, self._target, self if section is None else section.body)
        row.refresh()
        row.measured_requested.connect(self.measured_requested)
        self._rows[info.name] = row
        if section is None:
            self._column.addWidget(row)
            self._column.addSpacing(12)
        else:
            section.rows.addWidget(row)
        return row

    def _fields(self) -> tuple[FormField, ...]:
        """All fields of the target that may have input, and those of its prices."""
        prices = () if self.prices is None else self.prices.fields()
        return (*(row.field for row in self._rows.values()), *prices)

    def _show_prices(self) -> None:
        """Refresh the prices; they also depend on the plan's currency."""
        if self.prices is not None:
            self.prices.show_component(self._target.priced)

    def _leave_out(self) -> None:
        """Hide the rows of fields without a meaning here, and show the others."""
        idle = self._target.idle_fields()
        for name, row in self._rows.items():
            if row.isHidden() != (name in idle):
                row.setHidden(name in idle)
        for group, section in self._sections.items():
            section.setHidden(all(each.name in idle for each in self._infos.values() if each.group == group))

    def _note_changes(self) -> None:
        """Show in the heading of a folded section how many of its values are not defaults."""
        for group, section in self._sections.items():
            count = sum(each.group == group and self.is_changed(each.name) for each in self._infos.values())
            section.show_note(tr("{count} filled in", count=count) if count else "")

    def _remember(self, key: str, folded: bool) -> None:
        if folded:
            self._folded.add(key)
        else:
            self._folded.discard(key)
        self.folded.emit()


def _are_same(before: tuple[object, ...], after: tuple[object, ...]) -> bool:
    """Whether these are identical objects; values are immutable."""
    return len(before) == len(after) and all(map(is_, before, after))
