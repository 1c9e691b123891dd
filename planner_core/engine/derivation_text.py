"""A derivation as a worksheet: each formula once, with the values put in, from the result down to its sources.

`derivation_text` is for the terminal and the clipboard, `derivation_markdown` for documents. Both speak
English unless told otherwise by `Words`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import NamedTuple

import msgspec

from planner_core.engine.derivation import Derivation
from planner_core.messages import Message, Quantity, english_number, english_quantity

ORIGIN_NAMES = {
    "formula": "calculated",
    "default": "default",
    "typed": "typed in",
    "catalogue": "catalogue",
    "imported": "imported",
    "constant": "constant",
    "drawing": "from the drawing",
}
"""English names, translatable."""

_WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
_FUNCTIONS = frozenset({"max", "min", "floor", "ceil"})
_SUM = "sum of"
_SAID_BY_ORIGIN = frozenset({"Typed in", "Headroom's default"})
MOST_SUMMANDS = 12
"""Longer sums are not written out; their parts stand below anyway."""


class Words(NamedTuple):
    """How a worksheet speaks: messages, plain English texts, numbers, and quantities with their unit."""

    say: Callable[[Message], str]
    text: Callable[[str], str]
    number: Callable[[float], str]
    quantity: Callable[[Quantity], str]


ENGLISH = Words(str, str, english_number, english_quantity)


class Entry(NamedTuple):
    """One formula of a worksheet; `numbers` says for each input where it is derived, 0 for a leaf."""

    number: int
    derivation: Derivation
    numbers: tuple[int, ...]


def without_idle_sums(derivation: Derivation) -> Derivation:
    """The same derivation where a sum of just one part is that part, under the title of the sum."""
    inputs = tuple(without_idle_sums(each) for each in derivation.inputs)
    if len(inputs) == 1 and derivation.expression.startswith(_SUM) and inputs[0].value == derivation.value:
        kept = {"unit": derivation.unit, "parameter": derivation.parameter}
        title = {"title": derivation.title} if inputs[0].inputs else {}
        return msgspec.structs.replace(inputs[0], **kept, **title)
    return msgspec.structs.replace(derivation, inputs=inputs)


def worksheet(derivation: Derivation) -> tuple[Entry, ...]:
    """Every formula below a result once, numbered from 1 (the result), in the order of first use."""
    derivation = without_idle_sums(derivation)
    marks = _Marks()
    found = {marks.of(derivation): derivation}
    waiting = [derivation]
    while waiting:
        current = waiting.pop(0)
        for each in current.inputs:
            if each.inputs and (mark := marks.of(each)) not in found:
                found[mark] = each
                waiting.append(each)
    order = {mark: number for number, mark in enumerate(found, 1)}
    return tuple(
        Entry(number, each, tuple(order[marks.of(part)] if part.inputs else 0 for part in each.inputs))
        for number, each in enumerate(found.values(), 1)
    )


def value_text(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The value with its unit: shares in percent, counts without a unit, money to the cent."""
    value = derivation.value
    if isinstance(value, str):
        return words.text(value)
    if derivation.unit == "share":
        return words.quantity(Quantity(_percent(value), "%"))
    if derivation.unit == "EUR":
        return words.quantity(Quantity(Decimal(repr(value)), "EUR"))
    return words.quantity(Quantity(value, "" if derivation.unit == "count" else derivation.unit))


def titled(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The title of an input with the component it belongs to, once."""
    title = words.say(derivation.title)
    component = derivation.component
    return f"{title}, {component}" if component and component not in title else title


def symbol_text(derivation: Derivation) -> str:
    """The symbol of a result as it is printed."""
    return expression_text(derivation.symbol)


def input_symbol(derivation: Derivation) -> str:
    """What the formula above calls an input."""
    return derivation.parameter or symbol_text(derivation)


def expression_text(expression: str) -> str:
    """A formula or symbol as it is printed: with real multiplication and minus signs."""
    return expression.replace(" x ", " × ").replace(" - ", " − ")


def values_put_in(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The formula with numbers in the places of its symbols, or "" where it names more than its inputs."""
    values = [each.value for each in derivation.inputs]
    if derivation.expression.startswith(_SUM):
        figures = [words.number(value) for value in values if not isinstance(value, str)]
        return " + ".join(figures) if len(values) == len(figures) <= MOST_SUMMANDS else ""
    known = {each.parameter: each.value for each in derivation.inputs if not isinstance(each.value, str)}
    unknown = set(_WORD.findall(re.sub(r"\bx\b", "", derivation.expression))) - set(known) - _FUNCTIONS
    if unknown or not known:
        return ""
    shown = {name: words.number(value) for name, value in known.items()}
    return _WORD.sub(
        lambda found: shown.get(found.group(), found.group()), expression_text(derivation.expression)
    )


def origin_text(derivation: Derivation, words: Words = ENGLISH) -> str:
    """Where a value is from: `catalogue: Intel Xeon X5650`."""
    origin = words.text(ORIGIN_NAMES[derivation.origin])
    source = words.text(derivation.source)
    if derivation.origin == "formula" or not source or derivation.source in _SAID_BY_ORIGIN:
        return origin
    return f"{origin}: {source}"


def derivation_text(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The worksheet in plain text, ending with a line break."""
    lines = [f"{words.say(derivation.title)} = {value_text(derivation, words)}", ""]
    for entry in worksheet(derivation):
        lines += [*_text_of(entry, words), ""]
    return "\n".join(lines)


def derivation_markdown(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The worksheet in Markdown, a table of inputs for each formula."""
    lines = [f"# {_plain(words.say(derivation.title))}: {_plain(value_text(derivation, words))}", ""]
    for entry in worksheet(derivation):
        lines += [*_markdown_of(entry, words), ""]
    return "\n".join(lines)


def _text_of(entry: Entry, words: Words) -> Iterator[str]:
    derivation = entry.derivation
    yield (
        f"[{entry.number}] {words.say(derivation.title)}: {symbol_text(derivation)} = {value_text(derivation, words)}"
    )
    if derivation.expression:
        yield f"    = {expression_text(derivation.expression)}"
    if put_in := values_put_in(derivation, words):
        yield f"    = {put_in}"
    rows = [
        (input_symbol(each), value_text(each, words), _what(each, number, words))
        for each, number in zip(derivation.inputs, entry.numbers, strict=True)
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in (0, 1)]
    for symbol, value, what in rows:
        yield f"    {symbol:<{widths[0]}}  {value:>{widths[1]}}  {what}"
    yield from (f"    {line}" for line in _notes(derivation, words))


def _what(derivation: Derivation, number: int, words: Words) -> str:
    title = titled(derivation, words)
    return f"{title} [{number}]" if number else f"{title} ({_leaf_note(derivation, words)})"


def _leaf_note(derivation: Derivation, words: Words) -> str:
    return words.say(derivation.remark) if derivation.remark else origin_text(derivation, words)


def _notes(derivation: Derivation, words: Words) -> Iterator[str]:
    if derivation.remark:
        yield words.say(derivation.remark)
    if not derivation.inputs:
        yield words.say(Message("From: {origin}", {"origin": origin_text(derivation, words)}))
    elif derivation.source:
        yield words.say(Message("Source: {source}", {"source": words.text(derivation.source)}))


def _markdown_of(entry: Entry, words: Words) -> Iterator[str]:
    derivation = entry.derivation
    yield f"## {entry.number}. {_plain(words.say(derivation.title))}"
    yield ""
    steps = [
        derivation.expression and expression_text(derivation.expression),
        values_put_in(derivation, words),
    ]
    formula = "".join(f"`{step}` = " for step in steps if step)
    yield f"`{symbol_text(derivation)}` = {formula}**{_plain(value_text(derivation, words))}**"
    if derivation.inputs:
        yield ""
        heads = (Message("Symbol"), Message("Value"), Message("Input"), Message("Where it is from"))
        yield "| " + " | ".join(words.say(head) for head in heads) + " |"
        yield "|---|---:|---|---|"
    for each, number in zip(derivation.inputs, entry.numbers, strict=True):
        origin = f"[{number}]" if number else _plain(_leaf_note(each, words))
        value = _plain(value_text(each, words))
        yield f"| `{input_symbol(each)}` | {value} | {_plain(titled(each, words))} | {origin} |"
    for note in _notes(derivation, words):
        yield ""
        yield _plain(note)


def _plain(text: str) -> str:
    """Text that Markdown shows as it is, in one line."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", " ".join(text.split("\n")))


def _percent(share: float) -> float:
    """A share in percent, without the digits that only the multiplication brings in."""
    return float(Decimal(repr(share)) * 100)


class _Marks:
    """Gives equal derivations equal marks, whatever the formulas above call them."""

    def __init__(self) -> None:
        self._marks: dict[object, int] = {}
        self._seen: dict[int, int] = {}

    def of(self, derivation: Derivation) -> int:
        """The mark of a derivation; computed once for each object."""
        known = self._seen.get(id(derivation))
        if known is None:
            below = tuple(self.of(each) for each in derivation.inputs)
            own = (str(derivation.title), derivation.symbol, derivation.value, derivation.unit)
            rest = (derivation.component, derivation.expression, derivation.source, derivation.origin)
            known = self._seen[id(derivation)] = self._marks.setdefault((own, rest, below), len(self._marks))
        return known
