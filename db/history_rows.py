"""The undo history as rows. An edit of a component that exists before and after lists just what changed,
so reading it back needs the component it changed: the history is walked from the present plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import apsw
import msgspec

from db.errors import ContentError
from db.tables import insert_sql
from planner_core.editing.edits import Edit, Step
from planner_core.messages import Message
from planner_core.plan.components import Component, Origin, Part
from planner_core.plan.fields import declared_field, declared_fields
from planner_core.plan.links import Link, LinkKey
from planner_core.plan.plan import Plan, Position, Settings

ADD_STEP: Final = insert_sql("step", ("number", "label", "plural", "arguments", "gesture"))
ADD_EDIT: Final = insert_sql("edit", ("step", "number", "target", "key", "before", "after"))

EditRow = tuple[str, str, str | None, str | None]
"""target, key, before, after"""


def write_step(connection: apsw.Connection, number: int, step: Step) -> None:
    """Add a step with its edits at the end of the history."""
    label = step.label
    arguments = _text(label.arguments)
    connection.execute(ADD_STEP, (number, label.text, label.plural, arguments, step.gesture))
    connection.executemany(
        ADD_EDIT, [(number, place, *edit_row(edit)) for place, edit in enumerate(step.edits, 1)]
    )


def write_last_step(connection: apsw.Connection, before: Sequence[Step], after: Sequence[Step]) -> None:
    """Bring the stored steps from one history to the next, which differ in the last step of the new one: it was
    added, or it replaces the one it merged with, and what could be redone is gone. Undo and redo change none."""
    if before is after:
        return
    kept = len(after) - 1
    if kept < len(before):
        connection.execute("DELETE FROM edit WHERE step > ?", (kept,))
        connection.execute("DELETE FROM step WHERE number > ?", (kept,))
    write_step(connection, kept + 1, after[kept])


def edit_row(edit: Edit) -> EditRow:
    """An edit as it is stored."""
    key = _text(edit.key) if edit.table == "links" else edit.key
    before, after = edit.before, edit.after
    if edit.table == "settings":
        return edit.table, key, _text(before), _text(after)
    if edit.table == "components" and before is not None and type(before) is type(after):
        return edit.table, key, _text(difference(after, before)), _text(difference(before, after))
    return (
        edit.table,
        key,
        None if before is None else _text(before),
        None if after is None else _text(after),
    )


def difference(origin: Component, aim: Component) -> dict[str, Any]:
    """What has to be set in `origin` to make `aim`: fields, origins (None: no entry) and parts."""
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
    """The component that `difference` was made for. Raises msgspec.ValidationError or KeyError."""
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
    """A step out of its row. Raises msgspec.MsgspecError or ValueError."""
    values = msgspec.json.decode(arguments, type=dict[str, Any])
    _refuse_lists(values)
    return Step(Message(text, values, plural), tuple(edits), gesture)


def _refuse_lists(values: dict[str, Any]) -> None:
    """Arguments of a text are words, numbers, quantities and texts; anything else could nest without end."""
    for value in values.values():
        if isinstance(value, dict):
            _refuse_lists(value)
        elif not isinstance(value, str | bool | int | float):
            raise ContentError(Message("an argument of a text is neither words nor a number"))


class Walk:
    """Goes through the history from the present plan and turns stored edits into edits.

    Each edit has to fit the plan it was made on, so that undo and redo of a file that was read always work.
    """

    def __init__(self, plan: Plan) -> None:
        self._tables: dict[str, dict[Any, Any]] = {
            "settings": msgspec.structs.asdict(plan.settings),
            "components": dict(plan.components),
            "parents": dict(plan.parents),
            "positions": dict(plan.positions),
            "links": dict(plan.links),
        }

    def back(self, rows: Sequence[EditRow]) -> list[Edit]:
        """The edits of the step before; afterwards the walk stands before that step."""
        edits = [self._pass(row, backwards=True) for row in reversed(rows)]
        return edits[::-1]

    def forth(self, rows: Sequence[EditRow]) -> list[Edit]:
        """The edits of the next step; afterwards the walk stands behind it."""
        return [self._pass(row, backwards=False) for row in rows]

    def _pass(self, row: EditRow, *, backwards: bool) -> Edit:
        table, stored_key, before, after = row
        key = _key(table, stored_key)
        rows = self._tables[table]
        here, there = (after, before) if backwards else (before, after)
        present = rows.get(key)
        if _value(table, key, here, present) != present:
            raise ContentError(Message("{key} is not what the step left", {"key": stored_key}))
        aim = _value(table, key, there, present)
        if aim is None:
            rows.pop(key, None)
        else:
            rows[key] = aim
        return Edit(table, key, aim, present) if backwards else Edit(table, key, present, aim)  # type: ignore[arg-type]


def _key(table: str, stored: str) -> str | LinkKey:
    return msgspec.json.decode(stored, type=LinkKey) if table == "links" else stored


def _value(table: str, key: Any, stored: str | None, present: Any) -> Any:
    if stored is None:
        return None
    if table == "settings":
        info = declared_field(Settings, key)
        if info is None:
            raise ContentError(Message("there is no field {field}", {"field": key}))
        return msgspec.json.decode(stored, type=info.type)
    if table == "components":
        return _component(key, stored, present)
    value = msgspec.json.decode(stored, type=_ROW_TYPES[table])
    if table == "links" and value.key != key:
        raise ContentError(Message("{key} is not the key of its row", {"key": " ".join(key)}))
    return value


def _component(key: str, stored: str, present: Any) -> Component:
    values = msgspec.json.decode(stored, type=dict[str, Any])
    if "kind" not in values:
        if present is None:
            raise ContentError(Message("there is no component {id}", {"id": key}))
        return with_difference(present, values)
    whole: Component = msgspec.json.decode(stored, type=_ANY_COMPONENT)
    if whole.id != key:
        raise ContentError(Message("{key} is not the key of its row", {"key": key}))
    return whole


def _merged_origins(component: Component, changes: dict[str, Origin | None]) -> dict[str, Origin]:
    merged = {**component.origins, **changes}
    return {name: origin for name, origin in merged.items() if origin is not None}


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


_ANY_COMPONENT: Any = Component
_ROW_TYPES: dict[str, Any] = {"parents": str, "positions": Position, "links": Link}
