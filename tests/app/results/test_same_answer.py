"""One plan has one answer: terminal, JSON, comparison, PDF, Word file, workbook and strip say the same numbers.

The printed documents are read by their text alone.
"""

from __future__ import annotations

import re
from collections import Counter
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.cli.assessment_json import assessment_json
from app.cli.assessment_report import Report
from app.look.output_language import written_in
from app.output.chapters.capacity_chapter import capacity
from app.output.chapters.cover_and_findings import cover, findings
from app.output.chapters.summary_chapter import summary
from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject, subject_of
from app.output.word.build_word import build_document
from app.project.catalogue import load_catalog
from app.project.samples import read_sample, sample_names
from app.project.session import Session
from app.results.ranges import range_of
from app.results.result_strip import ResultStrip
from app.results.words.findings import counts_in_words
from app.results.words.results import case_name, in_sentence, phase_name, resource_name
from app.results.words.verdict import verdict
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, Variant
from planner_core.plan.proposal_design import CHAPTERS, Chapter, ProposalDesign
from planner_core.studies.comparison import Compared, compare
from tests.app.output.proposal.conftest import DAY
from tests.support.blocks import rows as cells_of
from tests.support.blocks import tables
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG, with_settings
from tests.support.printed import Printed, amounts
from tests.support.word import Word

SEVERITIES = ("error", "warning", "notice")
PER_DESKTOP = ("PerDesktopPlanned", "JeDesktopGeplant")
"""The name of its cell in both languages."""
WORDS = {
    "en": {
        "all": "The design carries all {planned} desktops planned; its maximum is {maximum}.",
        "some": "The design carries {fits} of the {planned} desktops planned.",
        "fits": "{fits} of {planned} fit; maximum {maximum}",
        "unkept": "When as many hosts fail as planned for, some of them have no host left",
        "limits": "The first limit is {what}, at {count} desktops (phase: {phase}",
        "limit": "{what} at {count} desktops (phase: {phase}",
        "of": "{resource} of {component}",
        "each": "desktops planned that is",
        "as planned": "per desktop as planned",
        "cover": "desktops fit",
        "strip": "fits {fits} of {planned}",
        "risk": "; risk: ",
        "strip limit": "first limit: {component} {resource} at {count} ({phase}, ",
        "strip price": "{amount} per desktop",
        "none": "no price",
        "sheet": "Findings",
        "findings": ("Error", "Warning", "Notice"),
        "counts": (("error", "errors"), ("warning", "warnings"), ("notice", "notices")),
        "and": "and",
        "failures": ("Promise not kept", "Risk, not planned for"),
    },
    "de": {
        "all": "Der Entwurf trägt alle {planned} geplanten Desktops; sein Maximum liegt bei {maximum}.",
        "some": "Der Entwurf trägt {fits} der {planned} geplanten Desktops.",
        "fits": "{fits} von {planned} passen; Maximum {maximum}",
        "unkept": "Fallen so viele Hosts aus wie eingeplant, bleibt einigen kein Host",
        "limits": "Erster Engpass ist {what} bei {count} Desktops (Phase: {phase}",
        "limit": "{what} bei {count} Desktops (Phase: {phase}",
        "of": "{resource} von {component}",
        "each": "geplanten Desktops sind das",
        "as planned": "je Desktop wie geplant",
        "cover": "Desktops passen",
        "strip": "{fits} von {planned} passen",
        "risk": "; Risiko: ",
        "strip limit": "erster Engpass: {component}, {resource}, bei {count} ({phase}, ",
        "strip price": "{amount} je Desktop",
        "none": "kein Preis",
        "sheet": "Befunde",
        "findings": ("Fehler", "Warnung", "Hinweis"),
        "counts": (("Fehler", "Fehler"), ("Warnung", "Warnungen"), ("Hinweis", "Hinweise")),
        "and": "und",
        "failures": ("Zusage nicht gehalten", "Risiko, nicht eingeplant"),
    },
}


@pytest.mark.parametrize("name", sample_names())
def test_every_view_of_a_sample_says_the_same(name: str) -> None:
    plan = told_apart(read_sample(name))
    assessment = evaluate(plan, CATALOG)
    with written_in("en"):
        printed = " ".join(" ".join(Report(plan, assessment).lines()).split())
        page = summary(Subject(plan, assessment, CATALOG))
        front = cover(plan, assessment, DAY)
        chapter = findings(plan, assessment)
        counted = counts_in_words(assessment.findings)
        told = verdict(assessment)
        stores = capacity(plan, assessment, CATALOG)
    found = assessment_json(plan, assessment)
    rows = {row.key: row.cells[0] for row in compare([Compared(name, plan, assessment)]).rows}

    counts = found["desktops"]
    assert rows["desktops.planned"].value == counts["planned"]
    assert rows["desktops.fits"].value == counts["fits"]
    assert rows["desktops.maximum"].value == counts["maximum"] == found["limits"][0]["desktops"]
    assert f"{counts['fits']:,} of {counts['planned']:,} fit; maximum {counts['maximum']:,}" in printed
    assert page["blocks"][0] == {"kind": "verdict", "text": told}
    assert front["headlines"] == page["blocks"][1]["figures"]
    assert front["headlines"][0]["figure"] == f"{counts['fits']:,}"

    by_severity = Counter(name for table in tables(chapter) for name, _text in cells_of(table))
    for severity, count in found["finding_counts"].items():
        assert by_severity.get(severity.capitalize(), 0) == rows[f"findings.{severity}"].value == count
    said = one_line([sentences for _title, sentences in cells_of(tables(page, "topics")[0])])
    assert counted in said
    assert counted in printed
    assert counted in chapter["lead"]

    assert [" ".join(each["text"].split()) for each in front["failures"]] == [
        each["text"] for each in found["failures"]
    ]
    assert rows["failures"].value == len({each["case"] for each in found["failures"]})
    for each in found["failures"]:
        assert each["text"] in said
        assert each["text"] in printed

    used = {name: amount for name, amount, _share in cells_of(tables(stores, "stores")[0])}
    for table in tables(stores, "relocation"):
        store = table["columns"][0]["head"].removeprefix("Space on ")
        (in_all,) = (row["cells"] for row in table["rows"] if row["strong"])
        assert used[store].startswith(in_all[1])


def one_line(lines: list[str]) -> str:
    """Texts in a row with single spaces between words."""
    return " ".join(" ".join(lines).split())


def said(language: str, key: str, **numbers: object) -> str:
    """A sentence in a language, with whole numbers as they are written there."""
    mark = {"en": ",", "de": "."}[language]
    written = {
        name: f"{each:,}".replace(",", mark) if isinstance(each, int) else each
        for name, each in numbers.items()
    }
    return str(WORDS[language][key]).format(**written)


def first_limit(printed: Printed, key: str) -> str:
    """What limits first, as a sentence says it up to the phase."""
    first = printed.json["limits"][0]
    with written_in(printed.language):
        resource, phase = resource_name(first["resource"]), phase_name(first["phase"])
    what = said(
        printed.language, "of", resource=resource, component=printed.plan.components[first["component"]].name
    )
    return said(printed.language, key, what=what, count=first["desktops"], phase=phase)


def test_every_document_says_how_many_fit_and_what_limits_first(printed: Printed) -> None:
    counts, book = printed.json["desktops"], printed.book
    numbers = {name: counts[name] for name in ("planned", "fits", "maximum")}
    verdict = said(printed.language, "all" if counts["fits"] == counts["planned"] else "some", **numbers)
    for text in (one_line(printed.pdf), one_line(printed.word)):
        assert verdict in text
        assert first_limit(printed, "limits") in text
        assert (WORDS[printed.language]["unkept"] in text) == counts["promise_unkept"]
    terminal = one_line(printed.terminal)
    assert said(printed.language, "fits", **numbers) in terminal
    assert first_limit(printed, "limit") in terminal
    names = {
        "DesktopsPlanned": "planned", "DesktopsFit": "fits", "DesktopsMaximum": "maximum",
        "DesktopsWithoutFailures": "without_failures", "DesktopsWithReserve": "with_reserve",
    }  # fmt: skip
    for name, count in names.items():
        assert (book.named(name).value if name in book.names else None) == counts[count]
    texts = book.texts(next(iter(book.sheets)))
    assert any(first_limit(printed, "limit").startswith(f"{each} ") for each in texts)
    assert (
        any(each.startswith(str(WORDS[printed.language]["unkept"])) for each in texts)
        == counts["promise_unkept"]
    )


def test_every_document_says_what_a_desktop_costs_or_that_it_cannot_be_said(printed: Printed) -> None:
    cost, words, book = printed.json["cost"], WORDS[printed.language], printed.book
    shown = cost["lines"] and cost["is_headline"]
    expected = [cost["per_desktop_planned"]] if shown else []
    for lines in (printed.pdf, printed.word):
        text = one_line(lines)
        _, _, after = text.partition(str(words["each"]))
        assert amounts(after[:30], printed.language)[:1] == expected
        assert after or not shown
    (line, *_others) = [
        amounts(each, printed.language) for each in printed.terminal if words["as planned"] in each
    ] or [[]]
    assert line == expected
    front = book.rows(next(iter(book.sheets)))
    told = [row[1].value for row in front if len(row) > 2 and row[2].value in PER_DESKTOP]
    assert [Decimal(repr(each)) for each in told] == expected
    below = next(number for number, line in enumerate(printed.pdf) if line.startswith(str(words["cover"])))
    *_figures, price = re.split(r"\s{2,}", printed.pdf[below - 1].strip())
    assert amounts(price, printed.language) == expected
    assert expected or price == "–"


def before_the_risks(lines: list[str], language: str) -> list[str]:
    """The lines before the chapter that picks the worst findings again."""
    title = {"en": "Risks and assumptions", "de": "Risiken und Annahmen"}[language]
    starts = [number for number, line in enumerate(lines) if line.strip() == title]
    return lines[: starts[-1]] if starts else lines


def test_every_document_lists_as_many_findings_and_failures_as_are_counted(printed: Printed) -> None:
    words, counts = WORDS[printed.language], [printed.json["finding_counts"][each] for each in SEVERITIES]
    named = [
        f"{count} {one if count == 1 else many}"
        for count, (one, many) in zip(counts, words["counts"], strict=True)
    ]
    counted = f"{named[0]}, {named[1]} {words['and']} {named[2]}"
    for lines, form in (
        (printed.pdf, r"\s+{}\s{{3,}}\S"),
        (printed.word, r"\W*{}\s{{3}}\S"),
        (printed.terminal, r"  {}: "),
    ):
        lines = before_the_risks(lines, printed.language)
        assert one_line(lines).count(counted) == (
            1 if lines is printed.terminal else 2
        )  # summary and chapter
        assert [
            sum(bool(re.match(form.format(word), line)) for line in lines) for word in words["findings"]
        ] == counts
        failures = printed.json["failures"]
        for title, promised in zip(words["failures"], (True, False), strict=True):
            number = sum(each["promised"] == promised for each in failures)
            assert sum(bool(re.match(rf"\W*{title}", line)) for line in lines) == number
    texts = [text for sheet in printed.book.sheets for text in printed.book.texts(sheet)]
    lines = {(row[0].value, row[1].value) for row in printed.book.rows(str(words["sheet"])) if len(row) > 1}
    listed = Counter(severity for _number, severity in lines)  # one of several components has a line for each
    assert [listed[word] for word in words["findings"]] == counts
    if printed.language == "en":
        for each in printed.json["failures"]:
            assert all(
                each["text"] in one_line(lines)
                for lines in (printed.pdf, printed.word, printed.terminal, texts)
            )


def sentences_of(plan: Plan, assessment: Assessment, language: str) -> list[str]:
    """What the strip has to say by the JSON: what fits, what limits first, and what a desktop costs."""
    found = assessment_json(plan, assessment)
    counts, first, cost = found["desktops"], found["limits"][0], found["cost"]
    fits = said(language, "strip", fits=counts["fits"], planned=counts["planned"])
    names = {each["case"]: in_sentence(case_name(each["case"])) for each in found["failures"]}
    risks = f"{WORDS[language]['risk']}{', '.join(names.values())}" if names else ""
    assert not any(each["promised"] for each in found["failures"])
    limit = said(
        language,
        "strip limit",
        component=plan.components[first["component"]].name,
        resource=resource_name(first["resource"]),
        count=first["desktops"],
        phase=in_sentence(phase_name(first["phase"])),
    )
    price = str(WORDS[language]["none"])
    if cost["lines"] and cost["is_headline"]:
        euro = f"{cost['per_desktop_planned'].quantize(Decimal(1)):,}"
        amount = f"€{euro}" if language == "en" else f"{euro}\N{NO-BREAK SPACE}€"
        price = said(language, "strip price", amount=amount)
    return [f"{fits}{risks}", limit, price]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_strip_says_the_same(language: str, qtbot: QtBot) -> None:
    with written_in(language):
        session = Session(load_catalog())
        strip = ResultStrip(session)
        qtbot.addWidget(strip)
        for name in sample_names():
            with qtbot.waitSignal(session.results.reviewed):
                assert session.new_plan(read_sample(name))
            assert session.assessment is not None
            plan = told_apart(session.plan)
            fits, limit, price = sentences_of(plan, session.assessment, language)
            assert strip.fits.sentence == fits
            assert strip.limit.sentence.startswith(limit)
            assert price in strip.cost.sentence
        session.close()


PROMISED = {
    "en": (
        "{sure} desktops fit for 9 of 10 futures of {planned} planned; {maximum} as calculated",
        "The design carries {sure} of the {planned} desktops planned in 9 of 10 futures",
        "{sure} desktops for 9 of 10 futures; {planned} planned, {maximum} as calculated",
    ),
    "de": (
        "{sure} Desktops passen in 9 von 10 Fällen von {planned} geplanten; wie berechnet {maximum}",
        "Der Entwurf trägt in 9 von 10 Fällen {sure} der {planned} geplanten Desktops",
        "{sure} Desktops in 9 von 10 Fällen; {planned} geplant, {maximum} wie berechnet",
    ),
}
"""On cover and page 2, in the summary, in the terminal."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_paper_and_terminal_say_what_9_of_10_futures_carry_if_that_is_promised(
    language: str, tmp_path: Path
) -> None:
    plan = with_settings(read_sample("everything-on-ssd"), promise="nine-of-ten")
    only = tuple(Chapter(key, key == "summary") for key in CHAPTERS)
    project = Project((Variant("variant-1", "Only", plan),), "variant-1", ProposalDesign(only))
    subject = subject_of(project, CATALOG)
    study = range_of(plan, CATALOG, subject.assessment)
    assert study is not None
    assert study.sure < study.planned <= study.maximum
    words = {"sure": study.sure, "planned": study.planned, "maximum": study.maximum}
    figure, sentence, line = (each.format(**words) for each in PROMISED[language])
    pdf = Pdf(tmp_path / "paper.pdf", build_proposal(subject, language, DAY, {})).text()
    word = " ".join(Word(build_document(subject, language, DAY, {})).text().split())
    assert sentence in pdf
    assert sentence in word
    assert figure in word
    each = (Decimal("13555.00") / study.sure).quantize(Decimal("0.01"))
    with written_in(language):
        detail = cover(plan, subject.assessment, DAY)["headlines"][2]["detail"]
    assert amounts(detail, language) == [each]
    assert str(study.sure) in detail
    assert " ".join(detail.split()) in word
    with written_in(language):
        assert line in one_line([*Report(plan, subject.assessment, study).lines()])
