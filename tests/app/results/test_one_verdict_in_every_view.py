"""Ladder, study of response times, JSON, report, proposal and strip say one thing about random plans with a test."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.cli.assessment_json import assessment_json
from app.cli.assessment_report import Report
from app.cli.response_json import response_json
from app.look.output_language import written_in
from app.output.chapters.cover_and_findings import cover
from app.output.chapters.summary_chapter import summary
from app.output.proposal.subject import Subject
from app.project.catalogue import load_catalog
from app.project.session import Session
from app.results.result_strip import ResultStrip
from app.results.words.results import resource_name
from planner_core.engine.evaluate import evaluate
from planner_core.plan.names import told_apart
from planner_core.studies.response_study import response_study
from tests.app.output.proposal.conftest import DAY
from tests.support.plans import CATALOG
from tests.support.response import USERS_OF_TESTS, judged
from tests.support.shared_plans import shared_plan
from tests.support.thorough import THOROUGH

SEEDS = range(40 if THOROUGH else 4)
"""Plans with one pool, whose advice takes tenths of a second; several take seconds."""


@pytest.mark.parametrize("test", sorted(USERS_OF_TESTS))
def test_one_verdict_about_random_plans_in_every_view(
    test: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ranges take seconds where users of a test are counted, and say nothing of verdicts.
    monkeypatch.setattr("app.output.chapters.summary_chapter.range_of", lambda *_: None)
    session = Session(load_catalog())
    strip = ResultStrip(session)
    qtbot.addWidget(strip)
    limited = 0
    for seed in SEEDS:
        plan = told_apart(judged(shared_plan(seed, pools=1), test))
        assessment = evaluate(plan, CATALOG)
        found, first = assessment_json(plan, assessment), assessment.limits[0]
        counts = found["desktops"]
        assert counts["maximum"] == found["limits"][0]["desktops"] == first.desktops
        assert counts["fits"] == min(counts["planned"], counts["maximum"])
        fits = f"{counts['fits']:,} of {counts['planned']:,}"
        with written_in("en"):
            printed = " ".join(" ".join(Report(plan, assessment).lines()).split())
            page = summary(Subject(plan, assessment, CATALOG))
            front = cover(plan, assessment, DAY)
            resource = resource_name(first.resource)
        assert f"{fits} fit; maximum {counts['maximum']:,}" in printed
        assert front["headlines"] == page["blocks"][0]["figures"]
        assert front["headlines"][0]["figure"] == f"{counts['fits']:,}"
        with qtbot.waitSignal(session.results.reviewed):
            assert session.new_plan(plan)
        assert fits in strip.fits.sentence
        assert f"{resource} at {first.desktops:,}" in strip.limit.sentence
        if "response" in first.resource:
            limited += 1
            case = first.case
            study = response_json(plan, response_study(plan, CATALOG, case=case), None)
            if test == "view-planner":
                passes = study["view_planner"].get("passed")
            else:
                (row,) = (each for each in study["vsimax"] if (each["rule"], each["users"]) == (test, "open"))
                passes = None if row["sessions"] is None else counts["planned"] <= row["sessions"]
            if passes is None:  # a session is too slow alone: no number of them passes, and the study says so
                assert first.desktops == 0
            else:
                assert passes >= (counts["fits"] == counts["planned"]), (seed, case)
    session.close()
    assert limited, "no plan was limited by its test"
