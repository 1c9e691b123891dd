"""Plan <-> JSON, with a published schema. Input is untrusted until validated."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from typing import Annotated, Any, Final, TypeVar

import msgspec

from planner_core.messages import HeadroomError, Message, in_short
from planner_core.plan.components import COMPONENT_TYPES, Cluster, Component, ComponentId
from planner_core.plan.fields import declared_fields
from planner_core.plan.licences import Licence
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import problems
from planner_core.plan.store_platforms import STORE_PLATFORMS, VSAN

D = TypeVar("D", bound=msgspec.Struct)

FORMAT: Final = "headroom-plan"
VERSION: Final = 3
"""An omitted field has the default that it had in the version of the document (without one: in version 1), so that
existing plans keep their values; `about(..., formerly=..., since=...)` names earlier defaults.
"""
FIRST: Final = 1
"""The version of a document that names none."""


_OTHERS: Final = {
    version: platform for platform in STORE_PLATFORMS if platform != VSAN for version in platform.versions
}
_NAMES_OF_PLATFORMS: Final = tuple(f'"{version}"'.encode() for version in _OTHERS)


class InterchangeError(HeadroomError):
    """The JSON is not a plan that this version can read; the message names the place and what is expected."""


class PlacedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Position and display of a card on the canvas, as in `Position`."""

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
        """The same without the component id."""
        return Position(self.x, self.y, self.closed, self.width, self.height)


class NestingEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component and its parent."""

    component: ComponentId
    inside: ComponentId


class _PlanVersion(msgspec.Struct, frozen=True):
    version: int = FIRST


class _VariantVersion(msgspec.Struct, frozen=True):
    plan: _PlanVersion = _PlanVersion()


class _Versions(msgspec.Struct, frozen=True):
    """The versions in a document: its own, and those of its variants' plans."""

    version: int = FIRST
    variants: tuple[_VariantVersion, ...] = ()

    @property
    def oldest(self) -> int:
        """The version of its oldest plan."""
        return min([each.plan.version for each in self.variants], default=self.version)


class PlanDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The interchange format: the plan's tables as lists, rows in insertion order."""

    format: str = FORMAT
    version: Annotated[
        int,
        msgspec.Meta(
            description="Decides which defaults fields have that are left out. Without one it is version 1."
        ),
    ] = VERSION
    settings: Settings = Settings()
    components: tuple[Component, ...] = ()
    nesting: tuple[NestingEntry, ...] = ()
    positions: tuple[PlacedPosition, ...] = ()
    links: tuple[Link, ...] = ()
    licences: tuple[Licence, ...] | msgspec.UnsetType = msgspec.UNSET
    """Left out if there are none."""


def plan_to_json(plan: Plan) -> bytes:
    """The plan as indented UTF-8 JSON; equal plans with equal row order give equal bytes."""
    return written(document_of(plan))


def plan_from_json(data: bytes) -> Plan:
    """The plan in the JSON. Raises only InterchangeError, with the place and what is expected."""
    return checked(decoded(data, PlanDocument))


def document_of(plan: Plan) -> PlanDocument:
    """The tables of a plan as a document."""
    return PlanDocument(
        settings=plan.settings,
        components=tuple(plan.components.values()),
        nesting=tuple(NestingEntry(child, parent) for child, parent in plan.parents.items()),
        positions=tuple(PlacedPosition.of(each, place) for each, place in plan.positions.items()),
        links=tuple(plan.links.values()),
        licences=tuple(plan.licences.values()) or msgspec.UNSET,
    )


def checked(document: PlanDocument) -> Plan:
    """The plan in a document. Raises InterchangeError if it is not valid."""
    refuse_foreign(document.format, FORMAT, document.version)
    plan = assembled(document)
    if found := problems(plan):
        raise InterchangeError(found[0])
    return plan


def refuse_foreign(found: str, expected: str, version: int) -> None:
    """Raise InterchangeError for a document of another format or of a later version."""
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
    """Decode a document of one kind from JSON, without validating its content. Raises InterchangeError."""
    try:
        found = msgspec.json.decode(data, type=kind)  # errors are reported as in any other version
        if _oldest(data) >= VERSION and not _may_name_a_platform(data):
            return found
        return msgspec.convert(_with_other_defaults(msgspec.json.decode(data)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InterchangeError(
            Message(
                "This is not a plan in Headroom's JSON format: {reason}", {"reason": _reason(error, data)}
            )
        ) from error


def _oldest(data: bytes) -> int:
    """The version of the oldest plan in a document; the current one if unknown, and decoding reports why."""
    try:
        return msgspec.json.decode(data, type=_Versions).oldest
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return VERSION


def _may_name_a_platform(data: bytes) -> bool:
    """Whether a document has the name of a platform with defaults of its own, in whatever place."""
    return any(name in data for name in _NAMES_OF_PLATFORMS)


def _with_other_defaults(document: Any) -> Any:
    """The same document; fields omitted by a plan of an earlier version get the default of that version, and those
    omitted by a cluster the default of the platform of its store.
    """
    for plan in _plans_in(document):
        version = plan.get("version", FIRST)
        if version < VERSION:
            _fill(plan.setdefault("settings", {}), Settings, version)
        for part in _rows(plan, "components"):
            kind = COMPONENT_TYPES.get(str(part.get("kind")))
            if kind is not None and version < VERSION:
                _fill(part, kind, version)
            if kind is Cluster:
                _fill_of_platform(part)
    return document


def _fill_of_platform(cluster: dict[str, Any]) -> None:
    """What a cluster omits of its store, if its platform is another than vSAN: what is usual there."""
    version = cluster.get("vsan_version")
    if version not in _OTHERS:
        return
    for field in declared_fields(Cluster):
        if field.follows == "vsan_version":
            cluster.setdefault(field.name, field.defaults.get(version, field.default))
    cluster.setdefault("vsan_policy", _OTHERS[version].policies[0])


def _plans_in(document: Any) -> list[dict[str, Any]]:
    """The plan of each variant, or the document itself; invalid ones are left to the decoder."""
    if not isinstance(document, dict):
        return []
    if "variants" not in document:
        return [document]
    plans = (each.get("plan") for each in _rows(document, "variants"))
    return [plan for plan in plans if isinstance(plan, dict)]


def _rows(document: dict[str, Any], table: str) -> list[dict[str, Any]]:
    rows = document.get(table)
    return [each for each in rows if isinstance(each, dict)] if isinstance(rows, list) else []


def _fill(row: Any, kind: type[msgspec.Struct], version: int) -> None:
    for field in declared_fields(kind) if isinstance(row, dict) else ():
        if field.formerly is not None and version < field.since:
            row.setdefault(field.name, field.formerly)


_ROW: Final = re.compile(r"`\$((?:\.variants\[\d+\]\.plan)?\.components\[\d+\])")
_PART: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def _reason(error: Exception, data: bytes) -> str:
    """The decoder's error, with the id of the component that it only gives an index for; for NaN also the place."""
    said = in_short(error)
    try:
        # Python's own reader accepts NaN, Infinity and 1e999, which scripts write but JSON does not allow.
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
    """The place of the first number that is not finite; None without one."""
    if isinstance(value, float) and not math.isfinite(value):
        return place
    rows: Iterable[tuple[str, Any]] = ()
    if isinstance(value, dict):
        rows = ((f"{place}.{key}", each) for key, each in value.items())
    elif isinstance(value, list):
        rows = ((f"{place}[{number}]", each) for number, each in enumerate(value))
    return next((found for where, each in rows if (found := _not_finite(where, each))), None)


def assembled(document: PlanDocument) -> Plan:
    """The tables of a document as a plan whose references are not validated yet.

    Raises InterchangeError for a duplicate row or a position that is not a number.
    """
    for name, rows in (
        ("components", [part.id for part in document.components]),
        ("nesting", [row.component for row in document.nesting]),
        ("positions", [row.component for row in document.positions]),
        ("links", [link.key for link in document.links]),
        ("licences", [each.id for each in document.licences or ()]),
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
        licences={each.id: each for each in document.licences or ()},
    )


def _refuse_repeated(table: str, keys: list[Any]) -> None:
    seen = set()
    for key in keys:
        if key in seen:
            raise InterchangeError(
                Message("{key} appears twice in {table}.", {"key": str(key), "table": table})
            )
        seen.add(key)
