"""One plan has one answer: terminal, JSON, comparison and what PDF and Word set say the same numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from app.cli.assessment_json import assessment_json
from app.cli.report import Report
from app.finding_words import counts_in_words
from app.proposal.capacity import capacity
from app.proposal.language import written_in
from app.proposal.overview import cover, findings
from app.proposal.subject import Subject
from app.proposal.summary import summary
from app.samples import read_sample, sample_names
from planner_core.engine.evaluate import evaluate
from planner_core.plan.names import told_apart
from planner_core.studies.comparison import Compared, compare
from tests.app.proposal.conftest import DAY
from tests.support.plans import CATALOG


@pytest.mark.parametrize("name", sample_names())
def test_every_view_of_a_sample_says_the_same(name: str) -> None:
    plan = told_apart(read_sample(name))
    assessment = evaluate(plan, CATALOG)
    with written_in("en"):
        printed = " ".join(" ".join(Report(plan, assessment).lines()).split())
        page = summary(Subject(plan, assessment, CATALOG))
        front = cover(plan, assessment, DAY)
        chapter = findings(plan, assessment)
        counted = counts_in_words(assessment.findings)
        stores = capacity(plan, assessment, CATALOG)
    found = assessment_json(plan, assessment)
    rows = {row.key: row.cells[0] for row in compare([Compared(name, plan, assessment)]).rows}

    counts = found["desktops"]
    assert rows["desktops.planned"].value == counts["planned"]
    assert rows["desktops.fits"].value == counts["fits"]
    assert rows["desktops.maximum"].value == counts["maximum"] == found["limits"][0]["desktops"]
    assert f"{counts['fits']:,} of {counts['planned']:,} fit; maximum {counts['maximum']:,}" in printed
    assert front["headlines"] == page["headlines"]
    assert front["headlines"][0]["figure"] == f"{counts['fits']:,}"

    by_severity = Counter(row["severity"] for row in chapter["rows"])
    for severity, count in found["finding_counts"].items():
        assert by_severity.get(severity, 0) == rows[f"findings.{severity}"].value == count
    said = " ".join(" ".join(sentence for row in page["rows"] for sentence in row["sentences"]).split())
    assert counted in said
    assert counted in printed
    assert counted in chapter["lead"]

    assert [" ".join(each["text"].split()) for each in front["failures"]] == [
        each["text"] for each in found["failures"]
    ]
    assert rows["failures"].value == len({each["case"] for each in found["failures"]})
    for each in found["failures"]:
        assert each["text"] in said
        assert each["text"] in printed

    used = {each["name"]: each["used"] for each in stores["stores"]}
    for table in stores["relocation"]["tables"]:
        store = table["heads"][0].removeprefix("Space on ")
        assert used[store].startswith(table["total"]["cells"][0])
