"""What each column may hold, and the check of rows against it.

It holds every constraint of the schema, because SQLite checks those only in files that are opened for writing.
References are checked where the rows are put together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec

from db.errors import in_table
from db.progress import advance
from db.tables import COMPONENTS, LICENCES, SETTINGS, SETTINGS_TABLE, Row
from db.verify import Tables, reading
from planner_core.editing.edits import PLAN_TABLES
from planner_core.messages import Message
from planner_core.plan.components import Origin, Part
from planner_core.plan.links import Link
from planner_core.plan.logo import MOST_LOGO_BYTES

ONE: Final[Any] = Literal[1]
FLAG: Final[Any] = Literal[0, 1]
FROM_ZERO: Final[Any] = Annotated[int, msgspec.Meta(ge=0)]
FROM_ONE: Final[Any] = Annotated[int, msgspec.Meta(ge=1)]
PLACE: Final[Any] = Annotated[float, msgspec.Meta(ge=-1e12, le=1e12)]
SIZE: Final[Any] = Annotated[float, msgspec.Meta(ge=0, le=1e12)]
LOGO: Final[Any] = Annotated[bytes, msgspec.Meta(max_length=MOST_LOGO_BYTES)]
TARGET: Final[Any] = Literal["variants", "proposal", "settings", *PLAN_TABLES]
OWNER: Final = {"variant": str, "id": str, "component": str}

DECLARED: Final[Mapping[str, Mapping[str, Any]]] = {
    "document": {"id": ONE, "position": FROM_ZERO, "sealed": FLAG},
    "variant": {"id": str, "place": FROM_ZERO, "name": str},
    "proposal": {"id": ONE, "branded": FLAG, "logo": LOGO},
    "proposal_chapter": {"place": FROM_ZERO, "shown": FLAG},
    "proposal_decision": {"position": FROM_ONE, "shown": FLAG},
    SETTINGS_TABLE: {**OWNER, **SETTINGS.declared},
    "component": {**OWNER, "kind": str},
    **{kind: {**OWNER, **columns.declared} for kind, columns in COMPONENTS.items()},
    "origin": {**OWNER, "field": str, **get_type_hints(Origin, include_extras=True)},
    "part": {**OWNER, "number": FROM_ONE, **get_type_hints(Part, include_extras=True)},
    "parent": {**OWNER, "child": str, "parent": str},
    "position": {**OWNER, "x": PLACE, "y": PLACE, "closed": FLAG, "width": SIZE, "height": SIZE},
    "link": {**OWNER, **get_type_hints(Link, include_extras=True)},
    "licence": {**OWNER, "number": FROM_ONE, "scope": str, **LICENCES.declared},
    "step": {"number": FROM_ONE},
    "edit": {"step": FROM_ONE, "number": FROM_ONE, "target": TARGET},
    "restore_point": {"position": FROM_ZERO},
}
"""Column -> type with bounds, for each table; values of other columns are checked where the rows are read."""


def checked(tables: Tables, name: str, path: Path) -> list[Row]:
    """The rows of a table, each value found to be as declared. Raises DamagedProjectError naming the row.

    All rows are checked at once, which takes a fraction of the time; if one is wrong, one by one to find it.
    """
    table, right = tables[name], 0
    advance(Message("Reading components"), 0, len(table.rows))
    with reading(path, lambda: in_table(name, right + 1)):
        try:
            msgspec.convert(table.rows, list[_row_type(name, table.columns, as_list=True)])  # type: ignore[misc]
        except msgspec.ValidationError:
            named = _row_type(name, table.columns, as_list=False)
            for row in table.rows:
                msgspec.convert(table.named(row), named)
                right += 1
            raise
    return table.rows


@cache
def _row_type(name: str, columns: tuple[str, ...], *, as_list: bool) -> type[msgspec.Struct]:
    kinds = [(column, DECLARED[name].get(column, Any)) for column in columns]
    return msgspec.defstruct("Row", kinds, array_like=as_list)
