"""Until when an offer's prices are valid stands in the plan: one step, one file, and every view says it alike."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest

from app.cli.assessment_json import assessment_json
from app.cli.assessment_report import Report
from app.look.dates import typed_day
from app.look.output_language import written_in
from app.output.chapters.bill_chapter import bill
from app.output.chapters.cover_and_findings import cover
from app.output.proposal.subject import Subject
from app.output.word.build_word import build_document
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from app.results.words.price_dates import price_dates_in_words
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.editing.verbs import RuleError
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Part
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.plan import Plan
from tests.support.blocks import tables
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG, small_plan
from tests.support.projects import stored
from tests.support.word import Word
from tests.support.workbooks import Workbook

DAY = date(2026, 11, 21)
LAST = "2026-12-31"
IN_WORDS = {"en": "31 December 2026", "de": "31. Dezember 2026"}
TITLE = {"en": "Prices valid until", "de": "Preise gültig bis"}
SENTENCE = {"en": f"Prices valid until {IN_WORDS['en']}.", "de": f"Preise gültig bis {IN_WORDS['de']}."}
PAST = {
    "en": "The prices were valid until 31 December 2026: ask for a new quotation.",
    "de": "Die Preise galten bis 31. Dezember 2026: Lassen Sie sich ein neues Angebot geben.",
}


def offered(until: str = LAST, plan: Plan | None = None) -> Plan:
    plan = plan or read_sample("everything-on-ssd")
    return apply(plan, verbs.set_setting(plan, "prices_valid_until", until).edits)


def subject_of(plan: Plan) -> Subject:
    return Subject(plan, evaluate(plan, CATALOG), CATALOG)


# --- the plan and its file ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["2026-02-30", "2026-13-01", "31.12.2026", "2026-12", "soon", "2026-12-31 ", "\n"]
)
def test_what_is_no_day_is_refused_by_verb_and_json(text: str) -> None:
    plan = small_plan()
    with pytest.raises(RuleError, match="Prices valid until"):
        verbs.set_setting(plan, "prices_valid_until", text)
    data = plan_to_json(plan).replace(
        b'"prices_valid_until": ""', msgspec.json.encode({"prices_valid_until": text})[1:-1]
    )
    assert data != plan_to_json(plan)
    with pytest.raises(InterchangeError, match="prices_valid_until"):
        plan_from_json(data)


def test_json_may_leave_out_the_validity_of_prices() -> None:
    plan = offered(plan=small_plan())
    assert plan_from_json(plan_to_json(plan)) == plan
    without = plan_to_json(plan).replace(b'"prices_valid_until": "2026-12-31",', b"")
    assert plan_from_json(without).settings.prices_valid_until == ""


def test_the_validity_of_prices_changes_in_all_variants_in_one_step(tmp_path: Path) -> None:
    file = ProjectFile.create(tmp_path / "plan.headroom", small_plan())
    file.commit(verbs.duplicate_variant(file.project, file.project.shown, "Other"))
    steps = file.history.position
    file.commit(verbs.set_setting(file.plan, "prices_valid_until", LAST))
    assert file.history.position == steps + 1
    assert [each.plan.settings.prices_valid_until for each in file.project.variants] == [LAST, LAST]
    again = stored(file.path)  # read from the disk while the file is still open
    file.undo()
    assert {each.plan.settings.prices_valid_until for each in file.project.variants} == {""}
    file.redo()
    assert stored(file.path)[0] == again[0]
    file.close()
    reopened = ProjectFile.open(file.path)
    assert reopened.plan.settings.prices_valid_until == LAST
    reopened.close()


# --- what is printed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_view_says_until_when_prices_are_valid(language: str, qapp: object, tmp_path: Path) -> None:
    from app.output.proposal.build_proposal import build_proposal

    subject = subject_of(offered())
    text = " ".join(Pdf(tmp_path / "offer.pdf", build_proposal(subject, language, DAY)).text().split())
    for said in (TITLE[language], IN_WORDS[language], SENTENCE[language]):
        assert said in text
    word = " ".join(Word(build_document(subject, language, DAY)).text().split())
    for said in (TITLE[language], IN_WORDS[language], SENTENCE[language]):
        assert said in word
    book = Workbook(build_workbook(subject, language, DAY))
    summary, prices = list(book.sheets)[:2]
    assert TITLE[language] in book.texts(summary)
    (row,) = [row for row in book.rows(summary) if row[0].value == TITLE[language]]
    assert row[1].value == (date.fromisoformat(LAST) - date(1899, 12, 30)).days
    assert SENTENCE[language] in book.texts(prices)
    with written_in(language):
        lines = [*Report(subject.plan, subject.assessment).lines()]
    assert any(
        line.split(TITLE[language])[-1].strip() == IN_WORDS[language]
        for line in lines
        if TITLE[language] in line
    )


def test_json_and_cover_show_the_validity_of_prices_if_given() -> None:
    plan = offered()
    assert assessment_json(plan, evaluate(plan, CATALOG))["cost"]["valid_until"] == LAST
    facts = [each["title"] for each in cover(plan, evaluate(plan, CATALOG), DAY)["facts"]]
    assert facts[-1] == TITLE["en"]
    bare = read_sample("everything-on-ssd")
    assert assessment_json(bare, evaluate(bare, CATALOG))["cost"]["valid_until"] == ""
    assert TITLE["en"] not in [each["title"] for each in cover(bare, evaluate(bare, CATALOG), DAY)["facts"]]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("day", "sentence"), [(date(2026, 12, 31), SENTENCE), (date(2027, 1, 1), PAST)])
def test_an_offer_that_is_past_says_so(language: str, day: date, sentence: dict[str, str]) -> None:
    plan = offered()
    assessment = evaluate(plan, CATALOG)
    with written_in(language):
        assert sentence[language] in tables(bill(plan, assessment, day))[0]["notes"]
        assert sentence[language] in price_dates_in_words(assessment.cost, day)


def test_without_prices_nothing_is_valid() -> None:
    plan = offered(plan=small_plan())
    assessment = evaluate(plan, CATALOG)
    assert price_dates_in_words(assessment.cost, DAY) == []
    assert TITLE["en"] not in [each["title"] for each in cover(plan, assessment, DAY)["facts"]]
    host = msgspec.structs.replace(plan.components["host"], parts=(Part("Server", Decimal(1)),))
    priced = msgspec.structs.replace(plan, components={**plan.components, "host": host})
    assert price_dates_in_words(evaluate(priced, CATALOG).cost, DAY)[0] == SENTENCE["en"]


# --- the form ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("31.12.2026", LAST),
        (" 1.3.2027", "2027-03-01"),
        ("1. 3. 2027", "2027-03-01"),
        (LAST, LAST),
        ("soon", "soon"),
    ],
)
def test_a_day_may_be_typed_as_it_is_written_in_german(typed: str, expected: str) -> None:
    assert typed_day(typed) == expected
