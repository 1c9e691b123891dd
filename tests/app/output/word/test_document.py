"""The proposal as a Word file: styles, language, fields, pictures and tables that can be edited."""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date

import msgspec
import pytest

from app.machine.resources import resource
from app.output.proposal.build_proposal import proposal_pictures
from app.output.proposal.content import proposal_content
from app.output.proposal.subject import Subject
from app.output.word.build_word import build_document
from app.output.word.chapters import WRITERS
from app.project.samples import read_sample
from planner_core.editing.edits import apply
from planner_core.editing.verbs import set_setting
from planner_core.engine.evaluate import evaluate
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import CHAPTERS, Branding
from planner_core.studies.comparison import Compared
from planner_core.studies.decisions import Decision, figures_of
from tests.app.output.word.conftest import DAY, only
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.word import NAMES, Word, problems

LOGO = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">'
    b'<rect width="40" height="20" fill="#aa3311"/></svg>'
)


def for_customer(plan: Plan, **settings: object) -> Plan:
    for field, value in settings.items():
        plan = apply(plan, set_setting(plan, field, value).edits)
    return plan


def cells(word: Word, text: str) -> list[tuple[str, str]]:
    """Style and text of every paragraph in the first table row that has a cell with this text."""
    row, *_ = word.found(f"//w:tr[w:tc/w:p[w:pPr/w:pStyle/@w:val='TableText' and string(.)='{text}']]")
    return [
        (each.xpath("string(w:pPr/w:pStyle/@w:val)", namespaces=NAMES), "".join(each.itertext()))
        for each in row.iterfind(".//w:p", NAMES)
    ]


def test_word_and_pdf_set_the_same_blocks_and_compose_nothing_else():
    """Only the drawing and the appendix have a shape of their own in each; a new one has to be asked for here."""
    plan = for_customer(read_sample("replica-on-ssd"), server_index_percent=-5.0, planned_years=2)
    found = evaluate(plan, CATALOG)
    twice = tuple(Compared(each, plan, found) for each in ("One", "Two"))
    one = Decision(
        1, Message("Add {name}", {"name": "Host"}), plan, plan, None, figures_of(plan, CATALOG), ""
    )
    content = proposal_content(Subject(plan, found, CATALOG, variants=twice, decisions=(one,)), DAY)
    assert set(content["chapters"]) == set(CHAPTERS)
    own = {key for key, chapter in content["chapters"].items() if "blocks" not in chapter}
    assert own == set(WRITERS) == {"drawing", "assumptions", "derivations"}
    (line,) = re.findall(r"#let chapters = \((.*)\)", resource("proposal", "main.typ").read_text("utf-8"))
    assert {each.partition(":")[0].strip() for each in line.split(",")} == own


def test_chapters_stand_in_the_order_chosen_with_the_words_of_the_consultant(document):
    design = only("bill", "summary", bill="First line\nsecond line\n\nAnother paragraph")
    word = document(read_sample("everything-on-ssd"), design=design)
    assert word.in_style("Heading1") == ["Bill of materials", "Summary"]
    said = [text for style, text in word.paragraphs() if style == ""]
    assert "First linesecond line" in said
    assert "Another paragraph" in said
    assert word.found("//w:r[w:t = 'First line']/following-sibling::w:r[1]/w:br")
    assert problems(word) == []


def test_a_plan_without_chapters_is_a_cover(document):
    word = document(small_plan(), design=only())
    assert word.in_style("Title")
    assert word.in_style("Heading1") == []
    assert problems(word) == []


@pytest.mark.parametrize(("language", "tag", "hyphens"), [("en", "en-US", "false"), ("de", "de-DE", "true")])
def test_language_title_and_author_are_known_to_word(document, language, tag, hyphens):
    plan = for_customer(small_plan(), name="Büro Süd", author="A. Consultant")
    word = document(plan, language, design=only("bill"))
    properties = word.document.core_properties
    assert (properties.title, properties.author, properties.language) == ("Büro Süd", "A. Consultant", tag)
    assert properties.created.date() == properties.modified.date() == DAY
    assert word.found("//w:docDefaults//w:lang/@w:val", "word/styles.xml") == [tag]
    assert word.found("//w:autoHyphenation/@w:val", "word/settings.xml") == [hyphens]
    assert word.found("//w:rFonts/@w:ascii", "word/styles.xml") == ["Inter"]
    assert word.found("//w:font[@w:name='Inter']/w:altName/@w:val", "word/fontTable.xml") == ["Arial"]


@pytest.mark.parametrize(("language", "words"), [("en", ["Page ", " of "]), ("de", ["Seite ", " von "])])
def test_pages_are_counted_by_fields_below_a_running_head(document, language, words):
    word = document(
        for_customer(small_plan(), name="Plan", customer="Customer"), language, design=only("bill")
    )
    assert word.fields("word/footer.xml") == ["PAGE", "NUMPAGES"]
    said = word.found("//w:t/text()", "word/footer.xml")
    assert [each for each in said if each in words] == words
    head = "".join(word.found("//w:t/text()", "word/header.xml"))
    assert "Plan / Customer" in head
    assert word.found("//w:sectPr/w:titlePg")  # the cover has neither
    assert not word.found("//w:updateFields", "word/settings.xml")  # Word would ask before it opens the file


def test_pages_are_a4_and_a_wide_drawing_lies_across(document):
    word = document(cluster_plan(), design=only("summary", "drawing", "bill"))
    sizes = [tuple(each.values()) for each in word.found("//w:sectPr/w:pgSz")]
    upright, across = ("11906", "16838"), ("16838", "11906", "landscape")
    assert set(sizes) <= {upright, across}
    assert sizes[-1] == upright
    assert len(word.found("//w:titlePg")) == 1
    if across in sizes:
        widths = {int(each) / 36_000 for each in word.found("//wp:extent/@cx")}
        assert max(widths) > 168
    for each in word.found("//wp:extent"):
        wide, high = int(each.get("cx")) / 36_000, int(each.get("cy")) / 36_000
        assert 10 < high < 240, f"a picture of {wide:.0f} x {high:.0f} mm"


def test_the_date_is_all_that_changes_from_day_to_day(document):
    plan = read_sample("everything-on-ssd")
    first = document(plan).data
    assert document(plan).data == first
    later = document(plan, day=date(2026, 12, 1))
    assert later.data != first
    assert later.text().replace("1 December 2026", "21 November 2026") == Word(first).text()


def test_with_its_pictures_made_before_it_is_built_in_any_thread(document):
    plan = read_sample("everything-on-sas")
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    pictures = proposal_pictures(subject, "de")
    with ThreadPoolExecutor(1) as worker:
        found = worker.submit(build_document, subject, "de", DAY, pictures).result()
    assert found == document(plan, "de").data


def test_figures_stand_at_the_right_and_what_is_over_has_a_mark(document):
    word = document(read_sample("replica-on-ssd"), design=only("saturation", "bill"))
    (style, _), *others = cells(word, "PY RX300S6 12x2.5 gold SV")
    assert style == "TableText"
    assert others[1:] == [("TableNumber", "1"), ("TableNumber", "€1,475.00"), ("TableNumber", "€1,475.00")]
    ram = cells(word, "RAM")
    assert [text for style, text in ram if style == "TableNumber"][1] == "■\N{NO-BREAK SPACE}107%"
    assert ("TableNumber", "22%") in cells(word, "Machines per host")
    assert any("■\N{NO-BREAK SPACE}over capacity" in text for text in word.in_style("SmallPrint"))


def test_the_facts_on_the_cover_stand_at_the_left(document):
    word = document(
        for_customer(small_plan(), customer="Stadtwerke", author="A. Consultant"), design=only("bill")
    )
    for fact in ("Stadtwerke", "A. Consultant"):
        assert {style for style, _ in cells(word, fact)} == {"TableText"}


def test_group_rows_and_heads_never_stand_alone_at_the_end_of_a_page(document):
    word = document(read_sample("replica-on-ssd"), design=only("saturation"))
    groups = word.found("//w:pPr[w:pStyle/@w:val='TableGroup']")
    assert groups
    assert all(each.find("w:keepNext", NAMES) is not None for each in groups)


def test_captions_are_counted_by_fields_that_show_their_number(document):
    word = document(read_sample("replica-on-ssd"), "de")
    captions = word.in_style("Caption")
    assert [each.split(":")[0] for each in captions] == [
        f"Abbildung\N{NO-BREAK SPACE}{number}" for number in range(1, len(captions) + 1)
    ]
    assert word.fields().count(r"SEQ Abbildung \* ARABIC") == len(captions)


def test_references_in_derivations_lead_to_their_formula(document):
    word = document(read_sample("everything-on-ssd"), design=only("derivations"))
    assert word.found("//w:hyperlink[starts-with(@w:anchor, 'formula_')]")
    for each in word.found("//w:hyperlink[starts-with(@w:anchor, 'formula_')]"):
        mark = "".join(each.itertext())
        anchor = each.get(f"{{{NAMES['w']}}}anchor")
        assert word.found(f"//w:bookmarkStart[@w:name='{anchor}']/following-sibling::w:r[1][w:t='{mark}']")
    assert word.in_style("Heading3")[0].startswith("A1")


def test_the_firm_is_named_shown_and_gives_its_colour(document):
    firm = Branding("Consult & Söhne", "Street 1\n12345 Town", "#AA3311", LOGO, "Valid for <30> days.")
    word = document(small_plan(), design=only("summary"), firm=firm)
    assert word.alternatives() == ["Logo of Consult & Söhne"]
    assert "Consult & SöhneStreet 112345 Town" in word.in_style("TableText")
    assert word.in_style("SmallPrint")[-1] == "Valid for <30> days."
    assert "Consult & Söhne" in "".join(word.found("//w:t/text()", "word/footer.xml"))
    accents = word.found("//w:style[@w:styleId='Accent']//w:color/@w:val", "word/styles.xml")
    assert accents != ["2563EB"]
    assert problems(word) == []
    without_logo = document(small_plan(), design=only(), firm=msgspec.structs.replace(firm, logo=b""))
    assert without_logo.in_style("Letterhead") == ["Consult & Söhne"]


def test_variants_stand_beside_each_other(document):
    names, plans = ["As is", "Twice"], [small_plan(), small_plan(desktops=20)]
    compared = tuple(
        Compared(name, each, evaluate(each, CATALOG)) for name, each in zip(names, plans, strict=True)
    )
    word = document(plans[0], design=only("variants"), variants=compared)
    assert word.in_style("Heading1") == ["Variants"]
    assert {"As is (this proposal)", "Twice"} <= {*word.in_style("TableHeadingNumber")}
    assert "As is" in word.in_style("TableText")  # on the cover
    assert " / As is" in "".join(word.found("//w:t/text()", "word/header.xml"))
    assert problems(word) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_unfinished_plans_are_written_as_far_as_they_go(document, language):
    unconnected = msgspec.structs.replace(small_plan(), links={})
    without_capacity = with_fields(small_plan(), "ssd", raid="raid-6", drives=2)
    for plan in (Plan(), unconnected, without_capacity):
        word = document(plan, language)
        assert problems(word) == []
        assert word.in_style("Heading1")


def test_notes_are_written_as_typed(document):
    plan = for_customer(small_plan(), notes="First line\nsecond line\n\nNew paragraph = 5 * 3 {5} _a_ $x$")
    word = document(plan, design=only("notes"))
    assert "First linesecond line" in word.text()
    assert "New paragraph = 5 * 3 {5} _a_ $x$" in word.text()


def test_what_writes_documents_is_not_loaded_before_one_is_written():
    done = subprocess.run(
        [sys.executable, "-c", "import sys, app.output.word.build_word; print({'docx', 'lxml'} & set(sys.modules))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == "set()"
