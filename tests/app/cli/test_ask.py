"""`headroom ask`, and the answers through `headroom import`."""

from __future__ import annotations

import json
from pathlib import Path

from app.cli.plan_files import read_plan, write_plan
from planner_core.plan.components import DesktopPool, Host
from tests.support.command import headroom
from tests.support.filled_in import filled_in, keys_of
from tests.support.plans import small_plan

DAY = ("--date", "2026-11-21")


def test_an_empty_plan_is_asked_for_and_the_answers_become_one(tmp_path: Path) -> None:
    asked, answers, plan = tmp_path / "ask.xlsx", tmp_path / "answers.xlsx", tmp_path / "new.json"
    assert headroom("ask", "-o", asked, "--language", "de", "--catalogue-only", *DAY).status == 0
    assert "new/desktop_pool/desktops" in keys_of(asked.read_bytes())
    answers.write_bytes(
        filled_in(
            asked.read_bytes(),
            {"new/desktop_pool/desktops": 200, "new/host/count": 4, "new/host/ram_gib": "viel"},
        )
    )
    done = headroom("import", answers, "-o", plan, "--catalogue-only", "--language", "en")
    assert done.status == 0
    assert "2 answers are taken over." in done.out
    assert "is viel; expected: a number from " in done.err
    found = read_plan(plan)
    assert [each.desktops for each in found.of_type(DesktopPool)] == [200]
    assert [each.count for each in found.of_type(Host)] == [4]
    assert found.name == "new"


def test_a_plan_takes_its_answers_in_one_step(tmp_path: Path) -> None:
    plan, asked, answers = tmp_path / "plan.headroom", tmp_path / "ask.xlsx", tmp_path / "answers.xlsx"
    write_plan(plan, small_plan())
    assert headroom("ask", plan, "-o", asked, "--catalogue-only", *DAY).status == 0
    answers.write_bytes(filled_in(asked.read_bytes(), {"host/count": 5, "settings/planned_years": 4}))
    shown = headroom("import", answers, "--into", plan, "--catalogue-only", "--json")
    assert json.loads(shown.out)["answers"] == [
        {"key": "host/count", "before": 1, "after": 5}, {"key": "settings/planned_years", "before": 5, "after": 4},
    ]  # fmt: skip
    assert next(iter(read_plan(plan).of_type(Host))).count == 1, "a preview"
    done = headroom("import", answers, "--into", plan, "--apply", "--catalogue-only", "--language", "en")
    assert done.status == 0
    after = read_plan(plan)
    assert (next(iter(after.of_type(Host))).count, after.settings.planned_years) == (5, 4)


def test_what_does_not_go_together_is_refused(tmp_path: Path) -> None:
    asked, answers = tmp_path / "ask.xlsx", tmp_path / "answers.xlsx"
    headroom("ask", "-o", asked, "--catalogue-only", *DAY)
    answers.write_bytes(filled_in(asked.read_bytes(), {"new/host/count": 4}))
    for more, says in (
        (("--apply",), "--apply needs --into PLAN"),
        (("--into", tmp_path / "x.headroom", "-o", tmp_path / "y.json"), "-o is for a plan of its own"),
    ):
        done = headroom("import", answers, *more, "--catalogue-only", "--language", "en")
        assert (done.status, says in done.err) == (1, True)
    again = headroom("ask", "-o", asked, "--catalogue-only", "--language", "en")
    assert (again.status, "already exists" in again.err) == (1, True)
