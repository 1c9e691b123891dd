"""Which function sets which chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from app.proposal.word import appendix, results
from app.proposal.word.block_chapters import block_chapter
from app.proposal.word.body import Body

WRITERS: Final[Mapping[str, Callable[[Body], None]]] = {
    "summary": results.summary,
    "drawing": results.drawing,
    "variants": partial(block_chapter, "variants"),
    "saturation": results.saturation,
    "ladder": results.ladder,
    "capacity": results.capacity,
    "response": partial(block_chapter, "response"),
    "storms": partial(block_chapter, "storms"),
    "bill": results.bill,
    "outlook": partial(block_chapter, "outlook"),
    "findings": results.findings,
    "notes": results.notes,
    "assumptions": appendix.assumptions,
    "derivations": appendix.derivations,
}
"""By the key of the chapter, as in planner_core.plan.proposal_design.CHAPTERS."""


def write_chapters(body: Body) -> None:
    """All chapters of the content in their order, and the small print of the firm at the end."""
    for key in body.content["order"]:
        WRITERS[key](body)
    body.paragraphs(body.content["closing"], "SmallPrint")
