"""Plan <-> JSON, with a published schema. Reading is reading a stranger's file: hostile until checked."""

from __future__ import annotations

import math
import re
from typing import Any, Final

import msgspec

from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import Component, ComponentId
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import problems

FORMAT: Final = "headroom-plan"
VERSION: Final = 1


class InterchangeError(HeadroomError):
    """The JSON is no plan that this version can read; the message names the place and what is expected."""


class PlacedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card lies on the canvas."""

    component: ComponentId
    x: float
    y: float


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
    document = PlanDocument(
        settings=plan.settings,
        components=tuple(plan.components.values()),
        nesting=tuple(Nesting(child, parent) for child, parent in plan.parents.items()),
        positions=tuple(PlacedPosition(each, place.x, place.y) for each, place in plan.positions.items()),
        links=tuple(plan.links.values()),
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def plan_from_json(data: bytes) -> Plan:
    """The plan in the JSON. Raises InterchangeError with the place and the expectation; never anything else."""
    try:
        document = msgspec.json.decode(data, type=PlanDocument)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InterchangeError(
            Message(
                "This is not a plan in Headroom's JSON format: {reason}", {"reason": _reason(error, data)}
            )
        ) from error
    if document.format != FORMAT:
        raise InterchangeError(
            Message(
                "The JSON says it is {format}; a plan says {expected}.",
                {"format": document.format, "expected": FORMAT},
            )
        )
    if document.version > VERSION:
        raise InterchangeError(
            Message(
                "The plan was written in format version {version}; this Headroom reads up to version {known}.",
                {"version": document.version, "known": VERSION},
            )
        )
    plan = assembled(document)
    if found := problems(plan):
        raise InterchangeError(found[0])
    return plan


def json_schema() -> dict[str, Any]:
    """JSON Schema (2020-12) of the interchange format, from the same declarations as forms and checks."""
    schema = msgspec.json.schema(PlanDocument)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Headroom plan", **schema}


_ROW: Final = re.compile(r"`\$\.components\[(\d+)\]")


def _reason(error: Exception, data: bytes) -> str:
    """What the decoder says, and which component it is that it only counts."""
    found = _ROW.search(str(error))
    if not found or not isinstance(error, msgspec.ValidationError):
        return str(error)
    try:
        name = msgspec.json.decode(data)["components"][int(found[1])]["id"]
    except (
        msgspec.MsgspecError,
        RecursionError,
        LookupError,
        TypeError,
    ):  # broken elsewhere too, or without an id
        return str(error)
    return f"{error} ({name})" if isinstance(name, str) and name else str(error)


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
    if any(not math.isfinite(each) for row in document.positions for each in (row.x, row.y)):
        raise InterchangeError(Message("A position is not a number."))
    return Plan(
        settings=document.settings,
        components={part.id: part for part in document.components},
        parents={row.component: row.inside for row in document.nesting},
        positions={row.component: Position(row.x, row.y) for row in document.positions},
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
