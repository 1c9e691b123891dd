"""`headroom needed`: how much of a component a number of desktops needs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from tests.support.command import headroom
from tests.support.plans import small_plan


def needed(path: Path, component: str, desktops: int) -> list[dict]:
    done = headroom("needed", path, component, desktops, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert found.keys() >= {"plan", "desktops", "needed"}
    assert found["desktops"] == desktops
    return found["needed"]


def test_every_number_of_a_component_is_answered(samples: Path) -> None:
    answers = needed(samples / "replica-on-ssd.headroom", "host", 500)
    assert [each["field"] for each in answers] == ["count", "ram_gib", "nic_ports"]
    for each in answers:
        assert each.keys() >= {
            "component", "field", "unit", "there", "needed", "fits", "needed_for_fits", "limit", "text",
            "needed_by_itself", "obstacles", "together",
        }  # fmt: skip
    hosts, ram, _ = answers
    assert (hosts["there"], hosts["needed"], hosts["fits"]) == (1, 8, 520)
    assert (ram["needed"], ram["fits"], ram["needed_for_fits"]) == (None, 73, 192)
    assert (ram["limit"]["component"], ram["limit"]["resource"]) == ("pool", "response")
    assert ram["needed_by_itself"] is None
    ram = needed(samples / "replica-on-ssd.headroom", "host", 250)[1]
    assert ram["needed_by_itself"] == 576
    assert [each["limit"]["resource"] for each in ram["obstacles"]][:3] == ["response", "cpu", "disk_iops"]
    assert {each["component"]: each["for_planned"] for each in ram["obstacles"][2]["purchases"]} == {
        "sas": 6,
        "host": 3,
    }
    assert [(each["field"], each["for_planned"]) for each in ram["together"]] == [("count", 4)]


def test_one_number_alone_can_be_asked_for(samples: Path) -> None:
    (answer,) = needed(samples / "replica-on-ssd.headroom", "host.count", 70)
    assert (answer["field"], answer["needed"]) == ("count", 2)


def test_ids_with_dots_are_components_first(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    write_plan(path, small_plan())
    path.write_text(path.read_text("utf-8").replace('"host"', '"host.count"'), "utf-8")
    plan = json.loads(path.read_text("utf-8"))
    for part in plan["components"]:
        part["kind"] = part["kind"].replace("host.count", "host")
    path.write_text(json.dumps(plan), "utf-8")
    assert [each["field"] for each in needed(path, "host.count", 10)] == ["count", "ram_gib", "nic_ports"]
    assert [each["field"] for each in needed(path, "host.count.ram_gib", 10)] == ["ram_gib"]


def test_the_report_says_the_numbers(samples: Path) -> None:
    done = headroom("needed", samples / "replica-on-ssd.headroom", "host", 250)
    assert (done.status, done.err) == (0, "")
    words = " ".join(done.out.split())
    for expected in (
        "What 250 desktops need of RX300 S6",
        "Hosts 1 4",
        "RAM 144 GiB 576 GiB",
        "RAM: 250 desktops take 576 GiB of RAM (18 modules of 32 GiB instead of ",
        ", at a price of their own) in each host of “RX300 S6” instead of 144 GiB; but",
        "In the way: The limit is 86 desktops (Disk IOPS of “SAS”). Enough: 6 drives in “SAS” instead of 2, or 3 hosts",
        "Together: 250 desktops fit with 4 hosts of “RX300 S6” instead of 1.",
    ):
        assert expected in words
    assert all(line == line.rstrip() for line in done.out.splitlines())


@pytest.mark.parametrize(
    "name",
    [
        "RX300 S6",
        '"rx300 s6"',
        "\N{LEFT DOUBLE QUOTATION MARK}RX300 S6\N{RIGHT DOUBLE QUOTATION MARK}",
        "HOST",
    ],
)
def test_a_component_is_named_as_it_is_printed(samples: Path, name: str) -> None:
    assert {each["component"] for each in needed(samples / "replica-on-ssd.headroom", name, 70)} == {"host"}
    (answer,) = needed(samples / "replica-on-ssd.headroom", f"{name}.Hosts", 70)
    assert (answer["field"], answer["needed"]) == ("count", 2)


def test_a_number_is_named_in_the_language_of_the_answer(samples: Path) -> None:
    done = headroom("needed", samples / "replica-on-ssd.headroom", "SAS.Laufwerke", 70, "--language", "de")
    assert (done.status, done.err) == (0, "")
    assert "Laufwerke" in done.out


@pytest.mark.parametrize(
    ("name", "component", "fields"),
    [
        ("1 × RX300 S6", "host", ["count", "ram_gib", "nic_ports"]),
        ("SAS in RX300 S6", "sas", ["drives"]),
        ("‚sas‘", "sas", ["drives"]),
        ("RAM of RX300 S6", "host", ["count", "ram_gib"]),
        ("Netzwerkports von „RX300 S6“", "host", ["nic_ports"]),
        ("Platten-IOPS von SAS", "sas", ["drives"]),
        ("SAS.Laufwerke", "sas", ["drives"]),
    ],
)
def test_what_is_printed_in_either_language_is_understood(
    samples: Path, name: str, component: str, fields: list[str]
) -> None:
    answers = needed(samples / "replica-on-ssd.headroom", name, 70)
    assert [(each["component"], each["field"]) for each in answers] == [
        (component, field) for field in fields
    ]


def test_a_name_that_two_components_have_is_asked_about(samples: Path) -> None:
    path = samples / "sc7020f-3000.headroom"
    done = headroom("needed", path, "PowerEdge R640", 3000)
    assert (done.status, done.out) == (1, "")
    assert "Cluster 1 / PowerEdge R640 (hosts-1), Cluster 2 / PowerEdge R640 (hosts-2)" in done.err
    assert {each["component"] for each in needed(path, "cluster 2 / poweredge r640", 3000)} == {"hosts-2"}
    done = headroom("needed", path, "CPU von PowerEdge R640", 3000)
    assert "(hosts-1), Cluster 2 / PowerEdge R640 (hosts-2)" in done.err
    (answer,) = needed(path, "CPU von Cluster 2 / PowerEdge R640", 3000)
    assert (answer["component"], answer["field"]) == ("hosts-2", "count")


def test_an_unknown_component_lists_the_known_names(samples: Path) -> None:
    done = headroom("needed", samples / "replica-on-ssd.headroom", "nope", 70)
    assert "RX300 S6 (host), SSD (ssd), SAS (sas)" in done.err


def test_the_report_speaks_german(samples: Path) -> None:
    done = headroom("needed", samples / "replica-on-ssd.headroom", "host", 500, "--language", "de")
    assert (done.status, done.err) == (0, "")
    for expected in ("8 × „RX300 S6“ statt 1", "Hindernis", "Zusammen", "Vorhanden", "Benötigt"):
        assert expected in done.out
    assert "desktops take" not in done.out


@pytest.mark.parametrize(
    ("component", "desktops", "words"),
    [
        ("nothing", 100, "There is no component nothing in this plan."),
        ("nothing.count", 100, "There is no component nothing.count in this plan."),
        ("host.colour", 100, "host has no number colour."),
        ("pool", 100, "Nothing that this plan needs"),
        ("host", 0, "0 desktops cannot be planned"),
        ("host", 10**9, "1,000,000,000 desktops cannot be planned"),
    ],
)
def test_questions_without_an_answer_are_one_sentence(
    component: str, desktops: int, words: str, tmp_path: Path
) -> None:
    write_plan(tmp_path / "plan.json", small_plan())
    done = headroom("needed", tmp_path / "plan.json", component, desktops)
    assert (done.status, done.out) == (1, "")
    assert words in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [("plan.json", "host"), ("plan.json", "host", "many"), ()])
def test_what_cannot_be_understood_ends_with_status_2(arguments: tuple[str, ...]) -> None:
    done = headroom("needed", *arguments)
    assert (done.status, done.out) == (2, "")
    assert "--help` shows how it is used." in done.err
