"""The chapters with the basis of the numbers: assumptions and derivations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from app.output.word.body import Body
from app.output.word.markup import NOTHING, TAB, Markup, joined, link, paragraph, run, text, with_next
from app.output.word.tables import TEXT_WIDTH_MM, Row, WordColumn, cell, cell_of, head_row, table

INDENT_MM, SYMBOL_MM, VALUE_MM = 11.0, 46.0, 33.0


def assumptions(body: Body) -> None:
    """All values with their origins: a table for each component."""
    it = body.opening("assumptions", new_page=True)
    body.add(text(it["lead"], "Lead"))
    columns = (WordColumn(62), WordColumn(38, is_number=True), WordColumn(TEXT_WIDTH_MM - 100))
    for found in it["tables"]:
        body.heading(2, found["title"], found["kind"])
        rows = [head_row((found["title"], *it["heads"]), columns)]
        rows += (_assumption(body, row, columns) for row in found["rows"])
        body.add(table(columns, rows, found["title"]))


def _assumption(body: Body, row: Mapping[str, str], columns: Sequence[WordColumn]) -> Row:
    source = (
        joined((run(" "), run(row["source"], "Source", language=body.other_language(row["language"]))))
        if row["source"]
        else NOTHING
    )
    origin = cell_of(joined((run(row["origin"]), source)), columns[2])
    return Row([cell(row["name"], columns[0]), cell(row["value"], columns[1]), origin])


def derivations(body: Body) -> None:
    """A worksheet for each headline number; references lead from one formula to the next."""
    it = body.opening("derivations", new_page=True)
    body.add(text(it["lead"], "Lead"))
    for sheet in it["sheets"]:
        body.heading(2, sheet["title"])
        for entry in sheet["entries"]:
            _entry(body, entry, it["heads"])
    if it["sources"]:
        body.heading(2, it["sources_title"])
    for each in it["sources"]:
        mark = body.bookmarked(_bookmark(each["mark"]), run(each["mark"], "Accent"))
        said = run(f" {each['text']}", language=body.other_language(each["language"]))
        body.add(paragraph(joined((mark, said)), "SourceLine"))


def _entry(body: Body, it: Mapping[str, Any], heads: Sequence[str]) -> None:
    mark = body.bookmarked(_bookmark(it["mark"]), run(it["mark"], "Accent"))
    body.add(paragraph(joined((mark, TAB, run(it["title"]), TAB, run(it["value"]))), "Heading3"))
    if it["formula"]:
        said = [text(f"{it['symbol']} = {it['formula']}", "Formula")]
        said += [text(f"= {it['put_in']}", "FormulaPutIn")] if it["put_in"] else []
        body.add(*(map(with_next, said) if it["inputs"] else said))
    if it["inputs"]:
        body.add(with_next(text("", "AfterTable")), _inputs(it["inputs"], heads, it["title"]))
    if it["remark"]:
        body.add(text(it["remark"], "Remark"))
    if it["source"]:
        body.add(text(it["source"], "SourceLine"))


def _inputs(inputs: Sequence[Mapping[str, str]], heads: Sequence[str], title: str) -> Markup:
    rest = TEXT_WIDTH_MM - INDENT_MM - SYMBOL_MM - VALUE_MM
    columns = (WordColumn(SYMBOL_MM), WordColumn(VALUE_MM, is_number=True), WordColumn(rest))
    rows = [head_row(heads, columns)]
    for row in inputs:
        if row["entry"]:
            where = _reference(row["entry"])
        elif row["reference"]:
            parts = (run(f"({row['origin']} ", "Muted"), _reference(row["reference"]), run(")", "Muted"))
            where = joined(parts)
        else:
            where = run(f"({row['origin']})", "Muted")
        what = joined((run(f"{row['what']} "), where))
        rows.append(
            Row(
                [
                    cell(row["symbol"], columns[0], "Muted"),
                    cell(row["value"], columns[1]),
                    cell_of(what, columns[2]),
                ]
            )
        )
    return table(columns, rows, title, indent_mm=INDENT_MM)


def _reference(mark: str) -> Markup:
    return link(_bookmark(mark), run(mark, "Hyperlink"))


def _bookmark(mark: str) -> str:
    """The bookmark of a formula. Marks are our own, but a bookmark may contain only letters and digits."""
    return f"formula_{re.sub(r'[^A-Za-z0-9]', '_', mark)}"
