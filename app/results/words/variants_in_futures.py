"""Variants in the same futures, in sentences that a customer accepts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.look.number_format import numbers
from app.look.translation import tr
from planner_core.messages import Named
from planner_core.studies.variants_in_futures import AgainstBaseline, VariantsInFutures

TENTHS = 10
MOST_SAID = 5
"""Of more variants the table tells."""
NEARLY_ALL = 1 - 1e-9
"""What is left of one by a subtraction counts as nothing."""
WORTH_TELLING = 0.05
"""Share of equal futures from which they are told: those that round to 1 of 10."""


def of_ten(share: float) -> str:
    """`9 of 10`, to stand before "futures": "all" only where it is all of them, and where it is none, few."""
    tenths = round(share * TENTHS)
    if tenths == TENTHS:
        return tr("all") if share > NEARLY_ALL else tr("nearly all")
    return tr("{count} of 10", count=numbers().number(tenths)) if tenths else tr("hardly any")


def sentences_in_futures(names: Sequence[str], found: VariantsInFutures | None) -> list[str]:
    """For each of the first variants what it is against the baseline; empty without common futures."""
    if found is None:
        return []
    base = names[found.baseline]
    return [
        " ".join(_of_pair(name, base, pair))
        for name, pair in zip(names, found.against, strict=True)
        if pair is not None
    ][:MOST_SAID]


def _of_pair(name: str, base: str, pair: AgainstBaseline) -> Iterator[str]:
    if pair.cheaper is not None and pair.as_dear is not None:
        yield _price(name, base, pair.cheaper, pair.as_dear)
    yield _carried(name, base, pair.carries_more, pair.carries_as_many)
    yield (
        tr("Both carry all desktops planned in {part} futures.", part=of_ten(pair.both_fit))
        if pair.both_fit
        else tr("There is no future in which both carry all desktops planned.")
    )


def _price(name: str, base: str, less: float, same: float) -> str:
    """From the side of what is more frequent: less or more."""
    more = 1 - less - same
    words = {"name": Named(name), "base": Named(base), "part": of_ten(max(less, more)), "same": of_ten(same)}
    if same == 1:
        return tr("At the limit a desktop of {name} costs as much as one of {base} in all futures.", **words)
    if less >= more:
        if same < WORTH_TELLING:
            return tr("At the limit {name} costs less per desktop than {base} in {part} futures.", **words)
        return tr(
            "At the limit {name} costs less per desktop than {base} in {part} futures, as much in {same}.",
            **words,
        )
    if same < WORTH_TELLING:
        return tr("At the limit {name} costs more per desktop than {base} in {part} futures.", **words)
    return tr(
        "At the limit {name} costs more per desktop than {base} in {part} futures, as much in {same}.",
        **words,
    )


def _carried(name: str, base: str, more: float, same: float) -> str:
    """The same for the desktops."""
    fewer = 1 - more - same
    words = {"name": Named(name), "base": Named(base), "part": of_ten(max(more, fewer)), "same": of_ten(same)}
    if same == 1:
        return tr("{name} carries as many desktops as {base} in all futures.", **words)
    if more >= fewer:
        if same < WORTH_TELLING:
            return tr("{name} carries more desktops than {base} in {part} futures.", **words)
        return tr("{name} carries more desktops than {base} in {part} futures, as many in {same}.", **words)
    if same < WORTH_TELLING:
        return tr("{name} carries fewer desktops than {base} in {part} futures.", **words)
    return tr("{name} carries fewer desktops than {base} in {part} futures, as many in {same}.", **words)
