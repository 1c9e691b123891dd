"""What is asked of the process that makes proposals, and what it answers: plain values that go through a pipe."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.messages import Message
from planner_core.plan.project import Project
from planner_core.plan.proposal_design import Branding, ProposalDesign

LENGTH: Final = 8
"""Bytes before each value, which say how many follow."""


class Order(NamedTuple):
    """What a proposal is about; all results are worked out from it."""

    project: Project
    catalog: Catalog
    firm: Branding
    baseline: int
    language: str


class Document(NamedTuple):
    """The wish for a file."""

    suffix: str
    order: bytes
    """An `Order`, packed."""
    day: date


class Layout(NamedTuple):
    """The wish for pages to look at."""

    key: int
    """Another one for each order: what was found out for the last one is kept."""
    order: bytes
    """An `Order`, packed."""
    design: ProposalDesign
    firm: Branding
    day: date


class Wanted(NamedTuple):
    """One page at one size: its number, counted from 0, and how many pixels it is wide."""

    page: int
    width: int


class Painting(NamedTuple):
    """The wish for pages as pixels, one after the other."""

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
    """Whether no chapter is missing any more."""
    empty: frozenset[str] = frozenset()
    """Chapters for which this plan has nothing, so that they are not printed."""
    begins: Mapping[str, int] = {}
    """On which page, counted from 1, each chapter begins."""


class Fault(NamedTuple):
    """Something in Headroom is wrong; the local log has the details."""


class Done(NamedTuple):
    """Everything has been answered."""


Wish = Document | Layout | Painting
Piece = bytes | Pages | Painted | Message | Fault | Done
"""A finished file, pages as SVG or as pixels, why there are none, or that this was all."""


class WorkerRequest(NamedTuple):
    """A wish with the number that its answers carry."""

    number: int
    wish: Wish


class WorkerAnswer(NamedTuple):
    """One piece of what was asked under a number."""

    number: int
    piece: Piece


def packed(value: object) -> bytes:
    """A value as bytes. Only what this program has packed itself may be unpacked."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def unpacked(data: bytes) -> Order:
    """The order that was packed."""
    order: Order = pickle.loads(data)  # noqa: S301 - this program has packed it
    return order


def framed(value: object) -> bytes:
    """A value as it goes through the pipe: its length first."""
    data = packed(value)
    return len(data).to_bytes(LENGTH, "little") + data


def take_framed(received: bytearray) -> object | None:
    """The first value of what has arrived, which is taken off; None while it is not all there."""
    end = LENGTH + int.from_bytes(received[:LENGTH], "little")
    if len(received) < LENGTH or len(received) < end:
        return None
    value: object = pickle.loads(received[LENGTH:end])  # noqa: S301 - our own process has packed it
    del received[:end]
    return value
