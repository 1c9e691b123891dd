"""All constants that the numbers of a plan depend on: looked up by a choice, or taken from a standard.

They are found by walking back from the engine's recorded columns, so exactly the constants in use are listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.graphics_boards import source_of_count
from planner_core.catalog.response_times import USER
from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.serving import ServingResources
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import (
    Applied,
    Concatenated,
    Gathered,
    Leaf,
    LeafNote,
    Stacked,
    Totalled,
    Traced,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

CONSTANT: Final = "constant"
PLANNING_VALUE: Final = "Planning value"
"""Prefix of the source of an unpublished value."""


class PlanConstant(msgspec.Struct, frozen=True):
    """One constant, and the components that use it."""

    title: Message
    value: float
    unit: str
    source: str
    confidence: str
    """A to D as in `catalog.records`; empty if unknown."""
    components: tuple[ComponentId, ...]
    """Empty if it applies to the plan as a whole."""


def plan_constants(plan: Plan, catalog: Catalog) -> tuple[PlanConstant, ...]:
    """Each constant once, with all components that use it, in the order of use by the engine."""
    layout = Layout(plan, catalog, recording=True)
    sources = known_confidences(catalog)
    found: dict[tuple[str, float, str, str], PlanConstant] = {}
    for note, value in _notes(_columns(layout)):
        key = (str(note.title), value, note.unit, note.source)
        known = found.get(key)
        components = known.components if known else ()
        if note.component_id and note.component_id not in components:
            components = (*components, note.component_id)
        found[key] = PlanConstant(
            note.title, value, note.unit, note.source, confidence_of(note.source, sources), components
        )
    return (*found.values(), *_of_users(layout))


def known_confidences(catalog: Catalog) -> dict[str, str]:
    """Source -> confidence, for everything in the catalogue that has both."""
    return dict(_confidences(catalog))


def confidence_of(source: str, known: Mapping[str, str]) -> str:
    """Confidence of a value by its source: C if it says so; empty if unknown."""
    return known.get(source) or ("C" if source.startswith(PLANNING_VALUE) else "")


def _columns(layout: Layout) -> Iterator[object]:
    """The final columns of the engine and of the response times."""
    resources = ServingResources(layout)
    for block in with_answers(layout, resources.measures).blocks:
        yield from (block.demand, block.fixed_demand, block.capacity, block.target_percent)
    yield from resources.measures.capacity.by_role.values()
    if layout.is_connected():
        for served in resources.served((), alone=False):
            yield from (served.queues, served.servers, served.speed)


def _notes(columns: Iterator[object]) -> Iterator[tuple[LeafNote, float]]:
    """Every constant behind the columns, with its value."""
    seen: set[int] = set()
    kept: list[Traced] = []
    waiting = [column for column in columns if isinstance(column, Traced)][::-1]
    while waiting:
        column = waiting.pop()
        if id(column) in seen:
            continue
        seen.add(id(column))
        kept.append(column)  # so that no other column can get its id
        if isinstance(column.cause, Leaf):
            yield from _constants(column, column.cause)
        else:
            waiting += [each for each in _behind(column) if isinstance(each, Traced)][::-1]


def _constants(column: Traced, leaf: Leaf) -> Iterator[tuple[LeafNote, float]]:
    values = values_of(column)
    if not len(values) or leaf.note(0).origin != CONSTANT:
        return
    for row, number in enumerate(values[:, 0, 0, 0]):
        if np.isfinite(number):  # a limit that a platform does not have is no assumption
            yield leaf.note(row), float(number)


def _behind(column: Traced) -> Sequence[object]:
    cause = column.cause
    if isinstance(cause, Applied):
        return tuple(cause.inputs.values())
    if isinstance(cause, Stacked | Concatenated):
        return cause.parts
    if isinstance(cause, Gathered | Totalled):
        return (cause.source,)
    return () if isinstance(cause, Leaf) else (cause.source,)


def _of_users(layout: Layout) -> tuple[PlanConstant, ...]:
    """Constants in no column, because they are used only when a response time is requested."""
    data = layout.catalog.response
    user = data.interactions[USER]
    if not layout.is_connected():
        return ()
    title, waited = Message("Time from one interaction to the next"), data.waited_for
    return (
        PlanConstant(title, user.cycle_seconds, "s", user.source, user.confidence, ()),
        PlanConstant(
            Message("I/O that users wait for"), waited.io_percent, "%", waited.source, waited.confidence, ()
        ),
    )


def _confidences(catalog: Catalog) -> Iterator[tuple[str, str]]:
    tables = (
        catalog.raid_levels,
        catalog.hypervisors,
        catalog.vsan_versions,
        catalog.vsan_policies,
        catalog.brokers,
        catalog.io_profiles,
        catalog.ports,
        catalog.display_bands,
        catalog.array_models,
        catalog.server_models,
        catalog.image_deliveries,
        catalog.image_states,
        catalog.response.drives,
    )
    for table in tables:
        for record in table.values():
            yield record.source, record.confidence
    for generation in catalog.hypervisors.values():
        yield generation.source_of_overhead
    for board in catalog.graphics_boards.values():
        yield board.source, board.confidence
        for profile in board.profiles:
            yield source_of_count(board, profile, mixed=True)
            yield source_of_count(board, profile, mixed=False)
    controller = catalog.response.controller
    yield controller.source, controller.confidence
