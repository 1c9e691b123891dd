"""What the cards and chips say: texts and bars made from plan and assessment. No painting, no places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from app.canvas.kinds import BARS
from app.format import Numbers, numbers
from app.i18n import mark, tr, tr_plural, translate
from app.widgets.status_painting import status_text
from planner_core.engine.assessment import RESOURCE_NAMES, Assessment, Finding, Saturation
from planner_core.plan.components import (
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    kind_of,
)
from planner_core.plan.fields import declared_field
from planner_core.plan.links import ROLE_NAMES, Link

BAR_LABELS = {"cpu": mark("CPU"), "ram": mark("RAM"), "disk_iops": mark("IOPS"), "capacity": mark("Capacity")}
GLYPHS = {
    "host": "server",
    "disk_group": "hard-drive",
    "desktop_pool": "monitor",
    "infrastructure_servers": "network",
}
CHIP_LABELS = {
    "replica": mark("Replica"),
    "delta": mark("Delta"),
    "disposable": mark("Disposable"),
    "swap": mark("Swap"),
    "log": mark("Logs"),
    "vmx_swap": mark("VMX swap"),
    "template": mark("Template"),
    "server_disk": mark("Disks"),
}
DRIVE_LABELS = {"hdd": "HDD", "ssd": "SSD", "nvme": "NVMe"}
TOLD_BY_BARS = frozenset({"limit.exceeded", "ram.overcommit"})
SIZE_FIELDS = {
    "replica": "replica_gib",
    "delta": "delta_gib",
    "disposable": "disposable_gib",
    "log": "log_gib",
    "vmx_swap": "vmx_swap_gib",
    "template": "template_gib",
    "server_disk": "disk_gib",
}


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

    @property
    def worst(self) -> Bar | None:
        """The bar nearest to its target, or None where the card has none."""
        return max(self.bars, key=lambda bar: (bar.share or 0.0) / bar.target, default=None)


class ChipFace(NamedTuple):
    """What one chip says; `chip_name` has the full words."""

    role: str
    label: str


class Results:
    """What an assessment says about single components in one phase; nothing before the first assessment."""

    def __init__(self, assessment: Assessment | None = None, phase: str = "steady") -> None:
        self.phase = phase
        self._assessment = assessment
        self._findings: dict[str, list[Finding]] | None = None

    def row(self, component: str, resource: str) -> Saturation | None:
        """The row of the phase, or of the worst phase where the resource has no row in this one."""
        known = self._assessment
        if known is None:
            return None
        return known.worst(component, resource, self.phase) or known.worst(component, resource)

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
    bare = Face(kind, GLYPHS[kind], part.name, hosts, caption(part), (), "", ())
    return with_results(bare, part.id, results)


def with_results(bare: Face, component: str, results: Results) -> Face:
    """The face of an unchanged component with other results."""
    findings = results.findings(component)
    unseen = [each for each in findings if each.code not in TOLD_BY_BARS]
    return bare._replace(
        bars=tuple(_bar(component, resource, results) for resource in BARS.get(bare.kind, ())),
        severity=unseen[0].severity if unseen else "",
        remarks=tuple(translate(each.message) for each in findings),
    )


def _bar(component: str, resource: str, results: Results) -> Bar:
    row = results.row(component, resource)
    label = tr(BAR_LABELS[resource])
    if row is None or row.utilisation is None:
        return Bar(resource, label, numbers().percent(None), None, 1.0, "unknown")
    percent = _percent(numbers(), row.utilisation)
    return Bar(resource, label, percent, row.utilisation, row.target, row.status)


@lru_cache(maxsize=16_384)
def _percent(style: Numbers, share: float) -> str:
    """Most results are those of before an edit; writing a number takes longer than finding it again."""
    return style.percent(share)


def caption(part: Component) -> str:
    """The line under the name: what the component is made of."""
    return _CAPTIONS[kind_of(part)](part)


def _host_caption(part: Host) -> str:
    processor = part.cpu_model or tr("{cores} cores", cores=part.cores_per_socket)
    ram = numbers().quantity(part.ram_gib, "GiB")
    return tr("{sockets} × {processor}, {ram}", sockets=part.sockets, processor=processor, ram=ram)


def _disk_group_caption(part: DiskGroup) -> str:
    large = part.drive_gb >= 1000  # drives are sold in TB from there on
    size = numbers().quantity(part.drive_gb / 1000 if large else part.drive_gb, "TB" if large else "GB")
    levels = declared_field(DiskGroup, "raid")
    level = levels.choices[part.raid] if levels else part.raid
    drive = DRIVE_LABELS[part.drive_kind]
    return tr(
        "{drives} × {size} {drive}, {level}", drives=part.drives, size=size, drive=drive, level=tr(level)
    )


def _pool_caption(part: DesktopPool) -> str:
    desktops = tr_plural("{count} desktop", "{count} desktops", part.desktops)
    return f"{desktops}, {_machine(part.vcpus, part.ram_gib)}"


def _servers_caption(part: InfrastructureServers) -> str:
    servers = tr_plural("{count} server", "{count} servers", part.servers)
    return f"{servers}, {_machine(part.vcpus, part.ram_gib)}"


def _machine(vcpus: int, ram_gib: float) -> str:
    return tr("{vcpus} vCPU, {ram}", vcpus=vcpus, ram=numbers().quantity(ram_gib, "GiB"))


_CAPTIONS: Mapping[str, Callable[..., str]] = {
    "host": _host_caption,
    "disk_group": _disk_group_caption,
    "desktop_pool": _pool_caption,
    "infrastructure_servers": _servers_caption,
}


def file_size_gib(owner: Component, role: str) -> float:
    """How large one file of a role is; 0 where the component has no such file."""
    if role == "swap":
        return float(getattr(owner, "ram_gib", 0.0) - getattr(owner, "ram_reserved_gib", 0.0))
    return float(getattr(owner, SIZE_FIELDS.get(role, ""), 0.0))


def chip(link: Link) -> ChipFace:
    """What the chip of a placed file role says."""
    label = tr(CHIP_LABELS[link.role])
    return ChipFace(link.role, label if link.share >= 1 else f"{label} {numbers().percent(link.share)}")


def chip_name(owner: Component, role: str) -> str:
    """A file role in full: what it is, whose, and how large."""
    size = numbers().gib(file_size_gib(owner, role))
    return tr("{role} of {pool}, {size} each", role=tr(ROLE_NAMES[role]), pool=owner.name, size=size)


def spoken(shown: Face) -> str:
    """A card as one sentence for a screen reader: name, make-up, results, remarks."""
    title = f"{shown.title} {shown.hosts}".strip()
    bars = [
        tr(
            "{resource} {percent}, {status}",
            resource=tr(RESOURCE_NAMES[bar.resource]),
            percent=bar.percent,
            status=status_text(bar.status),
        )
        for bar in shown.bars
    ]
    return ". ".join([title, shown.caption, *bars, *shown.remarks])
