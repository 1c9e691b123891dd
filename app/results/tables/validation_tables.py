"""Tables of the comparison with published systems: the summary by kind of figure, and the rows of a kind."""

from __future__ import annotations

from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.validation import (
    basis_title,
    beside_in_words,
    errors_in_a_cell,
    figure,
    kind_title,
    limit_in_words,
    measured_limit_in_words,
    predicted_in_words,
    signed_error,
    unit_in_words,
)
from planner_core.studies.validation_results import Summary, ValidationRow
from planner_core.units import PERCENT


def summary_columns() -> list[Column[Summary]]:
    """One row for each kind of figure: errors without its machine, without its laboratory, and as calibrated."""
    return [
        Column(tr("Figure"), lambda each: kind_title(each.kind)),
        Column(tr("Machine unseen"), lambda each: errors_in_a_cell(each.machine_left_out)),
        Column(tr("Laboratory unseen"), lambda each: errors_in_a_cell(each.laboratory_left_out)),
        Column(tr("As calibrated"), lambda each: errors_in_a_cell(each.in_sample)),
    ]


def row_columns() -> list[Column[ValidationRow]]:
    """One row for each record."""
    return [
        Column(tr("What"), lambda each: each.title, tip=_about),
        Column(tr("Predicted"), predicted_in_words, lambda each: each.predicted, 2),
        Column(tr("Measured"), lambda each: figure(each.measured), lambda each: each.measured, 2),
        Column(tr("Error"), lambda each: signed_error(each.error), lambda each: _percent(each.error), 1),
        Column(
            tr("Machine unseen"),
            lambda each: signed_error(each.left_out_error),
            lambda each: _percent(each.left_out_error),
            1,
        ),
        Column(
            tr("Laboratory unseen"),
            lambda each: signed_error(each.laboratory_left_out_error),
            lambda each: _percent(each.laboratory_left_out_error),
            1,
        ),
        Column(tr("Basis"), lambda each: basis_title(each.basis)),
        Column(tr("Limit"), limit_in_words),
        Column(tr("Measured limit"), measured_limit_in_words),
        Column(tr("Unit"), lambda each: unit_in_words(each.unit)),
        Column(tr("Source"), lambda each: each.source, tip=lambda each: each.where),
    ]


def _percent(share: float | None) -> float | None:
    return None if share is None else share * PERCENT


def _about(row: ValidationRow) -> str:
    """Record, family and remarks."""
    beside = beside_in_words(row) if row.is_range else tr(row.beside)
    return "\n".join(filter(None, (row.record, row.family, beside, row.note)))
