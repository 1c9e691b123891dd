"""On which page each heading lies, as Word lays the document out: for the contents, which only Word could fill.

A model of Word's layout: lines are filled word by word in the typeface that is part of the file, rows are as high as
their highest cell and are not split, and what is kept with the next goes to its page. Hyphenation is not modelled.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

from app.machine.resources import resource

W: Final = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
EXTENT: Final = "{http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing}extent"
TWIPS: Final = 20.0
"""In a point."""
EMU: Final = 12_700
"""In a point."""
SINGLE: Final = 240.0
"""The line spacing of one line."""
PAGE: Final = {False: 703.0, True: 456.4}
"""Height between the margins in points, upright and across."""
WIDTH: Final = {False: 476.3, True: 722.8}
CELL_MARGINS: Final = {"HeadroomTable": (4.25, 3.1), "HeadroomPlain": (2.1, 2.0)}
"""Beside and above the text of a cell in points; the same on the other side."""
NARROW_MARGIN: Final = 1.5
BORDER: Final = 0.5
FEWEST_LINES: Final = 2
"""Of a paragraph on each of two pages."""


class _Style(NamedTuple):
    """The look of a paragraph; lengths in points."""

    size: float = 9.5
    before: float = 0.0
    after: float = 6.0
    line: float = 1.15
    exact: float = 0.0
    """Height of a line that does not depend on its text; 0 for none."""
    left: float = 0.0
    is_bold: bool = False
    keep_next: bool = False
    keep_lines: bool = False
    breaks: bool = False


class _Block(NamedTuple):
    """A paragraph, or a row of a table."""

    height: float
    keep_next: bool
    breaks: bool
    line: float
    """The height of a line if it may be split between lines; 0 if not."""
    head: float
    """The height of the heading that is repeated above it on a new page."""
    names: tuple[str, ...]
    """The bookmarks inside."""
    turns: bool | None
    """The orientation of the pages up to here, where a section ends."""


def pages_of_bookmarks(body: Any) -> dict[str, int]:
    """The page of each bookmark in a `w:body`, counted from 1."""
    blocks = list(_blocks(body))
    ends = [number for number, each in enumerate(blocks) if each.turns is not None]
    found: dict[str, int] = {}
    start, page = 0, 1
    for end in ends:
        across = bool(blocks[end].turns)
        page = 1 + _filled(blocks[start : end + 1], PAGE[across], page, found)
        start = end + 1
    return found


def _filled(blocks: Sequence[_Block], room: float, page: int, found: dict[str, int]) -> int:
    """Fill pages, from `page` on, and return the last one."""
    used, at = 0.0, 0
    while at < len(blocks):
        end = at
        while blocks[end].keep_next and end + 1 < len(blocks) and not blocks[end + 1].breaks:
            end += 1
        chain = blocks[at : end + 1]
        least = sum(each.height for each in chain[:-1]) + _least(chain[-1])
        if used and (chain[0].breaks or (used + least > room and least <= room)):
            page, used = page + 1, chain[0].head
        for each in chain:
            if used and used + each.height > room:
                page, used = _over(each, page, used, room)
            else:
                used += each.height
            # A paragraph that is split has its bookmark where it begins, and headings are not split.
            found |= dict.fromkeys(each.names, page)
        at = end + 1
    return page


def _over(each: _Block, page: int, used: float, room: float) -> tuple[int, float]:
    """The page and what is used of it, after a block that does not fit."""
    if not each.line:
        return page + 1, each.head + each.height
    left = max(each.height - max(room - used, 0.0), FEWEST_LINES * each.line)
    while left > room:
        page, left = page + 1, left - room
    return page + 1, left


def _least(each: _Block) -> float:
    """What of it has to fit on a page."""
    return min(each.height, FEWEST_LINES * each.line) if each.line else each.height


def _blocks(body: Any) -> Iterator[_Block]:
    for each in body:
        if each.tag == f"{W}p":
            yield _paragraph(each, WIDTH[False])
        elif each.tag == f"{W}tbl":
            yield from _rows(each)
        elif each.tag == f"{W}sectPr":
            yield _Block(0.0, False, False, 0.0, 0.0, (), _is_across(each))


def _is_across(section: Any) -> bool:
    return any(each.get(f"{W}orient") == "landscape" for each in section.iter(f"{W}pgSz"))


def _paragraph(each: Any, width: float) -> _Block:
    properties = each.find(f"{W}pPr")
    style = styles()["Normal"]
    section = None
    if properties is not None:
        named = properties.find(f"{W}pStyle")
        style = styles().get(named.get(f"{W}val") if named is not None else "Normal", style)
        style = _changed(style, properties)
        section = properties.find(f"{W}sectPr")
    pictures = sum(int(one.get("cy", 0)) / EMU for one in each.iter(EXTENT))
    count = lines_of(tuple(_pieces(each, style)), width - style.left)
    line = style.exact or style.size * _line_height() * style.line
    height = style.before + (pictures or count * line) + style.after
    names = tuple(one.get(f"{W}name", "") for one in each.iter(f"{W}bookmarkStart"))
    may_split = not style.keep_lines and not pictures and count >= 2 * FEWEST_LINES
    turns = None if section is None else _is_across(section)
    return _Block(height, style.keep_next, style.breaks, line if may_split else 0.0, 0.0, names, turns)


def _pieces(paragraph: Any, style: _Style) -> Iterator[SizedText]:
    """The text with its line breaks; what a field shows, but not its instruction."""
    for run in paragraph.iter(f"{W}r"):
        look = run.find(f"{W}rPr")
        size, is_bold = style.size, style.is_bold
        if look is not None:
            named, own = look.find(f"{W}rStyle"), look.find(f"{W}sz")
            smaller, bold = (
                run_styles().get(named.get(f"{W}val"), (0.0, None)) if named is not None else (0.0, None)
            )
            size = float(own.get(f"{W}val")) / 2 if own is not None else smaller or size
            is_bold = is_bold if bold is None else bold
        for each in run:
            if each.tag == f"{W}t":
                yield SizedText(each.text or "", size, is_bold)
            elif each.tag == f"{W}br":
                yield SizedText("\n", size, is_bold)
            elif each.tag == f"{W}tab":
                yield SizedText("    ", size, is_bold)


def _rows(table: Any) -> Iterator[_Block]:
    look = table.find(f"{W}tblPr")
    style = look.find(f"{W}tblStyle").get(f"{W}val") if look is not None else ""
    beside, above = CELL_MARGINS.get(style, CELL_MARGINS["HeadroomTable"])
    if look is not None and look.find(f"{W}tblCellMar") is not None:
        beside = NARROW_MARGIN
    head = 0.0
    for row in table.iter(f"{W}tr"):
        properties = row.find(f"{W}trPr")
        least = next((int(each.get(f"{W}val", 0)) / TWIPS for each in row.iter(f"{W}trHeight")), 0.0)
        height, keep, names = least, False, []
        for cell in row.iter(f"{W}tc"):
            width = int(next(cell.iter(f"{W}tcW")).get(f"{W}w", 0)) / TWIPS - 2 * beside
            is_upright = next(cell.iter(f"{W}textDirection"), None) is not None
            inside = [_paragraph(each, 1_000.0 if is_upright else width) for each in cell.iter(f"{W}p")]
            keep = keep or any(each.keep_next for each in inside)
            names += [name for each in inside for name in each.names]
            height = max(height, 0.0 if is_upright else sum(each.height for each in inside) + 2 * above)
        height += BORDER
        yield _Block(height, keep, False, 0.0, head, tuple(names), None)
        if properties is not None and properties.find(f"{W}tblHeader") is not None:
            head += height


# --- styles ----------------------------------------------------------------------------------------------------------


@cache
def run_styles() -> Mapping[str, tuple[float, bool | None]]:
    """Size, 0 if it is that of the paragraph, and weight, None if so, of the styles of runs by their ids."""
    found: dict[str, tuple[float, bool | None]] = {}
    for each in _style_sheet().iter(f"{W}style"):
        if each.get(f"{W}type") == "character":
            based, look = each.find(f"{W}basedOn"), each.find(f"{W}rPr")
            size, bold = (
                found.get(based.get(f"{W}val", ""), (0.0, None)) if based is not None else (0.0, None)
            )
            if look is not None:
                own, weight = look.find(f"{W}sz"), look.find(f"{W}b")
                size = float(own.get(f"{W}val", 0)) / 2 if own is not None else size
                bold = weight.get(f"{W}val") != "0" if weight is not None else bold
            found[each.get(f"{W}styleId", "")] = (size, bold)
    return found


@cache
def _style_sheet() -> ET.Element:
    written = resource("proposal", "word", "styles.xml").read_text(encoding="utf-8")
    return ET.fromstring(re.sub(r"\$\w+", "0", written))  # noqa: S314 - our own


@cache
def styles() -> Mapping[str, _Style]:
    """The styles of paragraphs by their ids."""
    found = {"Normal": _Style()}
    for each in _style_sheet().iter(f"{W}style"):
        if each.get(f"{W}type") != "paragraph":
            continue
        based = each.find(f"{W}basedOn")
        style = found[based.get(f"{W}val", "Normal") if based is not None else "Normal"]
        own = _Style(**{**style._asdict(), "keep_next": style.keep_next})
        properties, look = each.find(f"{W}pPr"), each.find(f"{W}rPr")
        if properties is not None:
            own = _changed(own, properties)
        if look is not None:
            size = look.find(f"{W}sz")
            own = own._replace(
                size=float(size.get(f"{W}val", 0)) / 2 if size is not None else own.size,
                is_bold=own.is_bold or look.find(f"{W}b") is not None,
            )
        found[each.get(f"{W}styleId", "")] = own
    return found


def _changed(style: _Style, properties: Any) -> _Style:
    """A style with the properties of a paragraph."""
    spacing, indent = properties.find(f"{W}spacing"), properties.find(f"{W}ind")
    if spacing is not None:
        values = {
            name: float(spacing.get(f"{W}{name}"))
            for name in ("before", "after", "line")
            if spacing.get(f"{W}{name}")
        }
        style = style._replace(
            before=values["before"] / TWIPS if "before" in values else style.before,
            after=values["after"] / TWIPS if "after" in values else style.after,
        )
        if "line" in values:
            exact = spacing.get(f"{W}lineRule") == "exact"
            style = style._replace(
                line=1.0 if exact else values["line"] / SINGLE, exact=values["line"] / TWIPS if exact else 0.0
            )
    if indent is not None:
        style = style._replace(left=float(indent.get(f"{W}left") or 0) / TWIPS)
    return style._replace(
        keep_next=style.keep_next or properties.find(f"{W}keepNext") is not None,
        keep_lines=style.keep_lines or properties.find(f"{W}keepLines") is not None,
        breaks=style.breaks or properties.find(f"{W}pageBreakBefore") is not None,
    )


# --- lines -----------------------------------------------------------------------------------------------------------


class SizedText(NamedTuple):
    """A text in one size; a line break is a piece of its own."""

    text: str
    size: float
    is_bold: bool


_WORDS: Final = re.compile(r"[^ \N{ZERO WIDTH SPACE}/-]*[/-]?|[ \N{ZERO WIDTH SPACE}]")


@lru_cache(maxsize=20_000)
def lines_of(pieces: tuple[SizedText, ...], width: float) -> int:
    """The lines of a text in a column of `width` points."""
    lines, used, space = 1, 0.0, 0.0
    for piece in pieces:
        if piece.text == "\n":
            lines, used, space = lines + 1, 0.0, 0.0
            continue
        widths, units = _widths("Bold" if piece.is_bold else "Regular")
        scale = piece.size / units
        for word in _WORDS.findall(piece.text):
            if word in (" ", "\N{ZERO WIDTH SPACE}"):
                space = (widths[ord(" ")] * scale if word == " " else 0.0) if used else 0.0
                continue
            long = scale * sum(widths.get(ord(each), units // 2) for each in word)
            if used and used + space + long > width:
                lines, used, space = lines + 1, 0.0, 0.0
            used, space = used + space + long, 0.0
            while used > width:
                lines, used = lines + 1, used - width
    return lines


@cache
def _widths(face: str) -> tuple[Mapping[int, int], int]:
    """The width of each character of Inter in units, and the units of the font size."""
    from app.output.proposal.printable import code_points_to_glyphs

    font = resource("fonts", f"Inter-{face}.ttf").read_bytes()
    tables = _tables(font)
    (units,) = struct.unpack_from(">H", font, tables[b"head"] + 18)
    (count,) = struct.unpack_from(">H", font, tables[b"hhea"] + 34)
    advances = [struct.unpack_from(">H", font, tables[b"hmtx"] + 4 * each)[0] for each in range(count)]
    glyphs = code_points_to_glyphs(font)
    return {point: advances[min(glyph, count - 1)] for point, glyph in glyphs.items()}, units


@cache
def _line_height() -> float:
    """Of one line, as a multiple of the font size."""
    font = resource("fonts", "Inter-Regular.ttf").read_bytes()
    tables = _tables(font)
    (units,) = struct.unpack_from(">H", font, tables[b"head"] + 18)
    up, down, gap = struct.unpack_from(">hhh", font, tables[b"hhea"] + 4)
    return float((up - down + gap) / units)


def _tables(font: bytes) -> dict[bytes, int]:
    (count,) = struct.unpack_from(">H", font, 4)
    entries = (struct.unpack_from(">4sIII", font, 12 + 16 * each) for each in range(count))
    return {tag: start for tag, _, start, _ in entries}
