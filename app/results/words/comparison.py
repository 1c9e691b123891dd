"""A comparison of plans in words: values and differences. For window, paper and command line."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from textwrap import shorten
from typing import Any, NamedTuple

from app.look.number_format import numbers
from app.look.translation import mark, tr, tr_plural, translate
from app.results.tables.assumption_rows import number_in_words, value_in_words
from app.results.words.licences import counts_in_words, places_in_words
from app.results.words.money import money, unit_price
from app.results.words.ranges import carried_in_words
from app.results.words.storms import minutes_in_words
from planner_core.currencies import decimals_of
from planner_core.editing.verbs import KIND_NAMES
from planner_core.formulas.cost import listed_price
from planner_core.messages import MINUS, NO_BREAK_SPACE, NO_VALUE
from planner_core.plan.components import Component, DiskGroup, Host, Origin, Part, kind_of
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.licences import Licence
from planner_core.plan.links import ROLE_NAMES, Link
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.price_units import UNIT_NAMES
from planner_core.studies.comparison import Cell
from planner_core.studies.comparison_measures import Number
from planner_core.studies.differences import Difference

SHARE = "share"
"""The unit of saturations, which are shown in percent with differences in percentage points."""
FUTURES = "futures"
"""The unit of shares of futures, which are shown in whole percent, rounded down as everywhere."""
SHARES = frozenset({SHARE, FUTURES})
LONGEST = 60
"""Maximum letters of a value; longer notes are in the form."""
IN_EACH_HOST = frozenset(
    {
        (DiskGroup, "drives"),
        (DiskGroup, "spare_drives"),
        (DiskGroup, "cache_drives"),
    }
)
"""Fields that count what each host of a card has."""
VERDICTS = {
    "same": mark("the same"),
    "better": mark("better"),
    "worse": mark("worse"),
    "different": mark("different"),
}
ORIGINS = {
    "typed": mark("typed"),
    "catalogue": mark("catalogue"),
    "imported": mark("imported"),
    "measured": mark("measured"),
}


class DifferenceWords(NamedTuple):
    """One line of the list of differences."""

    component: str
    what: str
    before: str
    after: str


def value_text(cell: Cell) -> str:
    """A value with its unit, or the words for it."""
    if cell.value is None:
        return translate(cell.words) if cell.words is not None else NO_VALUE
    text = _in_unit(cell.value, cell.unit)
    return tr("from {amount}", amount=text) if cell.has_gaps else text


def delta_text(cell: Cell) -> str:
    """Difference from the baseline: `+44 (+142%)`; empty if there is none to give."""
    delta = cell.delta
    if delta is None:
        return ""
    if not delta.absolute:
        return "="
    if cell.unit in SHARES:
        points = float(delta.absolute) * 100
        shown = numbers().number(points, 0 if abs(points) >= 1 else None)
        count = 1 if shown.lstrip("-−") == "1" else 2  # of a share of a point one says points
        return tr_plural("{points} pp", "{points} pp", count, points=_signed(points, shown))
    if cell.unit == "min" and math.isinf(delta.absolute):  # one of the two never ends
        return _signed(delta.absolute, numbers().quantity(delta.absolute, tr("min")))
    absolute = _signed(delta.absolute, _in_unit(delta.absolute, cell.unit))
    if delta.share is None:
        return tr("at least {difference}", difference=absolute) if delta.is_least else absolute
    return f"{absolute} ({_signed(delta.share, numbers().percent(delta.share))})"


def verdict_text(cell: Cell) -> str:
    """Whether a value is better than the baseline's, in a word."""
    return tr(VERDICTS[cell.verdict])


def difference_words(found: Difference, before: Plan, after: Plan) -> DifferenceWords:
    """A difference in words; `before` and `after` are the compared plans."""
    if found.licence:
        return _licence_words(found, before, after)
    part = after.components.get(found.component) or before.components.get(found.component)
    name = part.name if part is not None else tr("Settings of the plan")
    if found.what in ("added", "removed"):
        what = tr("Added") if found.what == "added" else tr("Removed")
        return DifferenceWords(name, what, _kind(found.before), _kind(found.after))
    values = found.before, found.after
    if found.what == "prices":  # only those that differ: a host may have a dozen
        there, here = _only_in(found.before, found.after), _only_in(found.after, found.before)
        in_full = _prices(there) == _prices(here)
        said = _prices(there, in_full=in_full), _prices(here, in_full=in_full)
        return DifferenceWords(name, _title(found, part), *said)
    if found.what == "field" and (type(part), found.field) in IN_EACH_HOST:
        return _count_in_hosts(found, part, before, after)
    return DifferenceWords(
        name,
        _title(found, part),
        _value(found, part, values[0], before),
        _value(found, part, values[1], after),
    )


def _count_in_hosts(found: Difference, part: Component | None, before: Plan, after: Plan) -> DifferenceWords:
    """A count that each host of a card has for itself: `Drives per host`, 4 and 5. Where the part lies in a host on one
    side only, both sides are counted in all: 14, and `30 (5 per host)`.
    """
    hosts = [_host_around(found.component, plan) for plan in (before, after)]
    name, title = part.name if part is not None else "", _title(found, part)
    counts = [numbers().number(each) for each in (found.before, found.after)]
    if all(hosts):
        return DifferenceWords(name, tr("{what} per host", what=title), *counts)
    if not any(hosts):
        return DifferenceWords(name, title, *counts)
    in_all = (
        tr("{total} ({count} per host)", total=numbers().number(value * host.count), count=count)
        if host is not None
        else count
        for value, count, host in zip((found.before, found.after), counts, hosts, strict=True)
    )
    return DifferenceWords(name, tr("{what} in all", what=title), *in_all)


def _host_around(component: str, plan: Plan) -> Host | None:
    host = plan.components.get(plan.parents.get(component, ""))
    return host if isinstance(host, Host) else None


def difference_sentence(found: Difference, before: Plan, after: Plan) -> str:
    """The same in one line, without the name of the component: `RAM: 384 GiB instead of 192 GiB`."""
    words = difference_words(found, before, after)
    if found.what in ("added", "removed"):
        return words.what
    return tr("{what}: {after} instead of {before}", what=words.what, after=words.after, before=words.before)


def _licence_words(found: Difference, before: Plan, after: Plan) -> DifferenceWords:
    """A licence line that is new or gone, with what it counts, or one of its fields."""
    line = after.licences.get(found.licence) or before.licences[found.licence]
    if found.what in ("added", "removed"):
        what = tr("Added") if found.what == "added" else tr("Removed")
        sides = (
            counts_in_words(plan, side) if side is not None else NO_VALUE
            for plan, side in ((before, found.before), (after, found.after))
        )
        return DifferenceWords(line.name, what, *sides)
    info = declared_field(Licence, found.field)
    if info is None:  # where it counts
        sides = (places_in_words(plan, plan.licences[found.licence]) for plan in (before, after))
        return DifferenceWords(line.name, tr("Where"), *sides)
    values = (
        unit_price(value, plan.licences[found.licence].currency)
        if isinstance(value, Decimal) and found.field == "unit_price"
        else value_in_words(info, value)
        for plan, value in ((before, found.before), (after, found.after))
    )
    return DifferenceWords(line.name, tr(info.title), *values)


def _in_unit(value: Number, unit: str) -> str:
    if unit == FUTURES:
        share = float(value)
        return numbers().percent(share) if share in (0.0, 1.0) else carried_in_words(share)
    if unit == SHARE:
        return numbers().percent(value)
    if isinstance(value, Decimal):
        return money(value, unit)
    if unit == "min":
        return minutes_in_words(value)
    return numbers().quantity(value, tr(unit)) if unit else numbers().number(value)


def _signed(value: Number, text: str) -> str:
    return text if value < 0 or text.startswith(MINUS) else f"+{text}"


def _kind(part: Component | None) -> str:
    return tr(KIND_NAMES[kind_of(part)]) if part is not None else NO_VALUE


def _title(found: Difference, part: Component | None) -> str:
    titles = {"prices": tr("Prices"), "origins": tr("Origin"), "inside": tr("Lies in")}
    if found.what in titles:
        return titles[found.what]
    if found.what == "links":
        return tr(ROLE_NAMES[found.field])
    info = _declared(found, part)
    return tr(info.title) if info is not None else found.field


def _value(found: Difference, part: Component | None, value: Any, plan: Plan) -> str:
    """The value on one side of a difference; `plan` is the plan of that side."""
    if found.what == "origins":
        return _origins(value, part)
    if found.what == "inside":
        return plan.components[value].name if value else NO_VALUE
    if found.what == "links":
        return _targets(value, plan)
    info = _declared(found, part)
    words = value_in_words(info, value) if info is not None else str(value)
    return shorten(words, LONGEST, placeholder="…") if len(words) > LONGEST else words


def _declared(found: Difference, part: Component | None) -> FieldInfo | None:
    return declared_field(type(part) if part is not None else Settings, found.field)


def _price(part: Part) -> str:
    """With its discount, if it has one."""
    listed = unit_price(listed_price(part.unit_price, decimals_of(part.currency)), part.currency)
    if not part.discount_percent:
        return listed
    return tr("{price} less {discount}", price=listed, discount=number_in_words(part.discount_percent, "%"))


def _prices(parts: Sequence[Part], *, in_full: bool = False) -> str:
    """`2 × Drive: 300.00 EUR`, comma-separated; in full with what it counts for, its number, day and source."""
    return _listed(
        f"{numbers().number(each.quantity)}{NO_BREAK_SPACE}× {each.item}: {_price(each)}"
        + (f" ({_details(each)})" if in_full else "")
        for each in parts
    )


def _details(part: Part) -> str:
    return ", ".join(
        filter(None, (tr(UNIT_NAMES[part.per]), part.order_number, part.price_date, part.source))
    )


def _only_in(parts: Sequence[Part], others: Sequence[Part]) -> list[Part]:
    """The parts that the others lack, each as often as it is missing there."""
    left = list(others)
    missing = []
    for each in parts:
        if each in left:
            left.remove(each)
        else:
            missing.append(each)
    return missing


def _origins(origins: Mapping[str, Origin], part: Component | None) -> str:
    words = []
    for name, origin in origins.items():
        info = declared_field(type(part), name) if part is not None else None
        title = tr(info.title) if info is not None else name
        words.append(f"{title}: {origin.reference or tr(ORIGINS[origin.kind])}")
    return _listed(words)


def _targets(links: Sequence[Link], plan: Plan) -> str:
    """`SSD`, or `SSD 50%, SAS 50%` if a role is spread."""
    return _listed(
        plan.components[link.target].name
        + (f"{NO_BREAK_SPACE}{numbers().percent(link.share)}" if link.share != 1 else "")
        for link in links
    )


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or NO_VALUE
