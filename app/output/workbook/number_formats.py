"""Number formats in Excel's notation, which every program shows in its own locale.

Decimal and group separators follow the reader's system. The place of the currency and the space before the percent sign
are part of the format and follow the workbook's language.
"""

from __future__ import annotations

import math
from decimal import Decimal
from typing import Final

from app.look.number_format import decimals_below_whole, numbers, shortest
from app.look.translation import language, tr
from app.output.workbook.cell_values import Number
from app.results.tables.cost_tables import CostRow
from planner_core.currencies import decimals_of, shown_decimals
from planner_core.engine.basis.cost_records import AmountOf, Cost
from planner_core.messages import NO_BREAK_SPACE, rounded_for_reading, rounded_for_reckoning

INTEGER: Final = "#,##0"
MOST_DECIMALS: Final = 9
PLACE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


def decimals(count: int) -> str:
    """This many decimals, grouped."""
    return f"#,##0.{'0' * count}" if count else INTEGER


def percent(count: int = 0) -> str:
    """A share in percent."""
    return ("0." + "0" * count if count else "0") + _literal(numbers().style.before_percent) + "%"


def percent_of(share: Number | None, count: int = 0) -> str:
    """The same for a known share, with more decimals if less than all would read as 100%."""
    is_known = share is not None and math.isfinite(share)
    return percent(decimals_below_whole(share, count) if is_known else count)  # type: ignore[arg-type]


def signed(form: str) -> str:
    """The same with a plus sign for positive numbers."""
    return f"+{form};\\-{form};{form}"


def money(currency: str) -> str:
    """An amount to the smallest unit, with its currency."""
    return _with_currency(decimals(decimals_of(currency)), currency)


def unit_price(price: Decimal, currency: str) -> str:
    """The price of one piece, with all digits if it is below the smallest unit."""
    return _with_currency(decimals(shown_decimals(price, decimals_of(currency))), currency)


def _with_currency(amount: str, currency: str) -> str:
    if currency != "EUR":
        return amount + _literal(NO_BREAK_SPACE + currency)
    return _literal("€") + amount if language() == "en" else amount + _literal(f"{NO_BREAK_SPACE}€")


def at_least(form: str) -> str:
    """The same for an amount that leaves something out: `from €181.00`. The cell stays a number."""
    before, _, after = tr("from {amount}", amount=PLACE).partition(PLACE)
    return (_literal(before) + form + _literal(after)).replace('""', "")  # adjacent literals are merged


def sum_of_prices(cost: Cost, of: AmountOf = "purchase") -> str:
    """For sums of prices and amounts derived from them; marked as a minimum if a price is missing."""
    return at_least(money(cost.currency)) if cost.gaps_of(of) else money(cost.currency)


def amount(row: CostRow, cost: Cost) -> str:
    """An amount that follows from a bill."""
    return sum_of_prices(cost, row.of) if row.is_least else money(cost.currency)


def day() -> str:
    """A date with its month in words, in the workbook's language."""
    return "[$-809]d mmmm yyyy" if language() == "en" else "[$-407]d. mmmm yyyy"


def month() -> str:
    """The month of a date in words, in the workbook's language."""
    return "[$-809]mmmm yyyy" if language() == "en" else "[$-407]mmmm yyyy"


def for_reading(value: Number) -> str:
    """As many decimals as are useful for reading."""
    return _adaptive(rounded_for_reading(value).as_tuple().exponent)


def for_reckoning(value: Number) -> str:
    """As many decimals as are needed to reproduce a result."""
    return _adaptive(rounded_for_reckoning(value).as_tuple().exponent)


def exact(value: Number) -> str:
    """All decimals of a number."""
    return _adaptive(shortest(value).as_tuple().exponent)


def _adaptive(exponent: int | str) -> str:
    return decimals(min(max(0, -int(exponent)), MOST_DECIMALS))


def _literal(text: str) -> str:
    """Literal text inside a format, without quotation marks, which would end it."""
    return '"' + text.replace('"', "") + '"' if text else ""
