"""What a reader of a printed proposal sees and finds: words without hidden characters, small type that can be read."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable

import msgspec
import pytest

from app.look.output_language import written_in
from app.look.paper_colours import paper_colours
from app.output.chapters.drawing_chapter import drawing
from app.output.chapters.response_chapter import response
from app.output.chapters.storms_chapter import storms
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG, small_plan

SMALL_TYPE = ("text", "text_muted", "text_faint", "text_ok", "text_near", "status_over")
LEAST_CONTRAST = 4.5


def contrast_to_white(colour: str) -> float:
    """By WCAG 2.2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


@pytest.mark.parametrize("name", SMALL_TYPE)
def test_words_in_small_type_stand_out_from_paper(name: str) -> None:
    assert contrast_to_white("#777777") == pytest.approx(4.48, abs=0.01)
    assert contrast_to_white(paper_colours()[name]) >= LEAST_CONTRAST


def drawn(pdf: Pdf) -> bytes:
    """What all pages draw."""
    found = b""
    for each in re.findall(rb"stream\n(.*?)\nendstream", pdf.data, re.DOTALL):
        try:
            found += zlib.decompress(each)
        except zlib.error:
            continue
    return found


def test_symbols_can_be_searched_and_english_sources_say_so(proposal: Callable[..., Pdf]) -> None:
    plan = read_sample("me4-50")
    pdf = proposal(plan, "de", only=["assumptions", "derivations", "notes"])
    text = "".join(pdf.pages())
    assert "\N{ZERO WIDTH SPACE}" not in text
    assert "hyper_" in text
    tagged = pdf.data.count(b"/Lang(en)") + drawn(pdf).count(b"/Lang(en)")
    assert tagged >= 5, "notes and sources"
    english = proposal(plan, "en", only=["notes"])
    assert english.data.count(b"/Lang(en)") == 1, "that of the document"


def with_names(plan: Plan, **names: str) -> Plan:
    return msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **names))


def test_a_long_customer_ends_with_dots_and_not_in_a_letter(proposal: Callable[..., Pdf]) -> None:
    names = {
        "name": "Wide Wide Wide Wide Wide Wide Wide Wide Wide Wide",
        "customer": "W" * 20 + " " + "M" * 28,
    }
    pdf = proposal(with_names(small_plan(), **names), only=["bill"])
    head = next(line for line in pdf.pages()[1].splitlines() if line.strip())
    assert "…" in head
    assert re.search(r"[WM]…\s{2,}", head), "the customer is shortened, and ends before the date"
    short = proposal(with_names(small_plan(), name="Plan", customer="Customer"), only=["bill"])
    assert "…" not in next(line for line in short.pages()[1].splitlines() if line.strip())


def test_pictures_say_what_they_show_with_its_figures() -> None:
    plan = read_sample("me4-50")
    with written_in("en"):
        said = drawing(plan)["alternative"]
        charts = [
            each["alternative"]
            for made in (
                response(plan, evaluate(plan, CATALOG), CATALOG),
                storms(plan, evaluate(plan, CATALOG)),
            )
            if made is not None
            for each in made["blocks"]
            if each["kind"] in ("lines", "times")
        ]
    assert f"with {len(plan.components)} components" in said
    assert "Windows 10 instant clones (50)" in said
    assert any("planned 50" in each and "knee" in each for each in charts)
    assert any(re.search(r"Login takes \S+\smin, its window is \S+\smin\. .*min", each) for each in charts)
    assert len(set(charts)) == len(charts)
