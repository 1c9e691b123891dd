"""Chapters made of blocks: headings, paragraphs, tables and charts (see app.output.chapters.blocks)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.look.translation import tr
from app.output.word.body import Body
from app.output.word.headlines import headlines
from app.output.word.markup import BREAK, Markup, joined, lines, numbered, paragraph, run, status_mark, text
from app.output.word.signatures import signatures
from app.output.word.table_forms import MM_PER_CHARACTER, form_columns, upright_from
from app.output.word.tables import TEXT_WIDTH_MM, Row, WordColumn, cell_of, head_row, table

MOST_IN_ONE_PIECE = 14
"""Maximum rows of a table that is kept on one page."""
LINES_OF_HEAD = 2.2
"""A heading has two lines, not fully used."""
CELL_MARGINS_MM = 4.0
NARROWEST_MM, WIDEST_NUMBER_MM = 14.0, 40.0
MOST_FOR_NUMBERS = 0.68
"""Maximum share of the width, if there are text columns too."""
WORDS = (8, 40)
"""Text columns are sized as if their longest text had at least and at most this many characters."""
VERDICTS = {
    "better": ("▲ ", "StatusOk"), "worse": ("▼ ", "StatusOver"), "same": ("", "Muted"), "different": ("", "Muted"),
}  # fmt: skip
TONES = {"strong": "Strong", "muted": "Muted"}
OWN_NUMBERS = {"signing": 3}
"""Chapters whose numbered steps count by numbers of their own in numbering.xml."""
NARROW_FORMS = ("saturation", "failures")
"""Forms with many columns."""


def block_chapter(key: str, body: Body) -> None:
    """A chapter block by block."""
    it = body.opening(key, new_page=body.content["chapters"][key]["page"] == "own")
    if it["none"]:
        body.add(text(it["none"]))
        return
    if it["lead"]:
        body.add(text(it["lead"], "Lead"))
    _add_blocks(body, key, it["blocks"], it["title"])
    if it["page"] == "own":
        body.end_page()


def _add_blocks(body: Body, key: str, blocks: Sequence[Mapping[str, Any]], title: str) -> None:
    following = [*(each["kind"] for each in blocks[1:]), ""]
    for number, (each, next_kind) in enumerate(zip(blocks, following, strict=True)):
        if each["kind"] == "together":
            _add_blocks(body, key, each["blocks"], title)
        elif each["kind"] == "heading":
            body.heading(2, each["text"])
        elif each["kind"] == "table":
            add_table(body, each, title, chart_name(key, number))
        elif each["kind"] in ("times", "lines"):
            body.picture(chart_name(key, number), each["alternative"], each.get("title") or title)
        elif each["kind"] == "headlines":
            body.add(text("", "AfterTable"), headlines(each["figures"], body.content["look"]["colours"]))
        elif each["kind"] == "advice":
            body.add(text(each["title"], "AdviceHeading"))
            body.add(*(_numbered_advice(key, one) for one in each["items"]))
        elif each["kind"] == "signatures":
            body.heading(2, each["title"])
            body.add(signatures(each, body.content["look"]["colours"]["control"]))
        elif each["kind"] == "typed":
            body.add(paragraph(lines(each["texts"], language=body.other_language(each["language"]))))
        else:
            # What introduces a table stays with it.
            styles = {
                "paragraph": "TableLead" if next_kind == "table" else "",
                "lead": "Lead",
                "note": "SmallPrint",
                "verdict": "AdviceHeading",
            }
            body.add(text(each["text"], styles[each["kind"]]))


def _numbered_advice(key: str, each: Mapping[str, str]) -> Markup:
    """One step; a second list in a document begins with 1, too."""
    numbers = OWN_NUMBERS.get(key)
    return (
        paragraph(_advice(each), "Advice") if numbers is None else numbered(_advice(each), "Advice", numbers)
    )


def _advice(each: Mapping[str, str]) -> Markup:
    said = run(each["text"], "Strong")
    return joined((said, BREAK, run(each["detail"], "Small"))) if each["detail"] else said


def chart_name(key: str, number: int) -> str:
    """The file name of the picture of a block."""
    return f"{key}-{number}"


def add_table(body: Body, it: Mapping[str, Any], title: str, chart: str = "") -> None:
    """A table with its chart above it, and small print and legend below it."""
    if it["chart"] and chart:
        caption = it["chart"]["caption"]
        alternative = tr("Chart: {caption} The table below it holds the same numbers.", caption=caption)
        body.picture(chart, alternative, caption)
    body.add(block_table(it, title))
    body.small_print(it["notes"])
    if it["legend"]:
        body.add(_legend(it["legend"]))


def _legend(entries: Sequence[Mapping[str, str]]) -> Markup:
    """The legend of the marks; an unmarked value needs no explanation."""
    marked = (each for each in entries if status_mark(each["status"]))
    parts = [joined((status_mark(each["status"]), run(each["text"]))) for each in marked]
    return paragraph(Markup(run("\N{NO-BREAK SPACE}\N{NO-BREAK SPACE} ").join(parts)), "SmallPrint")


def block_table(it: Mapping[str, Any], title: str) -> Markup:
    """A table block as markup."""
    columns = form_columns(it) or _columns(it)
    rows = [_row(each, columns) for each in it["rows"]]
    heads = [_head(each) for each in it["columns"]]
    if any(heads):
        rows.insert(0, head_row(heads, columns, upright_from(it)))
    in_one_piece = len(rows) <= MOST_IN_ONE_PIECE if it["short"] is None else it["short"]
    is_narrow = it["form"] in NARROW_FORMS
    has_note = bool(it["notes"] or it["legend"])
    return table(
        columns, rows, it["title"] or title, in_one_piece=in_one_piece, is_narrow=is_narrow, has_note=has_note
    )


def _head(column: Mapping[str, str]) -> str:
    return f"{column['head']} ({column['aside']})" if column["aside"] else column["head"]


def _row(it: Mapping[str, Any], columns: Sequence[WordColumn]) -> Row:
    if it["kind"] == "group":
        return Row([text(it["text"], "TableGroup")], spans=[len(columns)], with_next=True)
    style = "Strong" if it["strong"] else ""
    if it["kind"] == "total":
        cells = [_cell(it["text"], columns[0], style), _cell(it["amount"], columns[-1], style)]
        return Row(cells, spans=[len(columns) - 1, 1])
    found = [_cell(inside, column, style) for inside, column in zip(it["cells"], columns, strict=True)]
    return Row(found, with_next=it["with_next"])


def _cell(inside: str | Mapping[str, Any], column: WordColumn, style: str) -> Markup:
    if isinstance(inside, str):
        return cell_of(run(inside, style), column)
    words = run(inside["text"], TONES.get(inside["tone"], style))
    shown = cell_of(joined((status_mark(inside["status"]), words)), column)
    return joined((shown, *(_below(each, column) for each in inside["below"])))


def _below(it: Mapping[str, str], column: WordColumn) -> Markup:
    """The lines below the text of a cell."""
    if it["tone"] in TONES:
        return cell_of(run(it["text"], TONES[it["tone"]]), column)
    shape, colour = VERDICTS.get(it["tone"], ("", ""))
    return cell_of(joined((run(shape, colour), run(it["text"], colour))), column, small=True)


def _columns(it: Mapping[str, Any]) -> tuple[WordColumn, ...]:
    """Number columns get the width they need, text columns share the rest by length."""
    rows = [each["cells"] for each in it["rows"] if each["kind"] == "row"]
    kinds = [each["content"] == "number" for each in it["columns"]]
    lengths = [
        max((_length(cells[number]) for cells in rows), default=0) for number in range(len(it["columns"]))
    ]
    heads = [_head_length(each["head"]) for each in it["columns"]]
    heads_as_cells = [each["head"] for each in it["columns"]]
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
    words = [
        0.0 if is_number else max(_longest_word(cells[at]) for cells in [heads_as_cells, *rows])
        for at, is_number in enumerate(kinds)
    ]
    shares = _shares(weights, words, TEXT_WIDTH_MM - sum(needed))
    return tuple(
        WordColumn(number or share, is_number)
        for number, share, is_number in zip(needed, shares, kinds, strict=True)
    )


def _shares(weights: Sequence[int], words: Sequence[float], room: float) -> list[float]:
    """The room by weight; a column whose longest word needs more than its share takes that, where all words fit."""
    if sum(words) > room:
        return [room * weight / sum(weights) for weight in weights]
    fixed: set[int] = set()
    while True:
        left = room - sum(words[at] for at in fixed)
        others = sum(weight for at, weight in enumerate(weights) if at not in fixed)
        shares = [
            words[at] if at in fixed else left * weight / others if weight else 0.0
            for at, weight in enumerate(weights)
        ]
        short = {at for at, share in enumerate(shares) if at not in fixed and share < words[at]}
        if not short:
            return shares
        fixed |= short


def _longest_word(inside: str | Mapping[str, Any]) -> float:
    """The width of a cell's longest word with the margins."""
    texts = (
        [inside] if isinstance(inside, str) else [inside["text"], *(each["text"] for each in inside["below"])]
    )
    longest = max((len(word) for each in texts for word in each.split(" ")), default=0)
    return longest * MM_PER_CHARACTER + CELL_MARGINS_MM


def _weights(lengths: Sequence[int], heads: Sequence[int], kinds: Sequence[bool]) -> list[int]:
    least, most = WORDS
    return [
        0 if is_number else min(max(length, head, least), most)
        for length, head, is_number in zip(lengths, heads, kinds, strict=True)
    ]


def _head_length(head: str) -> int:
    """Characters in the longest line of a heading."""
    longest = max(map(len, head.split()), default=0)
    return max(longest, round(len(head) / LINES_OF_HEAD))


def _length(inside: str | Mapping[str, Any]) -> int:
    if isinstance(inside, str):
        return len(inside)
    return max(len(inside["text"]), *(len(each["text"]) + 2 for each in inside["below"]), 2)
