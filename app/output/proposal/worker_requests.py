"""Requests to the process that builds proposals, and its answers: plain values sent through a pipe."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.messages import Message
from planner_core.plan.project import Project
from planner_core.plan.proposal_design import Branding, ProposalDesign
from planner_core.studies.decisions import Past

LENGTH: Final = 8
"""Length of the prefix before each value, which is the value's size in bytes."""


class DecisionWords(NamedTuple):
    """A decision as its line says it unless the user says it otherwise."""

    position: int
    label: str
    """The English label of its step."""
    text: str


class Order(NamedTuple):
    """The input of a proposal; all results are computed from it."""

    project: Project
    catalog: Catalog
    firm: Branding
    baseline: int
    language: str
    past: Past | None = None


class Document(NamedTuple):
    """A request for a file."""

    suffix: str
    order: bytes
    """An `Order`, packed."""
    day: date


class Layout(NamedTuple):
    """A request for pages of the preview."""

    key: int
    """Different for each order: results of the last order are cached."""
    order: bytes
    """An `Order`, packed."""
    design: ProposalDesign
    firm: Branding
    day: date


class Wanted(NamedTuple):
    """One page at one size: its number, counted from 0, and its width in pixels."""

    page: int
    width: int


class Painting(NamedTuple):
    """A request for pages as pixels, in this order."""

    pages: Mapping[int, bytes]
    """The SVG of each page by its number."""
    wanted: tuple[Wanted, ...]


class Painted(NamedTuple):
    """A page as pixels, four bytes each, row by row."""

    wanted: Wanted
    height: int
    pixels: bytes


class Pages(NamedTuple):
    """Laid out pages, each an SVG."""

    pages: list[bytes]
    complete: bool
    """Whether all chapters are included."""
    empty: frozenset[str] = frozenset()
    """Chapters that are not printed, because this plan has nothing for them."""
    begins: Mapping[str, int] = {}
    """The page on which each chapter begins, counted from 1."""
    decisions: tuple[DecisionWords, ...] = ()
    """The lines of "How we got here" unless the user says them otherwise."""


class Fault(NamedTuple):
    """An internal error; the local log has the details."""


class Done(NamedTuple):
    """The request is complete."""


Wish = Document | Layout | Painting
Piece = bytes | Pages | Painted | Message | Fault | Done
"""A finished file, pages as SVG or as pixels, the reason why there are none, or the end."""


class WorkerRequest(NamedTuple):
    """A request with the number that its answers carry."""

    number: int
    wish: Wish


class WorkerAnswer(NamedTuple):
    """One piece of the answer to the request with this number."""

    number: int
    piece: Piece


def packed(value: object) -> bytes:
    """A value as bytes. Unpack only what this program has packed."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def unpacked(data: bytes) -> Order:
    """The packed order."""
    order: Order = pickle.loads(data)  # noqa: S301 - packed by this program
    return order


def framed(value: object) -> bytes:
    """A value with its length prefix."""
    data = packed(value)
    return len(data).to_bytes(LENGTH, "little") + data


def take_framed(received: bytearray) -> object | None:
    """Remove and return the first complete value of what was received; None if it is not complete."""
    end = LENGTH + int.from_bytes(received[:LENGTH], "little")
    if len(received) < LENGTH or len(received) < end:
        return None
    value: object = pickle.loads(received[LENGTH:end])  # noqa: S301 - packed by our own process
    del received[:end]
    return value
