"""The pages of a proposal for the preview, laid out again after each change.

They equal the pages of the export: the same content, templates and typesetter. The content computed for a plan is
cached, so that a change of order, text or logo costs only the layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any, Final

import msgspec

from app.look.output_language import written_in
from app.output.chapters.history_chapter import line_texts
from app.output.proposal.branding import files_for_looking
from app.output.proposal.build_proposal import printable_content
from app.output.proposal.content import CHOICE, EDITION
from app.output.proposal.subject import Subject, assessed
from app.output.proposal.typesetting import chapter_pages, typeset_pages
from app.output.proposal.worker_requests import DecisionWords, Pages
from planner_core.plan.components import DesktopPool
from planner_core.plan.proposal_design import Branding, Chapter, ProposalDesign

SLOW: Final = ("response", "variants", "history")
"""Chapters that take long for many desktops or variants."""
MANY_DESKTOPS: Final = 800
MANY_VARIANTS: Final = 4
MANY_STEPS: Final = 20


class PageMaker:
    """Lays out the proposal of one plan in one language."""

    def __init__(self, subject: Subject, language: str, pictures: Mapping[str, bytes], day: date) -> None:
        self._subject = subject
        self._language = language
        self._pictures = pictures
        self._day = day
        self._known: dict[str, Any] = {}

    def laid_out(self, design: ProposalDesign, firm: Branding) -> Iterator[Pages]:
        """The current pages; if some chapters are slow, first the pages without them. Raises ProposalError."""
        if self._is_slow() and not self._known:
            quick = tuple(_without_slow(each) for each in design.all_chapters())
            yield self._pages(msgspec.structs.replace(design, chapters=quick), firm)._replace(complete=False)
        self._assess_all()
        yield self._pages(design, firm)

    def _assess_all(self) -> None:
        """Assess all variants and the states that were decided on. A cached summary is dropped, because it compares
        none.
        """
        if any(each.assessment is None for each in self._subject.variants):
            self._known.pop("summary", None)
        self._subject = assessed(self._subject)

    def _is_slow(self) -> bool:
        pools = (each for each in self._subject.plan.components.values() if isinstance(each, DesktopPool))
        many = sum(each.desktops for each in pools) > MANY_DESKTOPS
        past = self._subject.past
        is_long = past is not None and len(past.steps) > MANY_STEPS
        return many or is_long or len(self._subject.variants) > MANY_VARIANTS

    def _pages(self, design: ProposalDesign, firm: Branding) -> Pages:
        subject = self._subject._replace(design=design, firm=firm)
        content = printable_content(subject, self._language, self._day, self._known)
        files = {**self._pictures, **files_for_looking(subject.branding)}
        pages = typeset_pages(content, files, self._day)
        empty = frozenset(
            key for key, found in self._known.items() if not found and key not in (EDITION, CHOICE)
        )
        with written_in(self._language):
            lines = line_texts(subject.decisions or ())
        words = tuple(DecisionWords(*each) for each in lines)
        begins = chapter_pages(content, files)
        return Pages(pages, complete=True, empty=empty, begins=begins, decisions=words)


def _without_slow(chapter: Chapter) -> Chapter:
    return msgspec.structs.replace(chapter, shown=False) if chapter.key in SLOW else chapter
