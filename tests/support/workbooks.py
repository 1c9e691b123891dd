"""Reads workbooks: cells with value, formula and format; and lets LibreOffice recalculate their formulas."""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from app.look.output_language import written_in
from app.output.workbook.cell_names import NAMES, cell_name_in_words

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
OFFICE = shutil.which("soffice")
ALWAYS_RECALCULATE = """\
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse">
<value>0</value></prop></item></oor:items>
"""


@cache
def english_names() -> dict[str, str]:
    """The English name of each cell that has a name in German."""
    with written_in("de"):
        return {cell_name_in_words(each): each for each in NAMES}


class Cell(NamedTuple):
    value: str | float | None
    formula: str
    form: str
    """The number format."""
    is_text: bool


class Workbook:
    """All sheets of a file by their names; cells by their references, and by their names in English too."""

    def __init__(self, data: bytes) -> None:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            assert archive.testzip() is None
            self.parts = {name: archive.read(name) for name in archive.namelist()}
        for name, part in self.parts.items():
            assert name.endswith((".xml", ".rels"))
            ET.fromstring(part)
        self._texts = self._shared_texts()
        self._forms = self._number_forms()
        book = ET.fromstring(self.parts["xl/workbook.xml"])
        relations = ET.fromstring(self.parts["xl/_rels/workbook.xml.rels"])
        targets = {each.get("Id"): each.get("Target", "") for each in relations}
        self.files = {
            each.get("name", ""): "xl/" + targets[each.get(RELATION)].removeprefix("/xl/")
            for each in book.iter(f"{MAIN}sheet")
        }
        self.sheets = {name: self._cells(self.parts[file]) for name, file in self.files.items()}
        self.names = {
            each.get("name", ""): each.text or ""
            for each in book.iter(f"{MAIN}definedName")
            if not each.get("name", "").startswith("_xlnm")
        }
        self.names |= {
            english_names()[name]: at for name, at in self.names.items() if name in english_names()
        }

    def named(self, name: str) -> Cell:
        """The cell with a name."""
        sheet, _, cell = self.names[name].rpartition("!")
        return self.sheets[sheet.strip("'").replace("''", "'")][cell.replace("$", "")]

    def rows(self, sheet: str) -> list[list[Cell]]:
        """The cells of a sheet line by line; gaps are empty cells."""
        found: dict[int, dict[int, Cell]] = {}
        for reference, cell in self.sheets[sheet].items():
            column, line = place(reference)
            found.setdefault(line, {})[column] = cell
        empty = Cell(None, "", "", False)
        return [[row.get(at, empty) for at in range(max(row) + 1)] for _, row in sorted(found.items())]

    def formulas(self) -> Mapping[tuple[str, str], Cell]:
        """Every formula with its value, by sheet and reference."""
        return {
            (sheet, at): cell
            for sheet, cells in self.sheets.items()
            for at, cell in cells.items()
            if cell.formula
        }

    def texts(self, sheet: str) -> list[str]:
        """Every text of a sheet."""
        return [str(cell.value) for cell in self.sheets[sheet].values() if cell.is_text]

    def _shared_texts(self) -> list[str]:
        part = self.parts.get("xl/sharedStrings.xml")
        if part is None:
            return []
        return [
            unescaped("".join(text.text or "" for text in each.iter(f"{MAIN}t")))
            for each in ET.fromstring(part)
        ]

    def _number_forms(self) -> list[str]:
        styles = ET.fromstring(self.parts["xl/styles.xml"])
        known = {each.get("numFmtId"): each.get("formatCode", "") for each in styles.iter(f"{MAIN}numFmt")}
        built_in = {"3": "#,##0", "4": "#,##0.00", "9": "0%", "10": "0.00%"}
        cells = styles.find(f"{MAIN}cellXfs")
        assert cells is not None
        return [(known | built_in).get(each.get("numFmtId"), "") for each in cells]

    def _cells(self, part: bytes) -> dict[str, Cell]:
        found = {}
        for cell in ET.fromstring(part).iter(f"{MAIN}c"):
            value, formula = cell.findtext(f"{MAIN}v"), cell.findtext(f"{MAIN}f") or ""
            kind, form = cell.get("t", "n"), self._forms[int(cell.get("s", "0"))]
            if value is None and not formula:
                continue
            is_text = kind in ("s", "str")
            read = (
                self._texts[int(value or 0)] if kind == "s" else value if is_text else float(value or "nan")
            )
            found[cell.get("r", "")] = Cell(read, formula, form, is_text)
        return found


def place(reference: str) -> tuple[int, int]:
    """Column from 0 and line from 1 of `G12`."""
    letters, line = re.fullmatch(r"([A-Z]+)(\d+)", reference).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(line)


def unescaped(text: str) -> str:
    """A text as Excel shows it: `_x0009_` stands for a tab."""
    return re.sub(r"_x([0-9A-F]{4})_", lambda found: chr(int(found.group(1), 16)), text)


def with_values(data: bytes, sheet: str, values: Mapping[str, float]) -> bytes:
    """The same file with other numbers in some cells, as if typed in; formulas keep their stored values."""
    file = Workbook(data).files[sheet]
    changed = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as archive, zipfile.ZipFile(changed, "w") as new:
        for name in archive.namelist():
            part = archive.read(name).decode("utf-8")
            for reference, value in values.items() if name == file else ():
                part, count = re.subn(rf'(<c r="{reference}"[^>]*><v>)[^<]*', rf"\g<1>{value}", part)
                assert count == 1, reference
            new.writestr(name, part)
    return changed.getvalue()


def recalculated(files: Mapping[str, bytes], folder: Path) -> dict[str, Workbook]:
    """The files after LibreOffice has opened, recalculated and saved them."""
    assert OFFICE is not None
    settings, written = folder / "profile" / "user", folder / "out"
    settings.mkdir(parents=True)
    (settings / "registrymodifications.xcu").write_text(ALWAYS_RECALCULATE, encoding="utf-8")
    for name, data in files.items():
        (folder / f"{name}.xlsx").write_bytes(data)
    command = [OFFICE, f"-env:UserInstallation={(folder / 'profile').as_uri()}", "--headless", "--convert-to"]
    command += ["xlsx", "--outdir", str(written), *(str(folder / f"{name}.xlsx") for name in files)]
    subprocess.run(command, check=True, capture_output=True)
    return {name: Workbook((written / f"{name}.xlsx").read_bytes()) for name in files}
