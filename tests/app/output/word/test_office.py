"""The document in another word processor: it opens, page by page, with all its headings and pictures."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.project.samples import read_sample
from tests.app.output.word.test_page_numbers import entries
from tests.support.pdf import Pdf

OFFICE = shutil.which("soffice")
SAMPLES = {"replica-on-ssd": "de", "vsan62-hybrid-500": "en"}
"""One with prices and a store of its own for everything, one with clusters; each in one of the languages."""


@pytest.mark.timeout(900)
@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed: apt-get install libreoffice-writer")
def test_libreoffice_opens_it_and_lays_out_its_pages(document, tmp_path):
    words = {name: document(read_sample(name), language) for name, language in SAMPLES.items()}
    for name, word in words.items():
        (tmp_path / f"{name}.docx").write_bytes(word.data)
    converted(tmp_path, [f"{name}.docx" for name in words])
    for name, word in words.items():
        data = (tmp_path / f"{name}.pdf").read_bytes()
        pdf = Pdf(tmp_path / "read.pdf", data)
        pages = pdf.pages()
        assert 10 <= len(pages) <= 45
        assert pdf.info()["Title"] == word.document.core_properties.title
        text = pdf.text()
        for heading in word.in_style("Heading1"):
            assert heading in text
        of = {"en": "Page 3 of {}", "de": "Seite 3 von {}"}[SAMPLES[name]]
        assert of.format(len(pages)) in pages[2]
        assert "Page" not in pages[0]
        assert "Seite" not in pages[0]
        # Borderline pages differ where a program hyphenates or breaks lines by other rules.
        found = list(pages_found(entries(word), pages))
        assert all(abs(said - is_on) <= 1 for said, is_on in found)
        assert sum(said == is_on for said, is_on in found) >= 0.8 * len(found) > 10
        assert pictures(tmp_path / "read.pdf") >= len(word.alternatives())


def pages_found(entries: list[tuple[str, int]], pages: list[str]) -> Iterator[tuple[int, int]]:
    """The page of each entry by the contents, and where its title stands; long titles are wrapped and left out."""
    at = 3
    for title, said in entries:
        line = re.compile(rf"^\s*{re.escape(title)}\s*$", re.MULTILINE)
        here = next((each for each in range(at, len(pages) + 1) if line.search(pages[each - 1])), None)
        if here is not None:
            at = here
            yield said, here


def converted(folder: Path, names: list[str]) -> None:
    """The files as PDF, by a LibreOffice of its own, so that one that is open is not disturbed."""
    profile = (folder / "profile").as_uri()
    command = [
        OFFICE,
        f"-env:UserInstallation={profile}",
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        folder,
    ]
    done = subprocess.run(
        [*map(str, command), *(str(folder / name) for name in names)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Error" not in done.stdout + done.stderr


def pictures(path: Path) -> int:
    """How many pictures a PDF shows."""
    listing = subprocess.run(
        ["pdfimages", "-list", str(path)], capture_output=True, text=True, check=True
    ).stdout
    return sum(" image " in line for line in listing.splitlines())
