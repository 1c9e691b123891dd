"""Nothing in the catalogue that nobody reads: a figure without a reader looks as if it counted."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from planner_core.catalog.decoding import TABLES
from planner_core.catalog.hypervisors import OverheadLine
from planner_core.catalog.io_profiles import IoSize
from planner_core.catalog.raid_levels import RaidLevel
from planner_core.catalog.records import Calibration, Record
from planner_core.catalog.vsan import VsanMemory

ROOT = Path(__file__).parents[3]
READERS = ("planner_core", "db", "app", "packaging")
TYPES = (*TABLES.values(), OverheadLine, IoSize, VsanMemory, Record, Calibration)
FIELDS = sorted({(each.__name__, field) for each in TYPES for field in each.__struct_fields__})


@cache
def numbers_of_raid_levels() -> frozenset[str]:
    """What `Layout.raid` looks up by name."""
    return frozenset(
        str(argument.value)
        for node in _nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "raid"
        for argument in node.args[:1]
        if isinstance(argument, ast.Constant)
    )


@cache
def attributes_read() -> frozenset[str]:
    """The names of all attributes that any module reads; what a class declares is no read."""
    return frozenset(
        node.attr for node in _nodes() if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    )


@cache
def _nodes() -> list[ast.AST]:
    """What the modules say, read once: names and calls are looked for in one walk."""
    return [
        node
        for folder in READERS
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.Attribute)
    ]


@pytest.mark.parametrize(("owner", "field"), FIELDS)
def test_every_field_of_a_record_is_read_somewhere(owner: str, field: str) -> None:
    by_name = numbers_of_raid_levels() if owner == RaidLevel.__name__ else frozenset()
    assert field in attributes_read() | by_name


def test_a_field_that_nobody_reads_is_found() -> None:
    assert "min_free" not in attributes_read()
    assert "write_penalty" in attributes_read()
