"""Derivations of money: every amount down to the bill of materials, settings, power draw and desktops."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Final

from planner_core.engine.answers.limits import planned_desktops, planned_users
from planner_core.engine.basis.axes import Place
from planner_core.engine.basis.cost_records import Cost, RunningCost
from planner_core.engine.basis.figures import Figure, Found, Setting
from planner_core.engine.cost.cloud_costs import explainable_clouds
from planner_core.engine.cost.costing import CostSheet
from planner_core.engine.cost.power_use import PowerUse
from planner_core.engine.explaining.bill import BillDerivations
from planner_core.engine.explaining.cloud import CLOUD_TITLES, cloud_leaf, price_source
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.formula_derivation import formula_derivation
from planner_core.engine.explaining.recorded_plan import RecordedPlan
from planner_core.engine.explaining.walk import derivation_of
from planner_core.engine.layout.tables import settings_note
from planner_core.messages import Message

LICENCES: Final = "licences."
TITLES: Final[dict[str, Message]] = {
    "per_desktop_maximum": Message("Purchase per desktop at the limit"),
    "per_desktop_without_failures": Message("Purchase per desktop at the limit while nothing fails"),
    "per_desktop_maximum_with_reserve": Message("Purchase per desktop at the limit with failed hosts"),
    "per_desktop_promised": Message("Purchase per desktop that 9 of 10 futures carry"),
    "users_promised": Message("Users of the desktops that 9 of 10 futures carry"),
    "per_user_promised": Message("Purchase per user of the desktops that 9 of 10 futures carry"),
    "users_planned": Message("Users planned"),
    "users_maximum": Message("Users at the limit"),
    "users_without_failures": Message("Users at the limit while nothing fails"),
    "users_maximum_with_reserve": Message("Users at the limit with failed hosts"),
    "per_user_maximum": Message("Purchase per user at the limit"),
    "per_user_without_failures": Message("Purchase per user at the limit while nothing fails"),
    "per_user_maximum_with_reserve": Message("Purchase per user at the limit with failed hosts"),
    "gross_total": Message("Purchase, total with value added tax"),
    "gross_per_desktop_planned": Message("Purchase per desktop with value added tax"),
    "flash_later": Message("Flash drives at the time of purchase"),
    "per_desktop_at_purchase": Message("Purchase per desktop at the time of purchase"),
    "depreciation_per_desktop_and_month": Message("Depreciation per desktop and month"),
    "gross_cost_per_desktop_and_month": Message("Cost per desktop and month with value added tax"),
    "interest_per_year": Message("Interest per year"),
    "interest_in_all": Message("Total interest"),
    "taxed_per_year": Message("Cost per year without interest"),
    "value_added_tax_per_year": Message("Value added tax per year"),
    "gross_cost_per_year": Message("Cost per year with value added tax"),
    "taxed_in_all": Message("Total cost of ownership without interest"),
    "value_added_tax_in_all": Message("Value added tax over the years of use"),
    "total_cost_of_ownership_per_desktop": Message("Total cost of ownership per desktop"),
    "gross_total_cost_of_ownership": Message("Total cost of ownership with value added tax"),
    **CLOUD_TITLES,
}
"""Titles of amounts, if the title of the formula is not specific enough."""

PARTS_OF_THE_TOTAL: Final = ("counted_total", "licence_total")
"""Explained only where they are more than nothing."""
NOT_AMOUNTS: Final = frozenset(
    {
        "currency", "valid_until", "lines", "licences", "years_of_use", "left_out", "not_priced", "in_cloud", "by_year",
    }
)  # fmt: skip


def explainable_costs(cost: Cost) -> tuple[str, ...]:
    """The names of all amounts of an assessment that can be explained; "lines.1" is the first line of the bill,
    "licences.licence-1" what a licence line costs over the years of use beside the bill. What is ordered for desktops,
    and licences of the bill, are among them where anything is; so is what a cloud costs.
    """
    licences = tuple(f"{LICENCES}{each.licence}" for each in cost.licences if each.in_all)
    beside = (*licences, *explainable_clouds(cost.clouds))
    if not cost.lines:
        return ("total", *_known(cost.running), *beside)
    lines = (f"lines.{number}" for number in range(1, len(cost.lines) + 1))
    known = (name for name in _known(cost) if name not in PARTS_OF_THE_TOTAL or getattr(cost, name))
    return (*known, *_known(cost.running), *lines, *beside)


def explain_cost(
    recorded: RecordedPlan, what: str, desktops: Callable[[str], Derivation]
) -> Derivation | None:
    """The derivation of an amount by its name in `explainable_costs`; None for any other name.

    `desktops` explains a count of desktops: "maximum", "without_failures", "maximum_with_reserve" or "promised".
    """
    cost = recorded.assessment.cost
    if what not in explainable_costs(cost):
        return None
    derivations = _Amounts(recorded, desktops)
    if what.startswith("lines."):
        return derivations.bill.line(cost.lines[int(what.removeprefix("lines.")) - 1])
    if what.startswith(LICENCES):
        return derivations.bill.licences.in_all(what.removeprefix(LICENCES))
    return derivations.named(what)


def _known(amounts: Cost | RunningCost) -> Iterator[str]:
    names = (name for name in amounts.__struct_fields__ if name not in NOT_AMOUNTS)
    return (name for name in names if getattr(amounts, name) is not None)


class _Amounts:
    """Derives the amounts of one plan."""

    def __init__(self, recorded: RecordedPlan, desktops: Callable[[str], Derivation]) -> None:
        cost = recorded.assessment.cost
        self.bill = BillDerivations(recorded.layout, cost)
        self._layout, self._currency, self._desktops = recorded.layout, cost.currency, desktops
        self._sheet = CostSheet(recorded.layout, recorded.assessment.desktops)

    def named(self, name: str) -> Derivation:
        """An amount by its name."""
        figure = self._sheet.figure(name)
        return self._derived(figure) if figure else self._found(name)

    def _derived(self, figure: Figure) -> Derivation:
        cause = figure.cause
        if isinstance(cause, Setting):
            return self._setting(cause.field, figure.value)
        if isinstance(cause, Found):
            return self._found(cause.name)
        inputs = {parameter: self._derived(each) for parameter, each in cause.inputs.items()}
        name, title = cause.formula.function.__name__, TITLES.get(cause.name)
        return formula_derivation(name, figure.value, self._currency, inputs, title)

    def _found(self, name: str) -> Derivation:
        """A number that no cost formula computed."""
        if name in PowerUse._fields:
            return derivation_of(getattr(self._sheet.power, name), Place(0, 0, 0))
        known: dict[str, Callable[[], Derivation]] = {
            "planned": lambda: derivation_of(planned_desktops(self._layout), Place(0, 0, 0)),
            "users_planned": lambda: derivation_of(planned_users(self._layout), Place(0, 0, 0)),
            "total": self.bill.total,
            "list_total": self.bill.list_total,
            "flash_total": self.bill.flash_total,
            "counted_total": self.bill.counted_total,
            "licence_total": self.bill.licence_total,
            "licences_in_all": self.bill.licences_in_all,
            "nothing": self._nothing,
        }
        if name in known:
            return known[name]()
        return cloud_leaf(self._layout, name) or self._desktops(name)

    def _setting(self, field: str, value: Decimal) -> Derivation:
        settings = self._layout.settings
        note = settings_note(settings, field)
        source = price_source(settings, field) or note.source
        return Derivation(note.title, note.symbol, value, note.unit, note.origin, source=source)

    def _nothing(self) -> Derivation:
        return Derivation(
            Message("Not known in this plan"),
            "0",
            Decimal(0),
            self._currency,
            "drawing",
            source="The plan gives no price or no quantity for it",
        )
