"""Items by key, made when somebody first wants them: of thousands of cards a view shows a few dozen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Made(Mapping[K, V]):
    """Looks like a dictionary of all items that there are by right; `made` holds those that are there in fact."""

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
