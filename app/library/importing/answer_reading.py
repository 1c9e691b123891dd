"""The answers of a customer in a table that is read as raw cells, whatever was done to its rows. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.library.importing.raw_tables import RawCell, RawTable
from app.results.words.questions import KEY_HEADING, answer_headings
from planner_core.imports.answers import CustomerAnswer

HEADING_WITHIN: Final = 20
QUESTION: Final = 1
"""Column of the question, for messages."""
LONGEST_KEY: Final = 300
NOTHING: Final = RawCell()


def answers_in(table: RawTable, file: str, sheet: str) -> tuple[CustomerAnswer, ...] | None:
    """All answers; None if the table is no list of questions."""
    head = next(
        (place for place, row in enumerate(table.rows[:HEADING_WITHIN]) if _is_head(_texts(row.cells))), None
    )
    if head is None:
        return None
    texts = _texts(table.rows[head].cells)
    headings = answer_headings()
    keys = texts.index(KEY_HEADING)
    answers = next(place for place, text in enumerate(texts) if text in headings)
    found = []
    for row in table.rows[head + 1 :]:
        key, cell = _cell(row.cells, keys).text.strip()[:LONGEST_KEY], _cell(row.cells, answers)
        if key and cell.text.strip():
            question = _cell(row.cells, QUESTION).text.strip() or key
            found.append(
                CustomerAnswer(
                    file, sheet, row.number, key, question, _value(cell), is_percent=cell.is_percent
                )
            )
    return tuple(found)


def _is_head(texts: Sequence[str]) -> bool:
    return KEY_HEADING in texts and not answer_headings().isdisjoint(texts)


def _texts(cells: Sequence[RawCell]) -> list[str]:
    return [cell.text.strip() for cell in cells]


def _cell(cells: Sequence[RawCell], place: int) -> RawCell:
    return cells[place] if place < len(cells) else NOTHING


def _value(cell: RawCell) -> str | float:
    return float(cell.text) if cell.kind == "number" else cell.text.strip()
