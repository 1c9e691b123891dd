"""Builds the proposal as PDF."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from app.look.dates import today
from app.look.output_language import written_in
from app.look.translation import tr
from app.machine.headless import without_display
from app.output.chapters.drawing_chapter import WHOLE, part_file
from app.output.proposal.branding import branding_files
from app.output.proposal.content import proposal_content
from app.output.proposal.printable import lacks_glyphs, printable_plan, printable_tree
from app.output.proposal.subject import Subject, assessed
from app.output.proposal.typesetting import refuse_without_memory, typeset


def proposal_pictures(subject: Subject, language: str = "en") -> dict[str, bytes]:
    """The drawing of a proposal as SVG, whole and in parts, by file name in the templates.

    Paints with Qt in the light theme, which temporarily applies to the whole program: main thread only. Raises
    ProposalError without enough memory for a proposal.
    """
    refuse_without_memory()
    with written_in(language), without_display():
        # Qt is loaded only when something is drawn.
        from app.output.picture.plan_picture import drawing_pages

        whole, *parts = drawing_pages(printable_plan(subject.plan), subject.assessment)
        return {WHOLE: whole, **{part_file(number): each for number, each in enumerate(parts, 1)}}


def build_proposal(
    subject: Subject,
    language: str = "en",
    day: date | None = None,
    pictures: Mapping[str, bytes] | None = None,
) -> bytes:
    """The proposal as PDF (A4, PDF/A-2a, PDF/UA-1 and WTPDF 1.0) in "en" or "de", whatever the window speaks.

    `day` is the date on it, today unless given; with the same day the same input gives the same bytes. With the
    `pictures` of `proposal_pictures` it may run in any thread, without them only in the main thread. Raises
    ProposalError if typesetting fails.
    """
    day = day or today()
    if pictures is None:
        pictures = proposal_pictures(subject, language)
    content = printable_content(assessed(subject), language, day)
    return typeset(content, files_shown(subject, pictures), day)


def printable_content(
    subject: Subject, language: str, day: date, known: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The input of the templates; `known` is as in `proposal_content`."""
    with written_in(language):
        content = proposal_content(subject.written(printable_plan), day, known)
        if lacks_glyphs(subject.plan):
            content["closing"].append([tr("Characters that this typeface lacks are printed as “?”.")])
    printable: dict[str, Any] = printable_tree(content)
    return printable


def files_shown(subject: Subject, pictures: Mapping[str, bytes]) -> dict[str, bytes]:
    """All files that the templates use: the pictures, and the logo."""
    return {**pictures, **branding_files(subject.branding)}
