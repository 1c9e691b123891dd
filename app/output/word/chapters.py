"""Which function sets which chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from app.output.word import appendix, result_chapters
from app.output.word.block_chapters import block_chapter
from app.output.word.body import Body

WRITERS: Final[Mapping[str, Callable[[Body], None]]] = {
    "summary": result_chapters.summary,
    "drawing": result_chapters.drawing,
    "variants": partial(block_chapter, "variants"),
    "saturation": result_chapters.saturation,
    "ladder": result_chapters.ladder,
    "capacity": result_chapters.capacity,
    "response": partial(block_chapter, "response"),
    "storms": partial(block_chapter, "storms"),
    "bill": result_chapters.bill,
    "outlook": partial(block_chapter, "outlook"),
    "findings": result_chapters.findings,
    "notes": result_chapters.notes,
    "assumptions": appendix.assumptions,
    "derivations": appendix.derivations,
}
"""By the key of the chapter, as in planner_core.plan.proposal_design.CHAPTERS."""


def write_chapters(body: Body) -> None:
    """All chapters of the content in their order, and the small print of the firm at the end."""
    for key in body.content["order"]:
        WRITERS[key](body)
    body.paragraphs(body.content["closing"], "SmallPrint")
