"""What a failure does to the desktops planned is said in whole sentences, and once."""

from __future__ import annotations

import pytest

from app.cli.assessment_report import Report
from app.look.output_language import written_in
from app.output.chapters.summary_chapter import summary
from app.output.proposal.subject import Subject
from app.project.samples import read_sample
from app.results.words.failures import in_a_row, untold_work
from app.results.words.results import work_to_tell
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from tests.support.blocks import rows, tables
from tests.support.plans import CATALOG

SAID = {
    "en": "booting would take 13 min instead of 12 min and provisioning would take 103 min instead of 80 min.",
    "de": "; das Booten würde 13 min statt 12 min dauern und die Bereitstellung würde 103 min statt 80 min dauern.",
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_storm_that_a_failure_makes_late_is_said_once(language: str) -> None:
    plan = read_sample("tr4540-1500")
    assessment = evaluate(plan, CATALOG)
    with written_in(language):
        page = summary(Subject(plan, assessment, CATALOG))
        terminal = " ".join(" ".join(Report(plan, assessment).lines()).split())
    said = " ".join(sentences for _title, sentences in rows(tables(page, "topics")[0]))
    said = said.replace("\N{NO-BREAK SPACE}", " ")
    headline = terminal[: terminal.index({"en": "Saturation in", "de": "Auslastung in"}[language])]
    for each in (said, headline):
        assert SAID[language] in each
        assert each.count("103 min") == 1


def test_work_is_left_out_only_where_its_failure_says_it() -> None:
    assessment = evaluate(read_sample("tr4540-1500"), CATALOG)
    assert {each.case for each in work_to_tell(assessment.work)} == {NORMAL, "controller"}
    assert {each.case for each in untold_work(assessment)} == {NORMAL}


def test_names_stand_in_a_row() -> None:
    with written_in("en"):
        assert in_a_row(["logins", "booting", "patching"]) == "logins, booting and patching"
        assert (in_a_row(["logins"]), in_a_row([])) == ("logins", "")
