"""Derivations of licence lines: what each counts, how many are ordered, and what that costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Final

from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.basis.cost_records import LicenceCost
from planner_core.engine.basis.licence_records import CountedIn
from planner_core.engine.cost.licence_costs import PAYMENTS
from planner_core.engine.cost.licence_counts import (
    AT_THE_SAME_TIME,
    including,
    licence_counts,
    lines_of,
    places,
)
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.formula_derivation import formula_derivation
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import TYPED_IN
from planner_core.formulas import licences as formulas
from planner_core.formulas.cost import discounted_price, line_total
from planner_core.formulas.licence_cost import licence_in_all, subscription_per_year, support_per_year
from planner_core.formulas.recording import OriginKind
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool, DiskGroup, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.licences import ON_DRIVES, ON_HOSTS, Licence, LicenceId

COUNT_UNITS: Final[Mapping[str, str]] = {
    "core": "cores",
    "processor": "processors",
    "host": "hosts",
    "tib": "TiB",
    "vsan_tib": "TiB",
    "desktop": "desktops",
    "named_user": "users",
    "concurrent_user": "users",
    "device": "users",
    "graphics_user": "users",
    "once": "pieces",
}
"""What a line counts before its licences for each."""
PIECES: Final = "pieces"


class LicenceDerivations:
    """Derives the licence lines of one plan."""

    def __init__(self, layout: Layout, costs: Iterable[LicenceCost]) -> None:
        self._layout, self._currency = layout, layout.settings.currency
        self._lines, self._counts = lines_of(layout), licence_counts(layout)
        self._costs = {each.licence: each for each in costs}

    def amount(self, licence: LicenceId) -> Derivation:
        """What is paid for a line once, per month or per year: its quantity times the net price."""
        return self._priced(licence, self._unit_price(licence), self._costs[licence].amount)

    def list_amount(self, licence: LicenceId) -> Derivation:
        """The same at its list price."""
        found = self._costs[licence]
        total = line_total(found.quantity, found.unit_price, decimals=decimals_of(self._currency))
        return self._priced(licence, self._listed(licence, Message("Unit price"), "p"), total)

    def in_all(self, licence: LicenceId) -> Derivation:
        """A line over the years of use, beside the purchase."""
        line, found = self._lines[licence], self._costs[licence]
        years = sum(line.runs_in(year) for year in range(1, len(found.by_year) + 1))
        later = line.term == "once" and 1 < line.from_year <= len(found.by_year)
        paid = self.amount(licence)
        per_year = self._formula(
            subscription_per_year.__name__,
            found.per_year,
            {
                "amount": paid,
                "payments": self._plain(Message("Payments in a year"), PAYMENTS[line.term], "x"),
            },
        )
        of = paid if line.term == "once" else per_year
        rate = self._field(line, "support_percent", Message("Support per year"), "%")
        support = self._formula(
            support_per_year.__name__, found.support_per_year, {"amount": of, "support_percent": rate}
        )
        inputs = {
            "per_year": per_year,
            "support": support,
            "years": self._plain(Message("Years of use in which it runs"), years, "years"),
            "later": paid
            if later
            else self._plain(Message("Bought in a later year"), Decimal(0), self._currency),
        }
        return self._formula(
            licence_in_all.__name__, found.in_all, inputs, Message("{item}", {"item": found.item})
        )

    def _priced(self, licence: LicenceId, price: Derivation, total: Decimal) -> Derivation:
        title = Message("{item}", {"item": self._costs[licence].item})
        inputs = {"quantity": self.quantity(self._lines[licence]), "unit_price": price}
        return self._formula(line_total.__name__, total, inputs, title)

    def quantity(self, line: Licence) -> Derivation:
        """Packs to order, down to what the line counts in each component."""
        count = self._counts[line.id]
        counted = self._counted(line, count.counted)
        if line.beyond_included:
            included = self._sum(
                Message("Included"), "n", count.included, "TiB", [*self._included(line)], "Licence lines"
            )
            beyond = max(0.0, count.counted - count.included)
            counted = formula_derivation(
                formulas.beyond_included.__name__, beyond, "TiB", {"raw": counted, "included": included}
            )
        licences = formula_derivation(
            formulas.licences_for.__name__,
            count.licences,
            PIECES,
            {"counted": counted, "each": self._field(line, "each", Message("Licences for each"), "x")},
        )
        return formula_derivation(
            formulas.packs_to_order.__name__,
            count.packs,
            PIECES,
            {
                "licences": licences,
                "least_per_order": self._field(line, "least_per_order", Message("Least per order"), PIECES),
                "pack_size": self._field(line, "pack_size", Message("Pack size"), PIECES),
            },
        )

    def _counted(self, line: Licence, counted: float) -> Derivation:
        unit = COUNT_UNITS[line.unit]
        inputs = [self._place(line, each, unit) for each in places(self._layout, line)]
        if not inputs:
            return Derivation(
                Message("Counted"), "n", counted, unit, "typed", source=_source(line), remark=_scope(line)
            )
        return self._sum(Message("Counted"), "n", counted, unit, inputs, "The drawing: what the line counts")

    def _place(self, line: Licence, place: CountedIn, unit: str) -> Derivation:
        """What a line counts in all hosts or groups of one card, or in a pool."""
        component = self._layout.plan.components[place.component]
        in_one = self._in_one(line, place, unit)
        if line.unit not in ON_HOSTS and line.unit not in ON_DRIVES:
            return in_one
        copies = Derivation(
            Message("Number") if isinstance(component, Host) else Message("Hosts with such drives"),
            "k",
            place.copies,
            "x",
            "drawing",
            source="The drawing",
            component=component.name,
            component_id=component.id,
        )
        return formula_derivation(
            formulas.counted_in_card.__name__,
            place.each * place.copies,
            unit,
            {"in_one": in_one, "copies": copies},
            Message("Counted in {component}", {"component": component.name}),
        )

    def _in_one(self, line: Licence, place: CountedIn, unit: str) -> Derivation:
        component = self._layout.plan.components[place.component]

        def leaf(title: Message, value: float, unit: str, remark: Message | None = None) -> Derivation:
            return Derivation(
                title,
                "n",
                value,
                unit,
                "drawing",
                source="The drawing",
                component=component.name,
                component_id=component.id,
                remark=remark,
            )

        if isinstance(component, Host) and line.unit in ("core", "processor"):
            sockets = leaf(Message("Processors"), component.sockets, "processors")
            least_host = self._field(line, "least_per_host", Message("Least per host"), unit)
            if line.unit == "processor":
                inputs = {"sockets": sockets, "least_per_host": least_host}
                return formula_derivation(formulas.licensed_processors.__name__, place.each, unit, inputs)
            cores = leaf(Message("Cores per processor"), component.cores_per_socket, "cores")
            least = self._field(line, "least_per_processor", Message("Least per processor"), unit)
            inputs = {
                "sockets": sockets,
                "cores_per_socket": cores,
                "least_per_processor": least,
                "least_per_host": least_host,
            }
            return formula_derivation(formulas.licensed_cores.__name__, place.each, unit, inputs)
        if isinstance(component, DiskGroup):
            words = {
                "drives": component.drives + component.spare_drives,
                "size": component.drive_gb,
            }
            remark = Message("{drives} drives of {size} GB, spare drives included", words)
            return leaf(Message("Raw capacity"), place.each, unit, remark)
        if isinstance(component, DesktopPool):
            return leaf(
                Message("Counted in {component}", {"component": component.name}),
                place.each,
                unit,
                _users(line, component),
            )
        return leaf(Message("Host"), place.each, unit)

    def _included(self, line: Licence) -> Iterable[Derivation]:
        """What comes with each other line."""
        for other, licensed in including(self._layout, line):
            cores = Derivation(
                Message("Licensed cores of {item}", {"item": other.name}),
                "n",
                licensed,
                "cores",
                "drawing",
                source="Licence line: cores of hosts whose drives are counted",
            )
            rate = self._field(other, "includes_tib", Message("Included with each core"), "TiB")
            yield formula_derivation(
                formulas.capacity_included.__name__,
                float(formulas.capacity_included(licensed, other.includes_tib)),
                "TiB",
                {"licensed": cores, "includes_tib": rate},
            )

    def _unit_price(self, licence: LicenceId) -> Derivation:
        found = self._costs[licence]
        if found.discounted_price == found.unit_price:
            return self._listed(licence, Message("Unit price"), "p")
        line = self._lines[licence]
        inputs = {
            "list_price": self._listed(licence, Message("List price"), "p_list"),
            "discount_percent": self._field(line, "discount_percent", Message("Discount"), "%"),
        }
        decimals = decimals_of_price(found.unit_price, found.discounted_price, decimals_of(self._currency))
        return formula_derivation(
            discounted_price.__name__, found.discounted_price, self._currency, inputs, decimals=decimals
        )

    def _listed(self, licence: LicenceId, title: Message, symbol: str) -> Derivation:
        found = self._costs[licence]
        source = ", ".join(filter(None, (found.source, found.price_date))) or TYPED_IN
        origin: OriginKind = "catalogue" if found.source else "typed"
        return Derivation(title, symbol, found.unit_price, self._currency, origin, source=source)

    def _field(self, line: Licence, field: str, title: Message, unit: str) -> Derivation:
        assert declared_field(Licence, field) is not None
        return Derivation(title, field, getattr(line, field), unit, "typed", source=_source(line))

    def _plain(self, title: Message, value: Decimal | int, unit: str) -> Derivation:
        return Derivation(title, "n", value, unit, "typed", source="Licence line")

    def _sum(
        self,
        title: Message,
        symbol: str,
        value: float,
        unit: str,
        inputs: list[Derivation],
        source: str,
    ) -> Derivation:
        if not inputs:
            return Derivation(title, symbol, value, unit, "drawing", source=source)
        return Derivation(
            title,
            symbol,
            value,
            unit,
            "formula",
            "sum over what the line counts",
            source,
            inputs=tuple(inputs),
        )

    def _formula(
        self, name: str, value: Decimal, inputs: Mapping[str, Derivation], title: Message | None = None
    ) -> Derivation:
        return formula_derivation(name, value, self._currency, inputs, title)


def _source(line: Licence) -> str:
    return line.source or TYPED_IN


def _scope(line: Licence) -> Message:
    return Message("Once for the plan") if line.unit == "once" else Message("Nothing in the plan is counted")


def _users(line: Licence, pool: DesktopPool) -> Message:
    words = {
        "desktops": pool.desktops,
        "users": pool.users_per_desktop,
        "percent": pool.concurrency_percent,
    }
    if line.unit == "desktop":
        return Message("{desktops} desktops", words)
    if line.unit in AT_THE_SAME_TIME:
        return Message("{desktops} desktops × {users} users, {percent}% of them at work", words)
    return Message("{desktops} desktops × {users} users", words)
