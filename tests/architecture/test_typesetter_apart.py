"""The typesetter in a process of its own gives what it gives in this one."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from app.output.proposal.typesetting import STANDARDS
from tests.support.typesetter_apart import Apart, Fonts, TypstError

HERE = """
import hashlib, typst
from datetime import UTC, datetime
from app.output.proposal.typesetting import STANDARDS
fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=["resources/fonts"])
stamp = datetime(2026, 1, 2, tzinfo=UTC)
pdf, _ = typst.compile_with_warnings(
    {"main.typ": %r}, font_paths=fonts, format="pdf", pdf_standards=STANDARDS, timestamp=stamp
)
print(hashlib.sha256(pdf).hexdigest())
"""
PAGE = b'#set document(title: "Page")\n#set text(lang: "en", font: "Inter")\n= One\n#metadata((a: 1))<found>'


@pytest.fixture
def apart() -> Iterator[Apart]:
    made = Apart()
    yield made
    made.close()


@pytest.fixture
def fonts(apart: Apart) -> Fonts:
    return apart.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=["resources/fonts"]
    )


def test_a_document_has_the_same_bytes(apart: Apart, fonts: Fonts) -> None:
    stamp = datetime(2026, 1, 2, tzinfo=UTC)
    pdf, warnings = apart.compile_with_warnings(
        {"main.typ": PAGE}, font_paths=fonts, format="pdf", pdf_standards=STANDARDS, timestamp=stamp
    )
    assert warnings == []
    here = subprocess.run([sys.executable, "-c", HERE % PAGE], capture_output=True, text=True, check=True)
    assert hashlib.sha256(pdf).hexdigest() == here.stdout.strip()


def test_errors_warnings_and_queries_come_back(
    apart: Apart, fonts: Fonts, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TypstError) as told:
        apart.compile_with_warnings({"main.typ": b'#panic("no")'}, font_paths=fonts, format="pdf")
    assert "panicked" in told.value.diagnostic
    _, (warning,) = apart.compile_with_warnings(
        {"main.typ": b'#set text(font: "Nowhere")\nA'}, font_paths=fonts, format="pdf"
    )
    assert "nowhere" in warning.diagnostic
    monkeypatch.setattr("tests.support.typesetter_apart.DOCUMENTS", 1)
    assert '"a": 1' in apart.query({"main.typ": PAGE}, "<found>", font_paths=fonts, field="value")
