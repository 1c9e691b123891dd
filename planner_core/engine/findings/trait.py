"""A property of a single component, independent of the rest of the plan; cached per component.

Components are immutable. After an edit, only replaced components are evaluated again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.layout.last_plan import rows_with_another
from planner_core.plan.components import Component
from planner_core.reuse import keep_last, last

C = TypeVar("C", bound=Component)


class _Answers(NamedTuple):
    """Components of the last plan, and the result for each."""

    components: Sequence[Any]
    answers: NDArray[np.bool_]


class Trait(Generic[C]):
    """A yes-or-no property that follows from a single component alone."""

    def __init__(self, asked: Callable[[C], object]) -> None:
        self._asked = asked

    def answers(self, components: Sequence[C]) -> NDArray[np.bool_]:
        """The result for each component."""
        known = last(_Answers, self)
        if known is not None and known.components is components:
            return known.answers
        if known is not None and len(known.components) == len(components):
            changed = rows_with_another(known.components, components)
            answers = known.answers.copy()
            answers[changed] = [bool(self._asked(components[row])) for row in changed]
        else:
            answers = np.array([bool(self._asked(each)) for each in components], dtype=bool)
        return keep_last(_Answers(components, answers), self).answers

    def rows(self, components: Sequence[C]) -> list[int]:
        """The rows of components with the property."""
        rows: list[int] = np.flatnonzero(self.answers(components)).tolist()
        return rows

    def among(self, components: Sequence[C]) -> Iterator[C]:
        """The components with the property, in order."""
        return (components[row] for row in self.rows(components))
