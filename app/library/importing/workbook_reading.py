"""Reads the cells of an Excel workbook as a stream and with limits, because the file is untrusted. No Qt.

Nothing is executed, fetched or unpacked to disk: parts are read inside the archive, cell by cell, so that memory
depends on the cells and not on declared sizes.
"""

from __future__ import annotations

import stat
import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from typing import Any, Final, TypeVar
from xml.parsers import expat

from app.library.importing.raw_tables import RawTable
from app.library.importing.workbook_cells import (
    Attributes,
    SharedTexts,
    SheetReader,
    StyleReader,
    local_name,
    unreadable,
)
from planner_core.messages import Message

T = TypeVar("T")

MOST_UNPACKED: Final = 200 * 10**6
MOST_UNPACKED_OF_EXPORTS: Final = 4 * 10**9
"""The sheets of an export together; of its 27 sheets, some six are read."""
MOST_RATIO: Final = 100
RATIO_FROM: Final = 10**7
"""Smaller parts may have any compression ratio."""
MOST_PARTS: Final = 5_000
CHUNK: Final = 1 << 16
BROKEN: Final = (
    LookupError,
    ArithmeticError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    ValueError,
    OSError,
)
"""Exceptions of the readers of archives and numbers for malformed content."""
ROW_END: Final = b"</row>"
LONGEST_ROW: Final = 1 << 22
XML_HEAD: Final = 2
"""A file may begin with a declaration of XML."""
OLD_OFFICE: Final = bytes.fromhex("d0cf11e0a1b11ae1")
ENCRYPTED: Final = "EncryptedPackage".encode("utf-16-le")


def read_workbook(name: str, data: bytes, sheet: str = "") -> RawTable:
    """One sheet of a workbook: the named one, or the first that is not hidden. Raises TableError."""
    return _opened(name, data, MOST_UNPACKED, lambda workbook: workbook.table(sheet))


def read_sheets(
    name: str, data: bytes, wanted: Callable[[str], bool], keep: Callable[[str], bool] | None
) -> tuple[RawTable, ...]:
    """The sheets with a wanted name, hidden or not. Of their columns only those whose heading, the first row, is to be
    kept; the others are empty. Without `keep` all are, of tables that are not as wide. Raises TableError.
    """
    return _opened(name, data, MOST_UNPACKED_OF_EXPORTS, lambda workbook: workbook.tables(wanted, keep))


def _opened(name: str, data: bytes, most_unpacked: int, read: Callable[[_Workbook], T]) -> T:
    _refuse_other_kinds(name, data)
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            _check_archive(name, archive, most_unpacked)
            return read(_Workbook(name, archive))
    except zipfile.BadZipFile as error:
        raise unreadable(name, Message("it is damaged or incomplete; ask for it again")) from error
    except expat.ExpatError as error:
        raise unreadable(name, Message("its content is damaged; open and save it in Excel first")) from error
    except zlib.error as error:
        raise unreadable(name, Message("it is damaged or incomplete; ask for it again")) from error
    except BROKEN as error:
        raise unreadable(name, Message("it is not a readable workbook; save it as .xlsx or CSV")) from error


def _refuse_other_kinds(name: str, data: bytes) -> None:
    head = data[:512].lstrip()
    if data.startswith(OLD_OFFICE):
        if ENCRYPTED in data:
            raise unreadable(name, Message("it is protected by a password; save it without one"))
        raise unreadable(name, Message("it is in the old format .xls; save it as .xlsx or CSV"))
    if head.startswith((b"<", b"\xef\xbb\xbf<")):
        raise unreadable(name, Message("it is a web page with the ending of a workbook; save it as .xlsx"))
    if not data.startswith(b"PK"):
        raise unreadable(
            name, Message("it is not a workbook; save it as .xlsx, or name it .csv if it is text")
        )


def _check_archive(name: str, archive: zipfile.ZipFile, most_unpacked: int) -> None:
    """Refuse archive bombs and tricks by the directory, before anything is unpacked."""
    parts = archive.infolist()
    names = [part.filename for part in parts]
    if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > most_unpacked:
        raise unreadable(name, Message("unpacked it is far too large; it is not opened"))
    for part in parts:
        if part.file_size > RATIO_FROM and part.file_size > MOST_RATIO * max(part.compress_size, 1):
            raise unreadable(name, Message("unpacked it is far too large; it is not opened"))
        if part.flag_bits & 1:
            raise unreadable(name, Message("it is protected by a password; save it without one"))
        is_link = stat.S_ISLNK(part.external_attr >> 16)
        if is_link or ".." in part.filename.split("/") or part.filename.startswith(("/", "\\")):
            raise unreadable(
                name,
                Message("it contains parts with names that do not belong in a workbook; it is not opened"),
            )
    if len(set(names)) != len(names):
        raise unreadable(name, Message("it contains the same part twice; it is not opened"))
    if "xl/workbook.bin" in names:
        raise unreadable(name, Message("it is in the format .xlsb; save it as .xlsx or CSV"))


class _Workbook:
    """The relevant parts: sheets by name, shared texts, and styles."""

    def __init__(self, name: str, archive: zipfile.ZipFile) -> None:
        self._name = name
        self._archive = archive
        self._sheets: dict[str, str] = {}
        self._hidden: set[str] = set()
        self._from_1904 = False
        self._read_contents()

    def table(self, wanted: str) -> RawTable:
        """The rows of a sheet."""
        shown = [sheet for sheet in self._sheets if sheet not in self._hidden]
        sheet = wanted if wanted in self._sheets else next(iter(shown), "")
        if not sheet:
            raise unreadable(self._name, Message("it has no visible sheet"))
        cells = SheetReader(f"{self._name}, {sheet}", self._texts(), self._styles(), self._from_1904)
        self._parse(self._sheets[sheet], cells.start, cells.end, cells.text, cells.take_row)
        return RawTable(self._name, tuple(cells.rows), sheet, tuple(shown))

    def tables(
        self, wanted: Callable[[str], bool], keep: Callable[[str], bool] | None
    ) -> tuple[RawTable, ...]:
        """The rows of the wanted sheets; if there are none, all sheets without rows, to be named."""
        sheets = [sheet for sheet in self._sheets if wanted(sheet)]
        if not sheets:
            return tuple(RawTable(self._name, (), sheet, tuple(self._sheets)) for sheet in self._sheets)
        texts, styles = self._texts(), self._styles()
        found = []
        for sheet in sheets:
            cells = SheetReader(f"{self._name}, {sheet}", texts, styles, self._from_1904, keep)
            self._parse(self._sheets[sheet], cells.start, cells.end, cells.text, cells.take_row)
            found.append(RawTable(self._name, tuple(cells.rows), sheet, tuple(self._sheets)))
        return tuple(found)

    def _read_contents(self) -> None:
        targets: dict[str, str] = {}

        def relation(tag: str, attributes: Attributes) -> None:
            if tag == "Relationship":
                targets[attributes.get("Id", "")] = attributes.get("Target", "")

        found: list[tuple[str, str, bool]] = []

        def contents(tag: str, attributes: Attributes) -> None:
            if tag == "sheet":
                state = attributes.get("state", "visible")
                found.append((attributes.get("name", ""), attributes.get("id", ""), state != "visible"))
            elif tag == "workbookPr":
                self._from_1904 = attributes.get("date1904") in ("1", "true")

        self._parse("xl/_rels/workbook.xml.rels", relation)
        self._parse("xl/workbook.xml", contents)
        for name, relation_id, hidden in found:
            target = targets[relation_id]
            self._sheets[name] = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
            if hidden:
                self._hidden.add(name)

    def _texts(self) -> list[str]:
        found = SharedTexts(self._name)
        if "xl/sharedStrings.xml" in self._archive.namelist():
            self._parse("xl/sharedStrings.xml", found.start, found.end, found.text)
        return found.texts

    def _styles(self) -> StyleReader:
        """The number styles."""
        found = StyleReader()
        if "xl/styles.xml" in self._archive.namelist():
            self._parse("xl/styles.xml", found.start, found.end)
        return found

    def _parse(
        self,
        part: str,
        start: Callable[[str, Attributes], None],
        end: Callable[[str], None] | None = None,
        text: Callable[[str], Any] | None = None,
        take_row: Callable[[bytes], bool] | None = None,
    ) -> None:
        """`take_row`: takes most rows without the parser; the handlers then take names with the prefixes of their
        namespaces. Both save time in large parts.
        """
        itself = take_row is not None
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = start if itself else _named_locally(start)
        if end is not None:
            parser.EndElementHandler = end if itself else lambda tag: end(local_name(tag))
        if text is not None:
            parser.CharacterDataHandler = text
        parser.StartDoctypeDeclHandler = self._refuse_declaration
        rows = _Rows(parser, take_row) if take_row is not None else None
        parse = rows.parse if rows else lambda chunk: parser.Parse(chunk, False)
        with self._archive.open(part) as stream:
            unpacked = 0
            while chunk := stream.read(CHUNK):
                unpacked += len(chunk)
                if unpacked > MOST_UNPACKED:
                    raise unreadable(self._name, Message("unpacked it is far too large; it is not opened"))
                parse(chunk)
        parser.Parse(rows.rest if rows else b"", True)

    def _refuse_declaration(self, *_: object) -> None:
        # No workbook declares a document type; it would allow entities that expand or fetch files.
        raise unreadable(
            self._name, Message("it contains declarations that do not belong in a workbook; it is not opened")
        )


class _Rows:
    """Gives a parser the parts of a sheet in their order, without the rows that need no parser.

    A comment or the like may hide rows; from there on the parser gets all.
    """

    def __init__(self, parser: expat.XMLParserType, take_row: Callable[[bytes], bool]) -> None:
        self._parser = parser
        self._take_row = take_row
        self._takes = True
        self._is_first = True
        self.rest = b""

    def parse(self, chunk: bytes) -> None:
        """Take the rows that have ended; `rest` is what follows."""
        *pieces, self.rest = (self.rest + chunk).split(ROW_END)
        for piece in pieces:
            if not self._takes or not self._take_row(piece):
                self._give(piece + ROW_END)
        if not self._takes or len(self.rest) > LONGEST_ROW:
            self._takes = False
            self._give(self.rest)
            self.rest = b""

    def _give(self, piece: bytes) -> None:
        after = XML_HEAD if self._is_first else 0
        self._is_first = False
        if b"<!" in piece or b"<?" in piece[after:]:
            self._takes = False
        self._parser.Parse(piece, False)


def _named_locally(start: Callable[[str, Attributes], None]) -> Callable[[str, Attributes], None]:
    return lambda tag, attributes: start(
        local_name(tag), {local_name(name): value for name, value in attributes.items()}
    )
