"""Servers by name: what is known of them, how well, and that what the catalogue offers can be built."""

from __future__ import annotations

from collections import Counter

import pytest

from planner_core.catalog.server_models import processor_family
from tests.support.plans import CATALOG

MODELS = CATALOG.server_models


def test_there_are_current_servers_of_each_usual_vendor() -> None:
    vendors = Counter(each.vendor for each in MODELS.values() if each.year >= 2021)
    assert sum(vendors.values()) >= 60
    assert {"Dell", "HPE", "Lenovo", "Cisco", "Fujitsu", "Supermicro", "Nutanix"} <= set(vendors)


def test_every_model_says_where_it_is_from_and_how_well_it_is_known() -> None:
    fields = set(next(iter(MODELS.values())).__struct_fields__)
    for model in MODELS.values():
        assert model.source.strip(), model.id
        assert set(model.recalled) <= fields, model.id
        assert (model.confidence == "E") is model.source.startswith("Recalled") or model.recalled, model.id
        assert model.confidence == "E" or not model.is_recalled(model.recalled[0]) or len(model.recalled) < 11


def test_slots_are_a_whole_number_for_each_channel() -> None:
    odd = [
        each.id for each in MODELS.values() if each.memory_slots % (each.sockets * each.memory_channels) != 0
    ]
    assert odd == ["HPE ProLiant DL380a Gen11"], "its 24 slots are recalled, and do not go with 8 channels"


@pytest.mark.parametrize(
    ("model", "slots", "memory_gib", "sockets"),
    [
        # ThinkSystem SR630 V3 manual: 32 slots, 8 TB; Cisco guide: 32 modules of 128 GB are 4 TB
        ("Lenovo ThinkSystem SR630 V3", 32, 8192, 2),
        ("Dell PowerEdge R760", 32, 8192, 2),
        ("HPE ProLiant DL345 Gen11", 12, 3072, 1),
    ],
)
def test_figures_are_as_their_sources_print_them(
    model: str, slots: int, memory_gib: float, sockets: int
) -> None:
    found = MODELS[model]
    assert (found.memory_slots, found.max_memory_gib, found.sockets) == (slots, memory_gib, sockets)
    assert not found.is_recalled("memory_slots")


def test_a_server_of_the_palette_fits_its_model() -> None:
    of_models = [each for each in CATALOG.records("servers") if each.values["server_model"] in MODELS]
    assert {each.values["server_model"] for each in of_models} == set(MODELS)
    for record in of_models:
        model, values = MODELS[record.values["server_model"]], record.values
        assert values["sockets"] <= model.sockets, record.name
        assert values["ram_gib"] <= model.max_memory_gib, record.name
        assert values["ram_gib"] / values["memory_module_gib"] <= model.memory_slots, record.name
        assert processor_family(values["cpu_model"]) in model.processors, record.name


@pytest.mark.parametrize(
    ("processor", "family"),
    [
        ("Intel Xeon Gold 6342", "xeon-3"),
        ("Intel Xeon Platinum 8490H", "xeon-4"),
        ("Intel Xeon Silver 4516Y+", "xeon-5"),
        ("Intel Xeon 6787P", "xeon-6"),
        ("AMD EPYC 7F72", "epyc-7002"),
        ("AMD EPYC 75F3", "epyc-7003"),
        ("AMD EPYC 8324PN", "epyc-8004"),
        ("AMD EPYC 9274F", "epyc-9004"),
        ("AMD EPYC 9355P", "epyc-9005"),
        ("Intel Xeon Gold 6154", None),
        ("Intel Xeon E5-2670 v3", None),
    ],
)
def test_processors_are_known_by_their_names(processor: str, family: str | None) -> None:
    assert processor_family(processor) == family


def test_an_older_processor_does_not_fit_and_an_unknown_one_may() -> None:
    model = MODELS["Dell PowerEdge R760"]
    assert not model.takes("Intel Xeon Gold 6154")
    assert not model.takes("AMD EPYC 9354")
    assert model.takes("Intel Xeon Gold 6542Y")
    assert model.takes("")
    assert model.takes("our own choice")


@pytest.mark.parametrize(
    ("double", "single", "fit"),
    [(2, 0, True), (3, 0, False), (0, 6, True), (0, 7, False), (1, 3, True), (1, 4, False), (2, 1, False)],
)
def test_boards_of_one_width_take_room_from_those_of_the_other(double: int, single: int, fit: bool) -> None:
    """A PowerEdge R750 takes 2 double-wide or 6 single-wide boards."""
    assert MODELS["Dell PowerEdge R750"].takes_boards(double, single) == fit


def test_a_server_without_room_for_boards_takes_none() -> None:
    model = MODELS["Dell PowerEdge R650xs"]
    assert model.takes_boards(0, 0)
    assert not model.takes_boards(1, 0)
    assert not model.takes_boards(0, 1)
