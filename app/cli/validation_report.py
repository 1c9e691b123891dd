"""The validation as text for a terminal: predicted and measured values, totals by kind, and what cannot be judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.cli.terminal import table
from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.results.words.results import resource_name
from planner_core.messages import MINUS, NO_VALUE
from planner_core.studies.validation_results import Total, Validation, ValidationRow
from planner_core.studies.validation_targets import NONE
from planner_core.units import PERCENT

INDENT = "  "
KIND_TITLES = {
    "density": mark("Density"),
    "cpu_utilisation": mark("Processor utilisation"),
    "boot_minutes": mark("Boot time"),
    "provision_minutes": mark("Provisioning time"),
    "controller_utilisation": mark("Controller utilisation"),
    "controller_constants": mark("Controllers by one set of constants"),
    "cached_drives": mark("Drives behind a cache"),
    "bottleneck": mark("What limits"),
    "cost": mark("Cost"),
    "capacity": mark("Capacity"),
    "work": mark("Work is conserved"),
    "latency": mark("Latency"),
    "arithmetic": mark("Arithmetic of the sources"),
}
BASIS_TITLES = {
    "arithmetic": mark("recalculated"),
    "calibrates": mark("calibrated on it"),
    "predicted": mark("predicted"),
    "at_least": mark("at least measured"),
    "contradiction": mark("contradiction"),
}
SIGNIFICANT_FROM = 100


class ValidationReport:
    """Writes the sections of one validation."""

    def __init__(self, found: Validation) -> None:
        self.found = found

    def lines(self) -> Iterator[str]:
        """The whole report."""
        for kind, title in KIND_TITLES.items():
            rows = [row for row in self.found.rows if row.kind == kind and row.basis != "contradiction"]
            if rows:
                yield from (tr(title), *_rows(rows), *_notes(rows), "")
        conflicting = [row for row in self.found.rows if row.basis == "contradiction"]
        if conflicting:
            yield tr("A contradiction within a source: computed from one statement, printed in another")
            yield from (*_rows(conflicting), *_notes(conflicting), "")
        yield from (tr("Totals: error without its sign"), *self._totals())
        yield INDENT + tr(
            "Left out: by the family as it would be had the record's own system never been seen."
        )
        if self.found.bottlenecks_labelled:
            right, labelled = self.found.bottlenecks_right, self.found.bottlenecks_labelled
            words = tr(
                "The limiting resource is right in {right} of {labelled} records that name one.",
                right=right,
                labelled=labelled,
            )
            yield from ("", INDENT + words)
        yield from ("", tr("Families, tried in this order"), *self._families())
        if self.found.unusable:
            yield from ("", tr("Not usable"), *self._unusable())

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
        tr("Record"), tr("What"), tr("Predicted"), tr("Measured"), "", tr("Error"), tr("Left out"), tr("Limit"),
        tr("Measured limit"), tr("Basis"),
    ]  # fmt: skip
    return table([head, *map(_cells, rows)], right={2, 3, 5, 6}, indent=INDENT)


def _cells(row: ValidationRow) -> list[str]:
    return [
        row.record,
        row.title,
        _figure(row.predicted),
        _figure(row.measured),
        row.unit,
        _percent(row.error),
        _percent(row.left_out_error) if row.left_out is not None else "",
        _limit(row),
        _resource(row.bottleneck_measured) + ("" if row.bottleneck_right in (True, None) else " !"),
        tr(BASIS_TITLES[row.basis]),
    ]


def _notes(rows: Sequence[ValidationRow]) -> Iterator[str]:
    """Family, further figures and remarks of each row that has some, once per record."""
    said = set()
    for row in rows:
        lines = [tr("Family: {family}", family=row.family)] if row.left_out is not None and row.family else []
        lines += [
            tr(
                "The source also says {value}: {where} ({error})",
                value=_figure(each.value),
                where=each.where,
                error=_percent(each.error),
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
        tr(KIND_TITLES[total.kind]),
        tr(BASIS_TITLES[total.basis]),
        numbers().number(total.count),
        numbers().percent(total.median, 1),
        _percent(total.worst),
    ]


def _without(total: Total | None) -> list[str]:
    """The same with each record's own system excluded from its family."""
    if total is None:
        return ["", ""]
    return [
        tr("left out: median {median}", median=numbers().percent(total.median, 1)),
        tr("worst {worst}", worst=_percent(total.worst)),
    ]


def _figure(value: float | None) -> str:
    if value is None:
        return NO_VALUE
    return numbers().number(value, 0 if abs(value) >= SIGNIFICANT_FROM and value == round(value) else None)


def _percent(share: float | None) -> str:
    if share is None:
        return NO_VALUE
    text = numbers().percent(share, 1)
    return text if text.startswith(MINUS) else f"+{text}"


def _limit(row: ValidationRow) -> str:
    """The predicted bottleneck, with its utilisation if that need not be full."""
    load = row.bottleneck_load
    name = _resource(row.bottleneck_predicted)
    return name if load is None else f"{name} {numbers().percent(load)}"


def _resource(resource: str) -> str:
    return tr("none") if resource == NONE else resource_name(resource) if resource else ""
