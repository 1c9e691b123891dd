"""An imported estate as the variant of today, and the variant that is to replace it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from planner_core.editing import verbs
from planner_core.editing.edits import Edit, Step
from planner_core.editing.project_edits import addressed
from planner_core.imports.drawing import EstateDrawing, import_step
from planner_core.plan.components import Component, DiskGroup, Host, StorageArray
from planner_core.plan.components.host_measured import MEASURED_FIELDS
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.plan.project import FIRST_NAME, Project
from planner_core.plan.settings import Settings

OVERHEAD: Final = "capacity_overhead_percent"
UNNAMED: Final = (FIRST_NAME, Settings().name)
SPACE: Final = ("measured_used_gib",)


def today_step(project: Project, drawn: EstateDrawing, name: str, unnamed: Collection[str] = UNNAMED) -> Step:
    """The step that draws an estate into an empty plan, which then counts files as the export does. A plan and a
    variant that still have their first names, which are in `unnamed`, get others. Raises RuleError if there is nothing
    to draw.
    """
    plan, shown = project.plan, project.variant(project.shown)
    step = import_step(plan, drawn)
    told = [verbs.set_setting(plan, OVERHEAD, getattr(drawn.plan.settings, OVERHEAD))]
    if plan.name in unnamed:
        told.append(verbs.set_setting(plan, "name", drawn.plan.name))
    step = addressed(
        Step(step.label, (*step.edits, *(edit for each in told for edit in each.edits))), project
    )
    named: tuple[Edit, ...] = ()
    if shown.name in unnamed and name not in project.names:
        named = verbs.rename_variant(project, shown.id, name).edits
    return Step(step.label, (*step.edits, *named))


def refreshed(plan: Plan) -> Plan:
    """A plan to replace one of today: nothing was measured on it, and it plans room on its stores again."""
    components = {key: _not_measured(each) for key, each in plan.components.items()}
    settings = plan.settings
    if getattr(settings, OVERHEAD) == 0.0:
        info = declared_field(Settings, OVERHEAD)
        assert info is not None
        settings = msgspec.structs.replace(settings, **{OVERHEAD: info.default})
    return msgspec.structs.replace(plan, components=components, settings=settings)


def _not_measured(part: Component) -> Component:
    fields = {Host: MEASURED_FIELDS, StorageArray: SPACE, DiskGroup: SPACE}.get(type(part), ())
    usual = {name: info.default for name in fields if (info := declared_field(type(part), name))}
    if all(getattr(part, name) == value for name, value in usual.items()):
        return part
    origins = {field: origin for field, origin in part.origins.items() if field not in usual}
    return msgspec.structs.replace(part, **usual, origins=origins)
