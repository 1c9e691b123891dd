"""The file formats of a proposal: PDF, and Word and Excel for further editing."""

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
    """The name in file dialogs, in English."""
    name: str
    """The name on buttons, in English."""


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
    """The proposal as a file with this suffix; arguments as for `build_proposal`. Raises HeadroomError."""
    subject = assessed(subject)
    if suffix == ".xlsx":
        # Imported late: each loads a library of its own.
        from app.output.workbook.build_workbook import build_workbook

        return build_workbook(subject, language, day)
    if suffix == ".docx":
        from app.output.word.build_word import build_document

        return build_document(subject, language, day, pictures)
    from app.output.proposal.build_proposal import build_proposal

    return build_proposal(subject, language, day, pictures)
