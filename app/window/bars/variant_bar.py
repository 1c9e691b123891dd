"""The row of variants below the top bar: tabs, a button to add one, a list of all, and the switch for differences.

Hidden while there is a single variant.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.look.actions import plain_name
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.hairlines import hairline
from app.look.widgets.menu_entries import MenuEntries
from app.look.widgets.plain_text import plain_action
from app.window.bars.top_bar import icon_button
from app.window.bars.variant_tabs import Tab, VariantTabs
from app.window.commands.action_set import ActionSet

MENU = (
    "variant.duplicate",
    "variant.add",
    "variant.rename",
    "",
    "variant.recommend",
    "",
    "variant.move_left",
    "variant.move_right",
    "",
    "variant.remove",
)
BASELINE_LETTERS = 10
SPACING = 4
MARGINS = (8, 2, 12, 2)


class VariantBar(QFrame):
    """Shows variants, and emits what the user requests."""

    chosen = Signal(str)
    baseline_chosen = Signal(str)

    def __init__(self, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._variants: tuple[Tab, ...] = ()
        self._shown = ""
        self.tabs = VariantTabs(self)
        self.tabs.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.tabs.chosen.connect(self.chosen)
        self.tabs.menu_requested.connect(self._pop_up)
        self.add = icon_button(actions["variant.duplicate"], self)
        self.list = self._list_button()
        self.switch = self._switch(actions["variant.differences"])
        self.baseline = ChoiceField(tr("Baseline of the comparison"), {}, self)
        self.baseline.setMinimumContentsLength(BASELINE_LETTERS)
        self.baseline.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.baseline.setToolTip(tr("Baseline: the variant that the others are compared with"))
        self.baseline.committed.connect(self.baseline_chosen)
        self.menu = self._menu(actions)
        row = QHBoxLayout()
        row.setContentsMargins(*MARGINS)
        row.setSpacing(SPACING)
        row.addWidget(self.tabs)
        for button in (self.list, self.add):
            row.addWidget(button)
        row.addStretch(1)
        for widget in (self.switch, self.baseline):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(hairline(self))
        self.hide()

    def show_variants(self, variants: Sequence[Tab], shown: str, baseline: str) -> None:
        """Show these variants; hides the row for a single one."""
        self._variants, self._shown = tuple(variants), shown
        self.tabs.show_variants(variants, shown)
        names = {tab.id: tab.name for tab in variants}
        self.baseline.set_choices(names)
        self.baseline.set_value(baseline)
        self.setVisible(len(self._variants) > 1)
        self.list.setText(numbers().number(len(self._variants)))
        self._offer_list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_list()

    def event(self, event: QEvent) -> bool:
        """Other names or larger text need another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._offer_list()
        return super().event(event)

    def _offer_list(self) -> None:
        """Show the list of all variants if the tabs do not fit. Uses size hints: the present width may still be that of
        the previous tabs.
        """
        shown = (self.tabs, self.add, self.switch, self.baseline)
        needed = sum(each.sizeHint().width() for each in shown) + SPACING * (len(shown) - 1)
        room = self.width() - MARGINS[0] - MARGINS[2]
        self.list.setVisible(needed > room and len(self._variants) > 1)

    def _list_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setAccessibleName(tr("All variants"))
        button.setToolTip(tr("All variants"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.aboutToShow.connect(partial(self._fill_list, MenuEntries(menu, one_of_them=True)))
        button.setMenu(menu)
        button.hide()
        return button

    def _fill_list(self, entries: MenuEntries) -> None:
        entries.clear()
        for tab in self._variants:
            entry = entries.add(plain_action(tab.name), checked=tab.id == self._shown)
            entry.triggered.connect(partial(self.chosen.emit, tab.id))

    def _switch(self, action: QAction) -> QCheckBox:
        switch = QCheckBox(tr("Differences to"), self)
        switch.setAccessibleName(plain_name("variant.differences"))
        switch.setToolTip(action.toolTip())
        switch.toggled.connect(action.setChecked)
        action.toggled.connect(switch.setChecked)
        return switch

    def _menu(self, actions: ActionSet) -> QMenu:
        menu = QMenu(self)
        for action_id in MENU:
            if action_id:
                menu.addAction(actions[action_id])
            else:
                menu.addSeparator()
        return menu

    def _pop_up(self, place: QPoint) -> None:
        self.menu.popup(place)
