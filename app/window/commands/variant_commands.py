"""Commands for variants: connects bar, menu and keys to the session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from app.look.translation import tr
from app.look.widgets.announce import announce
from app.look.widgets.finish_typing import finish_typing
from app.look.widgets.menu_entries import MenuEntries
from app.look.widgets.plain_text import plain_action
from app.project.comparison_choice import ComparisonChoice
from app.project.session import Session
from app.window.bars.variant_bar import VariantBar
from app.window.bars.variant_tabs import Tab
from app.window.commands.action_set import ActionSet

MOST_NUMBERED = 9


class VariantCommands(QObject):
    """All switches between variants pass here, so that uncommitted input goes to the variant it was typed for."""

    def __init__(
        self,
        session: Session,
        actions: ActionSet,
        bar: VariantBar,
        another: QWidget,
        choice: ComparisonChoice,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._bar = bar
        self._another = another
        self._choice = choice
        self._entries = MenuEntries(actions.menus["variant"], one_of_them=True)
        self._connect()
        self.follow()

    def show(self, variant: str) -> None:
        """Show a variant."""
        finish_typing(QApplication.focusWidget())
        if variant != self._session.variants.shown.id and self._session.variants.show(variant):
            announce(self._bar.tabs, self._session.variants.shown.name)
        self.follow()

    def duplicate(self) -> None:
        """Continue in a copy of the shown variant, and edit its name."""
        finish_typing(QApplication.focusWidget())
        shown = self._session.variants.shown.id
        if self._session.variants.duplicate(shown, self._session.variants.suggested_copy_name(shown)):
            self._bar.tabs.begin_renaming()

    def add(self) -> None:
        """Add an empty variant, and edit its name."""
        finish_typing(QApplication.focusWidget())
        if self._session.variants.add(self._session.variants.suggested_name()):
            self._bar.tabs.begin_renaming()

    def remove(self, variant: str) -> None:
        """Remove a variant; undo restores it."""
        finish_typing(QApplication.focusWidget())
        self._session.variants.remove(variant)

    def step(self, by: int) -> None:
        """Show the next or previous variant, cyclically."""
        ids = [each.id for each in self._session.project.variants]
        self.show(ids[(ids.index(self._session.variants.shown.id) + by) % len(ids)])

    def move(self, by: int) -> None:
        """Move the shown variant one place to the left or right, within limits."""
        ids = [each.id for each in self._session.project.variants]
        shown = self._session.variants.shown.id
        place = ids.index(shown) + by
        if 0 <= place < len(ids):
            self._session.variants.move(shown, place)

    def recommend(self) -> None:
        """Let the offer recommend the shown variant, or leave that to the figures if it does so already."""
        finish_typing(QApplication.focusWidget())
        design, shown = self._session.project.proposal, self._session.variants.shown
        is_chosen = design.recommended == shown.id
        if self._session.changes.change_proposal(design.recommending("" if is_chosen else shown.id)):
            said = (
                tr("The figures decide what is recommended.")
                if is_chosen
                else tr("“{name}” is recommended.", name=shown.name)
            )
            announce(self._bar.tabs, said)
        self._show_recommended()

    def _show_recommended(self) -> None:
        chosen = self._session.project.proposal.recommended
        self._actions["variant.recommend"].setChecked(chosen == self._session.variants.shown.id)
        self._bar.tabs.mark_recommended(chosen)

    def follow(self) -> None:
        """Show the current variants."""
        variants, shown = self._session.project.variants, self._session.variants.shown.id
        tabs = [Tab(each.id, each.name) for each in variants]
        self._another.setVisible(len(tabs) < 2)
        self._bar.show_variants(tabs, shown, self._choice.baseline.id)
        self._actions.enable("variants", there=len(variants) > 1 and self._session.path is not None)
        if len(variants) < 2:
            self._choice.show_in_drawing(False)
        self._fill_menu(tabs if len(tabs) > 1 else [], shown)
        self._show_recommended()

    def _connect(self) -> None:
        session, bar = self._session, self._bar
        for signal in (session.opened, session.variant_shown, session.variants_changed, self._choice.changed):
            signal.connect(self.follow)
        session.history_changed.connect(self._show_recommended)
        bar.chosen.connect(self.show)
        bar.baseline_chosen.connect(self._choice.choose_baseline)
        bar.tabs.renamed.connect(self._rename)
        bar.tabs.moved.connect(session.variants.move)
        bar.tabs.removed.connect(self.remove)
        acts: dict[str, Callable[[], object]] = {
            "variant.duplicate": self.duplicate,
            "variant.add": self.add,
            "variant.rename": bar.tabs.begin_renaming,
            "variant.remove": lambda: self.remove(session.variants.shown.id),
            "variant.recommend": self.recommend,
            "variant.next": partial(self.step, 1),
            "variant.previous": partial(self.step, -1),
            "variant.move_left": partial(self.move, -1),
            "variant.move_right": partial(self.move, 1),
        }
        for action_id, act in acts.items():
            self._actions.on(action_id, act)
        self._actions.on_switch("variant.differences", self._choice.show_in_drawing)
        self._choice.changed.connect(
            lambda: self._actions["variant.differences"].setChecked(self._choice.in_drawing)
        )

    def _rename(self, variant: str, name: str) -> None:
        self._session.variants.rename(variant, name)
        self.follow()

    def _fill_menu(self, tabs: list[Tab], shown: str) -> None:
        """Put the variants above the other entries of the menu; the first nine have their number as access key."""
        self._entries.clear()
        for number, tab in enumerate(tabs, 1):
            access = f"&{number} " if number <= MOST_NUMBERED else ""
            entry = self._entries.add(f"{access}{plain_action(tab.name)}", checked=tab.id == shown)
            entry.triggered.connect(partial(self.show, tab.id))
