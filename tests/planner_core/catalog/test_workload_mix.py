"""A mix of profiles carries the load of its parts."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.catalog.records import check_record
from planner_core.catalog.workload_mix import mixed_record, profiles_in
from tests.support.plans import CATALOG

WORKLOADS = CATALOG.records("workloads")
OFFICE = "Login VSI 4.1 office worker, Windows 10, 1 vCPU"
ENTERPRISE = "Login Enterprise knowledge worker, Windows 10, 2 vCPU"

mixes = st.lists(st.tuples(st.sampled_from(WORKLOADS), st.floats(0.01, 1000)), min_size=1, max_size=5)


def value(record: object, field: str) -> float:
    return float(record.values[field])  # type: ignore[attr-defined]


def test_worked_values() -> None:
    office, enterprise = (CATALOG.record("workloads", name) for name in (OFFICE, ENTERPRISE))
    assert office is not None
    assert enterprise is not None
    mix = mixed_record([office, enterprise], [60, 40])
    assert mix.values["iops"] == pytest.approx(0.6 * 8.1 + 0.4 * 52.9)
    assert mix.values["read_percent"] == pytest.approx((4.86 * 20 + 21.16 * 50.8) / 26.02)
    assert mix.values["cpu_mhz"] == pytest.approx(0.6 * 973 + 0.4 * 1148)
    assert mix.values["login_ios"] == pytest.approx(6000)
    assert f"60 % {OFFICE}" in mix.source
    assert office.source in mix.source


@given(mixes)
def test_reads_and_processor_time_are_those_of_the_parts(mix: list[tuple[object, float]]) -> None:
    records, weights = zip(*mix, strict=True)
    found = mixed_record(records, weights)
    total = sum(weights)
    for field in ("cpu_mhz", "iops", "boot_ios"):
        expected = sum(w * value(r, field) for r, w in mix) / total
        assert value(found, field) == pytest.approx(expected)
    reads = sum(w * value(r, "iops") * value(r, "read_percent") for r, w in mix) / total
    assert value(found, "iops") * value(found, "read_percent") == pytest.approx(reads)
    check_record("mix", "workloads", found)


@given(st.sampled_from(WORKLOADS), st.floats(0.1, 10), st.floats(0.1, 10))
def test_a_mix_of_one_profile_with_itself_is_that_profile(record: object, one: float, other: float) -> None:
    found = mixed_record([record, record], [one, other])  # type: ignore[list-item]
    for field, expected in record.values.items():  # type: ignore[attr-defined]
        if field != "workload":
            known = found.values[field]
            assert known == (pytest.approx(expected) if isinstance(expected, float) else expected), field


def test_whole_numbers_round_up_and_what_differs_is_left_out() -> None:
    full = next(each for each in WORKLOADS if each.values.get("clone_type") == "full")
    one = next(each for each in WORKLOADS if each.values["vcpus"] == 1)
    mix = mixed_record([full, one], [1, 9])
    assert mix.values["vcpus"] == 2
    assert "clone_type" not in mix.values
    assert mix.values["guest_os"] == "Windows 10, Windows 7 (32 bit)"


def test_the_least_certain_part_names_the_confidence() -> None:
    sure = msgspec.structs.replace(WORKLOADS[0], confidence="A")
    for other in ("B", "C", "D"):
        unsure = msgspec.structs.replace(WORKLOADS[1], confidence=other)
        assert mixed_record([sure, unsure], [9, 1]).confidence == other


@pytest.mark.parametrize("weights", [[], [1], [1, -1], [0, 0], [1, float("inf")], [1, float("nan")]])
def test_weights_that_make_no_mix_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="weight"):
        mixed_record(WORKLOADS[:2], weights)


def test_a_mix_tells_the_profiles_it_was_made_of() -> None:
    records = CATALOG.records("workloads")[2:5]
    mixed = mixed_record(records, (1, 1, 1))
    assert profiles_in(mixed.name) == tuple(each.name for each in records)
    assert profiles_in("Task + Office") == ("Task + Office",)
    assert profiles_in("") == ("",)
