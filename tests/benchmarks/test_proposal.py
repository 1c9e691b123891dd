"""The largest proposals of samples against the bare typesetter on as many pages, in the same typeface and with tags."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
import typst

from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from app.output.proposal.typesetting import STANDARDS, typeface
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG

ROUNDS = 7
DAY = date(2026, 11, 21)
LARGEST = ("me4-50", "sc7020f-3000")
"""The sample of the most pages, and that of the most desktops."""
HEAD = '#set document(title: "{title}")\n#set page(paper: "a4")\n#set text(font: "Inter", lang: "en", size: 8.5pt)\n'
ROWS = 42
"""Of a page full of a table, as most pages of a proposal are."""
MOST = 3.0
"""So many times the bare typesetter on pages of tables; plain text, which has no cells, is printed beside it."""


def milliseconds(work: Callable[[int], object], rounds: int = ROUNDS) -> list[float]:
    """Time that the processor took, because the machine may be busy with something else."""
    times = []
    for number in range(rounds):
        start = time.process_time()
        work(number)
        times.append((time.process_time() - start) * 1000)
    return times


def tables(pages: int, number: int) -> str:
    """Pages of a table of four columns, each cell another text."""
    one = "#table(columns: (1fr, auto, auto, 1fr), stroke: none, table.header[A][B][C][D], {})"
    cells = [
        ", ".join(
            f"[Value {row} of {number}], [{row}.{page} GiB], [{page}.{row}], [Source {page}]"
            for row in range(ROWS)
        )
        for page in range(pages)
    ]
    return HEAD.format(title=number) + "\n#pagebreak()\n".join(one.format(each) for each in cells)


def prose(pages: int, number: int) -> str:
    """Pages of plain text."""
    words = [f"{number} desktops on page {page} of a plain text. " * 90 for page in range(pages)]
    return HEAD.format(title=number) + "\n#pagebreak()\n".join(words)


def bare(source: str) -> bytes:
    """The typesetter and nothing else."""
    return typst.compile(source.encode(), font_paths=typeface(), pdf_standards=STANDARDS)  # type: ignore[arg-type]


@pytest.mark.benchmark
@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_proposals_against_as_many_pages(qapp: object, tmp_path: Path, name: str) -> None:
    plan = read_sample(name)
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)

    def proposal(number: int) -> bytes:
        # Another day each time, because the typesetter remembers what it has set before.
        return build_proposal(subject, "en", DAY + timedelta(days=number))

    pages = len(Pdf(tmp_path / "proposal.pdf", proposal(-1)).pages())
    assert len(Pdf(tmp_path / "bare.pdf", bare(tables(pages, -1))).pages()) == pages
    proposals = milliseconds(proposal)
    floor = statistics.median(milliseconds(lambda number: bare(tables(pages, number)))[1:])
    text = statistics.median(milliseconds(lambda number: bare(prose(pages, number)))[1:])
    ours = statistics.median(proposals[1:])
    print(
        f"\nproposal of {name}, {pages} pages: first {proposals[0]:.0f} ms, then {ours:.0f} ms,"
        f" {ours / floor:.1f} x as many pages of tables ({floor:.0f} ms), {ours / text:.1f} x of text ({text:.0f} ms)"
    )
    assert ours / floor < MOST
