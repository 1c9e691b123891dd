"""`headroom limits`: the limits of each pool and of the plan, and what would lift them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from app.cli.plan_files import write_plan
from tests.support.command import headroom
from tests.support.plans import small_plan
from tests.support.shared_plans import shared_plan

RUNG = {"desktops", "component", "resource", "phase", "load", "case", "exact"}


def limits(path: Path) -> dict:
    done = headroom("limits", path, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("plans") / "shared.json"
    write_plan(path, shared_plan(9))
    return path


def test_json_has_every_promised_key(shared: Path) -> None:
    found = limits(shared)
    assert found.keys() >= {"plan", "desktops", "pools", "limits"}
    assert found["desktops"].keys() >= {"planned", "fits", "maximum"}
    for pool in found["pools"]:
        assert pool.keys() >= RUNG - {"desktops"} | {
            "pool",
            "planned",
            "fits",
            "fitting",
            "maximum",
            "ladder",
        }
        assert all(rung.keys() >= RUNG for rung in pool["ladder"])
    for limit in found["limits"]:
        assert limit.keys() >= RUNG | {"lift"}
        lift = limit["lift"]
        assert lift.keys() >= {
            "unit", "there", "target", "for_planned", "next_desktops", "for_next", "purchases", "text",
        }  # fmt: skip
        assert all(
            each.keys() >= {"component", "field", "unit", "there", "for_planned", "for_next", "text"}
            for each in lift["purchases"]
        )


def test_pools_and_plan_agree_on_what_fits(shared: Path) -> None:
    found = limits(shared)
    assert found["desktops"]["planned"] == sum(pool["planned"] for pool in found["pools"])
    assert all(pool["fits"] for pool in found["pools"])
    assert found["desktops"]["fits"] == found["desktops"]["planned"]
    assert found["desktops"]["maximum"] == found["limits"][0]["desktops"]
    assert found["horizon"] == 4 * max(found["desktops"]["planned"], found["desktops"]["maximum"])
    for pool in found["pools"]:
        assert pool["maximum"] == pool["ladder"][0]["desktops"]


def test_the_report_says_what_limits_and_what_lifts_it(samples: Path) -> None:
    done = headroom("limits", samples / "replica-on-ssd.headroom")
    assert (done.status, done.err) == (0, "")
    words = " ".join(done.out.split())
    for expected in (
        "Windows 7 desktops 70 65 65 RAM RX300 S6 Steady",
        "65 of 70 fit; maximum 65",
        "RAM of “RX300 S6”: 70 desktops take 148.07 GiB, 137.96 GiB may be used. Enough: 192 GiB of RAM (12 modules",
        "3 drives in “SAS” instead of 2",
    ):
        assert expected in words
    assert all(line == line.rstrip() for line in done.out.splitlines())


def test_the_report_speaks_german(samples: Path) -> None:
    done = headroom("limits", samples / "replica-on-ssd.headroom", "--language", "de")
    assert (done.status, done.err) == (0, "")
    for expected in ("148,07 GiB", "192 GiB RAM", "2 × „RX300 S6“ statt 1", "Laufwerke", "anderen"):
        assert expected in done.out
    for english in ("Enough", "instead of", "may be used", "Planned"):
        assert english not in done.out


def test_a_plan_without_links_has_no_limits(tmp_path: Path) -> None:
    write_plan(tmp_path / "plan.json", msgspec.structs.replace(small_plan(), links={}))
    found = limits(tmp_path / "plan.json")
    assert found["desktops"]["maximum"] is None
    (pool,) = found["pools"]
    assert (pool["maximum"], pool["exact"], pool["fits"], pool["ladder"]) == (None, None, False, [])
    done = headroom("limits", tmp_path / "plan.json")
    assert (done.status, done.err) == (0, "")
    assert "50" in done.out
