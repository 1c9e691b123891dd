"""Desktops from a cloud beside the plan, as formulas from the price list to one user and month."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Formula, Value, shared_amount
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.cloud_table import COUNTS, CloudRow, cloud_columns, cloud_rows
from app.results.words.cloud import cloud_name, cloud_notes, cloud_sources
from planner_core.currencies import decimals_of
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.cost_records import CloudOffer, Cost
from planner_core.formulas.cloud import RAM_OF_SYSTEM_GIB, RAM_PER_USER_GIB, USERS_PER_VCPU
from planner_core.formulas.cost import MONTHS_PER_YEAR, exact_decimal
from planner_core.messages import NO_VALUE
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from planner_core.plan.settings_cloud import (
    BY_MACHINES,
    CLOUD_PRICES,
    HOURS_OF_MONTH,
    WITH_FIXED_PRICE,
    WITH_MACHINES,
)

LABEL, VALUE, UNIT = range(3)
MONTH_PARTS: Final = ("access", "compute", "disks", "profiles", "network")
"""Lines that add up to a month; they stand one below the other."""
NUMBERS: Final = (
    "cloud_vcpus",
    "cloud_ram_gib",
    "cloud_users_per_machine",
    "cloud_hours_per_month",
    "cloud_standby_users",
    "cloud_spare_machines",
    "cloud_profile_gb",
)
"""Settings that formulas take, beside the prices."""


class _Input(NamedTuple):
    name: str
    label: str
    value: Value
    number: str
    unit: str = ""


def add_cloud(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet | None:
    """The sheet; None if the plan is compared with no cloud. It comes after that of the cost of use."""
    cost, settings = assessment.cost, plan.settings
    rows = cloud_rows(settings, cost)
    if not rows:
        return None
    sheet = WorkbookSheet(
        book,
        tr("Cloud"),
        tr("{cloud} beside this plan", cloud=cloud_name(settings)),
        tr("Prices in {currency}, before tax. Blue cells may be changed.", currency=cost.currency),
        tr("What the same users cost in a cloud."),
    )
    columns = cloud_columns(cost)
    sheet.set_widths({LABEL: 40, **dict.fromkeys(range(VALUE, len(columns)), 18)})
    sheet.section(tr("Users, machines and prices"))
    cells: dict[str, str] = {}
    for each in _inputs(settings, assessment):
        sheet.put(sheet.line, LABEL, each.label, Look())
        sheet.put(sheet.line, VALUE, each.value, Look("input", each.number, right=True))
        sheet.put(sheet.line, UNIT, each.unit, Look())
        cells[each.name] = cell_name(sheet.line, VALUE, fixed=True)
        sheet.skip()
    sheet.skip()
    sheet.section(tr("Per month"))
    for at, column in enumerate(columns):
        sheet.put(sheet.line, at, column.title, Look("head", right=at > LABEL))
    sheet.skip()
    first = sheet.line
    lines = {row.name: first + at for at, row in enumerate(rows)}
    for row in rows:
        _add_line(sheet, row, cost, settings, cells, lines)
    sheet.skip()
    for note in (*cloud_notes(settings, cost), *cloud_sources(settings)):
        sheet.note(note)
    return sheet


def _add_line(
    sheet: WorkbookSheet,
    row: CloudRow,
    cost: Cost,
    settings: Settings,
    cells: Mapping[str, str],
    lines: Mapping[str, int],
) -> None:
    role: Role = "strong" if row.is_sum else "body"
    money = number_formats.money(cost.currency)
    sheet.put(sheet.line, LABEL, row.title, Look(role))
    for at, offer in enumerate(cost.clouds):
        figure = row.figures[at]
        of_rule = _Formulas(offer, VALUE + at, cost, settings, cells, lines)
        value: Value = NO_VALUE if row.name in ("per_month", "per_user", "over_years") else ""
        if figure is not None:
            value = of_rule.formula(row.name, figure)
        number = number_formats.exact(figure or 0) if row.name in COUNTS else money
        sheet.put(sheet.line, VALUE + at, value, Look(role, number, right=True))
    own = _own(row, cost)
    if own is not None:
        sum_of_use = number_formats.sum_of_prices(cost, "use")
        sheet.put(sheet.line, VALUE + len(cost.clouds), own, Look(role, sum_of_use, right=True))
    sheet.skip()


def _inputs(settings: Settings, assessment: Assessment) -> Iterator[_Input]:
    """What the formulas take, each in a cell that may be changed."""
    offer = assessment.cost.clouds[0]
    yield _Input("users", tr("Users"), offer.users, number_formats.INTEGER)
    if settings.cloud in WITH_MACHINES:
        at_work = next((each.users_at_work for each in assessment.cost.clouds if each.users_at_work), 0)
        yield _Input("at_work", tr("Users at work at the same time"), at_work, number_formats.INTEGER)
        for name in NUMBERS:
            if name != "cloud_users_per_machine" or settings.cloud_users_per_machine:
                yield _setting(settings, name)
        per_vcpu = USERS_PER_VCPU[settings.cloud_work]
        yield _Input("per_vcpu", tr("Users per vCPU"), per_vcpu, number_formats.INTEGER)
        if per_user := RAM_PER_USER_GIB.get(settings.cloud_work):
            system = RAM_OF_SYSTEM_GIB
            yield _Input("system", tr("RAM of the system"), system, number_formats.INTEGER, tr("GiB"))
            yield _Input("per_user", tr("RAM of a user"), per_user, number_formats.INTEGER, tr("GiB"))
        yield _Input("month", tr("Hours of a month"), HOURS_OF_MONTH, number_formats.INTEGER, tr("h"))
        for name in BY_MACHINES:
            yield _setting(settings, name)
    if settings.cloud in WITH_FIXED_PRICE:
        yield _setting(settings, "cloud_fixed_price")


def _setting(settings: Settings, name: str) -> _Input:
    info, value = declared_field(Settings, name), getattr(settings, name)
    assert info is not None, name
    label, unit = tr(info.title), tr(info.unit) if info.unit else ""
    if value is None:
        return _Input(name, label, tr("no price"), "", unit)
    if name in CLOUD_PRICES:
        return _Input(name, label, value, number_formats.unit_price(value, settings.currency), unit)
    return _Input(name, label, exact_decimal(value), number_formats.exact(value), unit)


class _Formulas:
    """The formulas of one rule, in its column."""

    def __init__(
        self,
        offer: CloudOffer,
        column: int,
        cost: Cost,
        settings: Settings,
        cells: Mapping[str, str],
        lines: Mapping[str, int],
    ) -> None:
        self._offer, self._column, self._cells, self._lines = offer, column, cells, lines
        self._decimals = decimals_of(cost.currency)
        has_years = cost.running.cost_per_desktop_and_month is not None and bool(cost.lines)
        self._years = "YearsOfUse" if has_years else str(settings.depreciation_years)

    def formula(self, name: str, value: Decimal) -> Formula:
        """The formula of a line with its value."""
        if name == "per_user":
            return shared_amount(self._here("per_month"), self._cells["users"], value, self._decimals)
        return Formula(f"={self._text(name)}", value)

    def _text(self, name: str) -> str:
        cells, here = self._cells, self._here
        if name == "users":
            return cells["users"]
        if name == "users_per_machine":
            return self._users_per_machine()
        if name == "over_years":
            return f"{here('per_month')}*{MONTHS_PER_YEAR}*{self._years}"
        if name == "per_month" and self._offer.rule == "fixed":
            return self._rounded(f"{cells['users']}*{cells['cloud_fixed_price']}")
        texts = {
            "machines": lambda: f"ROUNDUP({cells['at_work']}/{here('users_per_machine')},0)",
            "always_on": lambda: (
                f"MIN({here('machines')},"
                f"ROUNDUP({cells['cloud_standby_users']}/{here('users_per_machine')},0))"
            ),
            "hours": lambda: (
                f"{here('always_on')}*{cells['month']}"
                f"+({here('machines')}-{here('always_on')})*{cells['cloud_hours_per_month']}"
            ),
            "access": lambda: self._rounded(f"{cells['users']}*{cells['cloud_access_price']}"),
            "compute": lambda: self._rounded(f"{here('hours')}*{cells['cloud_machine_price']}"),
            "disks": lambda: self._rounded(
                f"({here('machines')}+{cells['cloud_spare_machines']})*{cells['cloud_disk_price']}"
            ),
            "profiles": lambda: self._rounded(
                f"{cells['users']}*{cells['cloud_profile_gb']}*{cells['cloud_profile_price']}"
            ),
            "network": lambda: self._rounded(f"{cells['users']}*{cells['cloud_network_price']}"),
            "per_month": lambda: f"SUM({here(MONTH_PARTS[0])}:{here(MONTH_PARTS[-1])})",
        }
        return texts[name]()

    def _users_per_machine(self) -> str:
        cells = self._cells
        if self._offer.rule == "own":
            return cells["cloud_users_per_machine"]
        if self._offer.rule == "vcpus":
            return f"{cells['cloud_vcpus']}*{cells['per_vcpu']}"
        return f"MAX(0,ROUNDDOWN(({cells['cloud_ram_gib']}-{cells['system']})/{cells['per_user']},0))"

    def _here(self, name: str) -> str:
        return cell_name(self._lines[name], self._column)

    def _rounded(self, text: str) -> str:
        return f"ROUND({text},{self._decimals})"


def _own(row: CloudRow, cost: Cost) -> Formula | None:
    """What this plan costs, from the sheet of the cost of use."""
    if row.own is None:
        return None
    if row.name == "over_years":
        return Formula("=TotalCostOfOwnership", row.own)
    if cost.running.cost_per_user_and_month is None:
        return Formula("=PerDesktopAndMonth", row.own)
    return shared_amount(
        f"CostPerYear/{MONTHS_PER_YEAR}", "UsersPlanned", row.own, decimals_of(cost.currency)
    )
