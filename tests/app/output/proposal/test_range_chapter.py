"""How sure the numbers are, on paper: what the study says, in the summary in one sentence, in the workbook too."""

from __future__ import annotations

import msgspec
import pytest

from app.output.chapters.range_chapter import certainty
from app.output.chapters.summary_chapter import summary
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from app.results.tables.range_tables import at_their_worst
from app.results.words.ranges import range_in_words, sentences, share_and_range, short_range
from planner_core.engine.evaluate import evaluate
from planner_core.studies.range_study import range_study
from tests.support.plans import CATALOG
from tests.support.printed import subject_of
from tests.support.workbooks import Workbook

pytestmark = pytest.mark.all_futures

NAME = "me4-50"


@pytest.fixture(scope="module")
def plan():
    return read_sample(NAME)


@pytest.fixture(scope="module")
def study(plan):
    found = range_study(plan, CATALOG)
    assert found is not None
    return found


def texts_in(content: object) -> str:
    if isinstance(content, dict):
        return " ".join(map(texts_in, content.values()))
    if isinstance(content, list | tuple):
        return " ".join(map(texts_in, content))
    return str(content)


def test_the_chapter_says_what_the_study_says(plan, study) -> None:
    chapter = certainty(subject_of(NAME))
    said = texts_in(chapter)
    low, high = int(study.desktops.low), int(study.desktops.high)
    assert chapter["lead"] == f"{study.maximum} desktops; {low} to {high} in 8 of 10 futures."
    assert f"9 of 10 futures carry {study.sure} desktops or more." in said
    assert "10,000 futures" in said
    for limit in study.first_limits:
        assert plan.components[limit.component].name in said
    for influence in study.influences:
        assert f"± {influence.give_or_take_percent:.0f}%" in said


def test_the_summary_has_one_sentence_of_it(plan, study) -> None:
    said = texts_in(summary(subject_of(NAME)))
    assert f"in 8 of 10 futures it carries {study.desktops.low:.0f} to {study.desktops.high:.0f}." in said


def test_a_range_of_one_number_is_told_as_one(study, monkeypatch) -> None:
    """Where whole virtual GPUs limit, nothing is unsure: 48 to 48 was printed."""
    desktops = msgspec.structs.replace(study.desktops, low=48.0, high=48.0)
    same = msgspec.structs.replace(study, desktops=desktops)
    for place in ("summary_chapter", "range_chapter"):
        monkeypatch.setattr(f"app.output.chapters.{place}.range_of", lambda *_: same)
    said = texts_in(summary(subject_of(NAME)))
    assert "exactly as planned: in 8 of 10 futures it carries 48." in said
    assert f"{study.maximum} desktops; 48 in 8 of 10 futures." in texts_in(certainty(subject_of(NAME)))
    assert short_range(same) == "48 in 8 of 10 futures"
    assert share_and_range("82%", 0.821, 0.824) == "82%, 82% in 8 of 10 futures"
    assert "48 to 48" not in said


def test_a_number_that_stays_has_no_second_share(study, monkeypatch) -> None:
    """48 in 8 of 10 futures stood beside 9 of 10 futures that carry 48 or more."""
    desktops = msgspec.structs.replace(study.desktops, low=48.0, high=48.0)
    stays = msgspec.structs.replace(study, desktops=desktops, maximum=48)
    for place in ("summary_chapter", "range_chapter"):
        monkeypatch.setattr(f"app.output.chapters.{place}.range_of", lambda *_: stays)
    assert "with the usual deviations it still carries 48." in texts_in(summary(subject_of(NAME)))
    assert range_in_words(stays) == "48 desktops, with the usual deviations, too"
    said = texts_in(certainty(subject_of(NAME)))
    assert "48 desktops, with the usual deviations, too." in said
    assert "of 10 futures" not in said
    fewer = msgspec.structs.replace(stays, desktops=msgspec.structs.replace(desktops, low=47.0))
    assert "9 of 10 futures carry 47 desktops or more." in sentences(subject_of(NAME).plan, fewer)


def test_nothing_is_printed_where_nothing_limits(plan) -> None:
    loose = msgspec.structs.replace(plan, links={})
    subject = subject_of(NAME)._replace(plan=loose, assessment=evaluate(loose, CATALOG))
    assert certainty(subject) is None
    assert "futures" not in texts_in(summary(subject))


def test_the_workbook_has_the_same_figures(plan, study) -> None:
    assert evaluate(plan, CATALOG).desktops.maximum == study.maximum
    book = Workbook(build_workbook(subject_of(NAME), "en"))
    said = " ".join(book.texts("Range"))
    assert f"{study.desktops.low:.0f} to {study.desktops.high:.0f} in 8 of 10 futures" in said
    numbers = [
        cell.value for row in book.rows("Range") for cell in row if isinstance(cell.value, float | int)
    ]
    for limit in study.first_limits:
        assert any(number == pytest.approx(limit.chance) for number in numbers)
    for use in at_their_worst(study):
        for share in (use.low, use.planned, use.high):
            assert any(number == pytest.approx(share) for number in numbers)
