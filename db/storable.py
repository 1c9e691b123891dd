"""Rejects, before it is written, a change that would not survive saving and loading.

Verbs create no such change. This final check guarantees that every committed step can be loaded again, whatever created
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from db.errors import ContentError, UnstorableError, reason_of
from planner_core.editing.edits import PLAN_TABLES, Edit, Step, VariantRow
from planner_core.messages import Message
from planner_core.plan.components import Component
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.problems import problems
from planner_core.plan.project import Project, variant_problems
from planner_core.plan.proposal_design import ProposalDesign, design_problems


def refuse_unstorable(after: Project, step: Step) -> None:
    """Validate the rows changed by a step, as they are in the project afterwards. Raises UnstorableError."""
    try:
        _comes_back(step.label, Message)
        for edit in step.edits:
            if edit.table == "variants":
                _check_variant(edit, after)
            elif edit.table == "proposal":
                _check_design(edit)
            elif edit.after is not None:
                _check_row(edit)
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError) as error:
        raise _unstorable(reason_of(error)) from error
    found = [*variant_problems(after)] if step.variants & {""} or _of_settings(step) else []
    for each in after.variants:
        if own := [edit for edit in step.edits if edit.variant == each.id]:
            found += problems(_surroundings(each.plan, own))
    if found:
        raise _unstorable(found[0])


def _of_settings(step: Step) -> bool:
    return any(edit.table == "settings" for edit in step.edits)


def _check_variant(edit: Edit, after: Project) -> None:
    row: VariantRow | None = edit.after
    if row is None or row.plan is None:
        return
    if row.copy_of:
        if after.plans.get(row.copy_of) != row.plan:
            raise ContentError(Message("a duplicate is not equal to its original"))
        return
    if found := problems(row.plan):
        raise ContentError(found[0])
    for name, value in msgspec.structs.asdict(row.plan.settings).items():
        _check_row(Edit("settings", name, None, value))
    for table in PLAN_TABLES:
        for key, value in getattr(row.plan, table).items():
            _check_row(Edit(table, key, None, value))


def _check_design(edit: Edit) -> None:
    _comes_back(edit.after, ProposalDesign)
    if found := design_problems(edit.after):
        raise ContentError(found[0])


def _check_row(edit: Edit) -> None:
    if edit.table == "settings":
        info = declared_field(Settings, edit.key)
        if info is None:
            raise ContentError(Message("there is no field {field}", {"field": str(edit.key)}))
        _comes_back(edit.after, info.type)
        return
    _comes_back(edit.after, type(edit.after))
    if edit.table in ("components", "links", "licences"):
        key = edit.after.key if edit.table == "links" else edit.after.id
        if edit.key != key:
            raise ContentError(Message("{key} is not the key of its row", {"key": str(edit.key)}))


def _comes_back(value: Any, kind: Any) -> None:
    """Whether a value survives a round trip through JSON, the history's format."""
    if msgspec.json.decode(msgspec.json.encode(value), type=kind) != value:
        raise ContentError(Message("a value read back differs from the value that was saved"))


def _surroundings(plan: Plan, edits: Iterable[Edit]) -> Plan:
    """The changed rows with the components they refer to, as a plan."""
    tables: dict[str, dict[Any, Any]] = {table: {} for table in PLAN_TABLES}
    for edit in edits:
        if edit.table != "settings" and edit.key in getattr(plan, edit.table):
            tables[edit.table][edit.key] = getattr(plan, edit.table)[edit.key]
    named = {*tables["parents"], *tables["parents"].values(), *tables["positions"]}
    named.update(end for source, _, target in tables["links"] for end in (source, target))
    components: dict[str, Component] = {
        each: plan.components[each] for each in named if each in plan.components
    }
    return Plan(
        components={**components, **tables["components"]},
        parents=tables["parents"],
        positions=tables["positions"],
        links=tables["links"],
        licences=tables["licences"],
    )


def _unstorable(reason: str | Message) -> UnstorableError:
    return UnstorableError(
        Message(
            "With this change the plan could not be saved: {reason} The change was not made.",
            {"reason": reason},
        )
    )
