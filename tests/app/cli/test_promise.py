"""What is said to fit by the promise of a plan, and by another one for one run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from tests.planner_core.studies.test_range_study import certain_but, islands
from tests.support.command import headroom
from tests.support.plans import with_fields, with_settings
from tests.support.workbooks import Workbook


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """75 desktops where 77 fit as calculated, and 9 of 10 futures carry 68."""
    plan = with_fields(certain_but(islands(1, 77.4), {"pool-0": 0.091}), "pool-0", desktops=75)
    write_plan(tmp_path_factory.mktemp("promise") / "plan.json", with_settings(plan, name="Promise"))
    found: Path = next(tmp_path_factory.getbasetemp().glob("promise*/plan.json"))
    return found


def desktops(command: str, path: Path, *options: str) -> dict:
    return json.loads(headroom(command, path, "--json", *options).out)["desktops"]


def test_assess_says_what_fits_by_the_promise_of_this_run(path: Path) -> None:
    calculated = json.loads(headroom("assess", path, "--json").out)
    assert calculated["range"] is None, "computed only when it is asked for"
    counts = calculated["desktops"]
    assert (counts["fits"], counts["promise"], counts["promised"]) == (75, "calculated", 77)
    assert counts["fits_in_futures"] is None
    found = json.loads(headroom("assess", path, "--json", "--promise", "nine-of-ten").out)
    counts = found["desktops"]
    assert (counts["fits"], counts["promise"], counts["promised"], counts["maximum"]) == (
        68, "nine-of-ten", 68, 77,
    )  # fmt: skip
    assert counts["fits_in_futures"] == found["range"]["fits"] == pytest.approx(0.635, abs=0.001)
    assert found["range"] == json.loads(headroom("range", path, "--json").out)["range"]
    assert {"error": "promise.not-kept"}.items() <= {
        each["severity"]: each["code"] for each in found["findings"]
    }.items()
    assert found["limits"] == calculated["limits"], "they stay as calculated"


def test_the_range_is_told_in_one_line_when_it_is_asked_for(path: Path) -> None:
    plain = headroom("assess", path).out
    assert "8 of 10 futures" not in plain
    lines = headroom("assess", path, "--range").out.splitlines()
    (line,) = (each for each in lines if "8 of 10 futures" in each)
    assert line.strip() == "68 to 86 in 8 of 10 futures"
    assert "75 of 75 fit; maximum 77" in plain
    found = json.loads(headroom("assess", path, "--range", "--json").out)
    assert found["range"]["sure"] == 68
    assert found["desktops"]["fits"] == 75, "the range is no promise"


@pytest.mark.parametrize(
    ("promise", "status"), [("calculated", 0), ("nine-of-ten", 3)], ids=["calculated", "nine-of-ten"]
)
def test_the_exit_status_says_whether_the_promise_holds_if_it_is_asked(
    path: Path, promise: str, status: int
) -> None:
    assert headroom("assess", path, "--promise", promise, "--check").status == status
    assert headroom("assess", path, "--promise", promise).status == 0


def test_text_and_json_of_other_commands_keep_to_it(path: Path, tmp_path: Path) -> None:
    said = "68 desktops for 9 of 10 futures; 75 planned, 77 as calculated"
    nine = ("--promise", "nine-of-ten")
    for command in ("assess", "limits"):
        assert said in headroom(command, path, *nine).out
        assert said not in headroom(command, path).out
    printed = headroom("limits", path, *nine).out
    assert printed.index("These figures are as calculated.") < printed.index("Pools, each while")
    assert printed.count("These figures are as calculated.") == 1
    assert desktops("limits", path, *nine)["fits"] == 68
    assert desktops("opinions", path, *nine)["promised"] == 68
    assert "carry: 68 desktops" in headroom("opinions", path, *nine).out
    assert "Planned desktops that fit = 68 desktops" in headroom("explain", path, "desktops.fits", *nine).out
    kept = with_settings(read(path), promise="nine-of-ten")
    write_plan(tmp_path / "kept.json", kept)
    found = json.loads(headroom("compare", tmp_path / "kept.json", path, "--json").out)
    fits = next(each for each in found["rows"] if each["key"] == "desktops.fits")
    assert [each["value"] for each in fits["values"]] == [68, 75]
    done = headroom("proposal", path, "-o", tmp_path / "out.xlsx", *nine)
    assert done.status == 0
    book = Workbook((tmp_path / "out.xlsx").read_bytes())
    assert (book.named("DesktopsFit").value, book.named("DesktopsPromised").value) == (68, 68)


def read(path: Path):
    from app.cli.plan_files import read_plan

    return read_plan(path)


def test_needed_answers_for_9_of_10_futures(path: Path) -> None:
    for promise, more in (("calculated", False), ("nine-of-ten", True)):
        done = headroom("needed", path, "host-0.count", 75, "--json", "--promise", promise)
        (found,) = json.loads(done.out)["needed"]
        assert (found["needed"], found["needed_as_calculated"]) == (2 if more else 1, 1)
        assert found["for_9_of_10_futures"] == more
    text = headroom("needed", path, "host-0.count", 75, "--promise", "nine-of-ten", "--language", "de").out
    assert "Für 9 von 10 Fällen brauchen 75 Desktops" in text


def test_german_has_no_english_in_it(path: Path) -> None:
    text = headroom("assess", path, "--promise", "nine-of-ten", "--language", "de").out
    assert "68 Desktops in 9 von 10 Fällen; 75 geplant, 77 wie berechnet" in text
    assert "63 % der Fälle tragen die 75 geplanten Desktops; 9 von 10 tragen 68." in text
    assert "future" not in text
