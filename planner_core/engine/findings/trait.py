"""What a component shows by itself, whatever the rest of the plan is: answered once, and reused while it is the same.

Components are values that never change. After an edit the question is put only to those that are other objects.
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
    """Components of the last plan, and the answer of each."""

    components: Sequence[Any]
    answers: NDArray[np.bool_]


class Trait(Generic[C]):
    """A question to a single component that is answered by yes or no; its answer follows from that component alone."""

    def __init__(self, asked: Callable[[C], object]) -> None:
        self._asked = asked

    def answers(self, components: Sequence[C]) -> NDArray[np.bool_]:
        """The answer of each component."""
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
        """The rows of those that answer yes."""
        rows: list[int] = np.flatnonzero(self.answers(components)).tolist()
        return rows

    def among(self, components: Sequence[C]) -> Iterator[C]:
        """Those that answer yes, in their order."""
        return (components[row] for row in self.rows(components))
