"""The validation as text for a terminal: how good predictions are, then all rows, and what cannot be judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.cli.terminal import table
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.words.validation import (
    KIND_TITLES,
    alone_in_words,
    basis_title,
    beside_in_words,
    errors_in_words,
    figure,
    is_shown,
    kind_title,
    limit_in_words,
    limits_in_words,
    measured_limit_in_words,
    predicted_in_words,
    ranges_in_words,
    signed_error,
    unit_in_words,
    unmeasured_in_words,
    unplaced_in_words,
)
from planner_core.studies.validation_results import Total, Validation, ValidationRow
from planner_core.units import PERCENT

INDENT = "  "


class ValidationReport:
    """Writes the sections of one validation."""

    def __init__(self, found: Validation) -> None:
        self.found = found

    def lines(self) -> Iterator[str]:
        """The whole report."""
        for kind in KIND_TITLES:
            rows = [row for row in self.found.rows if row.kind == kind and row.basis != "contradiction"]
            if rows:
                yield from (kind_title(kind), *_rows(rows), *_notes(rows), "")
        conflicting = [row for row in self.found.rows if row.basis == "contradiction"]
        if conflicting:
            yield tr("A contradiction within a source: computed from one statement, printed in another")
            yield from (*_rows(conflicting), *_notes(conflicting), "")
        if self.found.totals:
            yield from (tr("Absolute error by basis"), *self._totals(), "")
        yield from (tr("Families, tried in this order"), *self._families())
        if self.found.unusable:
            yield from ("", tr("Not usable"), *self._unusable())
        if self.found.unplaced:
            yield from ("", tr("Not predicted"))
            yield from (INDENT + unplaced_in_words(each) for each in self.found.unplaced)
        if self.found.summary:
            yield from ("", tr("How good the predictions are: absolute error"), *self._summary())

    def _summary(self) -> Iterator[str]:
        head = [
            tr("Figure"),
            *(tr("Number"), tr("Machine unseen"), ""),
            *(tr("Number"), tr("Laboratory unseen"), ""),
            *(tr("Number"), tr("As calibrated"), ""),
        ]
        under = ["", *("", tr("Median"), tr("Worst")) * 3]
        rows = [
            [
                kind_title(each.kind),
                *errors_in_words(each.machine_left_out),
                *errors_in_words(each.laboratory_left_out),
                *errors_in_words(each.in_sample),
            ]
            for each in self.found.summary
            if is_shown(each)
        ]
        yield from table([head, under, *rows], right=set(range(1, len(head))), indent=INDENT)
        yield INDENT + tr(
            "Machine or laboratory unseen: predicted with constants that use none of its tests."
        )
        yield INDENT + tr("A minimum that a system carried counts only if the prediction is below it.")
        yield INDENT + tr(
            "How much work processors do per clock was fitted on four pairs of these systems, and is not fitted again."
        )
        yield INDENT + tr(
            "For I/O per user, another hypervisor or broker on the same nodes is another machine."
        )
        if alone := alone_in_words(self.found.summary):
            yield INDENT + alone
        yield from (INDENT + beside_in_words(row) for row in self.found.rows if not row.counts)
        yield from (INDENT + line for line in limits_in_words(self.found))
        yield from (INDENT + line for line in ranges_in_words(self.found))
        yield from (INDENT + line for line in unmeasured_in_words(self.found))

    def _totals(self) -> list[str]:
        head = [tr("Figure"), tr("Basis"), tr("Number"), tr("Median"), tr("Worst"), "", ""]
        left_out = {(each.kind, each.basis): each for each in self.found.left_out}
        rows = [
            [*_total(each), *_without(left_out.get((each.kind, each.basis)))]
            for each in self.found.totals
            if each.basis != "contradiction"
        ]
        return table([head, *rows], right={2, 3, 4}, indent=INDENT)

    def _families(self) -> list[str]:
        head = [tr("Family"), tr("Processor per user"), tr("At"), tr("Calibrated on"), tr("Workload profile")]
        rows = [
            [
                each.title,
                numbers().quantity(each.cpu_mhz, "MHz", 0),
                numbers().percent(each.cpu_target_percent / PERCENT),
                ", ".join(each.calibrated_on) or tr("published ratios"),
                each.profile,
            ]
            for each in self.found.families
        ]
        return table([head, *rows], right={1, 2}, indent=INDENT)

    def _unusable(self) -> Iterator[str]:
        for each in self.found.unusable:
            yield f"{INDENT}{each.id}: {each.title} ({each.source})"
            yield f"{INDENT}{INDENT}{each.reason}"


def _rows(rows: Sequence[ValidationRow]) -> list[str]:
    head = [
        tr("Record"), tr("What"), tr("Predicted"), tr("Measured"), "", tr("Error"), tr("Machine unseen"),
        tr("Laboratory unseen"), tr("Limit"), tr("Measured limit"), tr("Basis"),
    ]  # fmt: skip
    return table([head, *map(_cells, rows)], right={2, 3, 5, 6, 7}, indent=INDENT)


def _cells(row: ValidationRow) -> list[str]:
    return [
        row.record,
        row.title,
        predicted_in_words(row),
        figure(row.measured),
        unit_in_words(row.unit),
        signed_error(row.error),
        signed_error(row.left_out_error) if row.left_out is not None else "",
        signed_error(row.laboratory_left_out_error) if row.laboratory_left_out is not None else "",
        limit_in_words(row),
        measured_limit_in_words(row),
        basis_title(row.basis),
    ]


def _notes(rows: Sequence[ValidationRow]) -> Iterator[str]:
    """Family, further figures and remarks of each row that has some, once per record."""
    said = set()
    for row in rows:
        lines = [tr("Family: {family}", family=row.family)] if row.family else []
        lines += [
            tr(
                "The source also says {value}: {where} ({error})",
                value=figure(each.value),
                where=each.where,
                error=signed_error(each.error),
            )
            for each in row.also
        ]
        lines += [row.note] if row.note else []
        for line in lines:
            if (row.record, line) not in said:
                said.add((row.record, line))
                yield f"{INDENT}{row.record}: {line}"


def _total(total: Total) -> list[str]:
    return [
        kind_title(total.kind),
        basis_title(total.basis),
        numbers().number(total.count),
        numbers().percent(total.median, 1),
        signed_error(total.worst),
    ]


def _without(total: Total | None) -> list[str]:
    """The same by constants that know nothing of each record's machine."""
    if total is None:
        return ["", ""]
    return [
        tr("machine unseen: median {median}", median=numbers().percent(total.median, 1)),
        tr("worst {worst}", worst=signed_error(total.worst)),
    ]
