"""Chapters that are made of blocks: headings, paragraphs, tables and charts (see app.output.chapters.blocks)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.output.word.body import Body
from app.output.word.markup import Markup, joined, run, text
from app.output.word.tables import TEXT_WIDTH_MM, Row, WordColumn, cell, cell_of, head_row, table

MOST_IN_ONE_PIECE = 14
"""Rows of a table that stays on one page."""
MM_PER_CHARACTER = 1.95
"""Of bold table text in the widest of the usual typefaces."""
LINES_OF_HEAD = 2.2
"""A head takes two lines, and words do not fill them."""
CELL_MARGINS_MM = 4.0
NARROWEST_MM, WIDEST_NUMBER_MM = 14.0, 40.0
MOST_FOR_NUMBERS = 0.68
"""Of the width, where there is a column of words too."""
WORDS = (8, 40)
"""A column of words is given room as if its longest text had at least and at most so many characters."""
VERDICTS = {"better": ("▲ ", "StatusOk"), "worse": ("▼ ", "StatusOver")}


def block_chapter(key: str, body: Body) -> None:
    """A chapter block by block."""
    it = body.opening(key)
    if it["none"]:
        body.add(text(it["none"]))
        return
    if it["lead"]:
        body.add(text(it["lead"], "Lead"))
    following = [*(each["kind"] for each in it["blocks"][1:]), ""]
    for number, (each, next_kind) in enumerate(zip(it["blocks"], following, strict=True)):
        if each["kind"] == "heading":
            body.heading(2, each["text"])
        elif each["kind"] == "table":
            body.add(block_table(each, it["title"]))
        elif each["kind"] in ("times", "lines"):
            body.picture(chart_name(key, number), each["alternative"], each.get("title") or it["title"])
        elif each["kind"] == "paragraph":
            # What leads to a table stays with it.
            body.add(text(each["text"], "TableLead" if next_kind == "table" else ""))
        else:
            assert each["kind"] == "note", each["kind"]
            body.add(text(each["text"], "SmallPrint"))


def chart_name(key: str, number: int) -> str:
    """The name of the picture of one block of a chapter."""
    return f"{key}-{number}"


def block_table(it: Mapping[str, Any], title: str) -> Markup:
    """A table as app.output.chapters.blocks has it."""
    columns = _columns(it)
    rows = [head_row([each["head"] for each in it["columns"]], columns)]
    for each in it["rows"]:
        if each["kind"] == "group":
            rows.append(Row([text(each["text"], "TableGroup")], spans=[len(columns)], with_next=True))
        else:
            style = "Strong" if each["strong"] else ""
            cells = zip(each["cells"], columns, strict=True)
            rows.append(Row([_cell(inside, column, style) for inside, column in cells]))
    return table(columns, rows, title, in_one_piece=len(rows) <= MOST_IN_ONE_PIECE)


def _cell(inside: str | Mapping[str, str], column: WordColumn, style: str) -> Markup:
    if isinstance(inside, str):
        return cell(inside, column, style)
    shown = cell(inside["text"], column, style)
    if not inside["detail"]:
        return shown
    shape, colour = VERDICTS.get(inside["verdict"], ("", "Muted"))
    detail = joined((run(shape, colour), run(inside["detail"], colour)))
    return Markup(shown + cell_of(detail, column, small=True))


def _columns(it: Mapping[str, Any]) -> tuple[WordColumn, ...]:
    """Numbers get the room they need in one line, words share the rest by their length."""
    rows = [each["cells"] for each in it["rows"] if each["kind"] == "row"]
    kinds = [each["content"] == "number" for each in it["columns"]]
    lengths = [
        max((_length(cells[number]) for cells in rows), default=0) for number in range(len(it["columns"]))
    ]
    heads = [_head_length(each["head"]) for each in it["columns"]]
    if all(kinds):
        return tuple(WordColumn(TEXT_WIDTH_MM / len(kinds), is_number=True) for _ in kinds)
    needed = [
        min(max(length, head) * MM_PER_CHARACTER + CELL_MARGINS_MM, WIDEST_NUMBER_MM) if is_number else 0.0
        for length, head, is_number in zip(lengths, heads, kinds, strict=True)
    ]
    needed = [max(each, NARROWEST_MM) if each else 0.0 for each in needed]
    fitted = min(1.0, MOST_FOR_NUMBERS * TEXT_WIDTH_MM / sum(needed)) if any(needed) else 1.0
    needed = [each * fitted for each in needed]
    weights = _weights(lengths, heads, kinds)
    rest = TEXT_WIDTH_MM - sum(needed)
    return tuple(
        WordColumn(number or rest * weight / sum(weights), is_number)
        for number, weight, is_number in zip(needed, weights, kinds, strict=True)
    )


def _weights(lengths: Sequence[int], heads: Sequence[int], kinds: Sequence[bool]) -> list[int]:
    least, most = WORDS
    return [
        0 if is_number else min(max(length, head, least), most)
        for length, head, is_number in zip(lengths, heads, kinds, strict=True)
    ]


def _head_length(head: str) -> int:
    """Characters in the longest line of a head."""
    longest = max(map(len, head.split()), default=0)
    return max(longest, round(len(head) / LINES_OF_HEAD))


def _length(inside: str | Mapping[str, str]) -> int:
    return len(inside) if isinstance(inside, str) else max(len(inside["text"]), len(inside["detail"]) + 2)
