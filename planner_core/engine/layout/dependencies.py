"""Results that are reused for the next plan until one of their dependencies changes.

An edit changes one field of one component, and most results do not depend on it. While a kept function runs, each field
that it reads is recorded as a dependency, and so is each field that other kept functions read for it. The layout of the
next plan reuses every result whose dependencies are all unchanged. Dependencies are never written down by hand. The one
rule: a kept function is given nothing that was read from a table before the call.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, Protocol, TypeAlias, TypeVar, cast

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

Read: TypeAlias = tuple[object, str]
"""A kind of component and a field of it."""
COMPONENTS: Final = "components"
"""Key for whole components with non-numeric fields."""
PLAN: Final[Read] = (None, "plan")
"""Key for the plan as a whole, which differs after each edit."""
CASES: Final[Read] = (None, "cases")
"""Key for the failure cases, which depend on many fields but rarely change."""


_Key: TypeAlias = tuple[object, ...]
_Kept: TypeAlias = tuple[object, frozenset[Read]]
"""A result and its dependencies."""


KEPT: Final[list[Callable[..., Any]]] = []
"""Every function whose results are kept, undecorated; for tests."""


class Memo:
    """The results of kept functions for one layout, with their dependencies."""

    def __init__(self, known: Mapping[_Key, _Kept] | None = None) -> None:
        self.known: dict[_Key, _Kept] = dict(known or {})

    def without(self, changed: Iterable[Read]) -> Memo:
        """The results that do not depend on any of these fields."""
        gone = frozenset(changed)
        known = self.known.copy()  # another thread may add a result at the same time
        return Memo({key: each for key, each in known.items() if each[1].isdisjoint(gone)})


class HasMemo(Protocol):
    """A layout, or an object that was made from a layout alone."""

    @property
    def memo(self) -> Memo: ...


O = TypeVar("O", bound=HasMemo)  # noqa: E741


class _Reading(threading.local):
    noted: set[Read] | None = None


_reading = _Reading()


def note_read(kind: object, field: str) -> None:
    """Record that a field of the components of a kind is read."""
    if _reading.noted is not None:
        _reading.noted.add((kind, field))


def kept(work: Callable[Concatenate[O, P], R]) -> Callable[Concatenate[O, P], R]:
    """Reuse the result of a function until a field that it reads changes. Its arguments are a layout and objects that
    were made from that layout alone."""
    KEPT.append(work)
    key = (work,)

    @wraps(work)
    def found(owner: O, /, *others: P.args, **named: P.kwargs) -> R:
        known = _taken(owner.memo, key)
        return cast(
            R, known[0] if known else _work_out(lambda: work(owner, *others, **named), owner.memo, key)
        )

    return found


def kept_by_word(work: Callable[Concatenate[O, P], R]) -> Callable[Concatenate[O, P], R]:
    """The same for a function whose last argument is a word; one result is cached per word."""
    KEPT.append(work)

    @wraps(work)
    def found(owner: O, /, *others: P.args, **named: P.kwargs) -> R:
        key = (work, others[-1])
        known = _taken(owner.memo, key)
        return cast(
            R, known[0] if known else _work_out(lambda: work(owner, *others, **named), owner.memo, key)
        )

    return found


class kept_property(Generic[R]):  # noqa: N801 - used as a decorator
    """The same as an attribute of a layout, or of an object that was made from a layout alone."""

    def __init__(self, work: Callable[[Any], R]) -> None:
        KEPT.append(work)
        self._work = work
        self._key = (work,)
        self.__doc__ = work.__doc__

    def __get__(self, owner: HasMemo, _kind: object = None) -> R:
        known = _taken(owner.memo, self._key)
        return cast(R, known[0] if known else _work_out(lambda: self._work(owner), owner.memo, self._key))


def _taken(memo: Memo, key: _Key) -> _Kept | None:
    """The result in a memo, if there is one. Its dependencies become those of the kept function that asks for it."""
    known = memo.known.get(key)
    if known is not None and _reading.noted is not None:
        _reading.noted |= known[1]
    return known


def _work_out(work: Callable[[], object], memo: Memo, key: _Key) -> object:
    """Put a result into a memo with its dependencies, which become those of the kept function that asks for it, too."""
    outer = _reading.noted
    reads: set[Read] = set()
    _reading.noted = reads
    try:
        found = work()
    finally:
        _reading.noted = outer
    _seal(found)
    memo.known[key] = found, frozenset(reads)
    if outer is not None:
        outer |= reads
    return found


def _seal(found: object) -> None:
    """Make arrays read-only: every caller gets the same ones."""
    if type(found) is np.ndarray:
        found.setflags(write=False)
    elif isinstance(found, tuple):
        for each in found:
            if type(each) is np.ndarray or isinstance(each, (tuple, dict)):
                _seal(each)
    elif type(found) is dict:
        for each in found.values():
            _seal(each)
