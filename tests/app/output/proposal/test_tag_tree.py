"""What programs that read a proposal aloud find in it: paragraphs, headers of rows and columns, targets of links."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest

from app.output.proposal import typesetting
from app.output.proposal.pdf_objects import PdfObjects
from app.output.proposal.tag_tree import DECLARED, well_tagged
from tests.support.pdf import Pdf
from tests.support.printed import pdf_of

DAY = date(2026, 11, 21)
GROUPING = {"Document", "Div", "Part", "Sect"}
SOURCE = b"""
#set document(title: "t")
#set text(font: "Inter", lang: "en")
#block[Alone]
#grid(columns: 2, [left], [right])
#link(<second>)[To the second]
#link(label("here"))[To what stands beside]
#table(columns: 3, table.header[Store][Used][Left],
  table.header(level: 2, repeat: false, table.cell(colspan: 3)[Flash]), [A], [1], [2], [B], table.cell(colspan: 2)[3],
  table.header(level: 2, repeat: false, table.cell(colspan: 3)[Disks]), [C], [4], [5],
)
= First
#pagebreak()
Before it.
= Second <second>
#grid(columns: (2cm, 1fr), [beside], [#text[mark] #label("here")])
"""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Pdf:
    monkeypatch.setattr(typesetting, "templates", lambda: {"main.typ": SOURCE})
    return Pdf(tmp_path / "small.pdf", typesetting.typeset({}, {}, DAY))


@pytest.fixture(params=["en", "de"])
def whole(request: pytest.FixtureRequest, qapp: object, tmp_path: Path) -> Pdf:
    return Pdf(tmp_path / "whole.pdf", pdf_of("everything-on-ssd", request.param))


def loose(pdf: Pdf) -> list[str]:
    """Texts that belong to no paragraph."""
    return [each.name for each in pdf.tags() if each.name == "Span" and set(each.above) <= GROUPING]


def test_a_text_of_its_own_is_a_paragraph(small: Pdf) -> None:
    assert loose(small) == []
    tags = [each.name for each in small.tags()]
    assert tags[:6] == ["Document", "P", "Div", "Div", "P", "Div"]


def test_a_cell_refers_to_its_column_its_group_and_its_row(small: Pdf) -> None:
    cells = [each for each in small.tags() if each.name in ("TH", "TD")]
    store, used, left, flash, a, one, two, b, three, disks, c, four, five = (
        each.attributes for each in cells
    )
    names = {id(each): f"({each['id']})" for each in (store, used, left, flash, a, b, disks, c)}
    assert len(set(names.values())) == 8

    def headers(*those: dict[str, str]) -> str:
        return f"[{' '.join(names[id(each)] for each in those)}]"

    assert [each["Scope"] for each in (store, used, left, flash, disks)] == ["/Column"] * 5
    assert [each["Scope"] for each in (a, b, c)] == ["/Row"] * 3
    assert [each.get("Scope") for each in (one, two, three, four, five)] == [None] * 5
    assert a["Headers"] == headers(store, flash)
    assert one["Headers"] == headers(used, flash, a)
    assert two["Headers"] == headers(left, flash, a)
    assert three["Headers"] == headers(used, flash, b)
    assert (four["Headers"], five["Headers"]) == (headers(used, disks, c), headers(left, disks, c))


def test_links_and_bookmarks_lead_to_what_is_tagged_there(small: Pdf) -> None:
    objects = PdfObjects(small.data)
    found = re.findall(rb"/A<</S/GoTo/D\[\d+ 0 R/XYZ [\d. ]+\]/SD\[(\d+) 0 R/XYZ [\d. ]+\]>>", small.data)
    first, second, again, beside = (objects[int(each)] for each in found)
    assert b"/S/H1/" in first
    assert b"/T(First)" in first
    assert b"/S/H1/" in second
    assert b"/T(Second)" in second
    assert again == second
    assert beside == [objects[each] for each in objects if b"/S/P/" in objects[each]][-1]


def test_every_bookmark_of_a_proposal_leads_to_its_heading(whole: Pdf) -> None:
    bookmarks = [each for each in whole.data.split(b"endobj") if b"/Title" in each and b"/SD[" in each]
    objects = PdfObjects(whole.data)
    assert len(bookmarks) > 10
    for each in bookmarks:
        title = re.search(rb"/Title ?(\(.*?\)|<\w+>)/A<<", each, re.DOTALL)
        target = re.search(rb"/SD\[(\d+) 0 R", each)
        assert title
        assert target
        assert b"/T" + title[1] in objects[int(target[1])].replace(b"/T ", b"/T")


def test_a_proposal_has_headers_of_rows_and_no_loose_texts(whole: Pdf) -> None:
    tags = whole.tags()
    scopes = [each.attributes["Scope"] for each in tags if each.name == "TH"]
    assert scopes.count("/Row") > 100
    assert scopes.count("/Column") > 50
    assert loose(whole) == []
    rows = [tags[number + 1].name for number, each in enumerate(tags) if each.name == "TR"]
    assert set(rows) == {"TH"}


def test_the_metadata_declares_it_and_stays_xml(small: Pdf) -> None:
    said = small.metadata()
    ET.fromstring(said)
    for each in DECLARED:
        assert f"<pdfd:conformsTo>{each.decode()}</pdfd:conformsTo>" in said
    document = next(each for each in small.data.split(b"endobj") if b"/S/Document/" in each)
    number = re.search(rb"/NS (\d+) 0 R", document)
    assert number
    assert PdfObjects(small.data)[int(number[1])] == b"<</Type/Namespace/NS(http://iso.org/pdf2/ssn)>>"


def test_another_pdf_is_refused() -> None:
    for wrong in (b"", b"%PDF-1.7\nstartxref\n0\n%%EOF", b"%PDF-1.7\nxref\n0 1\ntrailer"):
        with pytest.raises(ValueError, match="no plain table"):
            well_tagged(wrong)
