"""What a sum of prices leaves out, in words. One place for all views, so that none presents it as the full price."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from itertools import islice

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.words.components import LONGEST_IN_SENTENCE, listed, shortened
from app.results.words.money import money
from planner_core.engine.basis.cost_records import AmountOf, Cost, PriceGap, UnpricedLine
from planner_core.messages import NO_VALUE
from planner_core.plan.components import Host
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan

MOST_NAMES = 5
"""Maximum in one sentence."""
NAMES_OF_MISSING = 2
"""Maximum in place of a price, where there is little room."""


def at_least(amount: str, cost: Cost, of: AmountOf = "purchase") -> str:
    """An amount as shown: `from 181 EUR` if something that belongs to it has no price."""
    return tr("from {amount}", amount=amount) if cost.gaps_of(of) and amount != NO_VALUE else amount


def sum_in_words(amount: Decimal | None, cost: Cost, of: AmountOf = "purchase") -> str:
    """What prices add up to, or what follows from it, in the currency of the plan."""
    return at_least(money(amount, cost.currency), cost, of)


def gaps_in_words(plan: Plan, cost: Cost) -> str:
    """The names of what the purchase lacks: `Without a price, not in the sum: 15 × Server`; else empty.
    Without their number, because the bill has several lines for the parts of one.
    """
    names = _names(plan, cost.gaps_of("purchase"))
    return tr("Without a price, not in the sum: {names}", names=names) if names else ""


def gaps_of_use_in_words(plan: Plan, cost: Cost) -> str:
    """The names of what only the years of use lack: `Without a price, not in the cost of use: Horizon`; else empty."""
    names = _names(plan, (gap for gap in cost.gaps if not gap.at_purchase))
    return tr("Without a price, not in the cost of use: {names}", names=names) if names else ""


def all_gaps_in_words(plan: Plan, cost: Cost) -> list[str]:
    """What the purchase lacks, then what only the years of use lack."""
    return [each for each in (gaps_in_words(plan, cost), gaps_of_use_in_words(plan, cost)) if each]


def unpriced_in_words(line: UnpricedLine) -> str:
    """The name of an unpriced line: a model, `Memory module 16 GiB`, or a name."""
    if line.what == "memory":
        return tr("Memory module {size} GiB", size=numbers().exact(Decimal(line.item)))
    if line.what == "cache":
        return tr("vSAN cache device {size} GB", size=numbers().exact(Decimal(line.item)))
    if line.what == "processor":
        return tr("Processor {name}", name=line.item)
    is_other = line.what in ("other", "other-licence")
    return tr("{name} (another currency)", name=line.item) if is_other else line.item


def missing_in_words(plan: Plan, cost: Cost) -> str:
    """Why no price per desktop is shown: `no price for 15 × Server`; else empty."""
    if not cost.lines or cost.is_headline:
        return ""
    missing = [gap for gap in cost.gaps if gap.carries_desktops and _is_there(plan, gap)]
    names = listed((_name(plan, gap) for gap in islice(missing, NAMES_OF_MISSING + 1)), NAMES_OF_MISSING)
    return tr("no price for {names}", names=names)


def no_share_in_words(plan: Plan, cost: Cost) -> str:
    """The line in place of all prices per desktop: `No price per desktop: no price for 15 × Server`; else empty."""
    missing = missing_in_words(plan, cost)
    return tr("No price per desktop: {missing}", missing=missing) if missing else ""


def _names(plan: Plan, gaps: Iterable[PriceGap]) -> str:
    """The first names, and how many more there are; empty without any."""
    there = (gap for gap in gaps if _is_there(plan, gap))
    names = [_name(plan, gap) for gap in islice(there, MOST_NAMES + 1)]
    return listed(names, MOST_NAMES) if names else ""


def _is_there(plan: Plan, gap: PriceGap) -> bool:
    """Whether the plan still has it: the cost lags behind an edit."""
    return gap.licence in plan.licences if gap.licence else gap.component in plan.components


def _name(plan: Plan, gap: PriceGap) -> str:
    if gap.licence:
        name = shortened(plan.licences[gap.licence].name, LONGEST_IN_SENTENCE)
        return tr("{name} (another currency)", name=name) if gap.lacks == "currency" else name
    part = plan.components[gap.component]
    name = shortened(shown_name(plan, part.id), LONGEST_IN_SENTENCE)
    if isinstance(part, Host) and part.count > 1:
        name = tr("{count} × {name}", count=part.count, name=name)
    if gap.lacks == "processors":
        return tr("processors of {name}", name=name)
    if gap.lacks == "memory":
        return tr("memory of {name}", name=name)
    if gap.lacks == "cache":
        return tr("cache devices of {name}", name=name)
    return tr("{name} (another currency)", name=name) if gap.lacks == "currency" else name
