"""Writing the proposal as a Word file against a bare document of python-docx with as many cells."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from datetime import date
from io import BytesIO
from typing import Any

import pytest
from docx import Document

from app.look.output_language import written_in
from app.output.proposal.content import proposal_content
from app.output.proposal.subject import Subject
from app.output.word.build_word import write_document
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG

ROUNDS = 3
DAY = date(2026, 11, 21)
TABLES, ROWS, COLUMNS = 50, 40, 3
MORE = 20
"""A plan of a thousand components has so many times as many tables."""
MOST = 1.0
"""Headings, styles, contents and all take no longer than the bare cells."""


def milliseconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def content_of(tables: int) -> dict[str, Any]:
    """A proposal of one chapter with so many tables."""
    plan = read_sample("replica-on-ssd")
    with written_in("en"):
        content = proposal_content(Subject(plan, evaluate(plan, CATALOG), CATALOG), DAY)
    chapter = content["chapters"]["assumptions"]
    (first, *_) = chapter["tables"]
    row = first["rows"][0]
    rows = [row | {"value": f"{number} GiB"} for number in range(ROWS)]
    many = [{"title": f"Component {number}", "kind": "Host", "rows": rows} for number in range(tables)]
    return content | {"order": ["assumptions"], "chapters": {"assumptions": chapter | {"tables": many}}}


def bare() -> bytes:
    """The same cells as python-docx writes them when they are filled one by one."""
    document = Document()
    for _ in range(TABLES):
        table = document.add_table(rows=ROWS, cols=COLUMNS)
        for number, row in enumerate(table.rows):
            for cell in row.cells:
                cell.text = f"{number} GiB"
    stream = BytesIO()
    document.save(stream)
    return stream.getvalue()


@pytest.mark.benchmark
def test_a_document_against_bare_cells() -> None:
    few, many = content_of(TABLES), content_of(TABLES * MORE)
    with written_in("en"):
        write_document(few, {}, DAY)  # what is loaded once
        ours = milliseconds(lambda: write_document(few, {}, DAY))
        large = milliseconds(lambda: write_document(many, {}, DAY))
    floor = milliseconds(bare)
    cells = TABLES * ROWS * COLUMNS
    print(
        f"\ndocument of {cells} cells: {ours:.0f} ms, {ours / floor:.2f} x bare cells of python-docx ({floor:.0f} ms);"
        f" {cells * MORE} cells: {large:.0f} ms"
    )
    assert ours / floor < MOST
