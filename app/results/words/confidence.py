"""The confidence of a constant or record in words."""

from __future__ import annotations

from collections.abc import Mapping

from app.look.translation import mark, tr

CONFIDENCES: Mapping[str, str] = {
    "A": mark("A: read in the vendor's or author's own text"),
    "B": mark("B: from a secondary source"),
    "C": mark("C: a planning value"),
    "D": mark("D: computed from values that were read"),
    "E": mark("E: only recalled, not read; ask the vendor before you rely on it"),
}


def confidence_in_words(confidence: str) -> str:
    """The letter with its meaning; empty for none."""
    return tr(CONFIDENCES[confidence]) if confidence else ""
