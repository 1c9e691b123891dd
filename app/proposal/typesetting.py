"""Turns content into a PDF with typst, from memory and with the bundled typeface only: no network, no system."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import typst

from app.resources import resource, resources_folder
from planner_core.messages import HeadroomError, Message

STANDARDS: Final[Any] = ["a-2a", "ua-1"]
"""For the archive (PDF/A-2a) and for readers with screen readers (PDF/UA-1)."""


class ProposalError(HeadroomError):
    """The proposal could not be set."""


def typeset(content: dict[str, Any], files: dict[str, bytes], day: date) -> bytes:
    """The PDF of `content`, which the templates in resources/proposal read, and of the files they show.

    Equal content gives equal bytes. Raises ProposalError where the templates do not set it without complaint.
    """
    pdf = _compiled(content, files, day, "pdf", STANDARDS)
    assert isinstance(pdf, bytes)
    return pdf


def typeset_pages(content: dict[str, Any], files: dict[str, bytes], day: date) -> list[bytes]:
    """The pages that `typeset` makes of the same, each as an SVG whose text is outlines. Raises ProposalError."""
    pages: Any = _compiled(content, files, day, "svg", [])
    return [pages] if isinstance(pages, bytes) else list(pages)


def chapter_pages(content: dict[str, Any], files: dict[str, bytes]) -> dict[str, int]:
    """On which page, counted from 1, each chapter begins. Asked right after laying the same out, it costs little."""
    data = msgspec.json.encode(content).decode("utf-8")
    sources: Any = {**templates(), **files}
    try:
        found = typst.query(
            sources, "<chapter>", field="value", font_paths=typeface(), sys_inputs={"data": data}
        )
    except typst.TypstError as error:
        raise ProposalError(_complaint(str(error.diagnostic))) from error
    return {row["chapter"]: row["page"] for row in msgspec.json.decode(found)}


def _compiled(
    content: dict[str, Any], files: dict[str, bytes], day: date, form: Literal["pdf", "svg"], standards: Any
) -> object:
    data = msgspec.json.encode(content).decode("utf-8")
    stamp = datetime(day.year, day.month, day.day, tzinfo=UTC)
    sources: Any = {**templates(), **files}  # from memory, which typst's stubs do not know
    try:
        made, warnings = typst.compile_with_warnings(
            sources,
            format=form,
            font_paths=typeface(),
            sys_inputs={"data": data},
            pdf_standards=standards,
            timestamp=stamp,
        )
    except typst.TypstError as error:
        raise ProposalError(_complaint(str(error.diagnostic))) from error
    if warnings:
        raise ProposalError(_complaint(str(warnings[0].diagnostic)))
    return made


def _complaint(diagnostic: str) -> Message:
    return Message("The proposal could not be set: {reason}", {"reason": " ".join(diagnostic.split())})


@cache
def templates() -> dict[str, bytes]:
    """The templates by file name."""
    return {path.name: path.read_bytes() for path in _sorted(resource("proposal"))}


@cache
def typeface() -> typst.Fonts:
    """Inter as it comes with Headroom, and nothing else."""
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=[str(resources_folder() / "fonts")],
    )


def _sorted(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.typ"))
