"""A table as a small Excel workbook: texts are never evaluated as formulas. No Qt."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Sequence
from decimal import Decimal
from io import BytesIO
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Cell = str | Decimal | None
SPREADSHEET: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE: Final = "http://schemas.openxmlformats.org/package/2006"
HEAD: Final = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
NOT_IN_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
WHEN: Final = (1980, 1, 1, 0, 0, 0)
WIDEST: Final = 60


def workbook_bytes(sheet: str, rows: Sequence[Sequence[Cell]]) -> bytes:
    """A workbook of one sheet, with a fixed, bold first row. The same rows give the same bytes."""
    kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{kinds}.sheet.main+xml"/>'
        f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{kinds}.worksheet+xml"/>'
        f'<Override PartName="/xl/styles.xml" ContentType="{kinds}.styles+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1"'
        f' Type="{RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{SPREADSHEET}" xmlns:r="{RELATIONS}"><sheets>'
        f'<sheet name={quoteattr(_sheet_name(sheet))} sheetId="1" r:id="rId1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{PACKAGE}/relationships">'
        f'<Relationship Id="rId1" Type="{RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>'
        f'<Relationship Id="rId2" Type="{RELATIONS}/styles" Target="styles.xml"/></Relationships>',
        "xl/styles.xml": f'<styleSheet xmlns="{SPREADSHEET}"><fonts count="2"><font/><font><b/></font></fonts>'
        '<fills count="1"><fill/></fills><borders count="1"><border/></borders>'
        '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/>'
        '<xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
        "xl/worksheets/sheet1.xml": "".join(_sheet(rows)),
    }
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(zipfile.ZipInfo(name, WHEN), HEAD + content, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def _sheet(rows: Sequence[Sequence[Cell]]) -> Iterator[str]:
    yield f'<worksheet xmlns="{SPREADSHEET}"><sheetViews><sheetView workbookViewId="0">'
    yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    widths = [
        max((len(str(cell)) for cell in column if cell is not None), default=8)
        for column in zip(*rows, strict=True)
    ]
    if widths:
        yield "<cols>"
        for number, width in enumerate(widths, 1):
            wide = min(max(width + 2, 8), WIDEST)
            yield f'<col min="{number}" max="{number}" width="{wide}" customWidth="1"/>'
        yield "</cols>"
    yield "<sheetData>"
    for number, row in enumerate(rows):
        style = "" if number else ' s="1"'
        yield f"<row>{''.join(_cell(cell, style) for cell in row)}</row>"
    yield "</sheetData></worksheet>"


def _cell(cell: Cell, style: str) -> str:
    if cell is None or cell == "":
        return "<c/>"
    if isinstance(cell, Decimal):
        return f"<c{style}><v>{cell:f}</v></c>"
    text = escape(NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", cell))
    return f'<c t="inlineStr"{style}><is><t xml:space="preserve">{text}</t></is></c>'


def _sheet_name(name: str) -> str:
    return re.sub(r"[\[\]:*?/\\']", " ", NOT_IN_XML.sub("", name))[:31].strip() or "Headroom"
