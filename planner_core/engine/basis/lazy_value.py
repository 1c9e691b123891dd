"""A value that costs nothing until somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

R = TypeVar("R")


class LazyValue(Generic[R]):
    """Worked out when it is first asked for, and then kept. Equal where the values are."""

    def __init__(self, make: Callable[[], R]) -> None:
        self._make = make
        self._made: tuple[R] | None = None

    @property
    def value(self) -> R:
        """The value itself."""
        if self._made is None:
            self._made = (self._make(),)
        return self._made[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyValue) and bool(self.value == other.value)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Once({self.value!r})"
