"""What a chapter is made of, for every medium alike: headings, paragraphs, tables and charts, one below the other.

A chapter made of blocks is a dictionary with "title", "lead" (a sentence below the title, or empty), "none" (what is
said in place of everything else, or empty), "page" and "blocks", a list of the dictionaries that these functions make.
Texts are translated, numbers written; how it looks is the business of whoever sets it. PDF and Word set all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from app.results.tables.column import Column as ResultColumn
from app.results.tables.column import chosen

Content = Literal["name", "text", "number"]
"""What a column holds: the subject of each row, words, or figures, which stand below each other."""
Tone = Literal["", "strong", "muted", "small", "same", "better", "worse", "different"]
"""How loud a text is, or how it stands to what it is compared with."""
Form = Literal[
    "", "topics", "prices", "saturation", "failures", "ladder", "stores", "relocation", "bill", "findings"
]
"""A table that each medium gives measures of its own; others are set by what their columns hold."""
Page = Literal["", "own"]
"""Whether a chapter has pages of its own."""
Block = dict[str, Any]
Cell = str | dict[str, Any]
Column = tuple[str, Content] | tuple[str, Content, str]
"""Head, what stands below it, and what is said of the head, if anything."""


def chapter(
    title: str, lead: str, blocks: Sequence[Block], none: str = "", page: Page = ""
) -> dict[str, Any]:
    """A chapter; `none` is said where there is nothing to show."""
    return {"title": title, "lead": lead, "none": none, "page": page, "blocks": [*blocks]}


def heading(text: str) -> Block:
    """The title of a part of the chapter."""
    return {"kind": "heading", "text": text}


def lead(text: str) -> Block:
    """A sentence below the title of a part."""
    return {"kind": "lead", "text": text}


def paragraph(text: str) -> Block:
    """A sentence or more."""
    return {"kind": "paragraph", "text": text}


def typed(lines: Sequence[str]) -> Block:
    """A paragraph of lines as somebody has typed them."""
    return {"kind": "typed", "texts": [*lines]}


def note(text: str) -> Block:
    """Small print below what stands before it."""
    return {"kind": "note", "text": text}


def headline_figures(figures: Sequence[Block]) -> Block:
    """Large figures beside each other: {"figure", "title", "detail", "status"}."""
    return {"kind": "headlines", "figures": [*figures]}


def advice(title: str, items: Sequence[Block]) -> Block:
    """Numbered steps, each with its reason: {"text", "detail"}."""
    return {"kind": "advice", "title": title, "items": [*items]}


def together(*blocks: Block) -> Block:
    """Blocks that stay on one page."""
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
    """A table; `columns` are heads and what stands below them, `rows` those of `row`, `group` and `total`.

    `title` says what it is where that is not what its chapter is called, `short` whether it fits on a page, if that is
    known; `chart` draws its numbers, `legend` says what its marks mean ({"status", "text"}), and `notes` are the small
    print below it.
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
    """Those columns of a result that a chapter shows: the first names what each row is about."""
    return [
        (each.title, "number" if each.is_numeric else "text" if number else "name")
        for number, each in enumerate(chosen(columns, *names))
    ]


def _column(head: str, content: Content, aside: str = "") -> Block:
    return {"head": head, "content": content, "aside": aside}


def row(*cells: Cell, strong: bool = False, with_next: bool = False) -> Block:
    """One row, a cell for each column; a strong one is a sum, or what everything else is held against. `with_next` says
    that it means nothing without the next one."""
    return {"kind": "row", "strong": strong, "with_next": with_next, "cells": [*cells]}


def group(title: str) -> Block:
    """A line in a table that names what the rows below it are about."""
    return {"kind": "group", "text": title}


def total(text: str, amount: str, *, strong: bool = False) -> Block:
    """A line below the rows of a table, with its amount in the last column."""
    return {"kind": "total", "text": text, "amount": amount, "strong": strong}


def cell(text: str, detail: str = "", verdict: Tone = "small", **more: Any) -> Cell:
    """A text with a smaller one below it, and how that stands to what it is compared with; `more` as in `full_cell`."""
    return full_cell(text, *([(detail, verdict)] if detail else []), **more)


def full_cell(
    text: str, *below: tuple[str, Tone], tone: Tone = "", status: str = "", **bar: Any
) -> dict[str, Any]:
    """A text in a tone and with the mark of a status, and what stands below it.

    Of a share that is drawn as a bar, `share` (None where it is unknown) and `target` are parts of the bar's length.
    """
    said = [{"text": each, "tone": its} for each, its in below if each]
    return {"text": text, "tone": tone, "status": status, "below": said, **bar}


def chart(
    kind: Literal["bars", "rungs", "stores"], caption: str, bars: Sequence[Block], **more: Any
) -> Block:
    """What draws the numbers of a table, where a medium sets them apart; `caption` is said below it there.

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
