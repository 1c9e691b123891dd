"""The origin of a value, as a word beside it and as a sentence in its tooltip."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from app.look.catalogue_names import record_name
from app.look.number_format import numbers
from app.look.references import reference_in_words
from app.look.translation import tr, unit_word
from planner_core.plan.components import Origin
from planner_core.plan.fields import FieldInfo
from planner_core.units import MIB_PER_GIB


def origin_word(origins: Sequence[Origin | None], *, of_model: bool = False) -> str:
    """In a word: default, typed, catalogue, imported, measured; or that the origins differ.

    `of_model`: a typed model is one that is not in the catalogue, and the word says so, because it has filled no
    fields.
    """
    if len(origins) != 1:
        return tr("various origins")
    origin = origins[0]
    if origin is None:
        return tr("default")
    if of_model and origin.kind == "typed":
        return tr("not in the catalogue")
    words = {
        "typed": tr("typed"),
        "catalogue": tr("catalogue"),
        "imported": tr("imported"),
        "measured": tr("measured"),
    }
    word, percent = words[origin.kind], origin.give_or_take_percent
    return word if percent is None else f"{word} ± {numbers().percent(percent / 100)}"


def is_marked(origins: Sequence[Origin | None]) -> bool:
    """Whether a value is marked as somebody's own: typed, imported, measured, or surer or less sure than is usual.
    Defaults and values of the catalogue say where they are from in their tooltips and menus.
    """
    usual = (
        each is None or (each.kind == "catalogue" and each.give_or_take_percent is None) for each in origins
    )
    return not all(usual)


def origin_sentence(info: FieldInfo, origins: Sequence[Origin | None]) -> str:
    """The same as a sentence, with the record or the source."""
    if len(origins) != 1:
        return tr("The selected components have this value from different places.")
    origin = origins[0]
    if origin is None:
        return tr("Default. {source}", source=tr(info.source)) if info.source else tr("Default.")
    return "\n".join(filter(None, (_from(info, origin), _give_or_take(origin))))


def _give_or_take(origin: Origin) -> str:
    percent = origin.give_or_take_percent
    if percent is None:
        return ""
    shown = numbers().percent(percent / 100, 0 if float(percent).is_integer() else 1)
    return tr("Give or take {percent}, in 8 of 10 futures.", percent=shown)


def _from(info: FieldInfo, origin: Origin) -> str:
    if origin.kind == "typed" and info.catalogue:
        return tr("Typed in; the catalogue has no record of this name, so no other field changed.")
    if origin.kind == "typed":
        return tr("Typed in.")
    if origin.kind == "catalogue":
        return tr("From the catalogue: {record}.", record=record_name(origin.reference))
    if origin.kind == "measured":
        return tr("Measured: {what}", what=reference_in_words(origin.reference))
    return tr("Imported from: {source}", source=origin.reference)


def value_words(info: FieldInfo, value: Any) -> str:
    """A value with its unit, for a menu entry."""
    if info.kind == "choice":
        return tr(info.choices.get(value, value))
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, int | float | Decimal):
        return _in_unit(value, info.unit)
    return str(value) if value else tr("empty")


def help_text(info: FieldInfo, origins: Sequence[Origin | None]) -> str:
    """The meaning of the field, its range, and the origin of its value; for the tooltip."""
    lines = [
        tr(info.help) if info.help else tr(info.title),
        range_words(info),
        memory_words(info),
        origin_sentence(info, origins),
    ]
    return "\n".join(line for line in lines if line)


def memory_words(info: FieldInfo) -> str:
    """What a larger unit typed into a field of memory means; empty for other fields."""
    if not info.memory:
        return ""
    larger = tr("1 TB") if info.unit == "GiB" else tr("1 GB")
    return tr(
        "Memory is sold in powers of two: {typed} typed here is {value}.",
        typed=larger,
        value=numbers().quantity(MIB_PER_GIB, unit_word(info.unit, MIB_PER_GIB)),
    )


def range_words(info: FieldInfo) -> str:
    """The allowed range; empty if there is none."""
    if info.least is None or info.most is None:
        return ""
    return tr(
        "Allowed: {least} to {most}",
        least=numbers().exact(info.least),
        most=_in_unit(info.most, info.unit),
    )


def _in_unit(value: float | Decimal, unit: str) -> str:
    """A number with its unit; `20%` in English, `20 %` in German."""
    if unit == "%":
        return numbers().exact(value) + numbers().style.before_percent + "%"
    return numbers().quantity(value, unit_word(unit, value)) if unit else numbers().exact(value)
