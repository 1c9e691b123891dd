"""What a proposal can be written as: PDF to keep, Word and Excel to go on with."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from app.look.translation import mark
from app.output.proposal.subject import Subject, assessed


class Format(NamedTuple):
    """One kind of file."""

    suffix: str
    title: str
    """As file dialogs name it, in English."""
    name: str
    """As a button names it, in English."""


FORMATS: Final = (
    Format(".pdf", mark("PDF documents (*.pdf)"), mark("PDF")),
    Format(".docx", mark("Word documents (*.docx)"), mark("Word")),
    Format(".xlsx", mark("Excel workbooks (*.xlsx)"), mark("Excel")),
)
SUFFIXES: Final = tuple(each.suffix for each in FORMATS)


def build(
    suffix: str,
    subject: Subject,
    language: str,
    day: date | None = None,
    pictures: Mapping[str, bytes] | None = None,
) -> bytes:
    """The proposal as a file that ends in `suffix`, as `build_proposal` makes it. Raises HeadroomError."""
    subject = assessed(subject)
    if suffix == ".xlsx":
        # Each of them brings a library of its own.
        from app.output.workbook.build_workbook import build_workbook

        return build_workbook(subject, language, day)
    if suffix == ".docx":
        from app.output.word.build_word import build_document

        return build_document(subject, language, day, pictures)
    from app.output.proposal.build_proposal import build_proposal

    return build_proposal(subject, language, day, pictures)
