"""The decisions that made a plan: the steps that changed its desktops or its price, each with both figures before and
after. The figures are those of `evaluate` at these states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import Edit, Step, VariantRow, apply
from planner_core.editing.history import History, RestorePoint
from planner_core.engine.evaluate import evaluate
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId

TELLING: Final = frozenset({"settings", "components", "parents", "links", "licences"})
"""Tables on which the figures depend."""
MOST_STEPS: Final = 2000
"""The last steps, further back than which nobody asks."""
MOST_STATES: Final = 100
MOST_COMPONENTS: Final = 20_000
"""Components of all states together: of a plan of 1,000, the last 20 states are evaluated."""
FEWEST_STATES: Final = 10


class Past(NamedTuple):
    """A variant of a project with its last applied steps, and the restore points."""

    plan: Plan
    variant: VariantId
    steps: tuple[Step, ...] = ()
    before: int = 0
    """Number of steps before the first of these."""
    points: tuple[RestorePoint, ...] = ()


class Figures(NamedTuple):
    """What a state of the plan comes to."""

    planned: int
    maximum: int | None
    """Desktops carried as calculated; None while not everything is connected."""
    total: Decimal | None
    """The purchase before tax; None without prices."""
    currency: str
    has_gaps: bool = False
    """Whether something has no price, so that the total is a lower bound."""


class Decision(NamedTuple):
    """One step, or several that changed the same values one after the other."""

    position: int
    """Number of steps up to it, the last one included."""
    label: Message
    first: Plan
    """Before the step; `plan` is the state after it. Neither has the places of a drawing."""
    plan: Plan
    before: Figures | None
    """Of the previous decision; None for the first."""
    after: Figures
    point: str
    """The restore point that it leads to; empty after the last one."""
    began: Message | None = None
    """The first of several steps, after which not everything was connected until the last one; None for one step."""


class _State(NamedTuple):
    position: int
    step: Step
    first: Plan
    plan: Plan


def past_of(project: Project, history: History) -> Past:
    """The past of the shown variant."""
    before = max(0, history.position - MOST_STEPS)
    points = tuple(each for each in history.points if each.position <= history.position)
    steps = history.steps[before : history.position]
    return Past(project.plan, project.shown, steps, before, points)


def decisions(past: Past, catalog: Catalog) -> tuple[Decision, ...]:
    """The decisions that led to the plan of a variant, the first one first; of a variant that began as a duplicate
    those of its original, too.

    A step that leaves desktops and price as they were is none, and neither is one that was taken back later or that
    enters a price that was missing. Steps are one together until the first desktop is carried, and again while none is.
    """
    states = _together([*_states(past)], past.points)
    components = max(1, len(past.plan.components))
    most = max(FEWEST_STATES, min(MOST_STATES, MOST_COMPONENTS // components))
    found: list[Decision] = []
    before = None
    if len(states) > most:
        states = states[-most:]
        before = figures_of(states[0].first, catalog)
    elif states:
        start = figures_of(states[0].first, catalog)
        before = start if start.maximum else None
    began: _State | None = None
    for each in states:
        after = figures_of(each.plan, catalog)
        if not after.maximum:
            began = began or (each if before is not None else None)
            continue
        first, label = (began.first, began.step.label) if began is not None else (each.first, None)
        began = None
        if _is_like(before, after):
            continue
        if before is not None and (before.has_gaps or before.total is None) and _only_prices(each):
            before = after
            continue
        point = next((one.name for one in past.points if one.position >= each.position), "")
        made = Decision(each.position, each.step.label, first, each.plan, before, after, point, label)
        found = _without_detour(found, made)
        before = after
    return tuple(found)


def figures_of(plan: Plan, catalog: Catalog) -> Figures:
    """The figures of a plan by an evaluation of its own."""
    assessment = evaluate(plan, catalog)
    counts, cost = assessment.desktops, assessment.cost
    total = cost.total if cost.lines else None
    return Figures(
        counts.planned, counts.maximum, total, cost.currency, bool(cost.lines and cost.gaps_of("purchase"))
    )


def _states(past: Past) -> Iterator[_State]:
    """The states of the variant, the first one first: walked back from the present."""
    found: list[_State] = []
    variant, bare = past.variant, msgspec.structs.replace(past.plan, positions={})
    position = past.before + len(past.steps)
    for step in reversed(past.steps):
        mine = [each for each in step.edits if each.variant == variant and each.table in TELLING]
        earlier = apply(bare, [each.inverse() for each in reversed(mine)])
        if mine:
            found.append(_State(position, step, earlier, bare))
        bare = earlier
        added = next((each for each in step.edits if _adds(each, variant)), None)
        if added is not None:
            row: VariantRow = added.after
            if not row.copy_of:
                break
            variant = row.copy_of
        position -= 1
    return reversed(found)


def _adds(edit: Edit, variant: VariantId) -> bool:
    return edit.table == "variants" and edit.key == variant and edit.before is None


def _together(states: Sequence[_State], points: Sequence[RestorePoint]) -> list[_State]:
    """Steps that change the same values one after the other as one: only the last ones count. A restore point parts
    them.
    """
    found: list[_State] = []
    for each in states:
        is_parted = found and any(found[-1].position <= one.position < each.position for one in points)
        if found and not is_parted and _rows(found[-1].step) == _rows(each.step):
            found[-1] = each._replace(first=found[-1].first)
        else:
            found.append(each)
    return found


def _rows(step: Step) -> frozenset[object]:
    """The rows that a step changes, and of a component the fields."""
    return frozenset(
        (each.table, str(each.key), _fields(each)) for each in step.edits if each.table in TELLING
    )


def _fields(edit: Edit) -> frozenset[str]:
    return _fields_of(edit.before, edit.after)


def _fields_of(before: object, after: object) -> frozenset[str]:
    if not isinstance(before, msgspec.Struct) or type(before) is not type(after):
        return frozenset()
    names = (each for each in before.__struct_fields__ if each != "origins")
    return frozenset(name for name in names if getattr(before, name) != getattr(after, name))


def _only_prices(state: _State) -> bool:
    """Whether a state differs from the one before only in prices."""
    before, after = state.first.components, state.plan.components
    return (
        before.keys() == after.keys()
        and all(_fields_of(before[each], after[each]) <= {"parts"} for each in after)
        and state.first.settings == state.plan.settings
        and (state.first.links, state.first.parents, state.first.licences)
        == (state.plan.links, state.plan.parents, state.plan.licences)
    )


def _is_like(one: Figures | None, other: Figures) -> bool:
    """Whether desktops and price are the same, whatever has no price."""
    return one is not None and one._replace(has_gaps=other.has_gaps) == other


def _without_detour(found: list[Decision], made: Decision) -> list[Decision]:
    """The decisions with another one, or without those that it takes back."""
    for number, each in enumerate(found):
        if _is_like(each.before, made.after) and each.first == made.plan:
            return found[:number]
    return [*found, made]
