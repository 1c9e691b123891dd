"""The page on which a plan is drawn: top bar, palette, drawing, inspector, and the results below."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.canvas.layout.aligning import SIDES, WAYS
from app.canvas.view import CanvasView
from app.inspector.inspector import Inspector
from app.look import theme
from app.look.component_kinds import insert_action
from app.look.translation import tr, translate
from app.look.widgets.hairlines import hairline
from app.look.widgets.wheel import ComboBox
from app.machine.preferences import Preferences
from app.project.comparison_choice import ComparisonChoice
from app.project.palette_model import Entry
from app.project.session import Session
from app.results.result_strip import ResultStrip
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.variants_tab import VariantsTab
from app.results.words.results import case_name, cases_of, phase_name, phases_of
from app.window.bars.difference_legend import DifferenceLegend
from app.window.bars.difference_view import DifferenceView
from app.window.bars.hint_label import HintLabel
from app.window.bars.menu_button import menu_button
from app.window.bars.top_bar import TopBar
from app.window.bars.variant_bar import VariantBar
from app.window.commands.action_set import ActionSet
from app.window.commands.choice_menu import ChoiceMenu
from app.window.commands.variant_commands import VariantCommands
from app.window.panes.details import Details
from app.window.panes.explain_pane import ExplainPane
from app.window.panes.outline import Outline
from app.window.panes.palette import Palette
from app.window.panes.pane_cycle import PaneCycle
from app.window.panes.side_pane import SidePane
from planner_core.editing import verbs
from planner_core.editing.verbs import KIND_NAMES
from planner_core.messages import HeadroomError
from planner_core.plan.components import DesktopPool

SIZES = {"columns": (232, 880, 328), "rows": (580, 300), "details": (720, 720)}
MOST_FOR_SIDES = 0.5
"""Maximum share of the window's width for palette and inspector together at first."""
MOST_FOR_RESULTS = 0.45
"""Maximum share of the window's height for the results at first."""

MOST_HEIGHT = 16_777_215
"""Qt's own limit for the size of a widget."""

LEAST_PART = 0.5
"""Panes at the sides that were narrower than this part of their first width are not restored: nothing is read there."""

RESULT_PANES = frozenset({"rows", "details"})
"""Have no sizes of their own while the results are closed."""

RESULT_EXPORTS = ("edit.copy_table", "file.export_table", "edit.copy_chart", "file.export_chart")
SWITCHES = ("palette", "inspector", "overview")


class Workbench(QWidget):
    """Creates the panes, lays them out, and connects their signals."""

    def __init__(
        self, session: Session, actions: ActionSet, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._preferences = preferences
        self._was_shown = False
        """The panes have had sizes that somebody saw."""
        self.choice = ComparisonChoice(session, self)
        self.top_bar = TopBar(actions, self)
        self.variant_bar = VariantBar(actions, self)
        self.legend = DifferenceLegend(self)
        # All panes are created where they stay: Qt styles whatever moves to another parent anew, widget by widget.
        rows = _splitter(Qt.Orientation.Vertical, self)
        columns = _splitter(Qt.Orientation.Horizontal, rows)
        self.side = SidePane(columns)
        self.palette_pane = Palette(session.catalog, self.side.pages)
        session.catalog_changed.connect(lambda: self.palette_pane.show_catalog(session.catalog))
        self.canvas = CanvasView(session)
        self.palette_pane.view.target = self.canvas.palette_drags
        self.outline = Outline(self.canvas, self.side.pages)
        self.side.add(tr("Palette"), self.palette_pane)
        self.side.add(tr("Outline"), self.outline)
        columns.addWidget(self.canvas)  # the outline's tab stops come first
        self.inspector = Inspector(session, columns)
        self._lower = QWidget(rows)
        self.strip = ResultStrip(session, self._lower)
        self._details_line = hairline(self._lower)
        self.tabs = ResultTabs(session, self.choice, self._lower)
        self.tabs.take_widths(preferences.values.columns)
        self.tabs.setCornerWidget(
            menu_button(actions, RESULT_EXPORTS, tr("Copy or export these results"), "file-down", self.tabs)
        )
        self.explain = ExplainPane(session, self._lower)
        self.hint = HintLabel(self.canvas)
        self.differences = DifferenceView(session, self.choice, self.canvas, self.legend, self)
        self.variants = VariantCommands(
            session, actions, self.variant_bar, self.top_bar.another, self.choice, self
        )
        self._splitters = self._lay_out(rows, columns)
        panes = (
            self.canvas,
            self.inspector,
            self.strip,
            self.tabs,
            self.explain,
            self.top_bar,
            self.variant_bar,
            self.legend,
            self.palette_pane,
            self.outline,
        )
        self.panes = PaneCycle(panes, self)
        self._connect_panes()
        self._connect_actions()
        if (split := preferences.values.panes.get("inspector")) is not None and len(split) == 2:
            self.inspector.share_height(*split)

    @property
    def message_place(self) -> QWidget:
        """Where messages may appear: over the drawing, which can be scrolled below them."""
        return self.canvas

    def show_plan(self) -> None:
        """Start with a newly opened plan: no selection, no explanation."""
        self.top_bar.name.show_name(self._session.plan.name)
        self._select(())
        self.explain.hide()

    def explain_number(self, what: str) -> None:
        """Open the derivation of a number beside the results."""
        self._actions["view.results"].setChecked(True)
        self.explain.open_for(what)

    def remember_sizes(self) -> None:
        """Store the sizes of panes and columns for the next start. Those of a workbench behind the start page are not
        what the user has left.
        """
        if not self._was_shown:
            return
        closed = set() if self._actions["view.results"].isChecked() else RESULT_PANES
        self._remember_sizes_of(self._splitters.keys() - closed)
        self._preferences.change(columns=self.tabs.own_widths())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._was_shown = True

    def stop(self) -> None:
        """Stop all background work; called when the window closes."""
        self.tabs.stop()
        self.strip.stop()

    def _remember_sizes_of(self, names: Collection[str]) -> None:
        sizes = {name: tuple(self._splitters[name].sizes()) for name in names}
        seen = {name: each for name, each in sizes.items() if all(each)}
        self._preferences.change(panes={**self._preferences.values.panes, **seen})

    # --- sizes -----------------------------------------------------------------------------------------------

    def _lay_out(self, rows: QSplitter, columns: QSplitter) -> dict[str, QSplitter]:
        details = Details(self.tabs, self.explain, self._lower)
        below = QVBoxLayout(self._lower)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        for widget, stretch in ((self.strip, 0), (self._details_line, 0), (details, 1)):
            below.addWidget(widget, stretch)
        for splitter, stretching in ((columns, 1), (rows, 0), (details, 0), (details, 1)):
            splitter.setStretchFactor(stretching, 1)
        splitters = {"columns": columns, "rows": rows, "details": details}
        for name, splitter in splitters.items():
            splitter.setSizes(self._sizes(name))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.variant_bar)
        column.addWidget(self.legend)
        column.addWidget(rows, 1)
        return splitters

    def _sizes(self, name: str) -> list[int]:
        """As the user left them, else as suits the text size."""
        known = self._preferences.values.panes.get(name)
        if known and _are_usable(name, known):
            return list(known)
        first, second, *third = SIZES[name]
        larger = (1 + theme.body_points() / theme.BODY_POINTS) / 2
        if name == "details":
            return [first, second]
        if not third:
            return [first, round(min(second * larger, self.window().height() * MOST_FOR_RESULTS))]
        room = self.window().width()
        left, right = first * larger, third[0] * larger
        narrower = min(1.0, room * MOST_FOR_SIDES / (left + right))
        return [round(left * narrower), room, round(right * narrower)]

    def _open_results(self, is_open: bool) -> None:
        if not is_open and self._splitters["details"].isVisible():
            self._remember_sizes_of(RESULT_PANES)  # for when they are opened again
        for widget in (self._splitters["details"], self._details_line):
            widget.setVisible(is_open)
        seen_whole = self._sees_whole_plan()
        # Closed, there is only the strip, and nothing to resize.
        policy = QSizePolicy.Policy.Preferred if is_open else QSizePolicy.Policy.Fixed
        self._lower.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self._splitters["rows"].setSizes(self._sizes("rows") if is_open else [MOST_HEIGHT, 0])
        self.strip.set_tabs_open(is_open)
        if seen_whole:
            QTimer.singleShot(0, self.canvas, self._keep_whole_plan)

    def _sees_whole_plan(self) -> bool:
        seen, drawn = self.canvas.camera.seen(), self.canvas.arrangement.bounds()
        return seen.contains(drawn.x, drawn.y) and seen.contains(drawn.right, drawn.bottom)

    def _keep_whole_plan(self) -> None:
        """Keep a fitted drawing fitted when it gets less room."""
        if not self._sees_whole_plan():
            self.canvas.framing.fit_all()

    # --- what panes say to each other ------------------------------------------------------------------------

    def _connect_panes(self) -> None:
        canvas = self.canvas
        canvas.selection_changed.connect(self._select)
        canvas.orders.edit_requested.connect(self._edit)
        for asking in (canvas.orders, self.inspector):
            asking.measured_requested.connect(partial(self.ask_measured, ()))
        canvas.orders.needed_requested.connect(self.ask_needed)
        self.tabs.needed_requested.connect(self.ask_needed)
        self.strip.needed_requested.connect(lambda typed: self.ask_needed(typed=typed))
        canvas.hint.connect(self.hint.show_hint)
        self.inspector.split_changed.connect(self._remember_split)
        self.inspector.focus_left_over.connect(self._take_focus_back)
        self.explain.focus_left_over.connect(self._take_focus_back)
        for page in (self.palette_pane, self.outline):
            page.search.left.connect(self._take_focus_back)
        self.outline.menu_requested.connect(canvas.show_menu_of)
        self.palette_pane.chosen.connect(self.add_entry)
        for pane in (canvas.orders, self.inspector, self.strip, self.tabs):
            pane.explain_requested.connect(self.explain_number)
        self.tabs.component_requested.connect(self._select_and_show)
        self.tabs.variant_requested.connect(self._go_to_variant)
        self.tabs.duplicate_requested.connect(self.variants.duplicate)
        self.tabs.action_requested.connect(lambda action: self._actions[action].trigger())
        self.legend.list_requested.connect(self._list_differences)
        self.tabs.field_requested.connect(self.edit_field)
        self.inspector.field_requested.connect(self.edit_field)
        self.explain.panel.field_requested.connect(self.edit_field)
        self.strip.tabs_toggled.connect(self._actions["view.results"].setChecked)
        self.strip.range_requested.connect(self._show_range)
        shown = canvas.shown
        shown.chosen.connect(lambda: self.strip.range.look_at(shown.phase, shown.case))
        self.top_bar.renamed.connect(self._rename)
        self.top_bar.phase.committed.connect(self._show_phase)
        self.top_bar.case.committed.connect(self._show_case)
        self._session.assessed.connect(self._offer_moments)
        self._session.changed.connect(lambda _changed: self.top_bar.name.show_name(self._session.plan.name))
        self._session.variant_shown.connect(self._follow_variant)

    def _select(self, ids: tuple[str, ...]) -> None:
        self.inspector.show_components(ids)
        self._actions.enable("selection", there=bool(ids))

    def _show_phase(self, phase: str) -> None:
        self.canvas.shown.set_phase(phase)
        self.tabs.show_phase(phase)

    def _show_case(self, case: str) -> None:
        self.canvas.shown.set_case(case)
        self.tabs.show_case(case)

    def _offer_moments(self) -> None:
        cases = cases_of(self._session.assessment)
        self.top_bar.case.offer({case: case_name(case) for case in cases})
        phases = phases_of(self._session.assessment)
        self.top_bar.phase.offer({phase: phase_name(phase) for phase in phases})

    def _edit(self, component: str) -> None:
        self.inspector.show_components((component,))
        self._actions["view.inspector"].setChecked(True)
        self.panes.enter(self.inspector)

    def ask_measured(self, files: Sequence[Path] = (), component: str = "") -> None:
        """Ask what a pilot measured, on the pool or host that is selected if any; it may be in files."""
        if not self._session.plan.of_type(DesktopPool):
            self.canvas.hint.emit(tr("The plan has no desktop pool."))
            return
        if self._session.files.read_only_reason is not None:
            self.canvas.hint.emit(translate(self._session.files.read_only_reason))
            return
        from app.window.dialogs.pilot_dialog import PilotDialog

        dialog = PilotDialog(self._session, component, self.window())
        dialog.open()
        if files:
            dialog.files.read(files)

    def ask_needed(self, component: str = "", resource: str = "", typed: str = "") -> None:
        """Ask how many desktops, and what they need: of the whole plan, a component, or where a resource limits."""
        if not self._session.plan.of_type(DesktopPool):
            self.canvas.hint.emit(tr("The plan has no desktop pool."))
            return
        from app.window.dialogs.needed_dialog import NeededDialog, Question

        NeededDialog(self._session, Question(component, resource, typed), self.window()).open()

    def ask_design(self) -> None:
        """Look for the best design for a number of desktops."""
        if not self._session.plan.of_type(DesktopPool):
            self.canvas.hint.emit(tr("The plan has no desktop pool."))
            return
        from app.window.dialogs.design_dialog import DesignDialog

        DesignDialog(self._session, self.window()).open()

    def _take_focus_back(self) -> None:
        """Focus the drawing, where undo and the other keys apply to the plan."""
        self.canvas.setFocus(Qt.FocusReason.TabFocusReason)

    def edit_field(self, component: str, field: str) -> None:
        """Show a component, empty for the plan, with the cursor in a field."""
        self.canvas.select((component,) if component else ())  # else a click on it would change nothing
        if component:
            self.canvas.framing.show_cards([component])
        self._actions["view.inspector"].setChecked(True)
        self.inspector.focus_field(component, field)

    def go_to(self, component: str) -> None:
        """Go to a component of the drawing: select it, scroll to it, zoom in until it is readable, and focus it."""
        self.canvas.go_to(component)

    def _select_and_show(self, component: str) -> None:
        self.canvas.select((component,))
        self.canvas.framing.show_stop(component)

    def _follow_variant(self) -> None:
        self.top_bar.name.show_name(self._session.plan.name)
        self._select(self.canvas.selected_ids())

    def _go_to_variant(self, variant: str, what: str, component: str) -> None:
        """Show a variant, and explain a number or select a component there."""
        self.variants.show(variant)
        if what:
            self.explain_number(what)
        elif component in self._session.plan.components:
            self._select_and_show(component)

    def show_results(self, tab: str) -> None:
        """Open the results with a tab in front, and go there."""
        self._actions["view.results"].setChecked(True)
        self.tabs.show_tab(tab)
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _compare(self) -> None:
        self.show_results("variants")

    def _show_range(self) -> None:
        self.show_results("range")

    def _list_differences(self) -> None:
        self._compare()
        tab = self.tabs.tab("variants")
        if isinstance(tab, VariantsTab):
            tab.show_changes()

    def add_entry(self, entry: Entry) -> None:
        """Put a line of the palette beside the selection."""
        self.canvas.orders.add(entry.kind, entry.record)

    def _rename(self, name: str) -> None:
        try:
            step = verbs.set_setting(self._session.plan, "name", name)
        except HeadroomError as error:
            self._session.refused.emit(error)
            return
        self._session.perform(step)

    # --- actions -----------------------------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        canvas, actions = self.canvas, self._actions
        for twin in (canvas, self.outline.view):
            actions.lead_drawing(twin)
        acts: dict[str, Callable[[], object]] = {
            "edit.cut": partial(self._text_or_cards, "cut", canvas.clips.cut),
            "edit.copy": partial(self._text_or_cards, "copy", canvas.clips.copy),
            "edit.paste": partial(self._text_or_cards, "paste", canvas.clips.paste),
            "edit.connect": canvas.orders.choose_connection,
            "edit.duplicate": canvas.orders.duplicate,
            "edit.delete": canvas.orders.delete,
            "edit.select_all": canvas.orders.select_all,
            "edit.rename": self._begin_renaming,
            "edit.rename_plan": self._begin_renaming_plan,
            "edit.measured": lambda: self.ask_measured((), next(iter(canvas.selected_ids()), "")),
            "edit.needed": self.ask_needed,
            "edit.design": self.ask_design,
            "insert.type": canvas.orders.type_to_add,
            "insert.find": self._find,
            "variant.compare": self._compare,
            "view.outline": self._find_in_outline,
            "arrange.tidy": canvas.orders.tidy,
            "arrange.collapse": partial(canvas.orders.fold, closed=True),
            "arrange.expand": partial(canvas.orders.fold, closed=False),
            "view.zoom_in": canvas.framing.zoom_in,
            "view.zoom_out": canvas.framing.zoom_out,
            "view.zoom_100": canvas.framing.zoom_100,
            "view.fit_all": canvas.framing.fit_all,
            "view.fit_selection": canvas.framing.fit_selection,
            "view.next_pane": lambda: self.panes.go(1),
            "view.previous_pane": lambda: self.panes.go(-1),
            "help.explain": self._explain_focused,
        }
        acts |= {insert_action(kind): partial(canvas.orders.add, kind) for kind in KIND_NAMES}
        acts |= {f"arrange.{side}": partial(canvas.orders.align, side) for side in SIDES}
        acts |= {f"arrange.{way}": partial(canvas.orders.distribute, way) for way in WAYS}
        for group, chooser in (("phase", self.top_bar.phase), ("case", self.top_bar.case)):
            ChoiceMenu(actions.menus[group], chooser)
            acts[f"{group}.next"] = partial(chooser.step, 1)
            acts[f"{group}.previous"] = partial(chooser.step, -1)
        for action_id, act in acts.items():
            actions.on(action_id, act)
        self._connect_switches()

    def _connect_switches(self) -> None:
        shows = (self.side.setVisible, self.inspector.setVisible, self.canvas.overview.want)
        for name, show in zip(SWITCHES, shows, strict=True):
            switch = self._actions[f"view.{name}"]
            switch.setChecked(name not in self._preferences.values.hidden)
            show(switch.isChecked())
            switch.toggled.connect(show)
            switch.toggled.connect(self._remember_hidden)
        self._actions.on_switch("view.results", self._open_results)
        self._open_results(False)

    def _remember_split(self) -> None:
        self._preferences.change(panes={**self._preferences.values.panes, "inspector": self.inspector.split})

    def _remember_hidden(self, _shown: bool) -> None:
        hidden = tuple(name for name in SWITCHES if not self._actions[f"view.{name}"].isChecked())
        self._preferences.change(hidden=hidden)

    def _begin_renaming(self) -> None:
        """Rename the selected component; without a selection, the plan."""
        selected = self.canvas.selected_ids()
        if not selected:
            self._begin_renaming_plan()
        elif len(selected) == 1:
            self.edit_field(selected[0], "name")
        else:
            self.canvas.hint.emit(tr("Select a single component to rename it."))

    def _begin_renaming_plan(self) -> None:
        self.top_bar.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.top_bar.name.selectAll()

    @staticmethod
    def _text_or_cards(act: str, in_drawing: Callable[[], object]) -> None:
        """Cut, copy or paste text if a field is being edited, else components."""
        focused = QApplication.focusWidget()
        if isinstance(focused, ComboBox):
            focused = focused.lineEdit()
        if isinstance(focused, QLineEdit | QPlainTextEdit):
            getattr(focused, act)()
        else:
            in_drawing()

    def _find(self) -> None:
        self._turn_side_to(self.palette_pane)
        self.palette_pane.begin_search()

    def _find_in_outline(self) -> None:
        self._turn_side_to(self.outline)
        self.outline.begin_search()

    def _turn_side_to(self, page: QWidget) -> None:
        self._actions["view.palette"].setChecked(True)
        self.side.turn_to(page)

    def _explain_focused(self) -> None:
        """F1 without a focused number: explain the worst number of the selection, else the maximum of desktops; before
        there is any, show the guide.
        """
        assessment = self._session.assessment
        if self.canvas.selected_ids():
            self.canvas.orders.explain()
        elif assessment is None or assessment.desktops.maximum is None:
            self._actions["help.guide"].trigger()
        else:
            self.explain_number("desktops.maximum")


def _splitter(orientation: Qt.Orientation, parent: QWidget) -> QSplitter:
    """A splitter that shows its children in the order of their creation."""
    made = QSplitter(orientation, parent)
    made.setChildrenCollapsible(False)
    made.setHandleWidth(1)
    return made


def _are_usable(name: str, known: Sequence[int]) -> bool:
    """Whether stored sizes leave palette and inspector wide enough to be read."""
    first = SIZES[name]
    if len(known) != len(first):
        return False
    return name != "columns" or all(known[side] >= first[side] * LEAST_PART for side in (0, -1))
