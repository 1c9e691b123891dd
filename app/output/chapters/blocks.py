"""What a chapter is made of, for every medium alike: headings, paragraphs, tables and charts, one below the other.

A chapter made of blocks is a dictionary with "title", "lead" (a sentence below the title, or empty), "none" (what is
said in place of everything else, or empty) and "blocks", a list of the dictionaries that these functions make. Texts
are translated, numbers written; how it looks is the business of whoever sets it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

Content = Literal["name", "text", "number"]
"""What a column holds: the subject of each row, words, or figures, which stand below each other."""
Block = dict[str, Any]
Cell = str | dict[str, str]


def chapter(title: str, lead: str, blocks: Sequence[Block], none: str = "") -> dict[str, Any]:
    """A chapter; `none` is said where there is nothing to show."""
    return {"title": title, "lead": lead, "none": none, "blocks": [*blocks]}


def heading(text: str) -> Block:
    """The title of a part of the chapter."""
    return {"kind": "heading", "text": text}


def paragraph(text: str) -> Block:
    """A sentence or more."""
    return {"kind": "paragraph", "text": text}


def note(text: str) -> Block:
    """Small print below what stands before it."""
    return {"kind": "note", "text": text}


def table(columns: Sequence[tuple[str, Content]], rows: Sequence[Block]) -> Block:
    """A table; `columns` are heads and what stands below them, `rows` those of `row` and `group`."""
    return {
        "kind": "table",
        "columns": [{"head": head, "content": content} for head, content in columns],
        "rows": [*rows],
    }


def row(*cells: Cell, strong: bool = False) -> Block:
    """One row, a cell for each column; a strong one is a sum, or what everything else is held against."""
    return {"kind": "row", "strong": strong, "cells": [*cells]}


def group(title: str) -> Block:
    """A line in a table that names what the rows below it are about."""
    return {"kind": "group", "text": title}


def cell(text: str, detail: str = "", verdict: str = "same") -> Cell:
    """A text with a smaller one below it, and how it stands to what it is compared with: "same", "better", "worse" or
    "different"."""
    return {"text": text, "detail": detail, "verdict": verdict}


def times_chart(
    title: str,
    alternative: str,
    axis: str,
    ticks: Sequence[Block],
    bars: Sequence[Block],
    mark: Block,
) -> Block:
    """Bars from a common beginning, each with its words, and one mark that they are held against.

    A bar is {"text", "share" (of the axis, up to 1), "status" ("ok", "over" or "unknown"), "beyond" (whether it goes
    on)}; the mark and the ticks are {"text", "share"}.
    """
    return {
        "kind": "times",
        "title": title,
        "alternative": alternative,
        "axis": axis,
        "ticks": [*ticks],
        "bars": [*bars],
        "mark": mark,
    }


def lines_chart(
    alternative: str, axes: tuple[str, str], lines: Sequence[Block], **parts: Sequence[Block]
) -> Block:
    """Curves over a common axis. Places are shares of the width and the height, from the lower left corner.

    A line is {"style" ("solid", "dashed" or "dotted"), "series" (number of its colour, or None for a muted one),
    "points" [[x, y], ...]}; the parts are "labels" {"text", "x", "y"}, "marks" {"text", "share", "strong"} on the
    horizontal axis, and "ticks_x", "ticks_y" {"text", "share"}.
    """
    return {
        "kind": "lines",
        "alternative": alternative,
        "axis_x": axes[0],
        "axis_y": axes[1],
        "lines": [*lines],
        **{name: [*each] for name, each in parts.items()},
    }
