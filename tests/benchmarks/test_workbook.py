"""Building a workbook against writing as many cells with the same library, without looks, widths and formulas."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from datetime import date
from io import BytesIO

import pytest
import xlsxwriter

from app.output.proposal.subject import Subject
from app.output.workbook import build_workbook as workbook
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG
from tests.support.workbooks import Workbook

ROUNDS = 5
DAY = date(2026, 11, 21)
MOST_TIMES = 10
"""Of writing alone; the texts, numbers and looks of a few thousand cells have to come from somewhere."""


def milliseconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[1:])


def bare(cells: dict[str, list[tuple[str, str | float]]]) -> bytes:
    """The same values in as many sheets and cells."""
    written = BytesIO()
    with xlsxwriter.Workbook(written, {"in_memory": True}) as file:
        for name, values in cells.items():
            sheet = file.add_worksheet(name)
            for reference, value in values:
                if isinstance(value, str):
                    sheet.write_string(reference, value)
                else:
                    sheet.write_number(reference, value)
    return written.getvalue()


@pytest.mark.benchmark
@pytest.mark.parametrize("sample", ["replica-on-ssd", "tr4540-1500"])
def test_a_workbook_against_writing_its_cells(
    qapp: object, sample: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = read_sample(sample)
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    # How long users wait is a study of its own, and measured as such.
    monkeypatch.setattr(workbook, "add_response", lambda *_: [])
    read = Workbook(build_workbook(subject, "de", DAY))
    cells = {
        name: [(at, cell.value) for at, cell in sheet.items() if cell.value is not None]
        for name, sheet in read.sheets.items()
    }
    ours = milliseconds(lambda: build_workbook(subject, "de", DAY))
    floor = milliseconds(lambda: bare(cells))
    count = sum(map(len, cells.values()))
    print(
        f"\n{sample}: {count} cells, workbook {ours:.0f} ms, {ours / floor:.1f} x bare cells ({floor:.0f} ms)"
    )
    assert ours / floor < MOST_TIMES
