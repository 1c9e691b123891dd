"""Licence lines in words: how the number to order comes about, where a line counts, and how it is paid."""

from __future__ import annotations

from typing import Any

import pytest

from app.results.words.licences import count_in_words, counts_in_words, paid_in_words, places_in_words
from planner_core.engine.basis.licence_records import LicenceCount
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan

PLAN = Plan(
    components={
        **{f"host-{n}": Host(id=f"host-{n}", name=f"Host {n}") for n in range(1, 7)},
        "pool": DesktopPool(id="pool", name="Pool"),
    }
)


def line(**values: Any) -> Licence:
    return Licence(id="line", name="Line", **values)


@pytest.mark.parametrize(
    ("values", "count", "expected"),
    [
        ({"unit": "desktop"}, (100.0, 0.0, 100.0, 100), "100 counted: 100 to order"),
        (
            {"unit": "core", "least_per_processor": 16, "least_per_order": 72},
            (64.0, 0.0, 64.0, 72),
            "64 counted with the least numbers of processor and host, at least 72 for each order: 72 to order",
        ),
        ({"unit": "core", "pack_size": 2}, (48.0, 0.0, 48.0, 24), "48 counted: 24 packs of 2"),
        ({"unit": "core", "pack_size": 16}, (12.0, 0.0, 12.0, 1), "12 counted: 1 pack of 16"),
        (
            {"unit": "device", "each": 1.5},
            (420.0, 0.0, 630.0, 630),
            "420 counted, 1.5 licences for each: 630 to order",
        ),
        (
            {"unit": "vsan_tib", "beyond_included": True},
            (40.5, 20.8, 19.7, 20),
            "40.5 counted, 20.8 come with other lines: 20 to order",
        ),
        ({"unit": "host", "least_per_order": 9}, (0.0, 0.0, 0.0, 0), "0 counted: 0 to order"),
    ],
)
def test_how_the_number_to_order_comes_about(
    values: dict[str, Any], count: tuple[float, float, float, int], expected: str
) -> None:
    assert count_in_words(line(**values), LicenceCount(*count)) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"term": "once"}, "Once"),
        ({"term": "year", "prepaid_years": 3}, "Per year, 3 years in advance"),
        ({"term": "month", "prepaid_years": 3}, "Per month"),
        ({"term": "year", "from_year": 2}, "Per year, from year 2"),
        ({"term": "year", "to_year": 4}, "Per year, years 1 to 4"),
    ],
)
def test_how_it_is_paid(values: dict[str, Any], expected: str) -> None:
    assert paid_in_words(line(**values)) == expected


@pytest.mark.parametrize(
    ("values", "places", "counts"),
    [
        ({"unit": "core"}, "whole plan", "Physical core"),
        ({"unit": "once", "scope": ("pool",)}, "whole plan", "Once for the plan"),
        ({"unit": "core", "scope": ("host-2",)}, "Host 2", "Physical core · Host 2"),
        (
            {"unit": "core", "scope": ("gone",)},
            "1 no longer in the plan",
            "Physical core · 1 no longer in the plan",
        ),
        ({"unit": "graphics_user"}, "no pool yet", "Concurrent user with graphics · no pool yet"),
        (
            {"unit": "host", "scope": tuple(f"host-{n}" for n in range(1, 7))},
            "Host 1, Host 2, Host 3 and others",
            "Host · Host 1, Host 2, Host 3 and others",
        ),
    ],
)
def test_where_it_counts(values: dict[str, Any], places: str, counts: str) -> None:
    assert places_in_words(PLAN, line(**values)) == places
    assert counts_in_words(PLAN, line(**values)) == counts
