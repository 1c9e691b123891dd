"""Whatever a plan's texts hold, they stay texts and the file stays one that can be opened."""

from __future__ import annotations

import re
from decimal import Decimal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.output.workbook.cell_values import LONGEST_TEXT, harmless
from app.output.workbook.sheet_names import LONGEST, sheet_name
from app.project.samples import read_sample
from planner_core.plan.components import Part
from planner_core.plan.plan import Plan
from tests.app.output.workbook.conftest import book_of, subject_of

LONG = "Ünïcode " * 1250
NAMES = [
    "=cmd|' /C calc'!A0",
    "+49 89 1234",
    "@SUM(A1)",
    "{=1+1}",
    "<r><t>markup</t></r>",
    "<b>&amp;</b> \"quoted\" 'both'",
    "مضيف شركة",
    "Server 🖥️👩‍💻 No. 1",
    "https://example.org/?q=1",
    "_x0041_ stays",
    "00123",
    "1e5",
    LONG,
]


EVERYWHERE = [NAMES[0], "<r><t>markup</t></r>", "مضيف 🖥️ شركة", LONG]


def renamed(name: str) -> Plan:
    """A plan whose own name, customer, author and every component have a name; its bill has a line for each name."""
    plan = read_sample("everything-on-ssd")
    settings = msgspec.structs.replace(plan.settings, name=name, customer=name, author=name)
    parts = tuple(
        Part(each[:300], Decimal(number), order_number=each[:100]) for number, each in enumerate(NAMES, 1)
    )
    components = {
        each.id: msgspec.structs.replace(each, name=name, parts=parts if at == 0 else ())
        for at, each in enumerate(plan.components.values())
    }
    return msgspec.structs.replace(plan, settings=settings, components=components)


@pytest.mark.parametrize("name", EVERYWHERE, ids=["formula", "markup", "right to left", "long"])
def test_names_stay_texts(name: str) -> None:
    book = book_of(subject_of(renamed(name)))
    assert any(text.startswith(name.rstrip()) for text in book.texts("Saturation"))
    bill = [text.rstrip() for text in book.texts("Bill of materials")]
    for each in NAMES:
        assert bill.count(each[:300].rstrip()) >= 1
        assert [at for at, cell in book.formulas().items() if each[:20] in cell.formula] == []
    assert "<hyperlink" not in book.parts[book.files["Bill of materials"]].decode()
    assert book.named("TotalNet").value == sum(range(1, len(NAMES) + 1))


def test_texts_that_look_like_formulas_say_that_they_are_text() -> None:
    book = book_of(subject_of(renamed("=1+1")))
    assert 'quotePrefix="1"' in book.parts["xl/styles.xml"].decode()


@pytest.mark.parametrize("sign", ["&", "🖥", "7"])
def test_heads_of_pages_hold_any_name(sign: str) -> None:
    plan = read_sample("everything-on-ssd")
    settings = msgspec.structs.replace(plan.settings, name=sign * 400, customer=sign * 400)
    book = book_of(subject_of(msgspec.structs.replace(plan, settings=settings)))
    for file in book.files.values():
        head = re.search(r"<oddHeader>(.*)</oddHeader>", book.parts[file].decode())
        assert head is not None
        assert len(head.group(1).replace("&amp;", "&")) <= 255
        assert head.group(1).startswith(
            "&amp;L&amp;9" + (" 7" if sign == "7" else sign.replace("&", "&amp;&amp;"))
        )


def test_control_characters_are_replaced_by_their_signs() -> None:
    assert harmless("a\x00b\x1bc\x7f") == "a\N{SYMBOL FOR NULL}b\N{SYMBOL FOR ESCAPE}c\N{SYMBOL FOR DELETE}"
    assert harmless("one\r\ntwo\rthree\tfour") == "one\ntwo\nthree\tfour"
    assert (
        harmless("half \ud83d of a pair \ufffe")
        == "half \N{REPLACEMENT CHARACTER} of a pair \N{REPLACEMENT CHARACTER}"
    )


@given(st.text(alphabet=st.characters(), max_size=200))
def test_any_text_becomes_harmless_and_stays_so(text: str) -> None:
    found = harmless(text)
    assert harmless(found) == found
    found.encode("utf-8")
    assert not any(ord(each) < 32 and each not in "\n\t" for each in found)


def test_longer_texts_than_a_cell_holds_are_cut_visibly() -> None:
    found = harmless("🖥" * LONGEST_TEXT)
    assert found.endswith("…")
    assert len(found.encode("utf-16-le")) // 2 <= LONGEST_TEXT
    assert len(harmless("x" * LONGEST_TEXT)) == LONGEST_TEXT


@given(st.lists(st.text(max_size=60), max_size=12))
def test_any_titles_become_names_of_sheets(titles: list[str]) -> None:
    taken: set[str] = set()
    for title in titles:
        name = sheet_name(title, taken)
        assert 0 < len(name.encode("utf-16-le")) // 2 <= LONGEST
        assert not set(name) & set("[]:*?/\\")
        assert not name.startswith("'")
        assert not name.endswith("'")
        assert name.casefold() not in {each.casefold() for each in taken} | {"history"}
        taken.add(name)


def test_names_of_sheets_are_told_apart() -> None:
    taken = {"Bill of materials"}
    assert sheet_name("bill of materials", taken) == "bill of materials (2)"
    assert sheet_name("What? [is] this: 1/2 * 3\\4", set()) == "What is this 1 2 3 4"
    assert sheet_name("a" * 40, set()) == "a" * 30 + "…"
