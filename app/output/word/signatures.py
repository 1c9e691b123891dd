"""A place where both parties sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.output.word.markup import Markup, joined, paragraph, run, text
from app.output.word.package import hexadecimal
from app.output.word.tables import TEXT_WIDTH_MM, Row, WordColumn, table

GAP_MM = 12.0
ROOM = Markup(
    '<w:p><w:pPr><w:pStyle w:val="TableText"/><w:spacing w:before="360" w:after="0"/></w:pPr></w:p>'
)
"""Above a line, for a hand."""


def signatures(it: Mapping[str, Any], colour: str) -> Markup:
    """Beside each other for each party: lines, each with what belongs on it below."""
    parties: Sequence[Mapping[str, str]] = it["parties"]
    width = (TEXT_WIDTH_MM - GAP_MM * (len(parties) - 1)) / len(parties)
    columns = [WordColumn(GAP_MM if number % 2 else width) for number in range(2 * len(parties) - 1)]
    line = hexadecimal(colour)
    rows = [_row([paragraph(run(each["title"], "Strong"), "TableText") for each in parties])]
    for number, label in enumerate(it["labels"]):
        above = [text(each["signer"] if not number else "", "TableText") for each in parties]
        rows.append(_row([joined((ROOM, each)) for each in above]))
        rows.append(_row([text(label, "TableSmall") for _ in parties], line))
    return table(columns, rows, it["title"], style="HeadroomPlain", in_one_piece=True)


def _row(cells: Sequence[Markup], line: str = "") -> Row:
    """A cell for each party, with gaps between them, and a line above if it has a colour."""
    found: list[Markup] = []
    lines: list[str] = []
    for each in cells:
        found += [*([text("", "TableText")] if found else []), each]
        lines += [*([""] if lines else []), line]
    return Row(found, top_lines=lines if line else ())
