"""Limits: the ladder of first, second and third limit, what raises each, and the limit of each pool."""

from __future__ import annotations

import time
from collections.abc import Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.look.actions import action_info
from app.look.translation import tr, translate
from app.machine.background import Pieces
from app.results.tables.column import Column, chosen
from app.results.tables.limits_tables import Rung, ladder, missing_of, name_of, pool_columns, rung_columns
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.switched_views import Views
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.lifts import lift_in_words
from planner_core.engine.basis.assessment import Assessment, Lift, PoolLimit
from planner_core.messages import NO_VALUE
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan

LADDER, POOLS = "ladder", "pools"
LIFT_COLUMN = 5
WIDTHS = {2: 2, 3: 2, 4: 2, LIFT_COLUMN: 7}
"""Relative widths of the text columns: component, resource, phase and case, lift."""
MOST_LIFTS = 60
"""Number of limits whose lift is computed; further ones are far beyond any plan."""
CHUNK_SECONDS = 0.1
"""Lifts found within this time are shown together."""
SOON = "…"


class LimitsTab(StudyTab):
    """The ladder as a table, and the limit of each pool as a second view; a rung explains itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("limits", parent)
        self._lifts: dict[tuple[str, str], Lift] = {}
        """By component and resource; those of the last plan until new ones are computed."""
        self.model = TableModel[Rung](self._ladder_columns(), self)
        empty = tr("Nothing limits yet. Connect a desktop pool to a host and to a disk group.")
        self.table = ResultTable(self.model, tr("Limits"), empty, self)
        self.table.share_width(WIDTHS)
        self.table.chosen.connect(self._explain)
        self.needed_action = QAction(tr(action_info("edit.needed").text).replace("&", ""), self.table)
        self.needed_action.triggered.connect(self._ask_needed)
        self.table.addAction(self.needed_action)
        self.pools = TableModel[PoolLimit](pool_columns(lambda each: name_of(self._plan, each)), self)
        self.pool_table = ResultTable(self.pools, tr("Limit of each pool"), "", self)
        self.pool_table.chosen.connect(self._explain_pool)
        self.views = Views(tr("View of the limits"), self)
        self.views.add_view(LADDER, tr("All pools together"), self.table)
        self.views.add_view(POOLS, tr("Each pool alone"), self.pool_table)
        self.views.changed.connect(self._note)
        self._column.addWidget(self.views, 1)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the ladder of a plan at once; the lifts follow as they are computed."""
        super().show_results(plan, assessment)
        several = len(plan.of_type(DesktopPool)) > 1
        self.views.show_bar(several)
        if not several:
            self.views.show_view(LADDER)
            self.pools.show_rows(())
        self.model.show_rows(ladder(plan, assessment) if assessment is not None else [])

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:
        """The limits of pools, then the lifts, first limit first."""
        if len(plan.of_type(DesktopPool)) > 1:
            yield tuple(assessment.pool_limits)
        found: dict[tuple[str, str], Lift] = {}
        shown = time.perf_counter()
        for index in range(min(len(assessment.lifts), MOST_LIFTS)):
            lift = assessment.lifts[index]
            found[lift.component, lift.resource] = lift
            if time.perf_counter() - shown > CHUNK_SECONDS:
                yield found
                found, shown = {}, time.perf_counter()
            else:
                yield None
        yield found

    def show_piece(self, piece: object) -> None:
        """Show limits of pools, or some of the lifts."""
        if isinstance(piece, tuple):
            self.pools.show_rows(piece)
        elif isinstance(piece, Mapping):
            self._lifts |= piece
            self.model.show_rows(self.model.rows)

    def clear(self) -> None:
        """Show nothing."""
        self._lifts = {}
        self.pools.show_rows(())

    # --- columns -------------------------------------------------------------------------------------------------

    def _ladder_columns(self) -> list[Column[Rung]]:
        columns = rung_columns(self._users_of, self._lift_of)
        lift = columns["lift"]._replace(tip=self._lift_in_full)
        return chosen({**columns, "lift": lift}, "number", "shared", "component", "resource", "when", "lift")

    def _users_of(self, desktops: int) -> int | None:
        return self._assessment.desktops.users_of(desktops) if self._assessment else None

    def _lift_of(self, rung: Rung) -> str:
        if rung.limit is None:
            return ""
        lift = self._lifts.get((rung.limit.component, rung.limit.resource))
        unknown = SOON if rung.number <= MOST_LIFTS else NO_VALUE
        words = lift_in_words(lift) if lift else unknown
        missing = missing_of(self._assessment, rung.limit) if self._assessment else ""
        return tr("{missing} are missing. {hint}", missing=missing, hint=words) if missing else words

    def _lift_in_full(self, rung: Rung) -> str:
        if rung.limit is None:
            return ""
        if rung.number > MOST_LIFTS:
            return tr("Computed for the first {count} limits only.", count=MOST_LIFTS)
        lift = self._lifts.get((rung.limit.component, rung.limit.resource))
        return translate(lift.message) if lift else ""

    def _note(self, view: str) -> None:
        words = tr("How many desktops of each pool fit while the other pools stay as planned.")
        self.views.note.setText(words if view == POOLS else "")

    # --- explaining ----------------------------------------------------------------------------------------------

    def _explain(self, rung: Rung, _column: int) -> None:
        self.explain_requested.emit(f"limits.{rung.number}" if rung.number else "desktops.fits")

    def _ask_needed(self) -> None:
        """Ask about the current rung; about the whole plan where there is none, or it is no limit."""
        here = self.table.currentIndex()
        rung = self.table.row_at(here) if here.isValid() else None
        limit = rung.limit if rung is not None else None
        self.needed_requested.emit(*((limit.component, limit.resource) if limit else ("", "")))

    def _explain_pool(self, limit: PoolLimit, _column: int) -> None:
        if limit.desktops is None:
            self.component_requested.emit(limit.pool)
        else:
            self.explain_requested.emit(f"pools.{limit.pool}.maximum")
