"""The table of predicted and measured values, for all views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.look.translation import tr, unit_word
from app.results.tables.column import Column
from app.results.words.measured import figure_in_words, meaning_in_words, source_in_words, value_in_words
from app.results.words.opinions import signed_percent
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

if TYPE_CHECKING:
    from planner_core.studies.measured_estate import MeasuredFigure


TOLD: Final = ("place", "figure", "meaning", "predicted", "measured", "difference", "source")
"""Columns of views whose numbers have their unit."""


def measured_columns(plan: Plan) -> dict[str, Column[MeasuredFigure]]:
    """The columns by name; the difference is a share of what was measured. The unit is for numbers without one."""
    return {
        "place": Column(tr("Where"), lambda row: plan.components[row.place].name),
        "figure": Column(tr("Figure"), figure_in_words),
        "meaning": Column(tr("Measured as"), meaning_in_words),
        "unit": Column(tr("Unit"), lambda row: unit_word(row.unit, row.measured)),
        "predicted": Column(
            tr("Predicted"), lambda row: value_in_words(row, row.predicted), lambda row: row.predicted, 1
        ),
        "measured": Column(
            tr("Measured"), lambda row: value_in_words(row, row.measured), lambda row: row.measured, 1
        ),
        "difference": Column(
            tr("Difference"),
            lambda row: signed_percent(row.relative),
            lambda row: None if row.relative is None else row.relative * PERCENT,
            1,
        ),
        "source": Column(tr("Source"), source_in_words),
    }
