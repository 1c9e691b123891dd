"""The content of cards: texts and bars from plan and assessment. No painting, no places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

from app.canvas.content.captions import caption, contents
from app.canvas.kinds import bars_of
from app.canvas.layout.geometry import CARD_WIDTH
from app.canvas.layout.note_lines import note_lines
from app.look.component_kinds import KIND_ICONS
from app.look.number_format import Numbers, numbers
from app.look.translation import mark, tr, translate
from app.look.widgets.status_painting import status_text
from app.project.use_ranges import NO_RANGES, SoftEnd, UseRanges
from app.results.words.ranges import share_and_range
from app.results.words.results import USUAL, nearest, resource_name
from planner_core.engine.basis.assessment import Assessment, Finding, Saturation
from planner_core.engine.basis.case_results import Held
from planner_core.plan.components import Component, Host, Note, kind_of

BAR_LABELS = {
    "cpu": mark("CPU"),
    "ram": mark("RAM"),
    "disk_iops": mark("IOPS"),
    "capacity": mark("Capacity"),
    "controller": mark("Controller"),
    "array_ports": mark("Ports"),
    "vms_per_cluster": mark("Machines"),
    "link": mark("Traffic"),
    "replication": mark("Second site"),
    "vms_per_host": mark("Machines"),
    "graphics": mark("vGPUs"),
    "vms_per_datastore": mark("Machines"),
    "host_ports": mark("HBA ports"),
    "network": mark("Network"),
    "volume_capacity": mark("Volumes"),
    "vsan_components": mark("Objects"),
    "response": mark("Response"),
    "storage_response": mark("Storage response"),
    "latency": mark("Latency"),
}
"""Short names, for cards without room for the full ones."""
TOLD_BY_BARS = frozenset({"limit.exceeded", "ram.overcommit"})


Fold = Literal["", "open", "closed"]
"""Whether a card is an open frame, a closed one that stands for its contents, or no frame."""


class Remarked(NamedTuple):
    """Findings about a component."""

    severity: str
    """The worst finding without a bar: error, warning or empty."""
    remarks: tuple[str, ...]


class Then(NamedTuple):
    """What a bar would show after the step that is tried."""

    percent: str
    share: float | None
    target: float
    status: str


class CardBar(NamedTuple):
    """One resource of a card: a label, a bar and a percentage."""

    component: str
    """The component it belongs to: a closed card shows bars of its contents."""
    resource: str
    label: str
    percent: str
    share: float | None
    target: float
    status: str
    soft: SoftEnd | None = None
    """Where its end lies in 8 of 10 futures; None if not known."""
    then: Then | None = None
    """None unless a step is tried that changes what the bar says."""


class Face(NamedTuple):
    """The content of one card."""

    kind: str
    glyph: str
    title: str
    hosts: str
    """The number of hosts it stands for, for kinds with a count."""
    caption: str
    bars: tuple[CardBar, ...]
    severity: str
    """The worst finding without a bar: error, warning or empty."""
    remarks: tuple[str, ...]
    lines: tuple[str, ...] = ()
    """The text of a note, line by line."""
    fold: Fold = ""

    @property
    def worst(self) -> CardBar | None:
        """The bar nearest to its target, or None if the card has none."""
        return max(self.bars, key=_fullness, default=None)


def differing_rows(before: Face, after: Face) -> list[int] | None:
    """Indices of the bars that differ; None if anything else but bars and remarks differs."""
    is_same_beside = before._replace(bars=after.bars, remarks=after.remarks) == after
    if not is_same_beside or len(before.bars) != len(after.bars):
        return None
    pairs = zip(before.bars, after.bars, strict=True)
    return [row for row, (bar, other) in enumerate(pairs) if bar != other]


def _fullness(bar: CardBar) -> float:
    """How full a bar is, or would be if a step is tried."""
    now = (bar.share or 0.0) / bar.target
    return now if bar.then is None else max(now, (bar.then.share or 0.0) / bar.then.target)


def _held_fullness(held: Held | None) -> float:
    return (held.utilisation or 0.0) / held.target if held is not None else 0.0


class Remarks:
    """Errors and warnings of a review by component, the most severe first; put into words on demand."""

    def __init__(self, findings: Iterable[Finding] = ()) -> None:
        self._findings: dict[str, list[Finding]] = {}
        for finding in findings:
            if finding.severity != "notice":
                self._findings.setdefault(finding.component, []).append(finding)
        self._known: dict[str, Remarked] = {}

    def of(self, component: str) -> Remarked:
        """The findings about one component."""
        known = self._known.get(component)
        if known is None:
            findings = self._findings.get(component, ())
            unseen = [each.severity for each in findings if each.code not in TOLD_BY_BARS]
            known = self._known[component] = Remarked(
                min(unseen, default=""),  # "error" sorts before "warning"
                tuple(translate(each.message) for each in findings),
            )
        return known

    def differing(self, others: Remarks) -> set[str]:
        """The components whose findings differ."""
        before, after = self._findings, others._findings
        return {each for each in before.keys() | after.keys() if before.get(each) != after.get(each)}


class CardResults:
    """The results of an assessment for single components in one phase and case; empty without an assessment."""

    def __init__(
        self,
        assessment: Assessment | None = None,
        phase: str = USUAL[0],
        case: str = USUAL[1],
        remarks: Remarks | None = None,
        ranges: UseRanges = NO_RANGES,
        tried: Assessment | None = None,
    ) -> None:
        """`remarks` replace the findings of the assessment, which may not be computed yet. `ranges` are those of the
        assessment, as far as they are known. `tried` is what the plan would be with the step that is tried.
        """
        self.phase, self.case = phase, case
        self._assessment = assessment
        self._held = assessment.saturation.held(phase, case) if assessment is not None else None
        self._then = tried.saturation.held(phase, case) if tried is not None else None
        self._remarks = remarks
        self._ranges = ranges

    def row(self, component: str, resource: str) -> Saturation | None:
        """The row of a resource in this phase and case; None if there is none."""
        if self._assessment is None:
            return None
        rows = self._assessment.saturation.where((component, resource))
        return nearest(rows, self.phase, self.case)

    def held(self, component: str, resource: str) -> Held | None:
        """Utilisation, target and status of the same, without a search through all rows."""
        return self._held.get(component, resource) if self._held is not None else None

    def then(self, component: str, resource: str) -> Held | None:
        """The same with the step that is tried; None without one."""
        return self._then.get(component, resource) if self._then is not None else None

    def soft_end(self, component: str, resource: str, share: float) -> SoftEnd | None:
        """Where the utilisation lies in 8 of 10 futures, in this phase and case."""
        return self._ranges.of(component, resource, self.phase, self.case, share)

    @property
    def every_fullest(self) -> Mapping[str, Held]:
        """For each component with results, the one nearest to its target."""
        return self._held.every_fullest if self._held is not None else {}

    def bars_of(self, part: Component) -> tuple[str, ...]:
        """The resources that a card shows: the usual ones of its kind; a fuller one replaces the emptiest of them, so
        that no limit is hidden, neither one of now nor one of the step that is tried.
        """
        shown = bars_of(part)
        for results in (self._held, self._then):
            fullest = results.fullest(part.id) if results is not None and shown else None
            if fullest is None or fullest in shown or not self._fullness(part.id, fullest):
                continue  # everything in an empty array is equally full
            emptiest = min(shown, key=lambda resource: self._fullness(part.id, resource))
            shown = tuple(fullest if resource == emptiest else resource for resource in shown)
        return shown

    def _fullness(self, component: str, resource: str) -> float:
        """How full a resource is, or would be if a step is tried."""
        now, then = self.held(component, resource), self.then(component, resource)
        return max(_held_fullness(now), _held_fullness(then))

    @property
    def remarks(self) -> Remarks:
        """The errors and warnings to show."""
        if self._remarks is None:
            self._remarks = Remarks(self._assessment.findings if self._assessment is not None else ())
        return self._remarks


class Shown(NamedTuple):
    """What one card shows, and how it is drawn."""

    part: Component
    width: float = CARD_WIDTH
    fold: Fold = ""
    inside: tuple[Component, ...] = ()
    """All its contents, for a closed card."""


def face(shown: Shown, results: CardResults) -> Face:
    """The content of a card."""
    return with_results(bare_face(shown), shown, results)


def bare_face(shown: Shown) -> Face:
    """The content of a card without results."""
    part, kind = shown.part, kind_of(shown.part)
    hosts = f"× {numbers().number(part.count)}" if isinstance(part, Host) else ""
    lines = note_lines(part.notes, shown.width) if isinstance(part, Note) else ()
    said = contents(shown.part, shown.inside) if shown.fold == "closed" else caption(part)
    return Face(kind, KIND_ICONS[kind], part.name, hosts, said, (), "", (), lines, shown.fold)


def with_results(bare: Face, shown: Shown, results: CardResults) -> Face:
    """The content of an unchanged card with other results. A closed card shows the worst bar of all its contents."""
    parts = (shown.part, *shown.inside)
    bars = tuple(_bar(part.id, resource, results) for part in parts for resource in results.bars_of(part))
    if shown.fold == "closed":
        bars = (max(bars, key=_fullness),) if bars else ()
    said = [results.remarks.of(part.id) for part in parts]
    return bare._replace(
        bars=bars,
        severity=min((each.severity for each in said if each.severity), default=""),
        remarks=tuple(remark for each in said for remark in each.remarks),
    )


def worst_of(parts: Iterable[Component], fullest: Mapping[str, Held]) -> Held | None:
    """The result that `Face.worst` would show, from the fullest result of each component."""
    known = (fullest.get(part.id) for part in parts)
    return max((held for held in known if held is not None), key=_held_fullness, default=None)


def _bar(component: str, resource: str, results: CardResults) -> CardBar:
    now = _said(results.held(component, resource))
    held = results.then(component, resource)
    then = _said(held) if held is not None else None
    if then is not None and (then.percent, then.status) == (now.percent, now.status):
        then = None
    soft = None if now.share is None else results.soft_end(component, resource, now.share)
    return CardBar(
        component,
        resource,
        tr(BAR_LABELS[resource]),
        now.percent,
        now.share,
        now.target,
        now.status,
        soft,
        then,
    )


def _said(held: Held | None) -> Then:
    """What a bar says of a result, now or then."""
    if held is None or held.utilisation is None:
        return Then(numbers().percent(None), None, 1.0, "unknown")
    return Then(_percent(numbers(), held.utilisation), held.utilisation, held.target, held.status)


@lru_cache(maxsize=16_384)
def _percent(style: Numbers, share: float) -> str:
    """Cached: few percentages change in an edit, and formatting a number is slower than a look-up."""
    return style.percent(share)


def spoken(shown: Face) -> str:
    """A card as one sentence for a screen reader: name, summary, results, remarks."""
    title = f"{shown.title} {shown.hosts}".strip()
    return ". ".join([title, shown.caption, *map(_spoken_bar, shown.bars), *shown.remarks])


def _spoken_bar(bar: CardBar) -> str:
    said = tr(
        "{resource} {percent}, {status}",
        resource=resource_name(bar.resource),
        percent=bar.percent if bar.soft is None else share_and_range(bar.percent, *bar.soft),
        status=status_text(bar.status),
    )
    if bar.then is None:
        return said
    return tr(
        "{now}; it would be {percent}, {status}",
        now=said,
        percent=bar.then.percent,
        status=status_text(bar.then.status),
    )
