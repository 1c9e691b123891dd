"""Text for spreadsheets opens in the reader's locale, and none of it is ever evaluated."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.look.number_format import writing_numbers
from app.look.spreadsheet_text import FORMULA_SIGNS, csv_bytes, guarded, looks_like_formula, unguarded


@pytest.mark.parametrize(("locale", "between"), [("de_DE", ";"), ("en_US", ",")])
def test_cells_are_parted_by_the_sign_of_the_locale_and_come_back_as_they_were(
    locale: str, between: str
) -> None:
    rows = [
        ["Artikel", "Preis"],
        ['SSD, 2,5" \N{LATIN SMALL LETTER U WITH DIAERESIS}; neu', "1234,50"],
        ["", "x\ny"],
    ]
    with writing_numbers(locale):
        written = csv_bytes(rows)
    assert written.startswith(b"\xef\xbb\xbf")
    text = written.decode("utf-8-sig")
    assert text.splitlines()[0] == f"Artikel{between}Preis"
    assert list(csv.reader(io.StringIO(text, newline=""), delimiter=between)) == rows


@pytest.mark.parametrize("sign", FORMULA_SIGNS)
def test_possible_formulas_are_guarded(sign: str) -> None:
    assert looks_like_formula(f"{sign}1")
    assert guarded(f"{sign}1") == f"'{sign}1"


@pytest.mark.parametrize("text", ["plain", "'quoted", "1-1", "a=b", "\N{EN DASH}", ""])
def test_texts_that_are_no_formulas_are_not_guarded(text: str) -> None:
    assert guarded(text) == text == unguarded(text)


@given(st.text(st.sampled_from([*FORMULA_SIGNS, "'", "a", " "]), max_size=6))
def test_the_guard_can_be_removed(text: str) -> None:
    assert not looks_like_formula(guarded(text))
    assert unguarded(guarded(text)) == text
