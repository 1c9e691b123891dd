"""`headroom range`: how sure a plan is, in both languages and for scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from planner_core.plan.plan import Plan
from tests.support.command import headroom

pytestmark = pytest.mark.all_futures


@pytest.fixture(scope="module")
def found(samples: Path) -> dict[str, object]:
    done = headroom("range", samples / "me4-50.json", "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)["range"]


def test_json_has_the_range_and_what_it_depends_on(found) -> None:
    assert found["desktops"]["low"] < found["desktops"]["median"] < found["desktops"]["high"]
    assert found["sure"] == found["desktops"]["low"]
    assert (found["planned"], found["maximum"], found["futures"]) == (50, 78, 10_000)
    assert found["first_limits"][0] == {
        "component": "r730-1",
        "resource": "cpu",
        "chance": pytest.approx(0.56, abs=0.01),
    }
    for influence in found["influences"]:
        assert influence["narrows_by"] == pytest.approx(1 - (1 - influence["worth"]) ** 0.5)
        assert influence["source"]
        assert influence["components"]


def test_json_tells_how_full_each_resource_is(found) -> None:
    uses = {
        (each["component"], each["resource"], each["phase"], each["case"]): each
        for each in found["utilisation"]
    }
    assert len(uses) == len(found["utilisation"])
    login = uses["r730-1", "cpu", "login", "normal"]
    assert [round(login[each], 2) for each in ("low", "planned", "high")] == [0.57, 0.64, 0.73]
    assert ("r730-1", "cpu", "steady", "normal") in uses


def test_the_price_of_a_desktop_has_a_range_where_there_is_one(samples: Path, found) -> None:
    assert found["price_per_desktop"] is None
    whole = json.loads(headroom("range", samples / "everything-on-ssd.json", "--json").out)["range"]
    price = whole["price_per_desktop"]
    assert (price["currency"], price["planned"]) == ("EUR", 180.73)
    assert price["low"] == pytest.approx(13_555 / whole["desktops"]["high"], abs=0.005)
    assert price["high"] == pytest.approx(13_555 / whole["desktops"]["low"], abs=0.005)


def test_text_says_what_json_says(samples: Path, found) -> None:
    lines = headroom("range", samples / "me4-50.headroom").out.splitlines()
    low, high = (found["desktops"][each] for each in ("low", "high"))
    assert f"  78 desktops; {low:.0f} to {high:.0f} in 8 of 10 futures" in lines
    assert "  The 50 planned desktops fit in more than 99% of the futures." in lines
    assert f"  9 of 10 futures carry {found['sure']} desktops or more." in lines
    (wide,) = (
        each
        for each in lines
        if each.startswith("  The range is this wide because some values are still assumptions: ")
    )
    (measured_first,) = (each for each in lines if each.startswith("  Worth measuring first: "))
    telling = [each for each in found["influences"] if each["worth"] >= 0.05]
    assert [each["is_measured"] for each in telling].count(False) == 2 == wide.count("±")
    assert "Processor work per login (Default: Windows 10 instant clones) ± 29%" in wide
    assert "Processor work per login" in measured_first
    table = lines[lines.index("What limits first") + 2 :]
    assert table[0].split()[-1] == f"{found['first_limits'][0]['chance'] * 100:.0f}%"
    depends = lines[lines.index("What the range depends on") + 2 :]
    assert "Processor work per login" in depends[0]
    assert "Default: Windows 10 instant clones" in depends[0]
    full = lines[lines.index("How full everything is at its worst, in 8 of 10 futures") + 2 :]
    assert full[0].split()[-4:] == ["Login", "57%", "64%", "73%"]


def test_german_has_no_english_in_it(samples: Path) -> None:
    text = headroom("range", samples / "me4-50.json", "--language", "de").out
    assert "78 Desktops; " in text
    assert "in 8 von 10 Fällen" in text
    assert "Die 50 geplanten Desktops passen in mehr als 99 % der Fälle." in text
    assert "future" not in text


def test_a_plan_without_a_limit_says_why_there_is_no_range(tmp_path: Path) -> None:
    write_plan(tmp_path / "empty.json", Plan())
    done = headroom("range", tmp_path / "empty.json")
    assert (done.status, done.err) == (0, "")
    assert "There is no range" in done.out
    assert json.loads(headroom("range", tmp_path / "empty.json", "--json").out)["range"] is None
