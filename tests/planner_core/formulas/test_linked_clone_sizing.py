"""Horizon's own recommendations, as its documentation prints them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import clone_files
from planner_core.formulas import linked_clone_sizing as guide

SIZES = st.floats(0.25, 1000)


def test_the_printed_table_of_ten_clones() -> None:
    """10 clones of 1 GB with a replica of 10 GB: 40, 80 and 130 GB."""
    assert guide.horizon_minimum_gib(10, 1, 2, 10) == 40
    assert guide.horizon_half_gib(10, 1, 2, 10) == 80
    assert guide.horizon_maximum_gib(10, 1, 2, 10) == 130


@pytest.mark.parametrize(("percent", "gib"), [(20, 4), (50, 10), (100, 20)])
def test_persistent_disks_of_the_printed_table(percent: float, gib: float) -> None:
    assert guide.horizon_persistent_gib(10, 2, percent) == pytest.approx(gib)
    assert guide.horizon_persistent_gib(10, 2.9, percent) == pytest.approx(gib), "counted in whole GB"


def test_replicas_elsewhere_move_their_space() -> None:
    here, away = guide.horizon_minimum_gib(10, 1, 2, 10), guide.horizon_minimum_gib(10, 1, 0, 10)
    assert here - away == clone_files.replica_files_gib(1, 2, 10)


@pytest.mark.parametrize(("level", "clones"), [(0, 10), (4, 40), (7, 70), (15, 150)])
def test_overcommit_of_100_gb_by_a_parent_of_10(level: int, clones: int) -> None:
    """The documentation's example: ten full machines, about 40 clones at the conservative level."""
    assert guide.clones_by_overcommit(level, 100, 10) == clones


@given(desktops=st.integers(1, 10_000), ram=SIZES, replica=SIZES)
def test_the_half_growth_is_midway_between_none_and_all(desktops: int, ram: float, replica: float) -> None:
    half = guide.horizon_half_gib(desktops, ram, 2, replica)
    most = guide.horizon_maximum_gib(desktops, ram, 2, replica)
    assert most - half == pytest.approx(desktops * replica / 2)
