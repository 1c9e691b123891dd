"""`headroom compare`: plans of several files, and the variants of one, side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.project.samples import read_sample
from planner_core.plan.project import Project, Variant
from tests.support.command import headroom
from tests.support.plans import with_fields

KEYS = {
    "value", "unit", "text", "explain", "components", "delta", "delta_share", "verdict", "status",
}  # fmt: skip


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project of two variants: as it is, and with twice the RAM."""
    plan = read_sample("replica-on-ssd")
    more = with_fields(plan, "host", ram_gib=288.0)
    path = tmp_path_factory.mktemp("projects") / "project.headroom"
    write_plan(path, Project((Variant("a", "As is", plan), Variant("b", "More RAM", more)), "b"))
    return path


def test_the_variants_of_a_file_stand_side_by_side(project: Path) -> None:
    done = headroom("compare", project)
    assert (done.status, done.err) == (0, "")
    words = [" ".join(line.split()) for line in done.out.splitlines()]
    assert words[0] == "Compared with As is; * better, ! worse"
    assert "RAM of all hosts 144 GiB 288 GiB +144 GiB (+100%)" in words
    assert "Desktops that fit 65 70 +5 (+8%) *" in words
    assert "RX300 S6 RAM 144 GiB 288 GiB" in words
    different = [each for each in words if each.startswith("What is different")]
    assert different == ["What is different in “More RAM”"], "nothing is compared with itself"
    assert all(line == line.rstrip() for line in done.out.splitlines())


def test_the_variants_are_compared_in_the_same_futures(project: Path) -> None:
    """More RAM never carries less, but has its price."""
    found = json.loads(headroom("compare", project, "--json").out)
    pair = found["futures"]["against_baseline"]["More RAM"]
    assert pair["carries_more"] > 0.5
    assert pair["carries_more"] + pair["carries_as_many"] == pytest.approx(1)
    assert pair["cheaper"] < 0.1
    assert found["futures"]["fits"]["As is"] <= found["futures"]["fits"]["More RAM"]
    rows = {row["key"]: row["values"] for row in found["rows"]}
    assert [each["value"] for each in rows["futures.cheaper"]] == [None, pair["cheaper"]]
    assert rows["futures.cheaper"][1]["verdict"] == "worse"
    words = " ".join(headroom("compare", project).out.split())
    assert "“More RAM” costs more per desktop than “As is” in" in words
    assert "In the same futures A desktop costs less" in words


def test_another_baseline_turns_every_sign(project: Path) -> None:
    found = {}
    for name in ("As is", "More RAM"):
        done = headroom("compare", project, "--baseline", name, "--json")
        assert (done.status, done.err) == (0, "")
        found[name] = json.loads(done.out)
        assert found[name]["baseline"] == name
    for there, back in zip(found["As is"]["rows"], found["More RAM"]["rows"], strict=True):
        assert all(value.keys() >= KEYS for value in there["values"])
        delta, opposite = there["values"][1]["delta"], back["values"][0]["delta"]
        assert (delta is None) == (opposite is None)
        assert delta is None or delta == -opposite
    (difference,) = found["As is"]["differences"]["More RAM"]
    assert (difference["component"], difference["field"]) == ("host", "ram_gib")
    assert difference["text"] == "RX300 S6: RAM: 144 GiB -> 288 GiB"


def test_several_files_are_compared_by_their_names(samples: Path) -> None:
    paths = [samples / f"{name}.headroom" for name in ("everything-on-sas", "everything-on-ssd")]
    done = headroom("compare", *paths, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert found["plans"] == ["everything-on-sas", "everything-on-ssd"]
    by_key = {row["key"]: row["values"] for row in found["rows"]}
    assert (by_key["cost.total"][1]["value"], by_key["cost.total"][1]["delta"]) == (13555.0, 4100.0)
    assert by_key["desktops.planned"][1]["delta"] == 44
    assert {each["what"] for each in found["differences"]["everything-on-ssd"]} >= {
        "added",
        "removed",
        "links",
    }


def test_the_report_speaks_german(samples: Path) -> None:
    paths = [samples / f"{name}.headroom" for name in ("everything-on-sas", "everything-on-ssd")]
    done = headroom("compare", *paths, "--language", "de")
    assert (done.status, done.err) == (0, "")
    for expected in (
        "Verglichen mit everything-on-sas",
        "+4.100,00 €",
        "mindestens −124,27 € *",
        "+44 (+142 %)",
        "Prozentpunkte",
        "Rohkapazität",
        "Entfernt",
    ):
        assert expected in done.out
    for english in ("Compared", "Removed", "Desktops that", "worse"):
        assert english not in done.out


def test_one_plan_alone_and_an_unknown_baseline_are_refused(samples: Path, project: Path) -> None:
    alone = headroom("compare", samples / "replica-on-ssd.headroom")
    assert alone.status == 1
    assert "only one variant" in alone.err
    unknown = headroom("compare", project, "--baseline", "Nobody")
    assert unknown.status == 1
    assert "There are: As is, More RAM." in unknown.err
