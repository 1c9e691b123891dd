"""The table of faults is complete, and each test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROWS = 74
TEXT = (HERE / "README.md").read_text(encoding="utf-8").splitlines()
LINES = [line for line in TEXT if line.startswith("| ")]
CELLS = {line.split("|")[1].strip(): line.split("|")[3].strip() for line in LINES[1:]}


def test_every_fault_has_a_row() -> None:
    assert [*CELLS] == [str(number) for number in range(1, ROWS + 1)]


def test_all_rows_stand_in_one_table() -> None:
    """Below a paragraph a row would be shown as a line of bars."""
    first = TEXT.index(LINES[0])
    last = len(TEXT) - TEXT[::-1].index(LINES[-1])
    outside = [line for line in TEXT[first:last] if not line.startswith("|")]
    assert not outside, f"these lines break the table: {outside}"


@pytest.mark.parametrize("number", CELLS)
def test_every_row_names_tests_that_are_there_or_says_why_not(number: str) -> None:
    cell = CELLS[number]
    if match := re.match(r"as (\d+)", cell):
        assert match[1] in CELLS
        return
    named = re.findall(r"`((?:\.\./)*[\w/]+\.py)(?:::(\w+))?`", cell)
    assert named or cell.startswith("Not here: ")
    for file, test in named:
        path = HERE / file if not file.startswith("packaging") else HERE.parents[1] / file
        assert path.is_file(), file
        assert test or cell.startswith("Not here: "), f"row {number} names no test of {file}"
        assert not test or f"def {test}(" in path.read_text(encoding="utf-8"), f"{file} has no {test}"
