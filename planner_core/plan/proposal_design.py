"""How the proposal of a project is made up: which chapters in which order, words of one's own, and whose it is."""

from __future__ import annotations

from typing import Final

import msgspec

CHAPTERS: Final = (
    "summary",
    "drawing",
    "variants",
    "saturation",
    "ladder",
    "capacity",
    "response",
    "storms",
    "bill",
    "outlook",
    "findings",
    "notes",
    "assumptions",
    "derivations",
)
"""Every chapter, in the order of a proposal that nobody has changed."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One chapter of the proposal."""

    key: str
    """One of CHAPTERS."""
    shown: bool = True
    text: str = ""
    """Words of the consultant's own under the chapter's title; blank lines part paragraphs."""


class Branding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose proposal it is."""

    firm: str = ""
    address: str = ""
    """Lines as they are printed."""
    accent: str = ""
    """Colour of the firm as `#rrggbb`; Headroom's own where empty."""
    logo: bytes = b""
    """A picture that has been checked when it was taken in: PNG, or SVG without scripts or references."""
    closing: str = ""
    """Small print on the last page, such as terms of the offer."""


class ProposalDesign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the proposal of a project is made up."""

    chapters: tuple[Chapter, ...] = tuple(map(Chapter, CHAPTERS))
    """In the order in which they are printed. Chapters that are missing here, because the file is older than they
    are, are printed where they usually stand."""
    branding: Branding | None = None
    """None: as the firm's profile on this computer says."""

    def all_chapters(self) -> tuple[Chapter, ...]:
        """Every chapter that this edition knows, once, in the order chosen; those not chosen yet stand after
        the one that usually precedes them."""
        found = [each for each in self.chapters if each.key in CHAPTERS]
        for index, key in enumerate(CHAPTERS):
            keys = [each.key for each in found]
            if key in keys:
                continue
            before = keys.index(CHAPTERS[index - 1]) + 1 if index else 0
            found.insert(before, Chapter(key))
        return tuple(found)
