"""A value computed on first access."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

R = TypeVar("R")


class LazyValue(Generic[R]):
    """A value computed on first access and then cached. Equal if the values are equal."""

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
