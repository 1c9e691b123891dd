"""Arrays by name: what is known of them, how well, and that what the catalogue offers can be built."""

from __future__ import annotations

from collections import Counter

import pytest

from planner_core.catalog.records import RECALLED
from tests.support.plans import CATALOG

MODELS = CATALOG.array_models
RECORDS = CATALOG.records("arrays")
PERFORMANCE = {"controller_read_iops", "controller_write_iops", "unloaded_latency_ms"}


def test_there_are_current_arrays_of_each_usual_family() -> None:
    families = (
        "Dell PowerStore", "Dell PowerVault ME5", "NetApp AFF A", "NetApp AFF C", "NetApp ASA", "Pure FlashArray",
        "HPE Alletra", "IBM FlashSystem", "Hitachi VSP One", "Fujitsu ETERNUS",
    )  # fmt: skip
    names = {each.values["array_model"] for each in RECORDS if (each.year or 0) >= 2018}
    counts = Counter(family for name in names for family in families if name.startswith(family))
    assert set(counts) == set(families)
    assert counts.total() >= 30


def test_what_a_record_says_of_the_controllers_it_says_in_full_with_its_source() -> None:
    """Performance only where a source gives it; where none does, the fields are left out, and a finding says so."""
    for record in RECORDS:
        told = PERFORMANCE & set(record.values)
        assert not told or {"controller_read_iops", "controller_write_iops"} <= told, record.name
    named = [each for each in RECORDS if not PERFORMANCE & set(each.values)]
    assert len(named) == 133


def test_an_array_of_the_palette_fits_its_model() -> None:
    for record in RECORDS:
        model, values = MODELS.get(record.values["array_model"]), record.values
        if model is not None:
            most = model.most_ports(values["protocol"])
            assert values["controllers"] <= model.controllers, record.name
            assert most is None or values["ports"] <= most, record.name


def test_a_model_that_is_only_recalled_says_so() -> None:
    for model in MODELS.values():
        assert (model.confidence == RECALLED) is model.source.startswith("Recalled"), model.id
    recalled = {name for name, each in MODELS.items() if each.is_recalled}
    for record in RECORDS:
        if record.values["array_model"] in recalled:
            assert "controllers" in record.recalled, record.name


@pytest.mark.parametrize(
    ("name", "drives", "rack_units"),
    [
        # ONTAP systems documentation: 4.0392 PB of 15.3 and 30.6 TB drives; 0.5472 PB of 7.6 TB drives
        ("NetApp AFF A20", 24 + 120, 2),
        ("NetApp AFF A150", 72, 2),
        # Hitachi Vantara community: 24 NVMe drives in the chassis, four drive boxes more for the E990
        ("Hitachi VSP E790", 24, 2),
        ("Hitachi VSP E990", 96, None),
    ],
)
def test_figures_are_as_their_sources_print_them(name: str, drives: int, rack_units: float | None) -> None:
    record = next(each for each in RECORDS if each.values["array_model"] == name)
    assert MODELS[name].drives == drives
    assert not MODELS[name].is_recalled
    assert record.values.get("rack_units") == rack_units
