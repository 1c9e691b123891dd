"""Edits of a project: which variant each belongs to, how they are applied, and which variant is shown afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from planner_core.editing.edits import DESIGN, PROJECT_TABLES, Edit, Step, VariantRow, apply, expect
from planner_core.editing.row_order import keeping_order
from planner_core.plan.plan import Plan
from planner_core.plan.project import PROJECT_SETTINGS, Project, Variant, VariantId
from planner_core.plan.proposal_design import ProposalDesign


def addressed(step: Step, project: Project) -> Step:
    """The step with the shown variant filled into each edit that names none.

    Project-wide settings are changed in every variant, and rows are removed in an order from which undo restores their
    positions. Only this function decides both.
    """
    if all(edit.variant or edit.table in PROJECT_TABLES for edit in step.edits):
        return step
    edits = step.edits
    if not any(edit.variant for edit in edits):
        edits = tuple(keeping_order(project.plan, edits))
    edits = tuple(whole for edit in edits for whole in _addressed(edit, project))
    return msgspec.structs.replace(step, edits=edits)


def _addressed(edit: Edit, project: Project) -> Iterator[Edit]:
    if edit.variant or edit.table in PROJECT_TABLES:
        yield edit
    elif edit.table == "settings" and edit.key in PROJECT_SETTINGS:
        for each in project.ids:
            yield msgspec.structs.replace(edit, variant=each)
    else:
        yield msgspec.structs.replace(edit, variant=project.shown)


def apply_to_project(project: Project, edits: Sequence[Edit]) -> Project:
    """The project after edits that name their variants; unaffected plans stay the same objects.

    Afterwards an affected variant is shown. Raises ValueError if a `before` does not match the project, because then
    project and history are inconsistent.
    """
    rows = {each.id: VariantRow(each.name, place) for place, each in enumerate(project.variants)}
    plans, proposal = dict(project.plans), project.proposal
    for table, group in groupby(edits, key=lambda edit: edit.table if edit.table in PROJECT_TABLES else ""):
        if not table:
            _change_plans(plans, list(group))
            continue
        for edit in group:
            if table == "proposal":
                proposal = _other_design(proposal, edit)
            else:
                _replace_variant(rows, plans, edit)
    listed = sorted(rows.items(), key=lambda row: row[1].place)
    if not rows or [row.place for _, row in listed] != list(range(len(rows))):
        raise ValueError("the variants are not listed at the places 0, 1, 2 ...")
    variants = tuple(Variant(each, row.name, plans[each]) for each, row in listed)
    return Project(variants, _shown_after(project, edits, tuple(rows)), proposal)


def _other_design(present: ProposalDesign, edit: Edit) -> ProposalDesign:
    expect(edit, present)
    if edit.key != DESIGN or not isinstance(edit.after, ProposalDesign):
        raise ValueError(f"the table of the proposal has no row {edit.key!r}")
    return edit.after


def _replace_variant(rows: dict[VariantId, VariantRow], plans: dict[VariantId, Plan], edit: Edit) -> None:
    here: VariantRow | None = rows.get(edit.key)
    before: VariantRow | None = edit.before
    after: VariantRow | None = edit.after
    if (here is None) != (before is None):
        raise ValueError(f"variant {edit.key!r} is {here!r}, but the edit expects {before!r}")
    if here is not None and before is not None:
        if (here.name, here.place) != (before.name, before.place):
            raise ValueError(f"variant {edit.key!r} is {here!r}, but the edit expects another name or place")
        if (before.plan is None) != (after is not None) or before.plan not in (None, plans[edit.key]):
            raise ValueError(f"variant {edit.key!r} does not hold the plan that the edit expects")
    if after is None:
        rows.pop(edit.key, None)
        plans.pop(edit.key, None)
        return
    if before is None:
        if after.plan is None:
            raise ValueError(f"variant {edit.key!r} comes without a plan")
        plans[edit.key] = after.plan
    rows[edit.key] = VariantRow(after.name, after.place)


def _change_plans(plans: dict[VariantId, Plan], edits: Sequence[Edit]) -> None:
    by_variant: dict[VariantId, list[Edit]] = {}
    for edit in edits:
        by_variant.setdefault(edit.variant, []).append(edit)
    for variant, own in by_variant.items():
        if variant not in plans:
            raise ValueError(f"there is no variant {variant!r}")
        plans[variant] = apply(plans[variant], own)


def _shown_after(project: Project, edits: Sequence[Edit], there: Sequence[VariantId]) -> VariantId:
    """An added variant if there is one; else the present one if it was affected or nothing was; else an affected one.
    If the present one was removed, its neighbour.
    """
    came = [edit.key for edit in edits if edit.table == "variants" and edit.before is None]
    if came and came[-1] in there:
        return came[-1]  # type: ignore[no-any-return]
    touched = [edit.variant for edit in edits if edit.variant in there]
    if project.shown in there and (not touched or project.shown in touched):
        return project.shown
    if touched:
        return touched[0]
    at = project.ids.index(project.shown)
    left = [each for each in (*project.ids[at:], *reversed(project.ids[:at])) if each in there]
    return left[0]
