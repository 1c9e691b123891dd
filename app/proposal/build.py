"""Builds the proposal: plan and assessment in, PDF out."""

from __future__ import annotations

from datetime import date

from app.headless import without_display
from app.i18n import tr
from app.proposal.content import proposal_content
from app.proposal.language import written_in
from app.proposal.printable import lacks_glyphs, printable_plan, printable_tree
from app.proposal.typesetting import typeset
from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import Assessment
from planner_core.plan.plan import Plan

DRAWING = "drawing.svg"


def build_proposal(
    plan: Plan, assessment: Assessment, catalog: Catalog, language: str = "en", day: date | None = None
) -> bytes:
    """The proposal as PDF (A4, PDF/A-2a and PDF/UA-1) in "en" or "de", whatever the window speaks.

    `day` is the date on it, today unless given; with the same day the same input gives the same bytes. Draws
    with Qt, so it belongs into the main thread. Raises ProposalError where it cannot be set.
    """
    day = day or date.today()  # noqa: DTZ011 - the date on paper is the one on the reader's wall
    with written_in(language), without_display():
        from app.canvas.picture import drawing_svg  # Qt's drawing, only where something is drawn

        printed = printable_plan(plan)
        drawing = drawing_svg(printed, assessment)
        content = proposal_content(printed, assessment, catalog, day)
        if lacks_glyphs(plan):
            content["notes"]["paragraphs"].append(
                [tr("Characters that this typeface lacks are printed as “?”.")]
            )
    return typeset(printable_tree(content), {DRAWING: drawing}, day)
