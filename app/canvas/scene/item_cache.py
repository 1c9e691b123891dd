"""Items by key, created on first access: of thousands of cards a few dozen are visible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Made(Mapping[K, V]):
    """A mapping of all possible items, created on access; `made` holds the existing ones."""

    def __init__(
        self,
        names: Mapping[K, object],
        make: Callable[[K], V],
        wanted: Callable[[K], bool] | None = None,
    ) -> None:
        self._names = names
        self._make = make
        self._wanted = wanted
        self.made: dict[K, V] = {}

    def __getitem__(self, key: K) -> V:
        item = self.made.get(key)
        if item is None:
            if key not in self:
                raise KeyError(key)
            item = self.made[key] = self._make(key)
        return item

    def __contains__(self, key: object) -> bool:
        return key in self._names and (self._wanted is None or self._wanted(key))  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[K]:
        return iter(self._names) if self._wanted is None else filter(self._wanted, self._names)

    def __len__(self) -> int:
        return len(self._names) if self._wanted is None else sum(1 for _ in self)
