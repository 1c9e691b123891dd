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
TYPED: Final = frozenset({"settings", "components", "licences"})
"""Tables whose rows hold values that are typed or chosen."""
MOST_STEPS: Final = 2000
"""The last steps, further back than which nobody asks."""
MOST_STATES: Final = 100
MOST_TRIED: Final = 200
"""The last steps, among which tries are looked for."""
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
    variant: VariantId
    """The variant in which the step was made: of a duplicate, its original before it was copied."""


_Value = tuple[str, str, str]
"""Table, key of the row, and name of the field; for a setting no field."""


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
    A value that was typed several times in one variant between two restore points is decided once, where it was first
    typed, and the figures are those with its last value: tries are none.
    """
    together = _together([*_states(past)], past.points)
    states = [*together[:-MOST_TRIED], *_typed_once(together[-MOST_TRIED:], past.points)]
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
            found.append(_State(position, step, earlier, bare, variant))
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
    them, and so does the copy of a variant: what its original had was decided, whatever the copy changes.
    """
    found: list[_State] = []
    for each in states:
        is_parted = found and (
            found[-1].variant != each.variant
            or any(found[-1].position <= one.position < each.position for one in points)
        )
        if found and not is_parted and _rows(found[-1].step) == _rows(each.step):
            found[-1] = each._replace(first=found[-1].first)
        else:
            found.append(each)
    return found


def _typed_once(states: Sequence[_State], points: Sequence[RestorePoint]) -> list[_State]:
    """The states as if each value had been typed once, with its last value at once, between two restore points and in
    one variant. A value that ends as it began was not decided.
    """
    states = _without_returns(states)
    found = [*states]
    given = {each.position: _values(each.step) for each in states}
    for last in reversed(states):
        values = given[last.position]
        now = next((at for at, each in enumerate(found) if each.position == last.position), None)
        if not values or now is None:
            continue
        outdone = {
            at for at in range(now) if given[found[at].position] and given[found[at].position] <= values
        } - {at for at in range(now) if _are_prices(given[found[at].position])}
        outdone &= {*_since(found, now, values, points)}
        if not outdone:
            continue
        first, ends = min(outdone), found[now].plan
        between = [
            each._replace(
                first=_with_values(each.first, ends, values), plan=_with_values(each.plan, ends, values)
            )
            for at, each in enumerate(found[first:now], first)
            if at not in outdone
        ]
        began = found[first].first
        decided = found[now]._replace(first=began, plan=_with_values(began, ends, values))
        is_change = any(_differ(decided.first, decided.plan, *each) for each in values)
        found[first : now + 1] = [*([decided] if is_change else []), *between]
    return found


def _without_returns(states: Sequence[_State]) -> list[_State]:
    """The states without those that a step back to an earlier one took back."""
    found: list[_State] = []
    for each in states:
        back = next((at for at, one in enumerate(found) if one.first == each.plan), None)
        found = [*found, each] if back is None else found[:back]
    return found


def _since(
    states: Sequence[_State], now: int, values: frozenset[_Value], points: Sequence[RestorePoint]
) -> Iterator[int]:
    """The states before one of them since the last restore point and in its variant, as far back as all rows with these
    values exist.
    """
    last = states[now]
    kinds = [_kind_there(last.first, *each) for each in values]
    for at in range(now - 1, -1, -1):
        one = states[at]
        if one.variant != last.variant:
            return
        if any(one.position <= each.position < last.position for each in points):
            return
        if [_kind_there(one.first, *each) for each in values] != kinds:
            return
        yield at


def _are_prices(values: frozenset[_Value]) -> bool:
    """Whether a step only enters prices: another price is a decision of somebody else."""
    return all(name == "parts" for _, _, name in values)


def _values(step: Step) -> frozenset[_Value]:
    """The values that a step gives; none for a step that does anything else besides."""
    telling = [each for each in step.edits if each.table in TELLING]
    found = {
        (each.table, str(each.key), name)
        for each in telling
        for name in ({""} if each.table == "settings" else _fields(each))
    }
    is_whole = all(each.table in TYPED and None not in (each.before, each.after) for each in telling)
    return frozenset(found) if is_whole else frozenset()


def _kind_there(plan: Plan, table: str, key: str, _name: str) -> object:
    return type(plan.settings) if table == "settings" else type(getattr(plan, table).get(key))


def _value(plan: Plan, table: str, key: str, name: str) -> object:
    return getattr(plan.settings, key) if table == "settings" else getattr(getattr(plan, table)[key], name)


def _differ(one: Plan, other: Plan, table: str, key: str, name: str) -> bool:
    return _value(one, table, key, name) != _value(other, table, key, name)


def _with_values(plan: Plan, source: Plan, values: frozenset[_Value]) -> Plan:
    """The plan with these values of another one, and where they are from."""
    for table, key, name in values:
        value = _value(source, table, key, name)
        if table == "settings":
            settings = msgspec.structs.replace(plan.settings, **{key: value})
            plan = msgspec.structs.replace(plan, settings=settings)
            continue
        rows = getattr(plan, table)
        changes: dict[str, object] = {name: value}
        if table == "components":
            origins = {each: origin for each, origin in rows[key].origins.items() if each != name}
            theirs = source.components[key].origins
            changes["origins"] = origins | ({name: theirs[name]} if name in theirs else {})
        row = msgspec.structs.replace(rows[key], **changes)
        plan = msgspec.structs.replace(plan, **{table: {**rows, key: row}})
    return plan


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
