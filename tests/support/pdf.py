"""Reads PDFs with poppler's tools, like a customer's viewer."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = re.compile(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', re.DOTALL)
WORD = re.compile(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>')
HEX_TITLE = re.compile(rb"/Title ?<FEFF([0-9A-F]+)>")
PLAIN_TITLE = re.compile(rb"/Title ?\(([^()\\]*)\)")
EDGE = 20.0
"""Points of white around everything on a page."""
BREAKS = re.compile("[\N{ZERO WIDTH SPACE}\N{SOFT HYPHEN}]")


class Word(NamedTuple):
    """A word at its printed place, in points from the upper left corner of its page."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Word) -> bool:
        """Whether two words are printed over each other, by more than the edges of their boxes."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        least = min(self.bottom - self.top, other.bottom - other.top)
        return wide > 1.0 and high > 0.45 * least


class Page(NamedTuple):
    """The size of a page and the words on it."""

    width: float
    height: float
    words: tuple[Word, ...]


class Tag(NamedTuple):
    """An element of the structure: its type, how deep it lies, the types around it, and its attributes."""

    name: str
    depth: int
    above: tuple[str, ...]
    attributes: dict[str, str]


class Pdf:
    """A PDF on disk and its contents."""

    def __init__(self, path: Path, data: bytes) -> None:
        path.write_bytes(data)
        self.path = path
        self.data = data

    def text(self) -> str:
        """All text as one line with single spaces; possible line breaks are left out."""
        return " ".join(BREAKS.sub("", self._read("pdftotext", "-layout", self.path, "-")).split())

    def pages(self) -> list[str]:
        """The text of each page."""
        return self._read("pdftotext", "-layout", self.path, "-").removesuffix("\f").split("\f")

    def placed(self) -> list[Page]:
        """The words of each page at their printed places."""
        # An XML parser would stop at characters that names may contain.
        text = self._read("pdftotext", "-bbox", self.path, "-")
        return [
            Page(float(width), float(height), tuple(self._words(inside)))
            for width, height, inside in PAGE.findall(text)
        ]

    @staticmethod
    def _words(page: str) -> Iterator[Word]:
        for left, top, right, bottom, text in WORD.findall(page):
            yield Word(BREAKS.sub("", text), float(left), float(top), float(right), float(bottom))

    def picture(self, page: int, dots_per_inch: int) -> bytes:
        """A page as a PNG; pages count from 1."""
        command = ["pdftoppm", "-r", dots_per_inch, "-f", page, "-singlefile", "-png", self.path]
        return subprocess.run([str(each) for each in command], capture_output=True, check=True).stdout

    def bookmarks(self) -> list[str]:
        """The titles of the outline, those beyond ASCII last; the title of the document is among them."""
        beyond = [bytes.fromhex(each.decode()).decode("utf-16-be") for each in HEX_TITLE.findall(self.data)]
        return [each.decode("ascii") for each in PLAIN_TITLE.findall(self.data)] + beyond

    def info(self) -> dict[str, str]:
        """Title, author, page size and other properties of the document."""
        lines = self._read("pdfinfo", self.path).splitlines()
        return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}

    def metadata(self) -> str:
        """The XMP metadata."""
        return self._read("pdfinfo", "-meta", self.path)

    def fonts(self) -> list[dict[str, str]]:
        """Every font: name, and whether it is embedded, a subset, and readable as text."""
        _, _, *rows = self._read("pdffonts", self.path).splitlines()
        fields = [(row.split()[0], *row.split()[-5:-2]) for row in rows]
        return [dict(zip(("name", "embedded", "subset", "unicode"), field, strict=True)) for field in fields]

    def structure(self) -> str:
        """The tags: headings, tables, figures."""
        return self._read("pdfinfo", "-struct", self.path)

    def tags(self) -> list[Tag]:
        """The tags in reading order, as poppler reads them, with their attributes."""
        found: list[Tag] = []
        inside: list[Tag] = []
        for line in self.structure().splitlines():
            words = line.split()
            depth = len(line) - len(line.lstrip())
            if words and words[0].startswith("/"):
                found[-1].attributes[words[0][1:]] = " ".join(words[1:])
            elif words and words[0] != "Object":
                while inside and inside[-1].depth >= depth:
                    inside.pop()
                above = tuple(each.name for each in inside)
                found.append(
                    Tag(words[0].rstrip(":"), depth, above, {"id": line.partition("<")[2].partition(">")[0]})
                )
                inside.append(found[-1])
        return found

    @staticmethod
    def _read(*command: object) -> str:
        done = subprocess.run([str(each) for each in command], capture_output=True, check=True)
        return done.stdout.decode("utf-8", errors="replace")


def problems(pdf: Pdf, pages: Collection[int] | None = None) -> list[str]:
    """Everything wrong for a reader: words over each other or off the page."""
    found = []
    for number, page in enumerate(pdf.placed(), 1):
        if pages is not None and number not in pages:
            continue
        words = sorted(page.words, key=lambda word: word.top)
        for place, word in enumerate(words):
            if not (
                word.left > EDGE and word.right < page.width - EDGE and EDGE < word.top < page.height - EDGE
            ):
                found.append(f"page {number}: {word.text} lies over the edge")
            for other in words[place + 1 :]:
                if other.top > word.bottom:
                    break
                if word.overlaps(other):
                    found.append(f"page {number}: {word.text} and {other.text} lie over each other")
    return found
