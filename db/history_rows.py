"""The undo history as rows, one per edit. An edit of an existing component, or of the proposal, stores only what
changed.

An added or removed variant is a row with the number of following rows that hold its plan: none if it was added as a
duplicate. `history_walk` reads the rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import apsw
import msgspec

from db.design_rows import design_difference
from db.errors import ContentError
from db.tables import insert_sql
from planner_core.editing.edits import PLAN_TABLES, Edit, Step, Table, VariantRow
from planner_core.editing.history import History, RestorePoint
from planner_core.messages import Message
from planner_core.plan.components import Component, Origin, Part
from planner_core.plan.fields import declared_field, declared_fields
from planner_core.plan.plan import Plan
from planner_core.plan.project import VariantId

ADD_STEP: Final = insert_sql("step", ("number", "label", "plural", "arguments", "gesture"))
ADD_POINT: Final = insert_sql("restore_point", RestorePoint.__struct_fields__)
ADD_EDIT: Final = insert_sql("edit", ("step", "number", "variant", "target", "key", "before", "after"))

EditRow = tuple[str, str, str, str | None, str | None]
"""variant, target, key, before, after"""
WHOLE: Final = ""
"""Used instead of a field's name: all settings of an added or removed variant."""


class StoredVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A variant's row in the history."""

    name: str
    place: int
    copy_of: VariantId = ""
    rows: int = 0
    """Number of following rows of the step that hold its plan."""


def write_step(connection: apsw.Connection, number: int, step: Step) -> None:
    """Add a step with its edits at the end of the history."""
    label = step.label
    arguments = _text(_stored(label.arguments))
    connection.execute(ADD_STEP, (number, label.text, label.plural, arguments, step.gesture))
    rows = (row for edit in step.edits for row in edit_rows(edit))
    connection.executemany(ADD_EDIT, [(number, place, *row) for place, row in enumerate(rows, 1)])


def write_history(connection: apsw.Connection, before: History, after: History) -> None:
    """Update the stored steps and restore points from one history to the next.

    Leading steps that are identical objects are not rewritten; undo and redo rewrite none.
    """
    old, new = before.steps, after.steps
    if old is not new:
        shorter = min(len(old), len(new))
        kept = next((at for at in range(shorter) if old[at] is not new[at]), shorter)
        if kept < len(old):
            connection.execute("DELETE FROM edit WHERE step > ?", (kept,))
            connection.execute("DELETE FROM step WHERE number > ?", (kept,))
        for number, step in enumerate(new[kept:], kept + 1):
            write_step(connection, number, step)
    if before.points != after.points:
        connection.execute("DELETE FROM restore_point")
        connection.executemany(ADD_POINT, map(msgspec.structs.astuple, after.points))


def edit_rows(edit: Edit) -> list[EditRow]:
    """The rows of an edit: one, and more for the plan of an added or removed variant."""
    if edit.table == "variants":
        return _variant_rows(edit)
    key = _text(edit.key) if edit.table == "links" else edit.key
    before, after = edit.before, edit.after
    if edit.table == "proposal":
        ends = _text(design_difference(after, before)), _text(design_difference(before, after))
        return [(edit.variant, edit.table, key, *ends)]
    if edit.table == "components" and before is not None and type(before) is type(after):
        changes = difference(after, before), difference(before, after)
        return [(edit.variant, edit.table, key, _text(changes[0]), _text(changes[1]))]
    return [(edit.variant, edit.table, key, *_ends(edit, before, after))]


def _ends(edit: Edit, before: Any, after: Any) -> tuple[str | None, str | None]:
    """Both sides as JSON; a missing row is NULL, because a setting's value may be null itself."""
    always = edit.table == "settings" and edit.key != WHOLE
    return (
        None if before is None and not always else _text(before),
        None if after is None and not always else _text(after),
    )


def _variant_rows(edit: Edit) -> list[EditRow]:
    row: VariantRow = edit.before if edit.after is None else edit.after
    inside = [] if row.plan is None or row.copy_of else _rows_of_plan(edit.key, row.plan, edit.before is None)
    before, after = (
        None if each is None else StoredVariant(each.name, each.place, each.copy_of, len(inside))
        for each in (edit.before, edit.after)
    )
    return [("", edit.table, edit.key, *_ends(edit, before, after)), *inside]


def _rows_of_plan(variant: VariantId, plan: Plan, comes: bool) -> list[EditRow]:
    """A row of the history for each row of a plan."""
    content: list[tuple[Table, Any, Any]] = [("settings", WHOLE, plan.settings)]
    for table in PLAN_TABLES:
        content += [(table, key, value) for key, value in getattr(plan, table).items()]
    return [
        row
        for table, key, value in content
        for row in edit_rows(Edit(table, key, None if comes else value, value if comes else None, variant))
    ]


def difference(origin: Component, aim: Component) -> dict[str, Any]:
    """The changes from `origin` to `aim`: fields, origins (None: no entry) and parts."""
    changes: dict[str, Any] = {
        field.name: getattr(aim, field.name)
        for field in declared_fields(type(aim))
        if getattr(origin, field.name) != getattr(aim, field.name)
    }
    names = {**origin.origins, **aim.origins}
    origins = {
        name: aim.origins.get(name) for name in names if origin.origins.get(name) != aim.origins.get(name)
    }
    if origins:
        changes["origins"] = origins
    if origin.parts != aim.parts:
        changes["parts"] = aim.parts
    return changes


def with_difference(origin: Component, changes: dict[str, Any]) -> Component:
    """The component that results from `difference`. Raises msgspec.ValidationError or KeyError."""
    values: dict[str, Any] = {}
    for name, value in changes.items():
        if name == "origins":
            values[name] = _merged_origins(origin, msgspec.convert(value, dict[str, Origin | None]))
        elif name == "parts":
            values[name] = msgspec.convert(value, tuple[Part, ...])
        else:
            info = declared_field(type(origin), name)
            if info is None:
                raise ContentError(Message("there is no field {field}", {"field": name}))
            values[name] = msgspec.convert(value, info.type)
    return msgspec.structs.replace(origin, **values)


def read_step(text: str, plural: str, arguments: str, gesture: str, edits: Iterable[Edit]) -> Step:
    """A step from its row. Raises msgspec.MsgspecError or ValueError."""
    values = msgspec.json.decode(arguments, type=dict[str, Any])
    _refuse_lists(values)
    return Step(Message(text, values, plural), tuple(edits), gesture)


def _refuse_lists(values: dict[str, Any]) -> None:
    """Arguments of a text are strings, numbers, quantities and texts; anything else could be nested without limit."""
    for value in values.values():
        if isinstance(value, dict):
            _refuse_lists(value)
        elif not isinstance(value, str | bool | int | float):
            raise ContentError(Message("an argument of a text is neither words nor a number"))


def _merged_origins(component: Component, changes: dict[str, Origin | None]) -> dict[str, Origin]:
    merged = {**component.origins, **changes}
    return {name: origin for name, origin in merged.items() if origin is not None}


def _stored(arguments: Mapping[str, object]) -> dict[str, object]:
    """The arguments of a text; texts among them are stored without the parts that they do not have."""
    return {name: _parts(each) if isinstance(each, Message) else each for name, each in arguments.items()}


def _parts(message: Message) -> dict[str, object]:
    parts = {"text": message.text, "arguments": _stored(message.arguments), "plural": message.plural}
    return {name: part for name, part in parts.items() if part}


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
