"""Building blocks of chapters for all media: headings, paragraphs, tables and charts, one below the other.

A chapter of blocks is a dictionary with "title", "lead" (a sentence below the title, or empty), "none" (a sentence that
replaces everything else, or empty), "page" and "blocks", a list of the dictionaries that these functions return. Texts
are translated and numbers formatted; the layout is up to each medium. PDF and Word support all blocks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from app.look.spoken_language import language_of
from app.look.translation import tr
from app.results.tables.column import Column as ResultColumn
from app.results.tables.column import chosen

Content = Literal["name", "text", "number"]
"""The content of a column: the subject of each row, text, or right-aligned numbers."""
Tone = Literal["", "strong", "muted", "small", "same", "better", "worse", "different"]
"""The emphasis of a text, or its comparison with the baseline."""
Form = Literal[
    "", "topics", "prices", "saturation", "failures", "ladder", "stores", "relocation", "bill", "findings"
]
"""Tables with their own measures in each medium; others are laid out by the content of their columns."""
Page = Literal["", "own"]
"""Whether a chapter has pages of its own."""
Block = dict[str, Any]
Cell = str | dict[str, Any]
Column = tuple[str, Content] | tuple[str, Content, str]
"""Heading, content, and an optional note below the heading."""


def chapter(
    title: str, lead: str, blocks: Sequence[Block], none: str = "", page: Page = ""
) -> dict[str, Any]:
    """A chapter; `none` replaces the blocks if there is nothing to show."""
    return {"title": title, "lead": lead, "none": none, "page": page, "blocks": [*blocks]}


def heading(text: str) -> Block:
    """The title of a part of the chapter."""
    return {"kind": "heading", "text": text}


def lead(text: str) -> Block:
    """A sentence below the title of a part."""
    return {"kind": "lead", "text": text}


def verdict_line(text: str) -> Block:
    """The answer in one line, in large letters."""
    return {"kind": "verdict", "text": text}


def paragraph(text: str) -> Block:
    """A sentence or more."""
    return {"kind": "paragraph", "text": text}


def typed(lines: Sequence[str]) -> Block:
    """A paragraph with lines as typed, and their language if it is known."""
    return {"kind": "typed", "texts": [*lines], "language": language_of(" ".join(lines))}


def note(text: str) -> Block:
    """Small print below the previous block."""
    return {"kind": "note", "text": text}


def headline_figures(figures: Sequence[Block]) -> Block:
    """Large figures side by side: {"figure", "title", "detail", "status"}."""
    return {"kind": "headlines", "figures": [*figures]}


def advice(title: str, items: Sequence[Block]) -> Block:
    """Numbered steps, each with its reason: {"text", "detail"}."""
    return {"kind": "advice", "title": title, "items": [*items]}


def signatures(title: str, parties: Sequence[Block]) -> Block:
    """A place to sign for each party: {"title", "signer"}, the name printed above its line if it is known."""
    return {
        "kind": "signatures",
        "title": title,
        "labels": [tr("Name"), tr("Place and date"), tr("Signature")],
        "parties": [*parties],
    }


def together(*blocks: Block) -> Block:
    """Keep blocks on one page."""
    return {"kind": "together", "blocks": [*blocks]}


def table(
    columns: Sequence[Column],
    rows: Sequence[Block],
    form: Form = "",
    *,
    title: str = "",
    short: bool | None = None,
    chart: Block | None = None,
    legend: Sequence[Block] = (),
    notes: Sequence[str] = (),
) -> Block:
    """A table; `columns` are headings with their content, `rows` those of `row`, `group` and `total`.

    `title` names it if it differs from its chapter, `short` tells whether it fits on a page, if known; `chart` shows
    its numbers, `legend` explains its marks ({"status", "text"}), and `notes` are small print below it.
    """
    return {
        "kind": "table",
        "form": form,
        "title": title,
        "columns": [_column(*each) for each in columns],
        "rows": [*rows],
        "short": short,
        "chart": chart,
        "legend": [*legend],
        "notes": [each for each in notes if each],
    }


def columns_of(columns: Mapping[str, ResultColumn[Any]], *names: str) -> list[Column]:
    """The columns of a result that a chapter shows; the first contains the subject of each row."""
    return [
        (each.title, "number" if each.is_numeric else "text" if number else "name")
        for number, each in enumerate(chosen(columns, *names))
    ]


def _column(head: str, content: Content, aside: str = "") -> Block:
    return {"head": head, "content": content, "aside": aside}


def row(*cells: Cell, strong: bool = False, with_next: bool = False) -> Block:
    """A row with a cell for each column; a strong one is a sum or a baseline. `with_next` keeps it on the page of the
    next row.
    """
    return {"kind": "row", "strong": strong, "with_next": with_next, "cells": [*cells]}


def group(title: str) -> Block:
    """A heading line in a table for the rows below it."""
    return {"kind": "group", "text": title}


def total(text: str, amount: str, *, strong: bool = False) -> Block:
    """A line below the rows of a table, with its amount in the last column."""
    return {"kind": "total", "text": text, "amount": amount, "strong": strong}


def cell(text: str, detail: str = "", verdict: Tone = "small", **more: Any) -> Cell:
    """A text with smaller text below it and its comparison with the baseline; `more` as in `full_cell`."""
    return full_cell(text, *([(detail, verdict)] if detail else []), **more)


def full_cell(
    text: str, *below: tuple[str, Tone], tone: Tone = "", status: str = "", **bar: Any
) -> dict[str, Any]:
    """A text with a tone and a status mark, and lines below it.

    For a share drawn as a bar, `share` (None if unknown) and `target` are parts of the bar's length.
    """
    said = [{"text": each, "tone": its} for each, its in below if each]
    return {"text": text, "tone": tone, "status": status, "below": said, **bar}


def chart(
    kind: Literal["bars", "rungs", "stores"], caption: str, bars: Sequence[Block], **more: Any
) -> Block:
    """A chart of a table's numbers, for media that separate the two; `caption` is its caption there.

    Bars are {"name", "figure", "share", "target", "status"}; rungs {"name", "desktops", "share", "beyond", "holds"}
    with "planned" and "planned_at"; stores {"name", "used", "percent", "status", "target", "end", "free", "parts"
    {"role", "name", "amount", "share"}} with "free".
    """
    return {"kind": kind, "caption": caption, "bars": [*bars], **more}


def times_chart(
    title: str,
    alternative: str,
    axis: str,
    ticks: Sequence[Block],
    bars: Sequence[Block],
    mark: Block,
) -> Block:
    """Bars with a common start, each with its text, and one reference mark.

    A bar is {"text", "share" (of the axis, up to 1), "status" ("ok", "over" or "unknown"), "beyond" (whether it exceeds
    the axis)}; the mark and the ticks are {"text", "share"}.
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
    """Curves over a common axis. Coordinates are shares of the width and the height, from the lower left corner.

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
