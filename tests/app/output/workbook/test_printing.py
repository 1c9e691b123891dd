"""The workbook on paper: few pages, none of them too small to read, and heads that are read in full."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from app.look.number_format import Numbers, NumberStyle
from app.look.output_language import written_in
from app.output.workbook import number_formats
from app.output.workbook.cell_names import NAMES, cell_name_in_words, with_names
from app.output.workbook.page_setup import LEAST_OF_APPENDIX, LEAST_SCALE, page_setup
from app.project.samples import read_sample, sample_names
from tests.app.output.workbook.conftest import book_of, subject_of
from tests.support.thorough import sampled
from tests.support.workbooks import Workbook

MOST_PAGES = 15
APPENDIX = {"Assumptions", "Derivations", "Annahmen", "Herleitungen"}
PRINTED = sampled(
    [(name, language) for language in ("en", "de") for name in sample_names()],
    ("me4-50", "de"),
    ("tr4540-1500", "de"),
    ("sc7020f-3000", "en"),
    apart=True,
)
WIDE, HIGH = 523.0, 740.0
"""Points of A4 inside the margins; turned, 770 x 494."""


def setup_of(part: str) -> dict[str, str]:
    (found,) = re.findall(r"<pageSetup ([^>]*)/>", part)
    return dict(re.findall(r'(\w+)="([^"]*)"', found))


def printed_size(book: Workbook, name: str, part: str) -> tuple[float, float]:
    """Width and height of what is printed, in points, as written in the file."""
    areas = book.parts["xl/workbook.xml"].decode()
    area = re.search(rf">'?{re.escape(name)}'?!\$A\$1:\$([A-Z]+)\$(\d+)</definedName>", areas)
    last_column = (
        sum(26**at * (ord(each) - 64) for at, each in enumerate(reversed(area[1]))) if area else 1_000
    )
    last_row = int(area[2]) if area else 1_000_000
    wide = 0.0
    for first, last, width in re.findall(r'<col min="(\d+)" max="(\d+)" width="([\d.]+)"', part):
        wide += max(0, min(int(last), last_column) - int(first) + 1) * float(width) * 5.25
    rows = [
        (int(row), float(height or 15))
        for row, height in re.findall(r'<row r="(\d+)"(?:[^>]*? ht="([\d.]+)")?', part)
    ]
    heights = {row: height for row, height in rows if row <= last_row}
    return wide, sum(heights.get(each, 15.0) for each in range(1, max(heights) + 1))


@pytest.mark.parametrize(("sample", "language"), PRINTED)
def test_a_sample_is_printed_on_few_pages_that_can_be_read(sample: str, language: str) -> None:
    book = book_of(subject_of(read_sample(sample)), language)
    pages = 0
    for name, file in book.files.items():
        part = book.parts[file].decode()
        assert '<pageSetUpPr fitToPage="1"/>' in part
        setup = setup_of(part)
        tall = int(setup.get("fitToHeight", "1"))
        assert tall >= 1
        assert setup.get("fitToWidth", "1") == "1"
        pages += tall
        wide, high = (770.0, 494.0) if setup["orientation"] == "landscape" else (WIDE, HIGH)
        width, height = printed_size(book, name, part)
        least = LEAST_OF_APPENDIX if name in APPENDIX else LEAST_SCALE
        assert min(wide / width, high * tall / height) >= 0.98 * least, name
    assert pages <= MOST_PAGES


def test_the_setup_takes_the_fewest_pages_and_the_larger_scale() -> None:
    assert page_setup(500, 700) == (False, 1, 1.0)
    assert page_setup(760, 480)[:2] == (True, 1)
    assert page_setup(800, 1_000)[:2] == (False, 1)
    assert page_setup(900, 2_300, least=0.5)[:2] == (False, 2)
    assert page_setup(5_000, 100)[:2] == (True, 0)


def test_the_fullest_moments_come_first_and_are_what_is_printed() -> None:
    subject = subject_of(read_sample("replica-on-ssd"))
    book = book_of(subject)
    rows = [row for row in book.rows("Saturation")[3:] if len(row) > 9]
    resources = len(subject.assessment.saturation.subjects())
    printed = rows[1 : resources + 1]
    assert len({(row[0].value, row[1].value) for row in printed}) == resources
    assert f"Saturation!$A$1:$K${resources + 4}<" in book.parts["xl/workbook.xml"].decode()
    fullest = {(row[0].value, row[1].value): row[7].value for row in printed}
    for row in rows[resources + 1 :]:
        if isinstance(row[7].value, float) and row[10].value == "yes":
            assert row[7].value <= fullest[row[0].value, row[1].value] + 1e-9


def test_a_head_has_room_beside_the_button_of_its_filter() -> None:
    """A word of a head is never broken, and no head needs more than two lines in the typeface of the file."""
    book = book_of(subject_of(read_sample("me4-50")), "de")
    for name in ("Engpässe", "Auslastung", "Lastspitzen", "Befunde", "Annahmen", "Herleitungen", "Kapazität"):
        part = book.parts[book.files[name]].decode()
        widths = [
            float(width)
            for first, last, width in re.findall(r'<col min="(\d+)" max="(\d+)" width="([\d.]+)"', part)
            for _ in range(int(first), int(last) + 1)
        ]
        head = book.rows(name)[
            int(re.findall(r'<autoFilter ref="A(\d+):', part)[0]) - 1 - name_gap(book, name)
        ]
        for cell, width in zip(head, widths, strict=False):
            words = str(cell.value or "").split()
            room = (width - 3) * 1.15
            assert all(len(word) <= room + 1 for word in words), (name, cell.value)
            halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
            assert not words or min(max(map(len, each)) for each in halves) <= room + 1, (name, cell.value)


def name_gap(book: Workbook, name: str) -> int:
    """Lines without cells above the table."""
    lines = [int(re.sub(r"\D", "", at)) for at in book.sheets[name]]
    return sum(later - earlier - 1 for earlier, later in pairwise(sorted({0, *lines})) if later <= 10)


def test_cells_have_german_names_in_a_german_file() -> None:
    with written_in("de"):
        german = {cell_name_in_words(each) for each in NAMES}
        assert with_names("=ROUND(TotalNet*VatRate,2)") == "=ROUND(SummeNetto*Umsatzsteuersatz,2)"
        assert with_names("='TotalNet'!$A$1&\"VatRate\"") == "='TotalNet'!$A$1&\"VatRate\""
    assert len(german) == len(NAMES)
    assert not german & NAMES
    for each in german:
        assert re.fullmatch(r"[A-Z][A-Za-z]{5,}", each), "no cell, function or number is called so"
    book = book_of(subject_of(read_sample("everything-on-ssd")), "de")
    defined = set(re.findall(r'<definedName name="([A-Z]\w+)"', book.parts["xl/workbook.xml"].decode()))
    assert defined
    assert defined <= german
    assert "SummeNetto" in book.texts("Zusammenfassung")
    english = re.compile(rf"\b({'|'.join(NAMES)})\b")
    assert [each.formula for each in book.formulas().values() if english.search(each.formula)] == []


def test_less_than_all_never_reads_as_100_percent() -> None:
    english = Numbers(NumberStyle())
    shown = [english.percent(share, 1) for share in (0.9994, 0.9998, 0.99999, 1.0, 1.0004)]
    assert shown == ["99.9%", "99.98%", "99.999%", "100.0%", "100.0%"]
    assert english.percent(0.996) == "99.6%"
    assert english.percent(0.3 + 0.7 - 1e-16) == "100%"
    with written_in("en"):
        assert number_formats.percent_of(0.9998, 1) == "0.00%"
        assert number_formats.percent_of(0.9, 1) == number_formats.percent_of(None, 1) == "0.0%"
        assert number_formats.percent_of(float("inf"), 1) == "0.0%"
