"""A derivation as a worksheet: each formula once, with the values put in, from the result down to its sources.

`derivation_text` is for the terminal and the clipboard, `derivation_markdown` for documents. Both speak
English unless told otherwise by `Words`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.formula_text import (
    ENGLISH,
    SUM,
    Words,
    expression_text,
    input_symbol,
    symbol_text,
    value_text,
    values_put_in,
)
from planner_core.engine.layout.tables import OWN_DEFAULT, TYPED_IN
from planner_core.messages import Message

__all__ = [
    "ENGLISH",
    "ORIGIN_NAMES",
    "Entry",
    "Words",
    "derivation_markdown",
    "derivation_text",
    "expression_text",
    "input_symbol",
    "origin_text",
    "symbol_text",
    "titled",
    "value_text",
    "values_put_in",
    "without_idle_sum",
    "without_idle_sums",
    "worksheet",
]

ORIGIN_NAMES = {
    "formula": "calculated",
    "default": "default",
    "typed": "typed in",
    "catalogue": "catalogue",
    "imported": "imported",
    "measured": "measured",
    "constant": "constant",
    "drawing": "from the drawing",
}
"""English names, translatable."""

_SAID_BY_ORIGIN = frozenset({TYPED_IN, OWN_DEFAULT})


class Entry(NamedTuple):
    """One formula of a worksheet; `numbers` gives the entry that derives each input, 0 for a leaf."""

    number: int
    derivation: Derivation
    numbers: tuple[int, ...]


def without_idle_sums(derivation: Derivation) -> Derivation:
    """The same derivation with every sum of one part replaced by that part, under the sum's title."""
    derivation = without_idle_sum(derivation)
    inputs = tuple(without_idle_sums(each) for each in derivation.inputs)
    return msgspec.structs.replace(derivation, inputs=inputs)


def without_idle_sum(derivation: Derivation) -> Derivation:
    """The same for the topmost formula only; its inputs stay unchanged."""
    inputs = derivation.inputs
    if len(inputs) != 1 or not derivation.expression.startswith(SUM) or inputs[0].value != derivation.value:
        return derivation
    part = without_idle_sum(inputs[0])
    kept = {"unit": derivation.unit, "parameter": derivation.parameter}
    title = {"title": derivation.title} if part.inputs else {}
    return msgspec.structs.replace(part, **kept, **title)


def worksheet(derivation: Derivation) -> tuple[Entry, ...]:
    """Every formula below a result once, numbered from 1 (the result), in order of first use."""
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


def titled(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The title of an input with the component it belongs to, named once."""
    title = words.say(derivation.title)
    component = derivation.component
    return f"{title}, {component}" if component and component not in title else title


def origin_text(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The origin of a value: `catalogue: Intel Xeon X5650`."""
    origin, source = words.text(ORIGIN_NAMES[derivation.origin]), source_beside(derivation, words)
    return f"{origin}: {source}" if source else origin


def source_beside(derivation: Derivation, words: Words = ENGLISH) -> str:
    """The source of a value, if its origin is not sufficient."""
    if derivation.origin == "formula" or derivation.source in _SAID_BY_ORIGIN:
        return ""
    return words.text(derivation.source)


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
    symbol, value = symbol_text(derivation, words), value_text(derivation, words)
    yield f"[{entry.number}] {words.say(derivation.title)}: {symbol} = {value}"
    if derivation.expression:
        yield f"    = {expression_text(derivation.expression, words)}"
    if put_in := values_put_in(derivation, words):
        yield f"    = {put_in}"
    rows = [
        (input_symbol(each, words), value_text(each, words), _what(each, number, words))
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
        derivation.expression and expression_text(derivation.expression, words),
        values_put_in(derivation, words),
    ]
    formula = "".join(f"`{step}` = " for step in steps if step)
    yield f"`{symbol_text(derivation, words)}` = {formula}**{_plain(value_text(derivation, words))}**"
    if derivation.inputs:
        yield ""
        heads = (Message("Symbol"), Message("Value"), Message("Input"), Message("Source of the value"))
        yield "| " + " | ".join(words.say(head) for head in heads) + " |"
        yield "|---|---:|---|---|"
    for each, number in zip(derivation.inputs, entry.numbers, strict=True):
        origin = f"[{number}]" if number else _plain(_leaf_note(each, words))
        value = _plain(value_text(each, words))
        yield f"| `{input_symbol(each, words)}` | {value} | {_plain(titled(each, words))} | {origin} |"
    for note in _notes(derivation, words):
        yield ""
        yield _plain(note)


def _plain(text: str) -> str:
    """Text escaped for Markdown, in one line."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", " ".join(text.split("\n")))


class _Marks:
    """Gives equal derivations equal marks, regardless of their names in the formulas above."""

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
