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
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

DRAWING = "drawing.svg"


def proposal_drawing(plan: Plan, assessment: Assessment, language: str = "en") -> bytes:
    """The plan's drawing as the proposal shows it, as SVG.

    Draws with Qt in the light theme, which is the whole program's for that moment: only for the main thread.
    """
    with written_in(language), without_display():
        from app.canvas.picture import drawing_svg  # Qt's drawing, only where something is drawn

        return drawing_svg(printable_plan(plan), assessment)


def build_proposal(
    plan: Plan,
    assessment: Assessment,
    catalog: Catalog,
    language: str = "en",
    day: date | None = None,
    drawing: bytes | None = None,
) -> bytes:
    """The proposal as PDF (A4, PDF/A-2a and PDF/UA-1) in "en" or "de", whatever the window speaks.

    `day` is the date on it, today unless given; with the same day the same input gives the same bytes. With a
    `drawing` from `proposal_drawing` it may run in any thread, without one only in the main thread. Raises
    ProposalError where the proposal cannot be set.
    """
    day = day or date.today()  # noqa: DTZ011 - the date on paper is the one on the reader's wall
    if drawing is None:
        drawing = proposal_drawing(plan, assessment, language)
    with written_in(language):
        content = proposal_content(printable_plan(plan), assessment, catalog, day)
        if lacks_glyphs(plan):
            content["notes"]["paragraphs"].append(
                [tr("Characters that this typeface lacks are printed as “?”.")]
            )
    return typeset(printable_tree(content), {DRAWING: drawing}, day)
