"""Cache of values kept from one evaluation to the next. There is no other; `forget()` clears it.

A cached value never changes a result. `reused` returns it only for identical inputs, and its function depends on
nothing else; `memoized` is for functions of plain values; callers of `last` must check that the value still applies.
Cached values are shared by all plans and threads and must not be mutated.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from operator import is_
from typing import Any, Final, ParamSpec, TypeVar, TypeVarTuple, Unpack, cast

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class _Apart(threading.local):
    """The cache of a thread that works apart; None in all others."""

    values: dict[Hashable, Any] | None = None


_values: Final[dict[Hashable, Any]] = {}
_apart: Final = _Apart()
_clear_memoized: Final[list[Callable[[], None]]] = []


def forget() -> None:
    """Clear the cache: the next evaluation of any plan recomputes everything, with the same results."""
    _values.clear()
    for clear in _clear_memoized:
        clear()


@contextmanager
def apart() -> Iterator[None]:
    """Work with a cache of this thread's own: a study of other plans does not push out what the next edit reuses."""
    before, _apart.values = _apart.values, {}
    try:
        yield
    finally:
        _apart.values = before


@contextmanager
def beside() -> Iterator[None]:
    """Work with a copy of the cache: a step that is only tried reuses what is cached, and pushes nothing of it out."""
    before, _apart.values = _apart.values, _here().copy()
    try:
        yield
    finally:
        _apart.values = before


def _here() -> dict[Hashable, Any]:
    return _values if _apart.values is None else _apart.values


def last(kind: type[T], which: Hashable = None) -> T | None:
    """The last cached value of a class; `which` distinguishes several of them."""
    return cast(T | None, _here().get((kind, which)))


def keep_last(value: T, which: Hashable = None) -> T:
    """Cache a value in place of the last one of its class, and return it."""
    _here()[type(value), which] = value
    return value


def reused(work: Callable[[Unpack[Ts]], R], *inputs: *Ts, which: Hashable = None) -> R:
    """`work(*inputs)`, or its last result if all inputs are identical objects.

    One result is cached per `which`. Errors are not cached. Raises TypeError for a closure, because its result could
    depend on more than its inputs.
    """
    key = (work, which)
    known = _here().get(key)
    if known is not None and len(known[0]) == len(inputs) and all(map(is_, known[0], inputs)):
        return cast(R, known[1])
    if getattr(work, "__closure__", None) or getattr(work, "__self__", None) is not None:
        raise TypeError(f"{work} is given its inputs, but sees more than these")
    answer = work(*inputs)
    _here()[key] = inputs, answer
    return answer


def same_objects(items: Sequence[T], which: Hashable) -> Sequence[T]:
    """These items as a sequence; the previous sequence object if it held identical objects in the same order."""
    key = (same_objects, which)
    known: Sequence[T] | None = _here().get(key)
    if known is not None and len(known) == len(items) and all(map(is_, known, items)):
        return known
    _here()[key] = items
    return items


def memoized(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator that caches the results of a function of plain values, up to a maximum number."""

    def decorate(work: Callable[P, R]) -> Callable[P, R]:
        cached = lru_cache(maxsize=most)(work)
        _clear_memoized.append(cached.cache_clear)
        return cast(Callable[P, R], cached)

    return decorate
