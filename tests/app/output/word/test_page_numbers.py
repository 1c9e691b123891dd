"""Page numbers in the contents of a Word file, from a model of how Word lays it out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from docx.oxml import parse_xml

from app.machine.resources import resource
from app.output.word.markup import Markup, joined, paragraph, run, text
from app.output.word.package import NAMESPACES, section
from app.output.word.page_numbers import PAGE, SizedText, lines_of, pages_of_bookmarks, styles
from app.output.word.tables import Row, WordColumn, cell, head_row, table
from app.project.samples import read_sample
from tests.app.output.word.conftest import only
from tests.support.word import Word

LINE = 8.0
"""Points of an empty paragraph behind a table, which is exactly as high."""
ON_A_PAGE = int(PAGE[False] // LINE)


def named(name: str, style: str = "AfterTable", **how: bool) -> Markup:
    inside = f'<w:bookmarkStart w:id="1" w:name="{name}"/>{run("x")}<w:bookmarkEnd w:id="1"/>'
    return paragraph(Markup(inside), style, **how)


def empty(count: int) -> list[Markup]:
    return [text("", "AfterTable")] * count


def pages(*parts: Markup, across: bool = False) -> dict[str, int]:
    inside = joined([*parts, section(across=across, is_first=True)])
    return pages_of_bookmarks(parse_xml(f"<w:body {NAMESPACES}>{inside}</w:body>"))


def test_a_page_takes_as_many_lines_as_it_is_high() -> None:
    found = pages(
        named("a"), *empty(ON_A_PAGE - 2), named("b"), named("c"), *empty(ON_A_PAGE - 1), named("d")
    )
    assert found == {"a": 1, "b": 1, "c": 2, "d": 3}
    on_a_low_page = int(PAGE[True] // LINE)
    assert pages(*empty(on_a_low_page - 1), named("a"), named("b"), across=True) == {"a": 1, "b": 2}


def test_a_heading_goes_to_the_page_of_what_it_heads_and_a_chapter_begins_a_page() -> None:
    heading = named("h", "Heading2")
    assert pages(*empty(ON_A_PAGE - 8), heading, text("y"))["h"] == 1
    assert pages(*empty(ON_A_PAGE - 5), heading, text("y"))["h"] == 2
    assert pages(named("a"), named("b", new_page=True), named("c")) == {"a": 1, "b": 2, "c": 2}
    assert pages(named("a", new_page=True)) == {"a": 1}, "no empty page before it"


def test_a_table_repeats_its_head_and_splits_no_row() -> None:
    columns = [WordColumn(100.0)]
    rows = [Row([cell("x", columns[0])]) for _ in range(200)]
    high = 8.5 * 1.21 * 1.05 + 2 * 3.1 + 0.5
    on_a_page = int(PAGE[False] // high)
    short = joined([table(columns, [head_row(["h"], columns), *rows[: on_a_page - 3]]), named("a")])
    long = joined([table(columns, [head_row(["h"], columns), *rows]), named("a")])
    assert pages(short)["a"] == 1
    assert pages(long)["a"] == -(-200 // (on_a_page - 1))


def test_lines_are_filled_word_by_word() -> None:
    one = next(width for width in range(1, 99) if lines_of((SizedText("word", 10.0, False),), width) == 1)
    for count, lines in ((1, 1), (3, 1), (4, 2), (6, 2), (7, 3)):
        assert lines_of((SizedText(" ".join(["word"] * count), 10.0, False),), 3 * one + 2 * 3.0) == lines
    assert lines_of((SizedText("word " * 9, 20.0, False),), 3 * one + 6.0) == 9, "twice the size"
    assert (
        lines_of(
            (SizedText("a", 10.0, False), SizedText("\n", 10.0, False), SizedText("b", 10.0, False)), 99.0
        )
        == 2
    )
    assert lines_of((SizedText("i" * 400, 10.0, False),), 100.0) > 5, "a word without a space is broken"
    assert lines_of((SizedText("bold " * 30, 10.0, True),), 100.0) >= lines_of(
        (SizedText("bold " * 30, 10.0, False),), 100.0
    )


def test_styles_are_those_of_the_file() -> None:
    found = styles()
    assert (found["Normal"].size, found["TableText"].size, found["Heading1"].before) == (9.5, 8.5, 28.0)
    assert found["TableHeading"].is_bold
    assert found["TableHeadingNumber"].size == 7.5
    assert found["Heading2"].keep_next
    assert not found["TableText"].keep_next
    assert found["TOCHeading"].breaks


def entries(word: Word) -> list[tuple[str, int]]:
    """The contents: titles and pages."""
    found = []
    for each in word.document.element.body.iterchildren():
        style = each.find(".//{*}pStyle")
        if style is not None and re.fullmatch(r"TOC\d", style.values()[0]):
            *titles, page = [one.text or "" for one in each.iter("{*}t")]
            found.append(("".join(titles), int(page)))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_of_the_contents_has_its_page(document: Callable[..., Any], language: str) -> None:
    word = document(
        read_sample("replica-on-ssd"), language, design=only("saturation", "ladder", "bill", "assumptions")
    )
    found = entries(word)
    assert len(found) >= 8
    numbers = [page for _, page in found]
    assert numbers == sorted(numbers)
    assert numbers[0] == 3, "behind cover and contents"
    assert numbers[-1] >= 6
    assert len(word.found("//w:instrText[contains(., 'PAGEREF')]")) == len(found)


def test_the_typeface_of_the_count_is_part_of_the_file(document: Callable[..., Any]) -> None:
    word = document(read_sample("replica-on-ssd"), design=only("bill"))
    table = word.parts["word/fontTable.xml"].decode()
    for name, face in (("regular", "Regular"), ("bold", "Bold")):
        (key,) = re.findall(rf'r:id="{name}" w:fontKey="{{([0-9A-F-]+)}}"', table)
        stored = word.parts[f"word/fonts/{name}.odttf"]
        secret = bytes.fromhex(key.replace("-", ""))
        plain = bytes(each ^ secret[15 - at % 16] for at, each in enumerate(stored[:32])) + stored[32:]
        assert plain == resource("fonts", f"Inter-{face}.ttf").read_bytes()
    assert b'Extension="odttf"' in word.parts["[Content_Types].xml"]


def test_a_note_stays_on_the_page_of_its_table() -> None:
    columns = [WordColumn(100.0)]
    rows = [Row([cell("x", columns[0])]) for _ in range(3)]
    assert table(columns, rows, has_note=True).count("<w:keepNext/>") == 4
    assert table(columns, rows).count("<w:keepNext/>") == 2
