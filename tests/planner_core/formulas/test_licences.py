"""Licence counts by hand: the terms of vendors at their borders."""

from __future__ import annotations

import pytest

from planner_core.formulas.licences import (
    beyond_included,
    capacity_included,
    licences_for,
    licensed_cores,
    licensed_processors,
    packs_to_order,
)


@pytest.mark.parametrize(
    ("sockets", "cores", "least_each", "least_host", "expected"),
    [
        (2, 12, 16, 0, 32),
        (2, 15, 16, 0, 32),
        (2, 16, 16, 0, 32),
        (2, 17, 16, 0, 34),
        (1, 6, 8, 16, 16),
        (1, 15, 8, 16, 16),
        (1, 16, 8, 16, 16),
        (1, 17, 8, 16, 17),
        (2, 7, 8, 16, 16),
        (2, 9, 8, 16, 18),
        (4, 6, 8, 16, 32),
        (2, 32, 0, 0, 64),
    ],
)
def test_cores_of_a_host(sockets: int, cores: int, least_each: int, least_host: int, expected: int) -> None:
    assert licensed_cores(sockets, cores, least_each, least_host) == expected


@pytest.mark.parametrize(("sockets", "least", "expected"), [(1, 0, 1), (1, 2, 2), (2, 2, 2), (3, 2, 3)])
def test_processors_of_a_host(sockets: int, least: int, expected: int) -> None:
    assert licensed_processors(sockets, least) == expected


@pytest.mark.parametrize(
    ("licences", "least", "pack", "expected"),
    [
        (0, 72, 1, 0),
        (1, 72, 1, 72),
        (71, 72, 1, 72),
        (72, 72, 1, 72),
        (73, 72, 1, 73),
        (16, 0, 2, 8),
        (17, 0, 2, 9),
        (15, 0, 2, 8),
        (0, 0, 5, 0),
        (4, 5, 5, 1),
        (5, 5, 5, 1),
        (6, 5, 5, 2),
        (0.2, 0, 1, 1),
        (26.7, 0, 1, 27),
        (27.000000001, 0, 1, 27),  # a rounding error is no licence more
        (0.3, 8, 1, 8),
        (7.5, 8, 3, 3),
    ],
)
def test_packs_of_an_order(licences: float, least: int, pack: int, expected: int) -> None:
    assert packs_to_order(licences, least, pack) == expected


@pytest.mark.parametrize(("raw", "included", "expected"), [(127, 128, 0), (128, 128, 0), (200, 128, 72)])
def test_capacity_beyond_what_comes_with_cores(raw: float, included: float, expected: float) -> None:
    assert beyond_included(raw, included) == expected


def test_products() -> None:
    assert capacity_included(128, 0.25) == 32
    assert licences_for(420, 1.5) == 630
