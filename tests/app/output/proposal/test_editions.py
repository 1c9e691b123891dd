"""Editions of the proposal: what each of them prints, and that all of them say the same."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from app.look.output_language import written_in
from app.output.chapters.drawing_chapter import drawing
from app.output.proposal.build_proposal import build_proposal, proposal_pictures
from app.output.proposal.content import proposal_content
from app.output.proposal.subject import Subject
from app.project.samples import read_sample, sample_names
from app.results.ranges import range_of
from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.evaluate import evaluate
from planner_core.plan.proposal_design import EDITIONS, Chapter, Edition, ProposalDesign
from planner_core.studies.comparison import Compared
from tests.support.large_canvas import large_plan
from tests.support.pdf import Pdf, problems
from tests.support.plans import CATALOG, cluster_plan, with_fields, with_settings
from tests.support.printed import DAY, SIBLINGS, subject_of
from tests.support.thorough import sampled
from tests.support.word import NAMES, Word

MOST_SHORT = 7
SHORTENED = ("summary", "drawing", "variants", "ladder")
"""Chapters that the short edition shortens."""
IN_SHORT = sampled(
    [(name, language) for name in sample_names() for language in ("en", "de")],
    *((name, "de") for name in (*SIBLINGS, "tr4540-1500")),
    ("me4-50", "en"),
    apart=True,
)
"""In every run samples of which the whole document is not printed, and those with the longest pages."""


def edition_of(subject: Subject, edition: Edition) -> Subject:
    return subject._replace(design=msgspec.structs.replace(subject.design, edition=edition))


@pytest.mark.parametrize(("name", "language"), IN_SHORT)
def test_the_short_edition_takes_seven_pages_at_most(qapp, tmp_path, name, language):
    subject = edition_of(subject_of(name), "short")
    pdf = Pdf(tmp_path / "short.pdf", build_proposal(subject, language, DAY))
    assert len(pdf.placed()) <= MOST_SHORT
    assert problems(pdf) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_edition_says_what_the_whole_document_says(language):
    subject = subject_of("everything-on-ssd")
    growing = with_settings(subject.plan, server_index_percent=-5.0, planned_years=2)
    subject = subject._replace(plan=growing, assessment=evaluate(growing, CATALOG))
    with written_in(language):
        whole = proposal_content(edition_of(subject, "whole"), DAY)
        for edition, chapters in EDITIONS.items():
            content = proposal_content(edition_of(subject, edition), DAY)
            assert content["order"] == [each for each in whole["order"] if each in chapters]
            assert {**content["cover"], "label": ""} == {**whole["cover"], "label": ""}
            assert (content["cover"]["label"] == whole["cover"]["label"]) == (edition != "appendix")
            for key in content["order"]:
                if edition != "short" or key not in SHORTENED:
                    same = content["chapters"][key] == whole["chapters"][key]
                    assert same or (key == "summary" and "findings" not in chapters)
    assert set(whole["order"]) == {each for each in EDITIONS["whole"] if each not in ("variants", "history")}


def texts_of(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts_of(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_of(each)


def test_the_short_edition_has_the_first_limits_and_the_whole_drawing_alone(qapp):
    subject = subject_of("vsan62-hybrid-500")
    with written_in("en"):
        short, whole = (
            proposal_content(edition_of(subject, each), DAY)["chapters"] for each in ("short", "whole")
        )
        drawings = [drawing(large_plan(48), is_short=each) for each in (True, False)]
    rungs = [each["ladder"]["blocks"][0]["rows"] for each in (short, whole)]
    assert len(rungs[0]) == 5
    assert rungs[1][:5] == rungs[0]
    assert "Scenarios" in [*texts_of(whole["ladder"])]
    assert "Scenarios" not in [*texts_of(short["ladder"])]
    assert [bool(each["parts"]) for each in drawings] == [False, True]


def test_the_short_edition_compares_variants_in_one_table(qapp):
    base = read_sample("everything-on-ssd")
    plans = {"Small": base, "Large": with_fields(base, "pool", desktops=208)}
    variants = tuple(Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans.items())
    subject = edition_of(Subject(base, variants[0].assessment, CATALOG, variants=variants), "short")
    with written_in("en"):
        content = proposal_content(subject, DAY)
        (table,) = content["chapters"]["variants"]["blocks"]
    assert content["order"].index("variants") == 2
    assert [each["head"] for each in table["columns"]] == ["", "Small (this proposal)", "Large"]
    rows = {each["cells"][0]: each["cells"][1:] for each in table["rows"]}
    fits = [(each.assessment.desktops.fits, each.assessment.desktops.planned) for each in variants]
    assert rows["Desktops that fit, of those planned"] == [f"{one} of {other}" for one, other in fits]
    assert rows["Desktops at most"] == ["75", "75"]
    assert rows["If a host fails"] == ["its desktops are down"] * 2
    ranges = [range_of(each.plan, CATALOG, each.assessment).desktops for each in variants]
    assert rows["In 8 of 10 futures"] == [f"{int(each.low)} to {int(each.high)}" for each in ranges]
    assert rows["Hosts"] == ["1", "1"]
    assert {"First limit", "Purchase, total", "Per desktop and month, in use"} <= rows.keys()


def test_the_short_edition_says_which_variants_survive_a_host(qapp):
    base = cluster_plan(desktops=100)
    plans = {"Enough": base, "Too small": with_fields(base, "pool", desktops=20_000)}
    variants = tuple(Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans.items())
    subject = edition_of(Subject(base, variants[0].assessment, CATALOG, variants=variants), "short")
    with written_in("en"):
        (table,) = proposal_content(subject, DAY)["chapters"]["variants"]["blocks"]
    rows = {each["cells"][0]: each["cells"][1:] for each in table["rows"]}
    has_failed = any(failed_hosts(each.case) for each in variants[0].assessment.failures)
    assert not has_failed
    assert rows["If a host fails"] == ["all go on working", "not all go on working"]


@pytest.mark.parametrize("edition", ["short", "appendix"])
def test_word_prints_the_same_chapters(qapp, edition):
    from app.output.word.build_word import build_document

    subject = edition_of(subject_of("everything-on-ssd"), edition)
    word = Word(build_document(subject, "en", DAY, proposal_pictures(subject)))
    with written_in("en"):
        content = proposal_content(subject, DAY)
    assert word.in_style("Heading1") == [content["chapters"][key]["title"] for key in content["order"]]
    if edition == "short":
        text = " ".join(word.text().split())
        assert "All 75 desktops planned fit. No host may fail. A desktop costs from €4.94 a month." in text
        assert text.count("Place and date") == 2
        path = "//w:p[w:pPr/w:pStyle/@w:val='Advice']"
        own = [
            each.xpath("string(w:pPr/w:numPr/w:numId/@w:val)", namespaces=NAMES) for each in word.found(path)
        ]
        steps = len(content["chapters"]["signing"]["blocks"][1]["items"])
        assert own == [""] * (len(own) - steps) + ["3"] * steps, "the second list begins with 1"


def test_ticks_and_order_hold_within_an_edition():
    chapters = (Chapter("risks"), Chapter("summary"), Chapter("ladder", shown=False), Chapter("bill"))
    design = ProposalDesign(chapters, edition="short")
    with written_in("en"):
        content = proposal_content(subject_of("everything-on-ssd")._replace(design=design), DAY)
    assert content["order"] == ["risks", "signing", "summary", "drawing", "offer"]
    moved = design.with_printed([*reversed(design.printed_chapters())])
    assert [each.key for each in moved.printed_chapters()] == [
        each.key for each in reversed(design.printed_chapters())
    ]
    others = [each.key for each in design.all_chapters() if each.key not in EDITIONS["short"]]
    assert [each.key for each in moved.all_chapters() if each.key not in EDITIONS["short"]] == others
