"""Lists whose elements are created on access."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar, overload

R = TypeVar("R")


class Rows(Sequence[R]):
    """Rows that are created from columns on access, so that an evaluation creates none.

    `make(k)` creates the k-th row; `keys(k)` is its lookup key for `where`. If rows of one key are contiguous, `spans`
    gives their ranges, which saves a scan of all rows.
    """

    def __init__(
        self,
        count: int,
        make: Callable[[int], R],
        keys: Callable[[int], tuple[str, str]],
        spans: Callable[[], Mapping[tuple[str, str], Sequence[int]]] | None = None,
    ) -> None:
        self._count = count
        self._make = make
        self._keys = keys
        self._spans = spans
        self._rows_of: Mapping[tuple[str, str], Sequence[int]] | None = None

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[R, ...]: ...
    def __getitem__(self, index: int | slice) -> R | tuple[R, ...]:
        if isinstance(index, slice):
            return tuple(self._make(each) for each in range(*index.indices(self._count)))
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return self._make(index % self._count)

    def __iter__(self) -> Iterator[R]:
        return map(self._make, range(self._count))

    def where(self, key: tuple[str, str]) -> list[R]:
        """All rows of one component and resource, in order."""
        return [self._make(index) for index in self._at(key)]

    def subjects(self) -> tuple[tuple[str, str], ...]:
        """Each component and resource with rows, once, in order."""
        return tuple(self._places())

    def _at(self, key: tuple[str, str]) -> Sequence[int]:
        return self._places().get(key, ())

    def _places(self) -> Mapping[tuple[str, str], Sequence[int]]:
        if self._rows_of is None:
            self._rows_of = self._searched() if self._spans is None else self._spans()
        return self._rows_of

    def _searched(self) -> dict[tuple[str, str], list[int]]:
        found: dict[tuple[str, str], list[int]] = {}
        for index in range(self._count):
            found.setdefault(self._keys(index), []).append(index)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rows) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]


class Later(Sequence[R]):
    """A list computed on first access."""

    def __init__(self, make: Callable[[], Sequence[R]]) -> None:
        self._make = make
        self._made: Sequence[R] | None = None

    def _all(self) -> Sequence[R]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[R]:
        return iter(self._all())

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[R]: ...
    def __getitem__(self, index: int | slice) -> R | Sequence[R]:
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Later) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]
