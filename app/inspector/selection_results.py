"""The results of the selected components: their bars and their findings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.inspector.finding_note import FindingNote
from app.inspector.number_bar import NumberBar
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.focus import has_focus_inside
from app.look.widgets.plain_text import plain_label
from app.project.use_ranges import NO_RANGES, UseRanges
from app.results.words.results import resource_name
from planner_core.engine.basis.assessment import Assessment, Finding, Saturation
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.plan.components import Cluster, Host
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan

MOST_ROWS = 14
MOST_FINDINGS = 6
MOST_CARRIERS = 8
"""For more components, only the fullest one of each resource is shown."""
SAME_AS_DRIVES = "front_end_iops"
"""The same load as that of the drives in another unit; left out if several components share the room."""


class SelectionResults(QWidget):
    """The most saturated phase and case of each resource, and the findings of the review."""

    explain_requested = Signal(str)
    finding_chosen = Signal(object)
    """A finding was clicked."""
    focus_left_over = Signal()
    """The focused bar is about to be removed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: dict[tuple[str, str], NumberBar] = {}
        """By component and resource."""
        self.notes: list[FindingNote] = []
        self._shown: list[QWidget] = []
        self._shape: object = None
        self._fullest: Saturation | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 16, 12)
        self._column.setSpacing(4)

    @property
    def bars(self) -> list[NumberBar]:
        """The bars from top to bottom."""
        return list(self._bars.values())

    @property
    def title(self) -> str:
        """What is shown: results, or only findings."""
        return tr("Results") if self._bars or not self.notes else tr("Findings")

    @property
    def summary(self) -> str:
        """The fullest resource, or the number of findings, in a word: read where the rest is closed."""
        if self._fullest is not None:
            return f"{resource_name(self._fullest.resource)} {numbers().percent(self._fullest.load_factor)}"
        return numbers().number(len(self.notes)) if self.notes else ""

    def show_selection(
        self,
        plan: Plan,
        assessment: Assessment | None,
        found: Iterable[Finding],
        ids: tuple[str, ...],
        ranges: UseRanges = NO_RANGES,
    ) -> None:
        """Show the results and findings of components, or those of the plan if none are selected. `ranges` are those of
        the assessment, as far as they are known.
        """
        rows = [] if assessment is None else list(worst_rows(plan, assessment, ids))
        findings = list(_findings_of(found, ids))
        left = max(len(rows) - MOST_ROWS, 0) + max(len(findings) - MOST_FINDINGS, 0)
        rows, findings = rows[:MOST_ROWS], findings[:MOST_FINDINGS]
        shape = (ids, tuple((row.component, row.resource) for row in rows), len(findings), left)
        if shape != self._shape:
            self._shape = shape
            self._build(plan, rows, len(findings), left)
        for bar, row in zip(self.bars, rows, strict=True):
            bar.show_row(row, ranges)
        for note, finding in zip(self.notes, findings, strict=True):
            note.show_finding(plan, finding)
        self._fullest = max(rows, key=lambda row: row.load_factor, default=None)
        self.setVisible(bool(rows or findings))

    def show_trial(self, plan: Plan, then: Assessment | None, ids: tuple[str, ...]) -> None:
        """Show what the shown resources would be with a step that is tried; None: nothing is tried."""
        found = () if then is None else worst_rows(plan, then, ids)
        rows: dict[tuple[str, str], Saturation] = {(row.component, row.resource): row for row in found}
        for key, bar in self._bars.items():
            row = rows.get(key)
            if row is None:
                bar.show_no_trial()
            else:
                bar.show_then(row.utilisation, row.status)

    def height_at(self, width: int) -> int:
        """Height of the content at a width, in pixels."""
        column = self._column
        return column.heightForWidth(width) if column.hasHeightForWidth() else column.sizeHint().height()

    def _build(self, plan: Plan, rows: list[Saturation], findings: int, left: int) -> None:
        """Rebuild; bars of numbers that are still shown are reused and keep the focus."""
        kept = self._clear({(row.component, row.resource) for row in rows})
        several = len({row.component for row in rows}) > 1
        named = ""
        for row in rows:
            name = plan.components[row.component].name if several else ""
            if name != named:
                named = name
                self._add(plain_label(name, "section", self))
            key = row.component, row.resource
            if key not in kept:
                kept[key] = NumberBar(self)
                kept[key].explain_requested.connect(self.explain_requested)
            self._bars[key] = kept[key]
            self._add(kept[key])
        for before, after in pairwise(self.bars):
            self.setTabOrder(before, after)
        for _ in range(findings):
            self.notes.append(FindingNote(self))
            self.notes[-1].chosen.connect(self.finding_chosen)
            self._add(self.notes[-1])
        if left:
            self._add(plain_label(tr("{count} more in the tables below", count=left), "caption", self))

    def _add(self, widget: QWidget) -> None:
        self._shown.append(widget)
        self._column.addWidget(widget)
        widget.show()

    def _clear(self, wanted: set[tuple[str, str]]) -> dict[tuple[str, str], NumberBar]:
        """Remove everything except the bars of the wanted components and resources, which are returned."""
        kept = {key: bar for key, bar in self._bars.items() if key in wanted}
        if has_focus_inside(self) and not any(bar.hasFocus() for bar in kept.values()):
            self.focus_left_over.emit()
        for widget in self._shown:
            self._column.removeWidget(widget)
            if widget not in kept.values():
                widget.hide()
                widget.deleteLater()
        self._shown, self.notes, self._bars = [], [], {}
        return kept


def _findings_of(found: Iterable[Finding], ids: tuple[str, ...]) -> Iterator[Finding]:
    """The findings of components; without any, the errors of the plan wherever they are, and what concerns it all."""
    meant = frozenset(ids)
    for each in found:
        # A finding about the whole plan has no component.
        if each.component in meant or (not ids and (each.severity == "error" or not each.component)):
            yield each


def worst_rows(plan: Plan, assessment: Assessment, ids: tuple[str, ...]) -> Iterator[Saturation]:
    """The most saturated phase and case of each resource of the selection, or of what selected pools run on: for each
    component, or only the fullest if there are many.
    """
    carriers = _carriers(plan, ids)
    if len(carriers) <= MOST_CARRIERS:
        rows = list(_each_one(assessment, carriers))
        if len(rows) <= MOST_ROWS or frozenset(carriers) <= frozenset(ids):
            yield from rows
            return
    fullest = assessment.saturation.fullest(frozenset(carriers))
    yield from (row for resource, row in fullest.items() if resource != SAME_AS_DRIVES)


def _each_one(assessment: Assessment, carriers: tuple[str, ...]) -> Iterator[Saturation]:
    for component in carriers:
        for resource in RESOURCE_NAMES:
            row = assessment.worst(component, resource, case=None)
            if row is not None and not (resource == SAME_AS_DRIVES and len(carriers) > 1):
                yield row


def _carriers(plan: Plan, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Components with resources: the selected ones, and the hosts and stores of selected pools.

    A pool on a cluster uses all its hosts, and its files on vSAN are on all of them.
    """
    if not ids:
        return ()
    chosen, found = frozenset(ids), dict.fromkeys(ids)
    clusters: dict[str, None] = {}
    for link in plan.links.values():
        if link.source in chosen:
            found.pop(link.source, None)
            found[link.target] = None
            cluster = plan.components[link.target]
            if isinstance(cluster, Cluster) and (link.role == RUNS_ON or cluster.vsan != "none"):
                clusters[link.target] = None
    if not clusters:
        return tuple(found)
    inside = plan.with_descendants(tuple(clusters))
    hosts = (each for each in inside if isinstance(plan.components[each], Host))
    return tuple(dict.fromkeys((*clusters, *hosts, *found)))
