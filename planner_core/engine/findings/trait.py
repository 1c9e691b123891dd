"""What a component shows by itself, whatever the rest of the plan is: asked once, and kept as long as it is the same.

Components are values that never change. After an edit only those are asked again that are other objects than before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.layout.last_plan import rows_with_another
from planner_core.plan.components import Component

C = TypeVar("C", bound=Component)


class Trait(Generic[C]):
    """A question to a single component that is answered by yes or no; its answer follows from that component alone."""

    def __init__(self, asked: Callable[[C], object]) -> None:
        self._asked = asked
        self._known: tuple[Sequence[C], NDArray[np.bool_]] = ((), np.zeros(0, dtype=bool))

    def answers(self, components: Sequence[C]) -> NDArray[np.bool_]:
        """The answer of each component."""
        known, answers = self._known
        if known is components:
            return answers
        if len(known) == len(components):
            changed = rows_with_another(known, components)
            answers = answers.copy()
            answers[changed] = [bool(self._asked(components[row])) for row in changed]
        else:
            answers = np.array([bool(self._asked(each)) for each in components], dtype=bool)
        self._known = components, answers
        return answers

    def rows(self, components: Sequence[C]) -> list[int]:
        """The rows of those that answer yes."""
        rows: list[int] = np.flatnonzero(self.answers(components)).tolist()
        return rows

    def among(self, components: Sequence[C]) -> Iterator[C]:
        """Those that answer yes, in their order."""
        return (components[row] for row in self.rows(components))
