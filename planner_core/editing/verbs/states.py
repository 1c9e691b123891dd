"""Restores another state of the whole project in one undoable step."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from planner_core.editing.edits import DESIGN, PLAN_TABLES, Edit, Step, VariantRow
from planner_core.editing.row_order import keeping_order
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId


def go_to_state(project: Project, aim: Project, label: Message) -> Step:
    """The step from one state of a project to another; without edits if the two are equal."""
    return Step(label, tuple(_edits(project, aim)))


def _edits(project: Project, aim: Project) -> Iterator[Edit]:
    here, there = project.plans, aim.plans
    yield from _list_edits(project, aim)
    if project.proposal != aim.proposal:
        yield Edit("proposal", DESIGN, project.proposal, aim.proposal)
    for variant in here:
        if variant in there and here[variant] is not there[variant]:
            yield from _plan_edits(variant, here[variant], there[variant])


def _list_edits(project: Project, aim: Project) -> Iterator[Edit]:
    """Edits for variants that are added, removed, renamed or moved."""
    here, there = _rows(project), _rows(aim)
    for variant in dict.fromkeys((*here, *there)):
        before, after = here.get(variant), there.get(variant)
        if before is None and after is not None:
            yield Edit("variants", variant, None, _whole(after, aim.variant(variant).plan))
        elif before is not None and after is None:
            yield Edit("variants", variant, _whole(before, project.variant(variant).plan), None)
        elif before != after:
            yield Edit("variants", variant, before, after)


def _rows(project: Project) -> dict[VariantId, VariantRow]:
    return {each.id: VariantRow(each.name, place) for place, each in enumerate(project.variants)}


def _whole(row: VariantRow, plan: Plan) -> VariantRow:
    return msgspec.structs.replace(row, plan=plan)


def _plan_edits(variant: VariantId, plan: Plan, aim: Plan) -> Iterator[Edit]:
    for name in type(plan.settings).__struct_fields__:
        before, after = getattr(plan.settings, name), getattr(aim.settings, name)
        if before != after:
            yield Edit("settings", name, before, after, variant)
    rows = [
        Edit(table, key, here.get(key), there.get(key))
        for table in PLAN_TABLES
        for here, there in [(getattr(plan, table), getattr(aim, table))]
        for key in dict.fromkeys((*here, *there))
        if here.get(key) != there.get(key)
    ]
    for edit in keeping_order(plan, rows):
        yield msgspec.structs.replace(edit, variant=variant)
