"""The pages as they are printed: nothing over each other, nothing off the page, no page almost empty, not too many."""

from __future__ import annotations

import re
from datetime import date

import msgspec
import pytest

from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Position
from planner_core.plan.proposal_design import CHAPTERS, Chapter, ProposalDesign
from tests.app.output.proposal.test_chapters import thirty_variants
from tests.support.large_canvas import large_plan
from tests.support.pdf import Pdf, problems
from tests.support.plans import CATALOG, small_plan, with_fields
from tests.support.printed import SAMPLES_PRINTED, pdf_of
from tests.support.thorough import sampled
from tests.support.vsan_plans import vsan_plan

LEAST_WORDS = 55
"""A page with fewer words, head and foot among them, is almost empty; a drawing may be alone with its legend."""
MOST_OF_THE_OFFER, MOST_OF_THE_BASIS = 17, 19
"""Pages of a sample in the full edition, and those of assumptions and derivations: the ME4 has the most in German."""
FIRST_OF_THE_BASIS = {"en": "Assumptions", "de": "Annahmen"}


def test_what_lies_over_each_other_is_found(tmp_path, proposal):
    page = proposal(small_plan()).placed()[1]
    first = page.words[0]
    assert first.overlaps(first._replace(left=first.left + 2))
    assert not first.overlaps(first._replace(left=first.right, right=first.right + 10))
    assert not first.overlaps(first._replace(top=first.bottom, bottom=first.bottom + 10))


@pytest.mark.parametrize(("name", "language"), SAMPLES_PRINTED)
def test_no_page_of_a_sample_has_words_over_each_other_or_is_almost_empty(qapp, tmp_path, name, language):
    pdf = Pdf(tmp_path / "proposal.pdf", pdf_of(name, language))
    assert problems(pdf) == []
    pages = pdf.placed()
    title = FIRST_OF_THE_BASIS[language]
    starts = [number for number, text in enumerate(pdf.pages()) if f"\n{title}\n" in f"\n{text}\n" and number]
    assert 12 <= starts[-1] <= MOST_OF_THE_OFFER
    assert 5 <= len(pages) - starts[-1] <= MOST_OF_THE_BASIS
    sparse = [number for number, page in enumerate(pages, 1) if len(page.words) < LEAST_WORDS]
    assert [number for number in sparse if number not in (1, 3, len(pages))] == []


def test_the_outline_leads_to_every_chapter(proposal):
    marks = proposal(read_sample("replica-on-ssd")).bookmarks()
    for title in (
        "Summary",
        "Drawing",
        "Response times",
        "Storms",
        "Running costs and outlook",
        "Derivations",
    ):
        assert title in marks


@pytest.mark.parametrize("key", sampled(CHAPTERS, "summary", "drawing", "storms", "derivations"))
def test_every_chapter_can_stand_alone(qapp, tmp_path, key):
    subject = thirty_variants() if key == "variants" else _subject(read_sample("replica-on-ssd"))
    only = tuple(Chapter(each, shown=each == key) for each in CHAPTERS)
    pdf = _built(subject._replace(design=ProposalDesign(only, edition="whole")), tmp_path)
    assert len(pdf.pages()) >= 2
    assert problems(pdf) == []


def test_chapters_in_any_order_keep_to_their_pages(qapp, tmp_path):
    order = tuple(
        Chapter(each, text="Words of our own.\n\nIn two paragraphs.") for each in reversed(CHAPTERS)
    )
    pdf = _built(
        _subject(read_sample("me4-50"))._replace(design=ProposalDesign(order, edition="whole")), tmp_path
    )
    assert problems(pdf) == []
    # Without other variants, a past, later years and prices there is nothing to say about four of them.
    assert pdf.text().count("Words of our own.") == len(CHAPTERS) - 4


def test_thirty_variants_can_be_read(proposal):
    pdf = proposal(thirty_variants())
    assert problems(pdf) == []
    assert len(pdf.placed()) <= 45
    text = pdf.text()
    assert all(f"Variant {number}" in text for number in range(1, 30))


@pytest.mark.parametrize(
    ("vsan", "version", "language"),
    sampled(
        [
            (*each, language)
            for each in (("esa", "8.0"), ("all-flash", "6.7"), ("hybrid", "7.0"))
            for language in ("en", "de")
        ],
        ("esa", "8.0", "en"),
        ("hybrid", "7.0", "de"),
        apart=True,
    ),
)
def test_the_long_sources_of_vsan_stand_once(qapp, tmp_path, vsan, version, language):
    """Beside each of its numbers they filled a page, and ran over its edge."""
    plan = vsan_plan(4, vsan=vsan, vsan_version=version)
    host = msgspec.structs.replace(
        plan.components["host-0"], ram_gib=64.0
    )  # the memory is what runs out first
    plan = msgspec.structs.replace(plan, components={**plan.components, "host-0": host})
    plan = msgspec.structs.replace(plan, positions={"pool": Position(0, 0), "cluster": Position(400, 0)})
    pdf = _built(_subject(plan), tmp_path, language)
    assert problems(pdf) == []
    text = " ".join(pdf.text().split())
    derivations = text[text.rindex({"en": "Derivations", "de": "Herleitungen"}[language]) :]
    assert 1 <= derivations.count("KB 2113954") <= 2
    assert re.search(
        {"en": r"constant, source Q\d", "de": r"Konstante, Quelle Q\d"}[language], derivations, re.I
    )
    assert "1.000.000" not in text
    assert "1,000,000" not in text


def test_a_drawing_of_several_pages_says_where_it_goes_on(proposal):
    pdf = proposal(large_plan(48), only=["drawing"])
    pages = pdf.pages()
    parts = [page for page in pages if "Part " in page and " of " in page and "Host" in page]
    assert len(parts) > 1
    assert any("→ part 2" in page for page in parts)
    assert problems(pdf) == []


@pytest.mark.parametrize("components", sampled([500, 1000], 500))
def test_a_plan_of_a_thousand_components_stays_a_document(qapp, tmp_path, components):
    """Half of them are more of everything than is listed, too."""
    pdf = _built(_subject(large_plan(components)), tmp_path)
    pages = pdf.placed()
    assert len(pages) <= 60
    assert problems(pdf) == []
    text = pdf.text()
    for expected in (
        "too large for paper",
        "What runs where",
        "Desktops 0",
        "more pools are not listed",
        "more items without a price are in the workbook",
    ):
        assert expected in text


HOSTILE = (
    '#import "x.typ" #panic("x") *bold* <b>x</b>',
    "W" * 10_000,
    "=cmd|'/c calc'!A1",
    "\u202eشركة\u202c 漢字 👩\u200d💻 🚀",
    "word " * 2000,
)


@pytest.mark.parametrize("language", sampled(["en", "de"], "de"))
def test_the_layout_holds_whatever_things_are_called(qapp, tmp_path, language):
    plan = read_sample("me4-50")
    parts = {
        key: msgspec.structs.replace(part, name=HOSTILE[number % len(HOSTILE)])
        for number, (key, part) in enumerate(plan.components.items())
    }
    words = {"name": HOSTILE[1], "customer": HOSTILE[2], "author": HOSTILE[3]}
    settings = msgspec.structs.replace(plan.settings, **words)
    plan = msgspec.structs.replace(plan, components=parts, settings=settings)
    pdf = _built(_subject(plan), tmp_path, language)
    assert problems(pdf) == []
    assert len(pdf.placed()) <= 60
    text = pdf.text()
    assert '#import "x.typ" #panic("x") *bold* <b>x</b>' in text
    assert "=cmd|'/c calc'!A1" in text


def _subject(plan):
    return Subject(plan, evaluate(plan, CATALOG), CATALOG)


def _built(subject, tmp_path, language="en"):
    return Pdf(tmp_path / "proposal.pdf", build_proposal(subject, language, date(2026, 11, 21)))


def test_no_word_of_a_table_is_divided_where_there_is_room(proposal):
    """Columns have the width of their words: neither a head nor a name breaks beside empty space."""
    page = proposal(read_sample("me4-50"), language="de", only=("power", "ladder", "storms")).text()
    for row in (
        "PowerEdge R730, 20 cores 1 500",
        "Art des Tages Zustand",
        "Netzwerkports von PowerEdge R730, 28 cores 0,1",
    ):
        assert row in page


def test_the_summary_is_one_page_however_much_it_says(proposal):
    """It is read at a glance, and two lines on a page of their own are missed."""
    subject = thirty_variants()
    names = {
        "pool": "Pool of the customer's staff in all of its offices",
        "host": "Host of " + "the customer " * 4,
    }
    plan = with_fields(subject.plan, "pool", name=names["pool"])
    plan = with_fields(plan, "host", name=names["host"])
    subject = subject._replace(plan=plan, assessment=evaluate(plan, CATALOG))
    pages = proposal(subject, language="de", only=("summary", "signing")).pages()
    assert "Wie geht es weiter?" in pages[1]
    assert "Nächste Schritte" in pages[2]


def test_a_mark_beside_a_long_percentage_is_not_printed_on_the_next_number(proposal):
    """Beside eight phases "99,98 %" left its mark no room; a mark is 4.6 points wide."""
    pages = proposal(read_sample("tr4540-1500"), language="de", only=("saturation",)).placed()
    words = [word for page in pages for word in page.words]
    shares = [word for word in words if word.text.startswith("%")]
    assert any("99,98" in word.text for word in words)
    beside = [
        other.left - share.right
        for share in shares
        for other in words
        if abs(other.top - share.top) < 3 and 0 < other.left - share.right + 3 < 12 and "," in other.text
    ]
    assert all(gap > 4.6 for gap in beside)
