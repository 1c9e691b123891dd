"""Whatever a plan calls its parts is text in the document: no markup, no field, no link, and no broken file."""

from __future__ import annotations

import msgspec
import pytest

from app.output.word.markup import attribute, run, text, written
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import ProposalDesign
from tests.support.plans import small_plan, with_fields
from tests.support.thorough import sampled
from tests.support.word import NAMES, Word, problems

HOSTILE = (
    "</w:t></w:r><w:r><w:instrText> DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe </w:instrText></w:r>",
    "<b>bold</b> &lt; &amp; &#65; <![CDATA[x]]> <!-- no comment -->",
    '" onload="x" w:val="y',
    "$accent ${text} {planned} {{7*7}} %s",
    "=cmd|'/c calc'!A1",
    '{ INCLUDETEXT "file:///etc/passwd" } \\* MERGEFORMAT',
    "漢字 🚀 👩\N{ZERO WIDTH JOINER}💻 Łódź ﬁ",
)


def named(plan: Plan, name: str) -> Plan:
    plan = with_fields(plan, "host", name=name)
    return msgspec.structs.replace(
        plan, settings=msgspec.structs.replace(plan.settings, name=name, customer=name, author=name)
    )


FEW = ProposalDesign(edition="appendix")
"""Of few chapters: the contents of many list parts of chapters only as long as these have short names."""


@pytest.fixture(scope="module")
def harmless(qapp: object) -> dict[str, int]:
    """How many fields and links there are in the document of a plan with harmless names."""
    from app.output.proposal.subject import Subject
    from app.output.word.build_word import build_document
    from planner_core.engine.evaluate import evaluate
    from tests.app.output.word.conftest import DAY
    from tests.support.plans import CATALOG

    plan = named(small_plan(), "Name")
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG, FEW)
    return counted(Word(build_document(subject, "en", DAY)))


def counted(word: Word) -> dict[str, int]:
    return {tag: len(word.found(f"//w:{tag}")) for tag in ("instrText", "fldChar", "hyperlink", "tbl")}


@pytest.mark.parametrize("name", sampled(HOSTILE, *HOSTILE[:3]))
def test_names_are_plain_text(document, harmless, name):
    word = document(named(small_plan(), name), design=FEW)
    assert problems(word) == []
    assert name in word.text()
    assert word.in_style("Title") == [name]
    assert word.document.core_properties.title == name
    assert counted(word) == harmless


def test_what_xml_cannot_hold_and_what_turns_the_line_is_left_out(document):
    name = "a\x00b\x07c\ud800d\uffffe\u202ef\u2066g\x85h\ti\nj"
    plan = named(small_plan(), name)
    word = document(plan)
    assert problems(word) == []
    assert word.in_style("Title") == ["abcdefg h i j"]


def test_arabic_and_hebrew_are_set_from_right_to_left(document):
    word = document(named(small_plan(), "Server שרת ראשי 7 and خادم"))
    assert "Server שרת ראשי 7 and خادم" in word.in_style("Title")
    turned = word.found("//w:p[w:pPr/w:pStyle/@w:val='Title']/w:r[w:rPr/w:rtl]/w:t/text()")
    assert turned == ["שרת ראשי", "خادم"]


def test_a_name_of_ten_thousand_characters_is_shortened_and_breaks(document):
    long = "W" * 10_000
    plan = small_plan()
    components = {key: msgspec.structs.replace(part, name=long) for key, part in plan.components.items()}
    settings = msgspec.structs.replace(plan.settings, name=long, customer=long, author=long, notes=long)
    word = document(msgspec.structs.replace(plan, components=components, settings=settings))
    assert problems(word) == []
    assert word.in_style("Title") == ["W" * 299 + "…"]
    assert "W" * 10_000 in word.text()  # the notes are said in full
    assert len(word.document.core_properties.title) <= 255
    sizes = word.found("//w:p[w:pPr/w:pStyle/@w:val='Title']//w:sz/@w:val")
    assert sizes == ["24"]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_markup_is_escaped_in_text_and_attributes(hostile):
    assert "<" not in written(hostile)
    assert '"' not in attribute(hostile)
    assert NAMES["w"] not in run(hostile)


def test_a_damaged_document_is_found_out(document):
    word = document(small_plan())
    body = word.parts["word/document.xml"]
    for damage in (
        body.replace(b"<w:rPr><w:rStyle", b"<w:rPr><w:b/><w:rStyle", 1),
        body.replace(b'w:val="Title"', b'w:val="NoSuchStyle"'),
        body.replace(b'<w:bookmarkStart w:id="2"', b'<w:bookmarkStart w:id="1"'),
        body.replace(b'r:embed="', b'r:embed="x', 1),
        body.replace(b'<w:fldChar w:fldCharType="end"/>', b"", 1),
        body.replace(b'<w:tcW w:w="', b'<w:tcW w:w="1', 1),
        body.replace(b'w:anchor="_Toc', b'w:anchor="_Lost', 1),
    ):
        assert damage != body
        word.parts["word/document.xml"] = damage
        assert problems(word)


def test_a_soft_hyphen_is_one_of_words_own():
    assert run("Last\N{SOFT HYPHEN}profil") == (
        '<w:r><w:t xml:space="preserve">Last</w:t><w:softHyphen/><w:t xml:space="preserve">profil</w:t></w:r>'
    )


def test_text_is_a_paragraph():
    assert text("a < b", "Lead") == (
        '<w:p><w:pPr><w:pStyle w:val="Lead"/></w:pPr><w:r><w:t xml:space="preserve">a &lt; b</w:t></w:r></w:p>'
    )
