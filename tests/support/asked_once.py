"""What many tests ask for and what is the same each time, computed once in each process.

The shipped catalogue is decoded by nearly every test of the application. What lifts the limits of a sample, its range
and the years ahead of it are told in each of its documents. All of them follow from bytes alone, and these are the key:
a catalogue with another letter, or a plan with another number, is computed. Tests of the core compute all but
catalogues themselves, each time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from copy import copy
from hashlib import sha256
from typing import Any, NamedTuple

import pytest

CORE = "tests/planner_core/"
"""Tests of the engine: none of its results is taken over there."""
MOST_LIFTS = 2000
MOST_STUDIES = 200
"""Some kilobytes each; the oldest are dropped."""


class Answer(NamedTuple):
    """A result that is kept."""

    value: Any
    told: int
    """What it said when it was computed, to find who changes it."""
    needed: object
    """What its key names by its address, which must not be another object's."""


class Once:
    """A function whose results are kept by what they follow from."""

    def __init__(
        self,
        compute: Callable[..., Any],
        key: Callable[..., Hashable],
        most: int,
        needed: Callable[..., object] = lambda *_: None,
        handed_out: Callable[[Any], Any] = lambda value: value,
    ) -> None:
        self.compute, self._key, self._most = compute, key, most
        self._needed, self._handed_out = needed, handed_out
        self.known: dict[Hashable, Answer] = {}
        self.serves = True

    def __call__(self, *given: Any) -> Any:
        if not self.serves:
            return self.compute(*given)
        try:
            key = self._key(*given)
        except UnicodeEncodeError:  # a plan with half a character, which no file holds
            return self.compute(*given)
        answer = self.known.get(key)
        if answer is None:
            value = self.compute(*given)
            answer = self.known[key] = Answer(value, hash(repr(value)), self._needed(*given))
            for oldest in list(self.known)[: -self._most]:
                self.known.pop(oldest, None)
        return self._handed_out(answer.value)

    def changed(self) -> list[Any]:
        """The results that somebody has changed."""
        return [each.value for each in self.known.values() if hash(repr(each.value)) != each.told]


def bytes_of_files(shipped: Mapping[str, bytes], own: Mapping[str, bytes]) -> Hashable:
    """The files of a catalogue."""
    return tuple(shipped.items()), tuple(own.items())


def bytes_of_plan(plan: Any, catalog: Any) -> tuple[Hashable, ...]:
    """The plan and the tables of its catalogue."""
    from planner_core.plan.interchange import plan_to_json

    tables = (getattr(catalog, name) for name in catalog.__struct_fields__)
    return (
        sha256(plan_to_json(plan)).digest(),
        *(each if isinstance(each, str) else id(each) for each in tables),
    )


def bytes_of_limit(layout: Any, _measures: object, *limits: Hashable) -> Hashable:
    """The plan and the catalogue of a limit, and which of its limits it is."""
    return *bytes_of_plan(layout.plan, layout.catalog), *limits


def bytes_of_study(plan: Any, catalog: Any, *_is_wanted: object) -> Hashable:
    """The plan, its catalogue and what tells the number of futures, which tests change."""
    from planner_core.studies import futures, range_study

    return *bytes_of_plan(plan, catalog), futures.FUTURES, range_study.futures_of


def keep_catalogues() -> Once:
    """From now on decode each catalogue once. Everybody gets one of their own with the same tables: what is kept
    for one catalogue is not that of another test.
    """
    from app.project import catalogue

    catalogue.decode_catalog = kept = Once(catalogue.decode_catalog, bytes_of_files, 20, handed_out=copy)
    return kept


def keep_lifts() -> Once:
    """From now on look for what lifts a limit once."""
    from planner_core.engine.answers import lifts

    lifts.lift_of = kept = Once(lifts.lift_of, bytes_of_limit, MOST_LIFTS, lambda layout, *_: layout.catalog)
    return kept


def keep_studies() -> list[Once]:
    """From now on evaluate the futures and the years of a plan once for what is printed."""
    from app.results import ranges, years

    def catalogue(_plan: object, catalog: object, *_: object) -> object:
        return catalog

    kept = []
    for module, name in ((ranges, "range_study"), (years, "years_study")):
        kept.append(Once(getattr(module, name), bytes_of_study, MOST_STUDIES, catalogue))
        setattr(module, name, kept[-1])
    return kept


KEPT: list[Once] = []
"""Catalogues, lifts, ranges and years."""


def pytest_configure() -> None:
    """Before a test module decodes a catalogue."""
    KEPT[:] = KEPT or [keep_catalogues(), keep_lifts(), *keep_studies()]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before the first fixture of a test."""
    for kept in KEPT[1:]:
        kept.serves = not item.nodeid.startswith(CORE)


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish() -> Iterator[None]:
    """Fail a run in which a test changes what others get, too."""
    result = yield
    changed = [each for kept in KEPT for each in kept.changed()]
    assert not changed, f"a test has changed what all tests get: {changed}"
    return result
