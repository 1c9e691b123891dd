"""What adding a component means with the current selection: the frame it goes into, the lines it gets. No Qt."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from app.canvas.kinds import NEVER_ALONE, OWNERS, is_processor
from app.canvas.layout.arrangement import Arrangement
from planner_core.catalog.catalog import Record
from planner_core.plan.components import Component, DiskGroup, StorageArray, kind_of
from planner_core.plan.links import DISPLAY, RUNS_ON
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan
from planner_core.plan.rules import DISPLAY_TARGETS, NESTING, RUN_TARGETS, may_connect, may_nest


class Intent(NamedTuple):
    """How a new component is added."""

    frame: str = ""
    """The frame it goes into; empty for the canvas."""
    targets: tuple[str, ...] = ()
    """Its targets: hosts, network links and stores that it is connected to."""
    owners: tuple[str, ...] = ()
    """The pools and servers that get a line to it."""
    fills: tuple[str, ...] = ()
    """The hosts that get a processor, instead of a new component."""


def intent(
    arrangement: Arrangement, kind: str, selected: Sequence[str], record: Record | None = None
) -> Intent:
    """How to add a component of a kind with this selection.

    Disk groups go into the selected host, hosts into the selected cluster, or into the one around the selection. A pool
    runs on the selected host and puts its files on the selected store; a selected pool is connected to what it lacks. A
    processor goes into the selected hosts.
    """
    if is_processor(record):
        parts = arrangement.plan.components
        if hosts := [each for each in selected if kind_of(parts[each]) == kind]:
            return Intent(fills=tuple(hosts))
    frame = frame_for(arrangement, kind, selected)
    if kind in OWNERS:
        return Intent(frame, tuple(dict.fromkeys(_targets(arrangement, kind, selected))))
    return Intent(frame, (), tuple(_lacking(arrangement.plan, selected, kind)))


def can_stand(kind: str, wanted: Intent) -> bool:
    """Whether a component of a kind may be added this way."""
    return kind not in NEVER_ALONE or bool(wanted.frame)


def frame_for(arrangement: Arrangement, kind: str, selected: Sequence[str]) -> str:
    """The frame around the selection; for kinds that need one, also the only one inside the selection, beside it or
    anywhere.
    """
    parts = arrangement.plan.components
    if kind not in NESTING:
        return ""
    for each in selected:
        for around in arrangement.outwards(each):
            if may_nest(kind, kind_of(parts[around])):
                return around
    if kind not in NEVER_ALONE:
        return ""
    chosen, links = set(selected), arrangement.plan.links.values()
    beside = {link.target for link in links if link.role == RUNS_ON and link.source in chosen}
    inside = dict.fromkeys(each for around in selected for each in arrangement.inside(around))
    for known in (inside, beside, parts):
        fitting = [each for each in known if may_nest(kind, kind_of(parts[each]))]
        if len(fitting) == 1:
            return fitting[0]
    return ""


def _targets(arrangement: Arrangement, kind: str, selected: Sequence[str]) -> Iterator[str]:
    """Targets of a new pool: host, network link and stores, each the first suitable one in the selection."""
    parts = arrangement.plan.components
    may_run_on = RUN_TARGETS.get(kind, ())
    around = (
        [each for each in arrangement.outwards(chosen) if kind_of(parts[each]) in may_run_on]
        for chosen in selected
    )
    # A host inside a cluster stands for the cluster, as when a pool is dropped on it.
    yield from [fitting[-1] for fitting in around if fitting][:1]
    links = [each for each in selected if kind_of(parts[each]) in DISPLAY_TARGETS.get(kind, ())]
    yield from links[:1]
    stores = [
        each for each in selected if _holds_files(parts[each]) and may_connect(kind, kind_of(parts[each]))
    ]
    yield from stores[:1]


def _holds_files(part: Component) -> bool:
    if isinstance(part, DiskGroup):
        return part.purpose != "vsan"
    return isinstance(part, StorageArray)


def _lacking(plan: Plan, selected: Sequence[str], kind: str) -> Iterator[str]:
    """The selected pools and servers that lack a component of a kind.

    Scans the links once for all of them, because thousands may be selected.
    """
    owners = [each for each in selected if may_connect(kind_of(plan.components[each]), kind)]
    roles: dict[str, set[str]] = {each: set() for each in owners}
    for link in plan.links.values() if owners else ():
        if link.source in roles:
            roles[link.source].add(link.role)
    return (each for each in owners if _lacks(plan.components[each], roles[each], kind))


def _lacks(owner: Component, roles: Container[str], kind: str) -> bool:
    """Whether a component with links of these roles lacks one to a component of a kind."""
    if kind in RUN_TARGETS.get(kind_of(owner), ()):
        return RUNS_ON not in roles
    if kind in DISPLAY_TARGETS.get(kind_of(owner), ()):
        return DISPLAY not in roles
    return any(role not in roles for role in needed_roles(owner))
