"""The users whose response times are told are the same everywhere, and as many: in the sentence at the head of the
chapter, in its table and chart, case by case, in window, terminal, PDF, Word file and workbook."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest

from app.cli.response_report import ResponseReport
from app.look.output_language import written_in
from app.output.chapters.response_chapter import response
from app.project.samples import read_sample, sample_names
from app.results.tables.load_test_table import verdict_columns, verdict_rows
from app.results.tables.response_tables import case_columns, curve_columns
from app.results.words.response_times import points_to_show
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import ResponseCurve
from planner_core.studies.response_study import response_study
from tests.support.plans import CATALOG, small_plan
from tests.support.printed import Printed

HEADS = {
    "en": (
        re.compile(
            r"With the (?P<sessions>[\d,]+) sessions planned, users who keep their pace wait (?P<pace>[\d.,]+) s on"
            r" average, users who wait for answers (?P<wait>[\d.,]+) s,.* knee lies at (?P<knee>[\d,]+) sessions"
        ),
        re.compile(
            r"The (?P<sessions>[\d,]+) sessions planned are beyond the knee at (?P<knee>[\d,]+) .* users who keep their"
            r" pace\. Users who wait for answers wait (?P<wait>[\d.,]+) s on average"
        ),
    ),
    "de": (
        re.compile(
            r"Bei den (?P<sessions>[\d.]+) geplanten Sitzungen warten Benutzer, die ihr Tempo halten, im Mittel"
            r" (?P<pace>[\d.,]+) s, Benutzer, die auf Antworten warten, (?P<wait>[\d.,]+) s,.* Knick liegt bei"
            r" (?P<knee>[\d.]+) Sitzungen"
        ),
        re.compile(
            r"Die (?P<sessions>[\d.]+) geplanten Sitzungen liegen jenseits des Knicks bei (?P<knee>[\d.]+) .* die ihr"
            r" Tempo halten, .* Benutzer, die auf Antworten warten, warten im Mittel (?P<wait>[\d.,]+) s"
        ),
    ),
}
NORMAL = "Normal"
SHEETS = {
    "en": ("Response curve", "What tests would say"),
    "de": ("Antwortzeitkurve", "Was Tests ergäben"),
}
"""The sheet of response times, and the title above its last table."""
HAIR = small_plan(desktops=100, concurrency_percent=57.0)
"""57 users at work: in binary fractions a hair less."""
SHARED = small_plan(desktops=4, users_per_desktop=20)
FRACTION = small_plan(desktops=4, users_per_desktop=21, concurrency_percent=33.0)
PLANS = {"hair": HAIR, "shared": SHARED, "fraction": FRACTION}


def at_work(plan: Plan) -> int:
    """Users at work by their definition, whole."""
    pools = [each for each in plan.components.values() if isinstance(each, DesktopPool)]
    exact = [
        each.desktops * each.users_per_desktop * Decimal(repr(each.concurrency_percent)) / 100
        for each in pools
    ]
    return math.floor(sum(exact))


def head_of(text: str, language: str) -> dict[str, str]:
    """The numbers of the sentence at the head, which is about both kinds of users."""
    plain = " ".join(text.replace("\u00a0", " ").split())
    found = [match for each in HEADS[language] if (match := each.search(plain))]
    (only,) = found
    return {"pace": "∞", **only.groupdict()}


def whole(text: str) -> int:
    """A whole number as it is written in either language."""
    assert re.fullmatch(r"\d{1,3}([.,]\d{3})*", text), text
    return int(re.sub(r"\D", "", text))


def tables_of(chapter: dict[str, Any]) -> list[list[dict[str, Any]]]:
    return [each["rows"] for each in chapter["blocks"] if each["kind"] == "table"]


def planned_in_views(plan: Plan) -> Iterator[tuple[str, int]]:
    """Where planned sessions stand in chapter, window and terminal, and how many they are."""
    chapter = response(plan, evaluate(plan, CATALOG), CATALOG)
    assert chapter is not None
    head = head_of(" ".join(each["text"] for each in chapter["blocks"] if each["kind"] == "paragraph"), "en")
    yield "head", whole(head["sessions"])
    *points, cases, _stores = tables_of(chapter)
    for rows in points:
        ((sessions, *_seconds),) = [row["cells"] for row in rows if row["strong"]]
        yield "chapter", whole(sessions)
    assert cases[0]["cells"][0] == NORMAL
    yield "knee", whole(cases[0]["cells"][2]) - whole(head["knee"]) + whole(head["sessions"])
    (mark,) = re.findall(r"planned ([\d.,]+)'", repr(chapter["blocks"]))
    yield "chart", whole(mark)

    found = response_study(plan, CATALOG)
    assert isinstance(found.curve, ResponseCurve)
    shown = case_columns(plan)["sessions"]
    for case in found.cases:
        assert shown.key is not None
        yield f"window, {case.case}", whole(shown.shown(case))
        yield f"workbook, {case.case}", shown.key(case)
    curve = curve_columns(plan, found.curve)[0]
    assert curve.bold is not None
    (at,) = filter(curve.bold, points_to_show(found.curve))
    yield "window, curve", whole(curve.shown(at))
    tests = verdict_rows(found.curve.network.sessions, found.vsimax, found.view_planner)
    planned = verdict_columns()["planned"]
    for row in tests:
        if row.planned is not None:
            assert planned.key is not None
            yield "window, tests", whole(planned.shown(row))
            yield "workbook, tests", planned.key(row)

    report = [*ResponseReport(plan, found).lines()]
    (line,) = [each for each in report if re.match(r"  Sessions\s+\S+ planned", each)]
    yield "terminal", whole(line.split()[1])
    (line,) = [each for each in report if re.match(r"  Normal ", each)]
    yield "terminal, case", whole(line.split()[1])


@pytest.mark.parametrize("name", [*sample_names(), *PLANS])
def test_planned_sessions_are_as_many_wherever_they_stand(name: str) -> None:
    plan = PLANS.get(name) or read_sample(name)
    with written_in("en"):
        found = [*planned_in_views(plan)]
    assert len(found) >= 9
    assert {count for _, count in found} == {at_work(plan)}, found


def test_documents_speak_of_the_same_users_in_sentence_and_tables(printed: Printed) -> None:
    """Waiting times too: those of the sentence are those of the table's planned row and of the normal case."""
    count = at_work(printed.plan)
    pools = sum(isinstance(each, DesktopPool) for each in printed.plan.components.values())
    for lines in (printed.pdf, printed.word):
        head = head_of("\n".join(lines), printed.language)
        assert whole(head["sessions"]) == count
        time = rf"{re.escape(head['pace'])}(?:\ss)?"
        row = re.compile(
            rf"\s*{re.escape(head['sessions'])}\s{{2,}}{time}\s{{2,}}{re.escape(head['wait'])}\ss\s"
        )
        assert pools > 1 or sum(bool(row.match(line)) for line in lines) == 1
        case = re.compile(rf"\s*{NORMAL}\s{{2,}}{time}\s{{2,}}{re.escape(head['knee'])}\s")
        assert sum(bool(case.match(line)) for line in lines) == 1
    sheet, tests = SHEETS[printed.language]
    rows = printed.book.rows(sheet)
    (normal,) = [row for row in rows if row[0].value == NORMAL]
    assert normal[1].value == count
    (title,) = [number for number, row in enumerate(rows) if row[0].value == tests]
    planned = [row[1].value for row in rows[title + 3 :] if len(row) > 5]
    assert planned
    assert {each for each in planned if isinstance(each, int | float)} <= {count}
