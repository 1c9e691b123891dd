"""Reads PDFs back with poppler's tools, as a customer's viewer would."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

BREAKS = re.compile("[\N{ZERO WIDTH SPACE}\N{SOFT HYPHEN}]")


class Pdf:
    """A PDF on disk and what can be read from it."""

    def __init__(self, path: Path, data: bytes) -> None:
        path.write_bytes(data)
        self.path = path
        self.data = data

    def text(self) -> str:
        """All text as one line with single spaces; places where a line may break are no characters."""
        return " ".join(BREAKS.sub("", self._read("pdftotext", "-layout", self.path, "-")).split())

    def pages(self) -> list[str]:
        """The text of each page."""
        return self._read("pdftotext", "-layout", self.path, "-").removesuffix("\f").split("\f")

    def info(self) -> dict[str, str]:
        """Title, author, page size and the rest of the document's own description."""
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

    @staticmethod
    def _read(*command: object) -> str:
        done = subprocess.run([str(each) for each in command], capture_output=True, check=True)
        return done.stdout.decode("utf-8", errors="replace")
