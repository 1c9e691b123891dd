"""The objects of a PDF as the typesetter writes it: numbered, none inside another, listed in one table at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

TABLE: Final = re.compile(rb"xref\n0 (\d+)\n")
START: Final = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*\Z")
OBJECT: Final = re.compile(rb"\d+ 0 obj\n(.*)\nendobj\n\s*\Z", re.DOTALL)
ENTRY: Final = 20
"""Bytes of each line of the table."""
DIGITS: Final = 10
"""Digits of an offset in it."""


class PdfObjects:
    """The objects by number, each without its number; may be changed and added to."""

    def __init__(self, pdf: bytes) -> None:
        """Raises ValueError for a PDF that is built in another way."""
        found = START.search(pdf)
        table = TABLE.match(pdf, int(found[1])) if found else None
        if not found or not table:
            raise ValueError("the PDF has no plain table of objects")
        self._offsets = [
            int(pdf[at : at + DIGITS])
            for at in range(table.end() + ENTRY, table.end() + ENTRY * int(table[1]), ENTRY)
        ]
        ends = sorted((*self._offsets, table.start()))
        following = dict(pairwise(ends))
        self._head = pdf[: ends[0]]
        self._trailer = pdf[pdf.rindex(b"trailer", table.start()) : found.start()]
        self._found: dict[int, bytes] = {}
        for number, offset in enumerate(self._offsets, 1):
            whole = OBJECT.match(pdf[offset : following[offset]])
            if not whole:
                raise ValueError(f"object {number} of the PDF is cut off")
            self._found[number] = whole[1]

    def __getitem__(self, number: int) -> bytes:
        return self._found[number]

    def __setitem__(self, number: int, content: bytes) -> None:
        self._found[number] = content

    def __iter__(self) -> Iterator[int]:
        return iter(self._found)

    def add(self, content: bytes) -> int:
        """Append an object and return its number."""
        number = len(self._found) + 1
        self._found[number] = content
        return number

    def that_has(self, words: bytes) -> int:
        """The first object with these bytes. Raises ValueError if there is none."""
        for number, content in self._found.items():
            if words in content:
                return number
        raise ValueError(f"the PDF has no {words.decode('ascii')}")

    def written(self) -> bytes:
        """The PDF."""
        made = bytearray(self._head)
        offsets = []
        for number, content in self._found.items():
            offsets.append(len(made))
            made += b"%d 0 obj\n%b\nendobj\n" % (number, content)
        table = len(made)
        count = len(offsets) + 1
        made += b"xref\n0 %d\n0000000000 65535 f\r\n" % count
        made += b"".join(b"%010d 00000 n\r\n" % offset for offset in offsets)
        made += re.sub(rb"/Size \d+", b"/Size %d" % count, self._trailer)
        return bytes(made + b"startxref\n%d\n%%%%EOF" % table)
