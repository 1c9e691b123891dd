"""What is kept from one evaluation to the next: all of it is here, and `forget()` drops it.

Nothing kept can change a result. `reused` answers only for the very same inputs, and its function sees nothing else;
`memoized` is for functions of plain values; who uses `last` has to check that what it finds fits. Values that are kept
are shared by every plan and thread, so nobody may change them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from operator import is_
from typing import Any, Final, ParamSpec, TypeVar, TypeVarTuple, Unpack, cast

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_values: Final[dict[Hashable, Any]] = {}
_clear_memoized: Final[list[Callable[[], None]]] = []


def forget() -> None:
    """Drop everything: the next evaluation of any plan starts anew, with the same results."""
    _values.clear()
    for clear in _clear_memoized:
        clear()


def last(kind: type[T], which: Hashable = None) -> T | None:
    """The value of a class that was kept last; `which` tells several of them apart."""
    return cast(T | None, _values.get((kind, which)))


def keep_last(value: T, which: Hashable = None) -> T:
    """Keep a value in the place of the last one of its class, and return it."""
    _values[type(value), which] = value
    return value


def reused(work: Callable[[Unpack[Ts]], R], *inputs: *Ts, which: Hashable = None) -> R:
    """`work(*inputs)`, or its last answer if all inputs are the very same objects.

    One answer is kept for each `which`. An error is not kept. Raises TypeError for a function that sees variables
    around it, because its answer could depend on more than its inputs.
    """
    key = (work, which)
    known = _values.get(key)
    if known is not None and len(known[0]) == len(inputs) and all(map(is_, known[0], inputs)):
        return cast(R, known[1])
    if getattr(work, "__closure__", None) or getattr(work, "__self__", None) is not None:
        raise TypeError(f"{work} is given its inputs, but sees more than these")
    answer = work(*inputs)
    _values[key] = inputs, answer
    return answer


def same_objects(items: Sequence[T], which: Hashable) -> Sequence[T]:
    """These items; as the sequence that was given last, if that had the very same objects in the same order."""
    key = (same_objects, which)
    known: Sequence[T] | None = _values.get(key)
    if known is not None and len(known) == len(items) and all(map(is_, known, items)):
        return known
    _values[key] = items
    return items


def memoized(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator for functions of plain values that keeps their answers, so many at most."""

    def decorate(work: Callable[P, R]) -> Callable[P, R]:
        cached = lru_cache(maxsize=most)(work)
        _clear_memoized.append(cached.cache_clear)
        return cast(Callable[P, R], cached)

    return decorate
