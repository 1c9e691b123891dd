"""What the cards say: texts and bars made from plan and assessment. No painting, no places."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from app.canvas.captions import caption
from app.canvas.kinds import bars_of
from app.canvas.notes import note_lines
from app.format import Numbers, numbers
from app.i18n import mark, tr, translate
from app.kind_icons import KIND_ICONS
from app.result_words import USUAL, nearest, resource_name
from app.widgets.status_painting import status_text
from planner_core.engine.assessment import Assessment, Finding, Saturation
from planner_core.engine.held import Held
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
}
"""Short names, where a card has no room for the full ones."""
TOLD_BY_BARS = frozenset({"limit.exceeded", "ram.overcommit"})


class Bar(NamedTuple):
    """One resource of a card: a label, a bar and a percentage."""

    resource: str
    label: str
    percent: str
    share: float | None
    target: float
    status: str


class Face(NamedTuple):
    """All that one card says."""

    kind: str
    glyph: str
    title: str
    hosts: str
    """How many of it the card stands for, where that can be more than one."""
    caption: str
    bars: tuple[Bar, ...]
    severity: str
    """The worst finding that no bar shows: error, warning or empty."""
    remarks: tuple[str, ...]
    lines: tuple[str, ...] = ()
    """The text of a note, line by line."""

    @property
    def worst(self) -> Bar | None:
        """The bar nearest to its target, or None where the card has none."""
        return max(self.bars, key=lambda bar: (bar.share or 0.0) / bar.target, default=None)


class Results:
    """What an assessment says about single components in one phase and case; nothing before the first one."""

    def __init__(
        self, assessment: Assessment | None = None, phase: str = USUAL[0], case: str = USUAL[1]
    ) -> None:
        self.phase, self.case = phase, case
        self._assessment = assessment
        self._held = assessment.saturation.held(phase, case) if assessment is not None else None
        self._findings: dict[str, list[Finding]] | None = None

    def row(self, component: str, resource: str) -> Saturation | None:
        """The row of the phase and case; where the resource has none there, the nearest that it has."""
        if self._assessment is None:
            return None
        rows = self._assessment.saturation.where((component, resource))
        return nearest(rows, self.phase, self.case)

    def held(self, component: str, resource: str) -> Held | None:
        """The same in short: how full it is, its target and its status; made without looking through all rows."""
        return self._held.get(component, resource) if self._held is not None else None

    def findings(self, component: str) -> tuple[Finding, ...]:
        """Errors and warnings about one component, the gravest first."""
        if self._assessment is None:
            return ()
        if self._findings is None:
            self._findings = {}
            for finding in self._assessment.findings:
                if finding.severity != "notice":
                    self._findings.setdefault(finding.component, []).append(finding)
        return tuple(self._findings.get(component, ()))


def face(part: Component, results: Results) -> Face:
    """What the card of a component says."""
    kind = kind_of(part)
    hosts = f"× {numbers().number(part.count)}" if isinstance(part, Host) else ""
    lines = note_lines(part.notes) if isinstance(part, Note) else ()
    bare = Face(kind, KIND_ICONS[kind], part.name, hosts, caption(part), (), "", (), lines)
    return with_results(bare, part, results)


def with_results(bare: Face, part: Component, results: Results) -> Face:
    """The face of an unchanged component with other results."""
    findings = results.findings(part.id)
    unseen = [each for each in findings if each.code not in TOLD_BY_BARS]
    return bare._replace(
        bars=tuple(_bar(part.id, resource, results) for resource in bars_of(part)),
        severity=unseen[0].severity if unseen else "",
        remarks=tuple(translate(each.message) for each in findings),
    )


def _bar(component: str, resource: str, results: Results) -> Bar:
    held = results.held(component, resource)
    label = tr(BAR_LABELS[resource])
    if held is None or held.utilisation is None:
        return Bar(resource, label, numbers().percent(None), None, 1.0, "unknown")
    percent = _percent(numbers(), held.utilisation)
    return Bar(resource, label, percent, held.utilisation, held.target, held.status)


@lru_cache(maxsize=16_384)
def _percent(style: Numbers, share: float) -> str:
    """Most results are those of before an edit; writing a number takes longer than finding it again."""
    return style.percent(share)


def spoken(shown: Face) -> str:
    """A card as one sentence for a screen reader: name, make-up, results, remarks."""
    title = f"{shown.title} {shown.hosts}".strip()
    bars = [
        tr(
            "{resource} {percent}, {status}",
            resource=resource_name(bar.resource),
            percent=bar.percent,
            status=status_text(bar.status),
        )
        for bar in shown.bars
    ]
    return ". ".join([title, shown.caption, *bars, *shown.remarks])
