"""Writes all chapters in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.output.word import appendix
from app.output.word.block_chapters import block_chapter
from app.output.word.body import Body
from app.output.word.drawing import drawing

WRITERS: Final[Mapping[str, Callable[[Body], None]]] = {
    "drawing": drawing,
    "assumptions": appendix.assumptions,
    "derivations": appendix.derivations,
}
"""Chapters not made of blocks, by their key in planner_core.plan.proposal_design.CHAPTERS."""


def write_chapters(body: Body) -> None:
    """All chapters in order, and the firm's small print at the end."""
    for key in body.content["order"]:
        if key in WRITERS:
            WRITERS[key](body)
        else:
            block_chapter(key, body)
    body.paragraphs(body.content["closing"], "SmallPrint")
