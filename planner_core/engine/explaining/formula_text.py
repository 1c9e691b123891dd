"""One formula of a derivation as text: its value, its symbols, its input values, and in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from typing import NamedTuple

from planner_core.engine.explaining.derivation import Derivation
from planner_core.messages import NO_BREAK_SPACE, Message, Quantity, english_factor, english_quantity

SUM = "sum of"
PROSE_WORDS = (
    "sum of the parts",
    "sum of quantity x unit_price",
    "sum over the components that need it",
    "min(limits)",
    "offered^servers / servers! / sum(offered^k / k!, k = 0..servers)",
    "smallest n with sum(q(k), k = 0..n - 1) at least percentile / 100",
    "the largest growth at which answer_seconds stays within limit_seconds",
    "the largest growth at which latency_ms stays within target_ms",
    "6% of the first 4 GiB + 4% of the next 8 + 2% of the next 16 + 1% above 28 GiB of ram_gib",
)
"""Formulas whose right-hand side is prose, so that it can be translated."""
MOST_SUMMANDS = 12
"""Longer sums are not spelled out; their parts are listed below anyway."""

_WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
_BY_NOTHING = re.compile(r"/ 0(?:[.,]0*)?(?![\d.,])")
"""A division by zero is not printed: the formula defines a value for that case."""
_CURRENCY = re.compile("[A-Z]{3}")
_FUNCTIONS = frozenset({"max", "min", "floor", "ceil", "round", "log", "exp", "sqrt"})


class Words(NamedTuple):
    """Formats of a worksheet: messages, plain English texts, numbers in formulas, and quantities with their unit."""

    say: Callable[[Message], str]
    text: Callable[[str], str]
    number: Callable[[float | Decimal], str]
    quantity: Callable[[Quantity], str]
    symbol: Callable[[str], str] = str
    """A name in a formula, such as `cores_per_socket`."""


ENGLISH = Words(str, str, english_factor, english_quantity)


def value_text(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The value with its unit: shares in percent, counts without a unit, money to the cent."""
    value = derivation.value
    if isinstance(value, str):
        return words.text(value)
    if derivation.unit == "share":
        return words.quantity(Quantity(_percent(value), "%"))
    if derivation.unit == "EUR":
        amount = value if isinstance(value, Decimal) else Decimal(repr(value))
        return words.quantity(Quantity(amount, "EUR"))
    if isinstance(value, Decimal) and _CURRENCY.fullmatch(derivation.unit) and 0 < abs(value) < 1:
        return (
            f"{words.number(value)}{NO_BREAK_SPACE}{derivation.unit}"  # a price that is a fraction of a cent
        )
    return words.quantity(Quantity(value, "" if derivation.unit == "count" else derivation.unit))


def symbol_text(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The printed symbol of a result."""
    return expression_text(derivation.symbol, words)


def input_symbol(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The symbol of an input in the formula above."""
    return words.symbol(derivation.parameter) if derivation.parameter else symbol_text(derivation, words)


def expression_text(expression: str, words: Words = ENGLISH) -> str:
    """A formula or symbol as printed: with typographic multiplication and minus signs, prose and names translated."""
    shown = words.text(expression) if expression in PROSE_WORDS else expression
    shown = _WORD.sub(lambda found: words.symbol(found.group()), shown)
    return shown.replace(" x ", " × ").replace(" - ", " − ")


def values_put_in(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The formula with numbers in place of its symbols, or "" if it has names other than its inputs."""
    values = [each.value for each in derivation.inputs]
    if derivation.expression.startswith(SUM):
        figures = [words.number(value) for value in values if not isinstance(value, str)]
        return " + ".join(figures) if len(values) == len(figures) <= MOST_SUMMANDS else ""
    known = {
        each.parameter: words.number(each.value)
        for each in derivation.inputs
        if not isinstance(each.value, str)
    }
    filled = _replaced(derivation.expression, known)
    return "" if _BY_NOTHING.search(filled) else filled


def in_words(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The formula with the titles of its inputs in place of its symbols: `Demand / CPU capacity`."""
    titles = {each.parameter: words.say(each.title) for each in derivation.inputs if each.parameter}
    return _replaced(derivation.expression, titles) or expression_text(derivation.expression, words)


def _replaced(expression: str, names: Mapping[str, str]) -> str:
    """The formula with its names replaced, or "" if a name has no replacement."""
    if not names or not _names_in(expression) <= set(names):
        return ""
    return _WORD.sub(lambda found: names.get(found.group(), found.group()), expression_text(expression))


def _names_in(expression: str) -> set[str]:
    found: Iterable[str] = _WORD.findall(re.sub(r"\bx\b", "", expression))
    return set(found) - _FUNCTIONS


def _percent(share: float | Decimal) -> float:
    """A share in percent, without digits introduced by the multiplication."""
    exact = share if isinstance(share, Decimal) else Decimal(repr(share))
    return float(exact * 100)
