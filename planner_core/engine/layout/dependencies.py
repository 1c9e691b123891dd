"""Results that are kept from one plan to the next until something that they were made of changes.

An edit changes one field of one component, and most of what an evaluation works out does not read it. While a kept
function works, every field that it reads of a table is noted down, and what other kept functions read for it, too. A
layout takes over from the last one whatever has read nothing that is different now. Nobody has to say what depends on
what, so nobody can get it wrong; but a kept function may be given nothing that was read before it was called.
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
"""Stands for whole components, with fields that are no numbers."""
PLAN: Final[Read] = (None, "plan")
"""Stands for the plan as a whole, which is another one after each edit."""
CASES: Final[Read] = (None, "cases")
"""Stands for the failure cases, which follow from many fields and are hardly ever others."""


_Key: TypeAlias = tuple[object, ...]
_Kept: TypeAlias = tuple[object, frozenset[Read]]
"""What was found, and what was read for it."""


KEPT: Final[list[Callable[..., Any]]] = []
"""Every function whose results are kept, as it was written; for tests."""


class Memo:
    """What kept functions have found for one layout, and what each of them has read for it."""

    def __init__(self, known: Mapping[_Key, _Kept] | None = None) -> None:
        self.known: dict[_Key, _Kept] = dict(known or {})
        self.is_last = False
        """Whether something was put in whose reads nobody has noted down, so that nothing can be taken over."""

    def without(self, changed: Iterable[Read]) -> Memo:
        """What holds although these fields are others now."""
        if self.is_last:
            return Memo()
        gone = frozenset(changed)
        known = self.known.copy()  # another thread may be putting something in
        return Memo({key: each for key, each in known.items() if each[1].isdisjoint(gone)})


class HasMemo(Protocol):
    """A layout, or what was made of nothing but one."""

    @property
    def memo(self) -> Memo: ...


O = TypeVar("O", bound=HasMemo)  # noqa: E741


class _Reading(threading.local):
    noted: set[Read] | None = None


_reading = _Reading()


def note_read(kind: object, field: str) -> None:
    """Say that a field of the components of a kind is being read."""
    if _reading.noted is not None:
        _reading.noted.add((kind, field))


def kept(work: Callable[Concatenate[O, P], R]) -> Callable[Concatenate[O, P], R]:
    """Keep what a function finds until something that it reads changes. Beside the layout it may be given what was made
    of nothing but the layout."""
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
    """The same for a function whose last argument is a word that tells its calls apart."""
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
    """The same as an attribute of a layout, or of what was made of nothing but one; it may be set by hand."""

    def __init__(self, work: Callable[[Any], R]) -> None:
        KEPT.append(work)
        self._work = work
        self._key = (work,)
        self.__doc__ = work.__doc__

    def __get__(self, owner: HasMemo, _kind: object = None) -> R:
        known = _taken(owner.memo, self._key)
        return cast(R, known[0] if known else _work_out(lambda: self._work(owner), owner.memo, self._key))


def _taken(memo: Memo, key: _Key) -> _Kept | None:
    """What a memo has; whoever works out something else of it reads all that was read for it."""
    known = memo.known.get(key)
    if known is not None and _reading.noted is not None:
        _reading.noted |= known[1]
    return known


def _work_out(work: Callable[[], object], memo: Memo, key: _Key) -> object:
    """Put something into a memo, with all that is read for it; whoever works out something else of it reads that,
    too."""
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
    """Everybody who asks gets the same arrays, so nobody may write into them."""
    if type(found) is np.ndarray:
        found.setflags(write=False)
    elif isinstance(found, tuple):
        for each in found:
            if type(each) is np.ndarray or isinstance(each, (tuple, dict)):
                _seal(each)
    elif type(found) is dict:
        for each in found.values():
            _seal(each)
