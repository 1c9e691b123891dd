"""What a pilot's measurement changes, in sentences."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr, unit_word
from planner_core.formulas.uncertainty import give_or_take_of_spread
from planner_core.measurements.series import ClockChange
from planner_core.messages import NO_BREAK_SPACE
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.studies.pilot import DIGITS, Learned
from planner_core.studies.range_study import RangeStudy


def learned_sentence(learned: Learned) -> str:
    """`Processor per desktop: 1,282 MHz ± 17% → 1,186 MHz ± 4%`."""
    info = _info(learned)
    after = _sure(info, learned.after, learned.after_spread)
    before = _value(info, learned.before)
    if learned.before_spread is not None:
        before = _sure(info, learned.before, learned.before_spread)
    return tr("{field}: {before} → {after}", field=tr(info.title), before=before, after=after)


def alone_sentence(learned: Learned) -> str:
    """`Measured alone: 1,180 MHz ± 4%; it counts 94%.`"""
    return tr(
        "Measured alone: {value}; it counts {weight}.",
        value=_sure(_info(learned), learned.measured, learned.measured_spread),
        weight=numbers().percent(learned.weight),
    )


def clock_sentence(change: ClockChange) -> str:
    """`The clock of the log goes back at 3:00: an hour is there twice, and both count.`"""
    before, after = f"{change.before:%H:%M}", f"{change.after:%H:%M}"
    if change.is_repeated:
        return tr(
            "After {before} the clock of the log goes back to {after}: an hour is there twice, and both count.",
            before=before,
            after=after,
        )
    return tr(
        "After {before} the clock of the log goes on at {after}: an hour is missing, and nothing is put in its place.",
        before=before,
        after=after,
    )


def range_change(before: RangeStudy | None, after: RangeStudy | None) -> str:
    """`Desktops in 8 of 10 futures: 69 to 87 → 73 to 81`; empty without a range."""
    if before is None or after is None:
        return ""
    return tr("Desktops in 8 of 10 futures: {before} → {after}", before=_range(before), after=_range(after))


def _range(study: RangeStudy) -> str:
    low, high = (numbers().number(each) for each in (study.desktops.low, study.desktops.high))
    return low if low == high else tr("{low} to {high}", low=low, high=high)


def _info(learned: Learned) -> FieldInfo:
    info = declared_field(DesktopPool, learned.field)
    assert info is not None
    return info


def _value(info: FieldInfo, value: float) -> str:
    """With the digits that the form shows once it is in the plan."""
    rounded = float(f"{value:.{DIGITS}g}")
    if info.uncertain == "share":
        return numbers().exact(rounded) + numbers().style.before_percent + "%"
    unit = unit_word(info.unit, rounded)
    return f"{numbers().exact(rounded)}{NO_BREAK_SPACE}{unit}" if unit else numbers().exact(rounded)


def _sure(info: FieldInfo, value: float, spread: float) -> str:
    percent = numbers().percent(float(give_or_take_of_spread(spread)) / 100)
    return tr("{value} ± {percent}", value=_value(info, value), percent=percent)
