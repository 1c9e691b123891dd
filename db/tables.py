"""Columns of each table, derived from the declared fields; only the SQL names them a second time."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from typing import Any, Final, Literal

import msgspec

from planner_core.plan.components import COMPONENT_TYPES, Part
from planner_core.plan.fields import declared_fields
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Settings

Row = tuple[Any, ...]

SETTINGS_TABLE: Final = "settings"
PART_FIELDS: Final = Part.__struct_fields__
SCOPE_BETWEEN: Final = " "
"""Between the ids of what a licence counts; no id contains it."""

CONTENT_TABLES: Final = (
    "document",
    "variant",
    "proposal",
    "proposal_chapter",
    "proposal_decision",
    SETTINGS_TABLE,
    "component",
    *COMPONENT_TYPES,
    "origin",
    "part",
    "parent",
    "position",
    "link",
    "licence",
    "step",
    "edit",
    "restore_point",
)
"""Every table except `checksum`, in reading order."""


class FieldColumns:
    """The columns for the declared fields of one type."""

    def __init__(self, struct_type: type[msgspec.Struct]) -> None:
        self.fields = declared_fields(struct_type)
        self.names = tuple(field.name for field in self.fields)
        self.flags = tuple(field.name for field in self.fields if field.kind == "flag")
        self.declared = {
            **{field.name: field.type for field in self.fields},
            **dict.fromkeys(self.flags, Literal[0, 1]),
        }
        """What values each column may hold."""

    def stored(self, value: msgspec.Struct) -> Row:
        """The fields of a component or of settings as SQLite stores them."""
        return tuple(stored_value(getattr(value, name)) for name in self.names)

    def loaded(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """Field name -> value from a row; the caller validates types and bounds when creating the struct."""
        found = {name: row[name] for name in self.names}
        for name in self.flags:
            if found[name] in (0, 1):
                found[name] = bool(found[name])
        return found

    def changed(self, before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
        """Column -> stored value of the changed fields."""
        return {
            name: stored_value(getattr(after, name))
            for name in self.names
            if getattr(before, name) != getattr(after, name)
        }


def stored_value(value: object) -> object:
    """One field as SQLite stores it: money as exact decimal text, flags as 0 and 1."""
    if isinstance(value, Decimal):
        return str(value)
    return int(value) if isinstance(value, bool) else value


SETTINGS: Final = FieldColumns(Settings)
LICENCES: Final = FieldColumns(Licence)
COMPONENTS: Final = {kind: FieldColumns(component_type) for kind, component_type in COMPONENT_TYPES.items()}


@cache
def insert_sql(table: str, columns: tuple[str, ...]) -> str:
    """INSERT with a placeholder for each column. Names come from this package, never from a file."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608


@cache
def update_sql(table: str, columns: tuple[str, ...], *key: str) -> str:
    """UPDATE of the columns in the row with the key; the key columns are the last placeholders."""
    changes = ", ".join(f"{name} = ?" for name in columns)
    return f"UPDATE {table} SET {changes} WHERE {' AND '.join(f'{name} = ?' for name in key)}"  # noqa: S608


@cache
def delete_sql(table: str, *key: str) -> str:
    """DELETE of the rows with the key."""
    return f"DELETE FROM {table} WHERE {' AND '.join(f'{name} = ?' for name in key)}"  # noqa: S608
