"""A copied part of a plan: components with their nesting and links.

As text it is JSON like a plan's, for the clipboard or a mail. Text that is read is untrusted until validated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from planner_core.messages import Message, in_short
from planner_core.plan.components import ComponentId
from planner_core.plan.interchange import (
    FORMAT,
    VERSION,
    InterchangeError,
    NestingEntry,
    PlacedPosition,
    PlanDocument,
    assembled,
)
from planner_core.plan.plan import Plan, Position
from planner_core.plan.problems import problems
from planner_core.plan.project_json import PROJECT_FORMAT, format_of, project_from_json

SELECTION: Final = "headroom-selection"
MOST_BYTES: Final = 32 * 2**20
"""Larger texts are rejected unread; five thousand components take a fifth of it."""


class Fragment(msgspec.Struct, frozen=True):
    """Copied components. Their links and nesting may refer to components that were not copied."""

    plan: Plan
    origin: str = ""
    """An opaque identifier of the source plan; empty if unknown."""

    def alone(self) -> Plan:
        """The components with the links and nesting between them, without references to anything else."""
        there = self.plan.components
        return msgspec.structs.replace(
            self.plan,
            parents={child: frame for child, frame in self.plan.parents.items() if frame in there},
            links={key: link for key, link in self.plan.links.items() if link.target in there},
        )

    def roots(self) -> tuple[ComponentId, ...]:
        """The components whose parent was not copied."""
        there = self.plan.components
        return tuple(each for each in there if self.plan.parents.get(each) not in there)


class _SelectionDocument(PlanDocument, frozen=True, kw_only=True, omit_defaults=True):
    """A fragment as text: the tables of a plan without its settings."""

    format: str
    origin: str = ""


def fragment_of(
    plan: Plan,
    ids: Sequence[ComponentId],
    origin: str = "",
    places: Mapping[ComponentId, Position] | None = None,
) -> Fragment:
    """The components with everything inside them and the links that start at them.

    `places` says where those are drawn that have no position of their own.
    """
    chosen = set(plan.with_descendants(tuple(ids))) & plan.components.keys()
    positions = {each: plan.positions[each] for each in plan.positions if each in chosen}
    for each, place in (places or {}).items():
        if each in plan.parents and each in positions:  # collapsed: its size is known, but not its position
            positions[each] = positions[each].at(place.x, place.y)
    return Fragment(
        Plan(
            components={each: part for each, part in plan.components.items() if each in chosen},
            parents={child: frame for child, frame in plan.parents.items() if child in chosen},
            positions={**(places or {}), **positions},
            links={key: link for key, link in plan.links.items() if link.source in chosen},
        ),
        origin,
    )


def fragment_to_json(fragment: Fragment) -> bytes:
    """The fragment as indented UTF-8 JSON."""
    plan = fragment.plan
    document = _SelectionDocument(
        format=SELECTION,
        origin=fragment.origin,
        components=tuple(plan.components.values()),
        nesting=tuple(NestingEntry(child, parent) for child, parent in plan.parents.items()),
        positions=tuple(PlacedPosition.of(each, place) for each, place in plan.positions.items()),
        links=tuple(plan.links.values()),
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def fragment_from_json(data: bytes) -> Fragment:
    """The fragment in the JSON of a selection, of a whole plan, or of a project (its shown variant).

    Raises only InterchangeError, with the place and what is expected.
    """
    if len(data) > MOST_BYTES:
        raise InterchangeError(Message("The text is too long to be a part of a plan."))
    kind = format_of(data)
    if kind in (FORMAT, PROJECT_FORMAT):
        return Fragment(project_from_json(data).plan)
    if kind != SELECTION:
        raise InterchangeError(Message("The text is not part of a plan."))
    try:
        document = msgspec.json.decode(data, type=_SelectionDocument)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InterchangeError(
            Message(
                "The text is not a part of a plan in Headroom's JSON format: {reason}",
                {"reason": in_short(error)},
            )
        ) from error
    if document.version > VERSION:
        words = {"version": document.version, "known": VERSION}
        raise InterchangeError(
            Message(
                "It was copied from a newer Headroom with format version {version}; this one reads"
                " versions up to {known}.",
                words,
            )
        )
    fragment = Fragment(assembled(document), document.origin)
    _check(fragment)
    return fragment


def _check(fragment: Fragment) -> None:
    if not fragment.plan.components:
        raise InterchangeError(Message("There are no components in it."))
    if found := problems(fragment.alone()):
        raise InterchangeError(found[0])
    outsiders = {link.source for link in fragment.plan.links.values()} | fragment.plan.parents.keys()
    if not outsiders <= fragment.plan.components.keys():
        raise InterchangeError(Message("A link or a nesting names a component that is missing."))
