"""Typesets content as PDF with typst, from memory and with the bundled typeface only: no network, no system fonts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
import typst

from app.machine.memory import has_memory_for
from app.machine.resources import resource, resources_folder
from app.output.proposal.tag_tree import well_tagged
from planner_core.messages import HeadroomError, Message

STANDARDS: Final[Any] = ["a-2a", "ua-1"]
"""For archiving (PDF/A-2a) and for accessibility (PDF/UA-1); `well_tagged` adds WTPDF 1.0."""


PICTURES: Final = "pictures.typ"
"""The template of single pictures, used instead of that of the document."""


POINTS_PER_INCH: Final = 72.0
LOGO_ALONE: Final = b"""
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#context {
  let natural = measure(image("logo.svg"))
  let (width, height) = (int(sys.inputs.width) * 1pt, int(sys.inputs.height) * 1pt)
  image("logo.svg", width: natural.width * calc.min(width / natural.width, height / natural.height))
}
"""


NEEDED_BYTES: Final = 512 * 2**20
"""A proposal of a few hundred pages takes less. The typesetter ends the process if it gets no memory."""


class ProposalError(HeadroomError):
    """The proposal could not be typeset."""


def refuse_without_memory() -> None:
    """Raise ProposalError if a proposal may find too little memory, in which Qt and the typesetter end the process."""
    if not has_memory_for(NEEDED_BYTES):
        raise ProposalError(
            Message(
                "A proposal takes up to {needed} MiB of memory, and there is less. Close other programs.",
                {"needed": NEEDED_BYTES // 2**20},
            )
        )


def typeset(content: dict[str, Any], files: dict[str, bytes], day: date) -> bytes:
    """The PDF of `content`, which the templates in resources/proposal read, and of the files they use.

    Equal content gives equal bytes. Raises ProposalError on typesetting errors and warnings.
    """
    stamp = datetime(day.year, day.month, day.day, tzinfo=UTC)
    (pdf,) = _compiled(_inputs(content), files, format="pdf", pdf_standards=STANDARDS, timestamp=stamp)
    return well_tagged(pdf)


def typeset_pages(content: dict[str, Any], files: dict[str, bytes], day: date) -> list[bytes]:
    """The same pages as `typeset`, each as an SVG with text as outlines. Raises ProposalError."""
    stamp = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return _compiled(_inputs(content), files, format="svg", timestamp=stamp)


def typeset_pictures(
    content: dict[str, Any], files: dict[str, bytes], pictures: Sequence[Any], dots_per_inch: float
) -> list[bytes]:
    """Each picture as a PNG by the picture template, in the look of `content`. Raises ProposalError."""
    inputs = _inputs(content) | {"pictures": _as_json(pictures)}
    main = {"main.typ": templates()[PICTURES]}
    return _compiled(inputs, {**files, **main}, format="png", ppi=dots_per_inch)


@lru_cache(maxsize=4)
def drawn_logo(svg: bytes, width: int, height: int) -> bytes:
    """An SVG logo as a PNG, as large as fits into this many pixels. Raises ProposalError."""
    inputs = {"width": str(width), "height": str(height)}
    files = {"logo.svg": svg, "main.typ": LOGO_ALONE}
    (png,) = _compiled(inputs, files, format="png", ppi=POINTS_PER_INCH)
    return png


def chapter_pages(content: dict[str, Any], files: dict[str, bytes]) -> dict[str, int]:
    """The page on which each chapter begins, counted from 1. Cheap directly after laying out the same content."""
    sources: Any = {**templates(), **files}
    try:
        found = typst.query(
            sources, "<chapter>", field="value", font_paths=typeface(), sys_inputs=_inputs(content)
        )
    except typst.TypstError as error:
        raise ProposalError(_complaint(str(error.diagnostic))) from error
    return {row["chapter"]: row["page"] for row in msgspec.json.decode(found)}


def _compiled(inputs: dict[str, str], files: dict[str, bytes], **form: Any) -> list[bytes]:
    """One file, or one for each page for formats without pages."""
    refuse_without_memory()
    sources: Any = {**templates(), **files}  # from memory, which typst's stubs do not allow
    try:
        made, warnings = typst.compile_with_warnings(
            sources, font_paths=typeface(), sys_inputs=inputs, **form
        )
    except typst.TypstError as error:
        raise ProposalError(_complaint(str(error.diagnostic))) from error
    if warnings:
        raise ProposalError(_complaint(str(warnings[0].diagnostic)))
    pages: Any = made
    return [pages] if isinstance(pages, bytes) else list(pages)


def _inputs(content: dict[str, Any]) -> dict[str, str]:
    return {"data": _as_json(content)}


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode("utf-8")


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
