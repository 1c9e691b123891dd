"""Tables for a terminal that fold where they are too wide, and lose no figure by it."""

from __future__ import annotations

import pytest

from app.cli.result_lines import folded_lines
from app.cli.terminal import width
from app.results.tables.column import Column
from tests.support.command import headroom

SAMPLE = "resources/samples/tr4540-1500.json"


def column(title: str, number: int) -> Column[str]:
    return Column(title, lambda row: f"{row}{number}", lambda _: number, 0)


NAME: Column[str] = Column("Name", lambda row: row)
DAYS = [column("Work", 1), column("First day of the week", 2)]
STORMS = [column("Boot", 3), column("Patch", 4), column("Refresh", 5)]


def cells(lines: list[str]) -> list[list[str]]:
    return [line.split() for line in lines]


@pytest.mark.parametrize(
    ("most", "tables"), [(100, [5]), (48, [5]), (47, [2, 3]), (26, [2, 2, 1]), (1, [1, 1, 1, 1, 1])]
)
def test_a_table_folds_between_its_groups_before_it_folds_inside_one(most: int, tables: list[int]) -> None:
    lines = folded_lines([NAME], [DAYS, STORMS], ["a", "b"], most)
    rows = [line for line in cells(lines) if line[:1] == ["a"]]
    assert [len(row) - 1 for row in rows] == tables
    assert [cell for row in rows for cell in row[1:]] == ["a1", "a2", "a3", "a4", "a5"]
    assert lines.count("") == len(tables) - 1
    if most >= 26:
        assert max(map(width, lines)) <= most


def test_long_titles_take_several_lines_with_the_last_ones_beside_each_other() -> None:
    assert folded_lines([NAME], [DAYS], ["a"], 100) == [
        "              First day of",
        "  Name  Work      the week",
        "  a       a1            a2",
    ]
    assert folded_lines([NAME], [DAYS], [], 100) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_eight_phases_fit_a_terminal_of_100_columns_and_none_is_lost(language: str) -> None:
    lines = headroom("assess", SAMPLE, "--language", language).out.splitlines()
    titles = {"en": ("Saturation by phase", "Limits"), "de": ("Auslastung je Phase", "Engpässe")}[language]
    first, last = (next(at for at, line in enumerate(lines) if line.startswith(title)) for title in titles)
    part = lines[first + 1 : last]
    assert max(map(width, part)) <= 100
    shares = [cell.split() for line in part if "Controllers" in line or " Controller " in line
              for cell in line.split("AFF8040")[1:]]  # fmt: skip
    figures = [word for row in shares for word in row if word[0].isdigit()]
    assert [figure.rstrip("%") for figure in figures] == ["25", "25", "24", "24", "60", "69", "47", "13"]
