"""Plan <-> JSON, with a published schema. Reading is reading a stranger's file: hostile until checked."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec

from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import Component, ComponentId
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import problems

D = TypeVar("D", bound=msgspec.Struct)

FORMAT: Final = "headroom-plan"
VERSION: Final = 1


class InterchangeError(HeadroomError):
    """The JSON is no plan that this version can read; the message names the place and what is expected."""


class PlacedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a card lies on the canvas, and how it is drawn: as `Position` has it."""

    component: ComponentId
    x: float
    y: float
    closed: bool = False
    width: float = 0.0
    height: float = 0.0

    @classmethod
    def of(cls, component: ComponentId, place: Position) -> PlacedPosition:
        """The row of one component."""
        return cls(component, *msgspec.structs.astuple(place))

    @property
    def position(self) -> Position:
        """The same without the component."""
        return Position(self.x, self.y, self.closed, self.width, self.height)


class Nesting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which component lies inside which."""

    component: ComponentId
    inside: ComponentId


class PlanDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The interchange format: the plan's tables as lists, rows in the order in which they were added."""

    format: str = FORMAT
    version: int = VERSION
    settings: Settings = Settings()
    components: tuple[Component, ...] = ()
    nesting: tuple[Nesting, ...] = ()
    positions: tuple[PlacedPosition, ...] = ()
    links: tuple[Link, ...] = ()


def plan_to_json(plan: Plan) -> bytes:
    """The plan as indented UTF-8 JSON; equal plans give equal bytes as long as their rows stand in one order."""
    return written(document_of(plan))


def plan_from_json(data: bytes) -> Plan:
    """The plan in the JSON. Raises InterchangeError with the place and the expectation; never anything else."""
    return checked(decoded(data, PlanDocument))


def document_of(plan: Plan) -> PlanDocument:
    """The tables of a plan as a document."""
    return PlanDocument(
        settings=plan.settings,
        components=tuple(plan.components.values()),
        nesting=tuple(Nesting(child, parent) for child, parent in plan.parents.items()),
        positions=tuple(PlacedPosition.of(each, place) for each, place in plan.positions.items()),
        links=tuple(plan.links.values()),
    )


def checked(document: PlanDocument) -> Plan:
    """The plan in a document. Raises InterchangeError where it is none."""
    refuse_foreign(document.format, FORMAT, document.version)
    plan = assembled(document)
    if found := problems(plan):
        raise InterchangeError(found[0])
    return plan


def refuse_foreign(found: str, expected: str, version: int) -> None:
    """Raise InterchangeError where a document is of another format, or of a version to come."""
    if found != expected:
        raise InterchangeError(
            Message(
                "The JSON says it is {format}; a plan says {expected}.",
                {"format": found, "expected": expected},
            )
        )
    if version > VERSION:
        raise InterchangeError(
            Message(
                "The plan was written in format version {version}; this Headroom reads up to version {known}.",
                {"version": version, "known": VERSION},
            )
        )


def written(document: msgspec.Struct) -> bytes:
    """A document as indented UTF-8 JSON."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def decoded(data: bytes, kind: type[D]) -> D:
    """A document of one kind out of JSON; its content is not checked yet. Raises InterchangeError."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InterchangeError(
            Message(
                "This is not a plan in Headroom's JSON format: {reason}", {"reason": _reason(error, data)}
            )
        ) from error


_ROW: Final = re.compile(r"`\$((?:\.variants\[\d+\]\.plan)?\.components\[\d+\])")
_PART: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def _reason(error: Exception, data: bytes) -> str:
    """What the decoder says, and which component it is that it only counts; of NaN also where it stands."""
    said = str(error)
    try:
        # Python's own reader takes NaN, Infinity and 1e999, which scripts write and JSON does not know.
        everything = json.loads(data)
        if not isinstance(error, msgspec.ValidationError) and (place := _not_finite("$", everything)):
            said = f"Expected a finite number - at `{place}`"
        found = _ROW.search(said)
        if not found:
            return said
        for key, number in _PART.findall(found[1]):
            everything = everything[key or int(number)]
        name = everything["id"]
    except (ValueError, RecursionError, LookupError, TypeError):  # broken elsewhere too, or without an id
        return said
    return f"{said} ({name})" if isinstance(name, str) and name else said


def _not_finite(place: str, value: Any) -> str | None:
    """Where the first number stands that is none; None without one."""
    if isinstance(value, float) and not math.isfinite(value):
        return place
    rows: Iterable[tuple[str, Any]] = ()
    if isinstance(value, dict):
        rows = ((f"{place}.{key}", each) for key, each in value.items())
    elif isinstance(value, list):
        rows = ((f"{place}[{number}]", each) for number, each in enumerate(value))
    return next((found for where, each in rows if (found := _not_finite(where, each))), None)


def assembled(document: PlanDocument) -> Plan:
    """The tables of a document as a plan whose references are not checked yet.

    Raises InterchangeError where a row stands twice or a position is not a number.
    """
    for name, rows in (
        ("components", [part.id for part in document.components]),
        ("nesting", [row.component for row in document.nesting]),
        ("positions", [row.component for row in document.positions]),
        ("links", [link.key for link in document.links]),
    ):
        _refuse_repeated(name, rows)
    for row in document.positions:
        if not all(math.isfinite(each) for each in (row.x, row.y, row.width, row.height)):
            raise InterchangeError(Message("A position is not a number."))
    return Plan(
        settings=document.settings,
        components={part.id: part for part in document.components},
        parents={row.component: row.inside for row in document.nesting},
        positions={row.component: row.position for row in document.positions},
        links={link.key: link for link in document.links},
    )


def _refuse_repeated(table: str, keys: list[Any]) -> None:
    seen = set()
    for key in keys:
        if key in seen:
            raise InterchangeError(
                Message("{key} stands twice in {table}.", {"key": str(key), "table": table})
            )
        seen.add(key)
