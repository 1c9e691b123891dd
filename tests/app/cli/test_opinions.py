"""`headroom opinions`: every convention beside our own answer, in both languages and for scripts."""

from __future__ import annotations

import json
import re

import pytest

from app.cli.plan_files import write_plan
from app.project.catalogue import load_second_opinions
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.studies.second_opinions import second_opinions
from tests.support.command import headroom
from tests.support.plans import CATALOG

KEYS = {
    "id", "name", "question", "number", "ours", "difference", "unit", "assumption", "check", "source", "confidence",
    "basis",
}  # fmt: skip


@pytest.fixture(scope="module")
def study():
    plan = read_sample("everything-on-ssd")
    return second_opinions(plan, CATALOG, evaluate(plan, CATALOG), load_second_opinions())


def test_json_has_what_the_study_says(samples, study):
    done = headroom("opinions", samples / "everything-on-ssd.json", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)["opinions"]
    assert [each["id"] for each in found] == [each.id for each in study]
    for row, opinion in zip(found, study, strict=True):
        assert row.keys() >= KEYS
        assert row["number"] == pytest.approx(opinion.number)
        assert row["ours"] == (None if opinion.ours is None else pytest.approx(opinion.ours))
        assert row["assumption"]
        assert row["source"]


def test_each_convention_stands_beside_ours_with_what_makes_the_difference(samples, study):
    done = headroom("opinions", samples / "everything-on-ssd.headroom")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("Source: ") == len(study)
    assert done.out.count("Desktops that the processors carry") == 1
    citrix = next(line for line in done.out.splitlines() if "Citrix: 5 desktops per core" in line)
    assert re.search(r"60 desktops +78 desktops +−\d+%", citrix)
    assert "Every physical core carries the same number of desktops" in done.out


def test_each_question_says_once_what_our_number_counts_and_what_the_limits_count_more(samples):
    lines = headroom("opinions", samples / "everything-on-ssd.headroom").out.splitlines()
    at = lines.index("Desktops that the processors carry")
    assert lines[at + 1].strip() == "Ours: Steady, nothing failed, target 100%"
    assert (
        lines[at + 2]
        .strip()
        .startswith("The limits of the plan count its other phases, the failures planned")
    )
    assert sum("Ours: " in each for each in lines) == sum(not each for each in lines)  # one for each question


def test_the_report_speaks_german(samples):
    done = headroom("opinions", samples / "everything-on-ssd.json", "--language", "de")
    assert (done.status, done.err) == (0, "")
    for each in ("Quelle: ", "Unsere", "Jeder physische Kern"):
        assert each in done.out


def test_a_plan_that_nobody_can_judge_says_so(tmp_path):
    write_plan(tmp_path / "empty.json", Plan())
    done = headroom("opinions", tmp_path / "empty.json")
    assert (done.status, done.err) == (0, "")
    assert "There are no second opinions yet" in done.out
    done = headroom("opinions", tmp_path / "empty.json", "--json")
    assert json.loads(done.out)["opinions"] == []
