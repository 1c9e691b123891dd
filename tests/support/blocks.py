"""Reads chapters that are made of blocks (app.output.chapters.blocks)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def tables(chapter: Mapping[str, Any], form: str = "") -> list[dict[str, Any]]:
    """The tables of a chapter, or those with a form, including those inside `together`."""
    return [
        each for each in _blocks(chapter["blocks"]) if each["kind"] == "table" and form in ("", each["form"])
    ]


def every_block(chapter: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All blocks of a chapter, those inside `together` after it."""
    return [*_blocks(chapter["blocks"])]


def _blocks(blocks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in blocks:
        yield each
        yield from _blocks(each.get("blocks", []))


def cells(row: Mapping[str, Any]) -> list[str]:
    """The texts of the cells of a row, without the smaller text below them."""
    return [each if isinstance(each, str) else each["text"] for each in row["cells"]]


def rows(table: Mapping[str, Any]) -> list[list[str]]:
    """The texts of all rows but groups and totals."""
    return [cells(each) for each in table["rows"] if each["kind"] == "row"]


def totals(chapter: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The total lines below the rows of its tables, with their amounts."""
    return [
        (each["text"], each["amount"])
        for table in tables(chapter)
        for each in table["rows"]
        if each["kind"] == "total"
    ]
