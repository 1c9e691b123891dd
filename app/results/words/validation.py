"""Words for the comparison with published systems: kinds of figures, bases, errors, limits."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.number_format import numbers
from app.look.translation import mark, tr, translate
from app.results.words.results import resource_name
from planner_core.messages import MINUS, NO_VALUE
from planner_core.studies.validation_records import UnplacedRecord
from planner_core.studies.validation_results import Errors, Summary, Validation, ValidationRow
from planner_core.studies.validation_targets import NONE

KIND_TITLES = {
    "density": mark("Density"),
    "response": mark("Users with responses in time"),
    "cpu_utilisation": mark("Processor utilisation"),
    "boot_minutes": mark("Boot time"),
    "provision_minutes": mark("Provisioning time"),
    "iops_per_user": mark("I/O per user"),
    "reads_per_user": mark("Reads per user"),
    "writes_per_user": mark("Writes per user"),
    "host_watts": mark("Power draw of a host"),
    "controller_utilisation": mark("Controller utilisation"),
    "controller_constants": mark("Controllers with one set of constants"),
    "cached_drives": mark("Drives behind a cache"),
    "bottleneck": mark("What limits"),
    "cost": mark("Cost"),
    "capacity": mark("Capacity"),
    "work": mark("Work is conserved"),
    "latency": mark("Latency"),
    "arithmetic": mark("Arithmetic of the sources"),
}
"""Kinds of figures, in the order in which they are shown."""
BASIS_TITLES = {
    "arithmetic": mark("recalculated"),
    "calibrates": mark("calibrated on it"),
    "predicted": mark("predicted"),
    "at_least": mark("at least measured"),
    "contradiction": mark("contradiction"),
}
UNITS = (
    mark("desktops per host"),
    mark("users per host"),
    mark("EUR per desktop"),
    mark("IOPS per user"),
    mark("desktops"),
    mark("sessions"),
)
"""Units that are words; others are the same in every language."""
SIGNIFICANT_FROM = 100


def kind_title(kind: str) -> str:
    """Density, Boot time ..."""
    return tr(KIND_TITLES[kind])


def basis_title(basis: str) -> str:
    """What a figure says about the predictions: predicted, calibrated on it ..."""
    return tr(BASIS_TITLES[basis])


def unit_in_words(unit: str) -> str:
    """A unit in the language of the reader."""
    return tr(unit) if unit in UNITS else unit


def figure(value: float | None) -> str:
    """A predicted or measured figure, without its unit."""
    if value is None:
        return NO_VALUE
    return numbers().number(value, 0 if abs(value) >= SIGNIFICANT_FROM and value == round(value) else None)


def signed_error(share: float | None) -> str:
    """`+2.1%`, with its sign."""
    if share is None:
        return NO_VALUE
    text = numbers().percent(share, 1)
    return text if text.startswith(MINUS) else f"+{text}"


def limit_in_words(row: ValidationRow) -> str:
    """The predicted bottleneck, with its utilisation if that need not be full."""
    load = row.bottleneck_load
    name = _resource(row.bottleneck_predicted)
    return name if load is None else f"{name} {numbers().percent(load)}"


def measured_limit_in_words(row: ValidationRow) -> str:
    """What the source says is the bottleneck; with a mark if the prediction is another."""
    wrong = False in (row.bottleneck_right, row.unsaturated_right)
    return _resource(row.bottleneck_measured) + (" !" if wrong else "")


def errors_in_words(errors: Errors | None) -> tuple[str, str, str]:
    """Number of rows, median and worst error."""
    if errors is None:
        return NO_VALUE, NO_VALUE, NO_VALUE
    return (
        numbers().number(errors.count),
        numbers().percent(errors.median, 1),
        signed_error(errors.worst),
    )


def errors_in_a_cell(errors: Errors | None) -> str:
    """`median 2.4%, worst −14.2% (14)`."""
    if errors is None:
        return NO_VALUE
    count, middle, worst = errors_in_words(errors)
    return tr("median {median}, worst {worst} ({count})", median=middle, worst=worst, count=count)


def is_shown(summary: Summary) -> bool:
    """Whether a line of the summary has anything to say."""
    return any((summary.machine_left_out, summary.laboratory_left_out, summary.in_sample))


def limits_in_words(found: Validation) -> tuple[str, ...]:
    """How often the limiting resource is the one that the source names, and how often nothing is saturated."""
    lines = []
    if found.bottlenecks_labelled:
        lines.append(
            tr(
                "The limiting resource is right in {right} of {labelled} records that name one.",
                right=found.bottlenecks_right,
                labelled=found.bottlenecks_labelled,
            )
        )
    if found.unsaturated_labelled:
        lines.append(
            tr(
                "In {labelled} further records nothing was saturated; Headroom agrees in {right} of"
                " them, as it would at any low load.",
                right=found.unsaturated_right,
                labelled=found.unsaturated_labelled,
            )
        )
    return tuple(lines)


def ranges_in_words(found: Validation) -> tuple[str, ...]:
    """How many measurements lie inside the range in which 8 of 10 should lie, together and by kind of figure."""
    inside, count = (sum(getattr(each, name) for each in found.ranges) for name in ("inside", "count"))
    if not count:
        return ()
    parts = [
        tr(
            "{kind} {inside} of {count}",
            kind=kind_title(each.kind),
            inside=each.inside,
            count=each.count,
        )
        for each in found.ranges
    ]
    words = {"inside": inside, "count": count, "part": numbers().percent(inside / count)}
    return (
        tr(
            "Inside the range of 8 of 10 futures, machine unseen: {inside} of {count} measurements, {part}"
            " ({kinds}).",
            kinds="; ".join(parts),
            **words,
        ),
    )


def predicted_in_words(row: ValidationRow) -> str:
    """The prediction, or its range where the source does not say enough for one."""
    if row.least is None or row.most is None:
        return figure(row.predicted)
    return tr("{least} to {most}", least=figure(row.least), most=figure(row.most))


def unmeasured_in_words(found: Validation) -> tuple[str, ...]:
    """Workload profiles that no row tests; nothing if all were measured."""
    if not found.unmeasured_profiles:
        return ()
    named = "; ".join(found.unmeasured_profiles)
    return (tr("No system was measured with these workload profiles: {profiles}.", profiles=named),)


def alone_in_words(summary: Sequence[Summary]) -> str:
    """Which kinds of figures have rows that nothing unfitted predicts; empty if there are none."""
    kinds = [
        tr("{kind} ({number})", kind=kind_title(each.kind), number=numbers().number(each.alone))
        for each in summary
        if each.alone
    ]
    if not kinds:
        return ""
    return tr("Predicted only with constants fitted to the same machine: {kinds}.", kinds=", ".join(kinds))


def beside_in_words(row: ValidationRow) -> str:
    """A row that does not count in the summary, with its error and the reason."""
    if row.is_range:
        return tr(
            "Not in the summary: {record}, {kind} {predicted}, measured {measured}. The source does not"
            " name the kind of worker, so the prediction ranges from the heaviest to the lightest.",
            record=row.record,
            kind=kind_title(row.kind),
            predicted=predicted_in_words(row),
            measured=figure(row.measured),
        )
    return tr(
        "Not in the summary: {record}, {kind} {error}. {reason}",
        record=row.record,
        kind=kind_title(row.kind),
        error=signed_error(row.left_out_error if row.left_out_error is not None else row.error),
        reason=tr(row.beside),
    )


def unplaced_in_words(record: UnplacedRecord) -> str:
    """Which record, which field, what is expected."""
    reason = translate(record.reason)
    where = ": ".join(filter(None, (record.file, record.id)))
    if not record.field:
        return f"{where}: {reason}"
    return tr("{record}: field {field}: {reason}", record=where, field=record.field, reason=reason)


def _resource(resource: str) -> str:
    return tr("none") if resource == NONE else resource_name(resource) if resource else ""
