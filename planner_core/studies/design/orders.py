"""Orders of designs: by whole numbers, or by amounts of which all have a bound and few are computed exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from planner_core.studies.design.designs import Array, Index

NEVER: Final = np.iinfo(np.int64).max


class Order:
    """Designs by amount, the smallest first."""

    def __init__(
        self,
        lower: Array,
        shape: Sequence[int],
        slack: int = 0,
        exact: Callable[[Array], Array] | None = None,
    ) -> None:
        """`lower` never overstates an amount, and understates it by `slack` at most. `exact` has the amounts of designs
        by their flat numbers; without it the bounds are the amounts.
        """
        self.lower = np.broadcast_to(lower, shape)
        self.slack = slack
        self._exact = exact

    def of(self, numbers: Array) -> Array:
        """The exact amounts of designs by their flat numbers."""
        if self._exact is not None:
            return self._exact(numbers)
        return np.asarray(self.lower[np.unravel_index(numbers, self.lower.shape)])

    def at(self, index: Index) -> int:
        """The exact amount of one design."""
        return int(self.of(np.array([np.ravel_multi_index(index, self.lower.shape)]))[0])

    def least(self, left: Array) -> Array:
        """The flat numbers of the designs with the smallest amount, of those that are left; some have to be."""
        bounds = np.where(left, self.lower, NEVER)
        return self.least_of(np.flatnonzero(bounds <= bounds.min() + self.slack))

    def least_of(self, numbers: Array) -> Array:
        """Those with the smallest amount of some."""
        amounts = self.of(numbers)
        return np.asarray(numbers[amounts == amounts.min()])

    def below(self, amount: int) -> Array:
        """The designs with a smaller amount."""
        found: Array = self.lower < amount
        near = (
            np.flatnonzero(found & (self.lower >= amount - self.slack)) if self.slack else np.array([], int)
        )
        if len(near):
            found.reshape(-1)[near] = self.of(near) < amount
        return found


def before(orders: Sequence[Order], amounts: Sequence[int]) -> Array:
    """The designs that come before these amounts, by the first order and among equals by the next ones."""
    shape = orders[0].lower.shape
    found, equal = np.zeros(shape, dtype=bool), np.ones(shape, dtype=bool)
    for order, amount in zip(orders, amounts, strict=True):
        below = order.below(amount)
        found |= equal & below
        equal &= order.below(amount + 1) & ~below
    return found
