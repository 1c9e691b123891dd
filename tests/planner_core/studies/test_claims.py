"""Every claim of the five papers is answered now, and each answer is what its row says."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from app.project.samples import read_sample, sample_names
from tests.support.claims import (
    Answered,
    Answers,
    Bound,
    Claim,
    Figure,
    claims,
    error_of,
    kind_of_figures,
    table,
)

OF_A_PAPER = {"Fujitsu": 56, "SC7020F": 51, "ME4": 47, "TR-4540": 100, "vSAN 6.2": 53}
OPPOSITE: dict[Bound, Bound] = {
    "at least": "less than",
    "at most": "more than",
    "more than": "at most",
    "less than": "at least",
}


@pytest.fixture(scope="module")
def rows() -> tuple[Claim, ...]:
    return claims()


@pytest.fixture(scope="module")
def answered(rows: tuple[Claim, ...]) -> list[tuple[Claim, list[Answered]]]:
    """What Headroom says now to every claim."""
    answers = Answers()
    return [(each, answers.answered(each)) for each in rows]


def test_no_claim_is_lost_and_none_is_there_twice(rows: tuple[Claim, ...]) -> None:
    assert Counter(each.paper for each in rows) == OF_A_PAPER
    assert len({(each.paper, each.claim) for each in rows}) == len(rows) == 307


def test_every_class_follows_from_the_error(answered: list[tuple[Claim, list[Answered]]]) -> None:
    wrong = [
        f"{claim.paper}, {claim.claim}: {claim.kind}, but Headroom says {[each.says for each in found]}"
        for claim, found in answered
        if found and claim.kind != kind_of_figures(found)
    ]
    assert not wrong, "\n".join(wrong)


def test_every_answer_exists(answered: list[tuple[Claim, list[Answered]]]) -> None:
    assert not [claim.claim for claim, found in answered for each in found if each.says is None]


def test_only_what_can_be_said_is_answered_and_all_else_has_a_reason(rows: tuple[Claim, ...]) -> None:
    for each in rows:
        assert bool(each.figures) == (each.kind in {"reproduced", "differs"}), each.claim
        assert bool(each.reason) == (each.kind != "reproduced"), each.claim
        assert each.kind != "cannot be said" or each.sample, each.claim


def test_notes_of_samples_say_what_cannot_be_said_and_what_differs(rows: tuple[Claim, ...]) -> None:
    notes = {name: read_sample(name).settings.notes for name in sample_names()}
    told = [each for each in rows if each.sample or each.note]
    assert not [each.claim for each in told if not each.note or each.note not in notes[each.sample]]


def test_another_tolerance_says_why(rows: tuple[Claim, ...]) -> None:
    figures = [figure for each in rows for figure in each.figures]
    assert all(bool(each.why) == (each.tolerance is not None) for each in figures)


def test_a_figure_that_is_off_would_be_noticed(answered: list[tuple[Claim, list[Answered]]]) -> None:
    """No figure holds whatever is published: half as much again, the opposite bound and another word do not."""
    for claim, found in answered:
        for each in found:
            if each.holds:
                other = _another(each.figure)
                error = error_of(other, each.says)
                assert not Answered(other, each.says, error).holds, (claim.claim, other)


def _another(figure: Figure) -> Figure:
    published = figure.published
    if isinstance(published, bool):
        return msgspec.structs.replace(figure, published=not published)
    if isinstance(published, str):
        return msgspec.structs.replace(figure, published=published + "?")
    if figure.bound != "equal":
        return msgspec.structs.replace(figure, bound=OPPOSITE[figure.bound])
    if figure.to is not None:
        return msgspec.structs.replace(figure, published=figure.to * 2, to=figure.to * 3)
    return msgspec.structs.replace(figure, published=published * 1.5 or 1.0)


@pytest.mark.parametrize(
    ("bound", "says", "error"),
    [
        ("equal", 110.0, 0.1),
        ("equal", 90.0, -0.1),
        ("at least", 100.0, 0.0),
        ("at least", 99.0, -0.01),
        ("more than", 101.0, 0.0),
        ("at most", 100.0, 0.0),
        ("at most", 101.0, 0.01),
        ("less than", 99.0, 0.0),
    ],
)
def test_an_error_counts_from_the_figure_or_its_bound(bound: Bound, says: float, error: float) -> None:
    figure = Figure(published=100, answer={}, bound=bound)
    assert error_of(figure, says) == pytest.approx(error)
    assert Answered(figure, says, error_of(figure, says)).holds == (error == 0)


@pytest.mark.parametrize("bound", ["more than", "less than"])
def test_what_only_touches_an_open_bound_does_not_hold(bound: Bound) -> None:
    figure = Figure(published=100, answer={}, bound=bound)
    assert not Answered(figure, 100.0, error_of(figure, 100.0)).holds


def test_errors_of_ranges_words_and_what_is_not_answered() -> None:
    range_of = Figure(published=10, to=30, answer={})
    assert [error_of(range_of, each) for each in (5.0, 20.0, 33.0)] == pytest.approx([-0.5, 0.0, 0.1])
    assert error_of(Figure(published="raid-1", answer={}), "raid-1") == 0
    assert error_of(Figure(published="raid-1", answer={}), "raid-5") is None
    assert error_of(Figure(published=True, answer={}), 1.0) is None
    assert error_of(Figure(published=1, answer={}), None) is None


def test_a_figure_within_five_percent_is_reproduced_and_one_beyond_differs() -> None:
    figure = Figure(published=100, answer={})
    near, far = Answered(figure, 105.0, 0.05), Answered(figure, 106.0, 0.06)
    assert kind_of_figures([near]) == "reproduced"
    assert kind_of_figures([near, far]) == "differs"
    wide = msgspec.structs.replace(figure, tolerance=0.1, why="as the paper says")
    assert kind_of_figures([Answered(wide, 106.0, 0.06)]) == "reproduced"


def test_the_table_marks_a_class_that_does_not_follow() -> None:
    figure = Figure(published=1000, answer={}, unit="IOPS", bound="at least")
    claim = Claim(paper="ME4", where="7", claim="It does 1,000", kind="reproduced", figures=(figure,))
    other = Claim(paper="ME4", where="6", claim="MTU 8860", kind="not about planning", reason="A setting.")
    answered = [(claim, [Answered(figure, 900.0, -0.1)]), (other, [])]
    assert [" ".join(each.split()) for each in table(answered)] == [
        "!! ME4, 7: It does 1,000: reproduced",
        "at least 1,000 IOPS Headroom 900 -10.0%",
        "ME4, 6: MTU 8860: not about planning",
        "A setting.",
        "1 reproduced, 1 not about planning",
    ]
    assert [each.strip() for each in table(answered, "planning")][-1] == "1 not about planning"
