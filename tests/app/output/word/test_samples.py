"""Every sample in both languages: all its numbers, and nothing that Word would have to repair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.look.number_format import numbers_for
from app.look.output_language import written_in
from app.output.proposal.content import proposal_content
from app.output.proposal.subject import Subject
from app.output.word.markup import one_line
from app.output.word.pictures import DOTS_PER_INCH, MM_PER_INCH
from app.project.samples import read_sample
from app.results.tables.shown_limits import shown_limits
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from planner_core.studies.comparison import Compared
from tests.app.output.word.conftest import DAY, only
from tests.planner_core.engine.findings.sound_plans import array_plan
from tests.support.large_canvas import large_plan
from tests.support.plans import CATALOG
from tests.support.printed import SAMPLES_PRINTED, subject_of, word_file_of
from tests.support.word import NAMES, Word, problems

LOCALES = {"en": "en_US", "de": "de_DE"}
EMU_PER_MM = 36_000


@pytest.mark.parametrize(("name", "language"), SAMPLES_PRINTED)
def test_a_sample_is_told_in_full_and_needs_no_repair(qapp, name, language):
    plan = subject_of(name).plan
    word = Word(word_file_of(name, language))
    assert problems(word) == []
    assert missing_numbers(word, plan, numbers_for(LOCALES[language])) == []
    contents_lead_to_headings(word)
    pictures_are_sharp_and_described(word)
    tables_have_heads(word)


NO_TEXTS = frozenset({
    "alternative", "axis", "axis_x", "axis_y", "bars", "component", "content", "file", "free", "key", "kind", "labels",
    "legend", "lines", "mark", "marks", "number", "role", "series", "severity", "shape", "status", "style", "ticks",
    "ticks_x", "ticks_y", "verdict", "none", "form", "tone", "page",
})  # fmt: skip
"""What stands in pictures only, or is no text."""


def texts_of(value, key: str = "") -> Iterator[str]:
    """Every text of a chapter that is to be read."""
    if isinstance(value, dict):
        if value.get("tables") == []:
            return  # the title of nothing
        for name, each in value.items():
            if name not in NO_TEXTS:
                yield from texts_of(each, name)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts_of(each, key)
    elif isinstance(value, str) and value:
        yield value


@pytest.mark.parametrize("name", ["replica-on-ssd", "tr4540-1500"])
def test_every_text_of_every_chapter_is_written(document, name):
    plan = read_sample(name)
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    twice = tuple(Compared(each, plan, subject.assessment) for each in ("One", "Two"))
    with written_in("en"):
        content = proposal_content(subject._replace(variants=twice), DAY)
    text = document(plan, variants=twice).text()
    said = [*texts_of(content["chapters"]), *texts_of(content["cover"])]
    assert len(said) > 500
    assert [each for each in said if one_line(each) not in text] == []


def missing_numbers(word: Word, plan, style) -> list[str]:
    """What the assessment says and the document does not."""
    assessment = evaluate(plan, CATALOG)
    cost, counts = assessment.cost, assessment.desktops
    euro = style.euro if cost.currency == "EUR" else lambda amount: style.number(amount, 2)
    amounts = [cost.total, cost.per_desktop_planned, cost.per_desktop_maximum] if cost.lines else []
    amounts += [amount for line in cost.lines for amount in (line.unit_price, line.total)]
    wanted = [euro(each) for each in amounts]
    wanted += [text for line in cost.lines for text in (line.item, line.order_number)]
    wanted += [style.number(each) for each in (counts.planned, counts.fits, counts.maximum)]
    wanted += [style.number(limit.desktops) for limit in shown_limits(assessment).limits]
    wanted += [style.gib(gib) for use in assessment.stores for gib in (*use.by_role.values(), use.used_gib)]
    rows = [row for row in assessment.saturation if row.planned_for and row.case == NORMAL]
    rows += [assessment.worst(*subject, case=None) for subject in assessment.saturation.subjects()]
    shares = [row.utilisation for row in rows if abs((row.utilisation or 0) - 1) > 0.005]
    wanted += [style.percent(share) for share in shares]
    wanted += [part.name for part in plan.components.values()]
    text = word.text()
    return [each for each in wanted if each not in text]


def contents_lead_to_headings(word: Word) -> None:
    headings = [(each, style[-1]) for style, each in word.paragraphs() if style in ("Heading1", "Heading2")]
    lines = word.found("//w:p[w:pPr/w:pStyle[starts-with(@w:val, 'TOC') and @w:val != 'TOCHeading']]")
    levels = word.found("//w:pStyle[starts-with(@w:val, 'TOC') and @w:val != 'TOCHeading']/@w:val")
    pages = [titles_of(each)[1] for each in lines]
    assert pages == sorted(pages)
    assert pages[0] == 3
    entries = [(titles_of(each)[0], level[-1]) for each, level in zip(lines, levels, strict=True)]
    deepest = max(level for _, level in entries)
    assert entries == [each for each in headings if each[1] <= deepest]
    assert word.fields()[0] == rf'TOC \o "1-{deepest}" \h \z \u'
    for entry in word.found("//w:p[w:pPr/w:pStyle[starts-with(@w:val, 'TOC')]]//w:hyperlink"):
        anchor = entry.get(f"{{{NAMES['w']}}}anchor")
        target = word.found(f"//w:p[w:bookmarkStart/@w:name='{anchor}']")
        assert "".join(target[0].itertext()) == titles_of(entry)[0]


def titles_of(entry: Any) -> tuple[str, int]:
    """The title of an entry of the contents, and its page."""
    *titles, page = [each.text or "" for each in entry.iter(f"{{{NAMES['w']}}}t")]
    return "".join(titles), int(page)


def pictures_are_sharp_and_described(word: Word) -> None:
    alternatives = word.alternatives()
    assert len(alternatives) >= 4
    assert all(len(each) > 20 for each in alternatives)
    for shape in word.document.inline_shapes:
        relation = shape._inline.graphic.graphicData.pic.blipFill.blip.embed
        image = word.document.part.related_parts[relation].image
        assert image.px_width / (shape.width / EMU_PER_MM) == pytest.approx(
            DOTS_PER_INCH / MM_PER_INCH, rel=0.01
        )
        assert shape.width <= 260 * EMU_PER_MM
        assert shape.height <= 240 * EMU_PER_MM
    assert len(word.in_style("Caption")) == len(alternatives)


def tables_have_heads(word: Word) -> None:
    """A table that says it has a head repeats it on every page, and no row breaks in two."""
    heads = word.found("//w:tbl[w:tblPr/w:tblLook/@w:firstRow='1']")
    assert len(heads) >= 8
    for each in heads:
        assert each.xpath("w:tr[1]/w:trPr/w:tblHeader", namespaces=NAMES)
        assert not each.xpath("w:tr[position() > 1]/w:trPr/w:tblHeader", namespaces=NAMES)
    rows = word.found("//w:tr")
    broken = [each for each in rows if not each.xpath("w:trPr/w:cantSplit", namespaces=NAMES)]
    assert len(broken) <= len(rows) * 0.02


def test_every_part_of_a_large_drawing_has_a_heading(document):
    word = document(large_plan(48), design=only("drawing"))
    headings = [each for each in word.in_style("Heading2") if each.startswith("Part ")]
    count = len(headings)
    assert count > 1
    assert headings == [f"Part {number} of {count}" for number in range(1, count + 1)]
    captions = [each for each in word.in_style("Caption") if "Part " in each]
    assert len(captions) == count


@pytest.mark.parametrize(
    ("language", "title", "said"),
    [
        ("en", "Findings", "A review of the plan found nothing to point out."),
        ("de", "Befunde", "Die Prüfung des Plans ergab nichts Auffälliges."),
    ],
)
def test_of_a_sound_plan_a_sentence_says_so_in_place_of_a_table(document, language, title, said):
    plan = array_plan()
    assert list(evaluate(plan, CATALOG).findings) == []
    word = document(plan, language, design=only("findings", "assumptions"))
    body = word.found("/w:document/w:body/*")
    texts = ["".join(each.xpath(".//w:t/text()", namespaces=NAMES)) for each in body]
    heads = [
        bool(each.xpath("self::w:p[w:pPr/w:pStyle/@w:val='Heading1']", namespaces=NAMES)) for each in body
    ]
    start = next(at for at, text in enumerate(texts) if heads[at] and text.endswith(title))
    end = next((at for at in range(start + 1, len(body)) if heads[at]), len(body))
    assert texts[start + 1] == said
    assert [each for each in body[start:end] if each.tag.endswith("}tbl")] == []
