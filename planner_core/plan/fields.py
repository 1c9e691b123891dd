"""A field declared once: title, unit, bounds, default, help and source.

The declaration is in the type annotation of the component. The form, the validation, the JSON Schema, the tooltips and
the printed assumptions all read it.
"""

from __future__ import annotations

import types
import typing
from decimal import Decimal
from functools import cache
from typing import Any, Final, Literal

import msgspec

from planner_core.plan import days

Kind = Literal["integer", "number", "money", "text", "choice", "flag"]

Uncertain = Literal["", "number", "share"]

NOT_EDITED_AS_FIELDS: Final = frozenset({"id", "origins", "parts", "scope"})


def about(
    title: str,
    *,
    unit: str = "",
    help: str = "",  # noqa: A002 - the declarations read best so
    source: str = "",
    least: float | None = None,
    most: float | None = None,
    longest: int | None = None,
    pattern: str | None = None,
    form: str = "",
    catalogue: str = "",
    group: str = "",
    choices: dict[str, str] | None = None,
    follows: str = "",
    defaults: dict[str, Any] | None = None,
    memory: bool = False,
    day: bool = False,
    calendar_year: bool = False,
    formerly: Any = None,
    since: int = 2,
    uncertain: Uncertain = "",
) -> msgspec.Meta:
    """Declare a field: `Annotated[int, about("Sockets", least=1, most=8, help="...")]`.

    `title`, `help`, `group` and the values of `choices` are English and translatable; `unit` follows the number;
    `least` and `most` are inclusive bounds in that unit; `longest` and `pattern` apply to texts, and `form` describes
    the pattern in words; `catalogue` names the catalogue list whose records fill the field; `source` is the source of
    the default. `follows` names the choice of the component that the default depends on; `defaults` are the defaults
    for choices where the declared one is wrong. `memory` marks fields counted in powers of two: a typed GB means a GiB.
    `day` marks a text that is a day or empty, and sets pattern and form; `calendar_year` a number that is a year or 0,
    and is written without a separator. `formerly` is the default for plans in JSON
    that omit the field and are older than the version `since`; None if it is unchanged. `uncertain` marks
    what people and machines do, which nobody decides: as a number, or as a share in percent.
    """
    if day:
        longest, pattern, form = days.LENGTH, days.DAY, days.IN_WORDS
    bounds: dict[str, Any] = {"ge": least, "le": most, "max_length": longest, "pattern": pattern}
    return msgspec.Meta(
        **bounds,
        title=title,
        description=help,
        extra_json_schema={"x-unit": unit} if unit else None,
        extra={
            "unit": unit,
            "source": source,
            "form": form,
            "catalogue": catalogue,
            "group": group,
            "choices": choices or {},
            "follows": follows,
            "defaults": defaults or {},
            "memory": memory,
            "day": day,
            "calendar_year": calendar_year,
            "formerly": formerly,
            "since": since,
            "uncertain": uncertain,
        },
    )


class FieldInfo(msgspec.Struct, frozen=True):
    """The declaration of one field."""

    name: str
    title: str
    kind: Kind
    default: Any
    unit: str = ""
    least: float | None = None
    most: float | None = None
    optional: bool = False
    help: str = ""
    source: str = ""
    form: str = ""
    """The expected form of a text, for error messages."""
    catalogue: str = ""
    group: str = ""
    choices: dict[str, str] = {}
    """Stored value -> English name; empty unless `kind` is "choice"."""
    follows: str = ""
    """The choice of the same component that the default depends on; empty if the default depends on none."""
    defaults: dict[str, Any] = {}
    """Stored value of that choice -> default, if it differs from the declared one."""
    memory: bool = False
    """Whether the field is memory, in which a typed GB means a GiB."""
    day: bool = False
    """Whether the text is a calendar day or empty."""
    calendar_year: bool = False
    """Whether the number is a year of the calendar, written without a separator, or 0 for none."""
    formerly: Any = None
    """The default in plans of earlier versions of JSON, if it differed; else None."""
    since: int = 2
    """The version of JSON from which on a field that is left out has the present default."""
    uncertain: Uncertain = ""
    """How the value may differ from what will be: as a number, as a share in percent; empty if it is decided."""
    type: Any = None
    """The full annotation, for `msgspec.convert`."""


@cache
def declared_fields(component_type: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """The editable fields of a component or settings type, in the order of declaration."""
    hints = typing.get_type_hints(component_type, include_extras=True)
    return tuple(
        _field_info(field, hints[field.name])
        for field in msgspec.structs.fields(component_type)
        if field.name not in NOT_EDITED_AS_FIELDS
    )


def declared_field(component_type: type[msgspec.Struct], name: str) -> FieldInfo | None:
    """The declaration of one field, or None if the type has no editable field of that name."""
    return next((field for field in declared_fields(component_type) if field.name == name), None)


def _field_info(field: msgspec.structs.FieldInfo, hint: Any) -> FieldInfo:
    annotated, optional = _without_none(hint)
    base, *metas = typing.get_args(annotated)
    meta = next(meta for meta in metas if isinstance(meta, msgspec.Meta))
    extra = meta.extra or {}
    choices = {value: extra["choices"].get(value, value) for value in _literals(base)}
    return FieldInfo(
        name=field.name,
        title=meta.title or field.name,
        kind=_kind(base),
        default=field.default,
        unit=extra["unit"],
        least=meta.ge,
        most=meta.le,
        optional=optional,
        help=meta.description or "",
        source=extra["source"],
        form=extra["form"],
        catalogue=extra["catalogue"],
        group=extra["group"],
        choices=choices,
        follows=extra["follows"],
        defaults=extra["defaults"],
        memory=extra["memory"],
        day=extra["day"],
        calendar_year=extra["calendar_year"],
        formerly=extra["formerly"],
        since=extra["since"],
        uncertain=extra["uncertain"],
        type=hint,
    )


def _without_none(hint: Any) -> tuple[Any, bool]:
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        rest = [part for part in typing.get_args(hint) if part is not type(None)]
        return rest[0], True
    return hint, False


def _literals(base: Any) -> tuple[str, ...]:
    return typing.get_args(base) if typing.get_origin(base) is Literal else ()


def _kind(base: Any) -> Kind:
    if typing.get_origin(base) is Literal:
        return "choice"
    kinds: dict[Any, Kind] = {int: "integer", float: "number", Decimal: "money", str: "text", bool: "flag"}
    return kinds[base]
