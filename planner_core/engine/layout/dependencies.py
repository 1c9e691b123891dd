"""Results that are reused for the next plan until one of their dependencies changes.

An edit changes one field of one component, and most results do not depend on it. While a kept function runs, each field
that it reads is recorded as a dependency, and so is each result of another kept function that it asks for. The layout
of the next plan reuses every result whose dependencies are unchanged. A result that is computed again and comes out
equal, to the last bit, counts as unchanged: more memory in a host rarely changes which host fails first, and if it does
not, nothing is computed again that depends on the hosts in service only. Dependencies are never written down by hand.
The one rule: a kept function is given nothing that was read from a table before the call.
"""

from __future__ import annotations

import functools
import operator
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Concatenate, Final, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

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
PHASES_LEFT: Final[Read] = (None, "phases")
"""Key for the phases, of which some may be left out."""
LOADS_LEFT: Final[Read] = (None, "loads")
"""Key for the loads, of which the peak may be left out."""


MANY: Final = 2_000
"""Numbers from which two arrays are compared number by number."""
Fields: TypeAlias = int
"""A set of fields, one bit for each: whether two sets have any in common is asked a hundred times at each edit."""

_numbers: Final[dict[Read, int]] = {}


def fields_of(reads: Iterable[Read]) -> Fields:
    """The set of some fields."""
    return functools.reduce(operator.or_, map(_bit, reads), 0)


def _bit(read: Read) -> Fields:
    number = _numbers.get(read)
    # where two threads give two fields the same number, both count as changed together
    return 1 << (_numbers.setdefault(read, len(_numbers)) if number is None else number)


KEPT: Final[list[Callable[..., Any]]] = []
"""Every function whose results are kept, undecorated; for tests."""


class OfLayout:
    """A layout, or an object that was made from a layout alone: what kept functions are given."""

    memo: Memo
    _made_of: Mapping[type[OfLayout], OfLayout]
    """The layout and the other objects that it was made from, by class."""


class _Work:
    """A function of which one result is kept."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function


class _Kept(NamedTuple):
    """A result with its dependencies."""

    value: object
    given: Sequence[object]
    """What its function is given; the class in place of an object that belongs to a layout."""
    fields: Fields
    """Those that its function reads itself."""
    results: Mapping[_Work, _Kept]
    """The results that its function asks for, in that order."""
    every: Fields
    """Its own, and those of these results."""


class _Earlier(NamedTuple):
    """A result for an earlier plan, of whose dependencies some may have changed."""

    kept: _Kept
    has_changed: bool
    """Whether a field that its function reads itself has changed; else only the results that it asks for may have."""


class Memo:
    """The results of kept functions for one layout, with their dependencies."""

    def __init__(
        self, known: dict[_Work, _Kept] | None = None, earlier: dict[_Work, _Earlier] | None = None
    ) -> None:
        self.known: dict[_Work, _Kept] = {} if known is None else known
        self.earlier: dict[_Work, _Earlier] = {} if earlier is None else earlier

    def without(self, changed: Iterable[Read]) -> Memo:
        """The results that do not depend on any of these fields; the others as those of an earlier plan."""
        gone = fields_of(changed)
        known = self.known.copy()  # another thread may add a result at the same time
        earlier = {
            work: each if each.has_changed else _Earlier(each.kept, bool(each.kept.fields & gone))
            for work, each in self.earlier.copy().items()
        }
        for work in [work for work, kept in known.items() if kept.every & gone]:
            kept = known.pop(work)
            earlier[work] = _Earlier(kept, bool(kept.fields & gone))
        return Memo(known, earlier)


O = TypeVar("O", bound=OfLayout)  # noqa: E741


class _Frame:
    """What a kept function has read and asked for so far."""

    __slots__ = ("every", "fields", "results")

    def __init__(self) -> None:
        self.fields: Fields = 0
        self.every: Fields = 0
        """Those of the results."""
        self.results: dict[_Work, _Kept] = {}


class _Reading(threading.local):
    frame: _Frame | None = None


_reading = _Reading()


def note_read(kind: object, field: str) -> None:
    """Record that a field of the components of a kind is read."""
    frame = _reading.frame
    if frame is not None:
        frame.fields |= _bit((kind, field))


def kept(function: Callable[Concatenate[O, P], R]) -> Callable[Concatenate[O, P], R]:
    """Reuse the result of a function until a dependency changes. Its arguments are a layout and objects that were made
    from that layout alone."""
    KEPT.append(function)
    work = _Work(function)

    @functools.wraps(function)
    def found(*given: Any) -> Any:
        return _answer(work, given)

    return cast(Callable[Concatenate[O, P], R], found)


def kept_by_word(function: Callable[Concatenate[O, P], R]) -> Callable[Concatenate[O, P], R]:
    """The same for a function whose last argument is a word; one result is cached per word."""
    KEPT.append(function)
    by_word: dict[object, _Work] = {}

    @functools.wraps(function)
    def found(*given: Any) -> Any:
        word = given[-1]
        work = by_word.get(word) or by_word.setdefault(word, _Work(function))
        return _answer(work, given)

    return cast(Callable[Concatenate[O, P], R], found)


class kept_property(Generic[R]):  # noqa: N801 - used as a decorator
    """The same as an attribute of a layout, or of an object that was made from a layout alone."""

    def __init__(self, function: Callable[[Any], R]) -> None:
        KEPT.append(function)
        self.work = _Work(function)
        self.__doc__ = function.__doc__

    def __get__(self, owner: OfLayout, _kind: object = None) -> R:
        return cast(R, _answer(self.work, (owner,)))


def _answer(work: _Work, given: Sequence[Any]) -> object:
    """The result of a kept function. It becomes a dependency of the kept function that asks for it."""
    memo: Memo = given[0].memo
    kept = memo.known.get(work)
    if kept is None:
        kept = memo.known[work] = _renewed(work, given, memo.earlier.pop(work, None))
    frame = _reading.frame
    if frame is not None:
        frame.results[work] = kept
        frame.every |= kept.every
    return kept.value


def _renewed(work: _Work, given: Sequence[Any], earlier: _Earlier | None) -> _Kept:
    """A result that is not known for this plan, from that for an earlier one if there is any."""
    outer, frame = _reading.frame, _Frame()
    _reading.frame = frame
    try:
        if earlier and not earlier.has_changed and _agrees(earlier.kept.results, given):
            old = earlier.kept
            return old._replace(results=frame.results, every=old.fields | frame.every)
        value = work.function(*given)
    finally:
        _reading.frame = outer
    if earlier and is_same(earlier.kept.value, value):
        value = earlier.kept.value
    else:
        _seal(value)
    return _Kept(value, _kinds(given), frame.fields, frame.results, frame.fields | frame.every)


def _kinds(given: Sequence[object]) -> Sequence[object]:
    """What a function is given, with the class in place of each object that belongs to a layout."""
    return [type(each) if isinstance(each, OfLayout) else each for each in given]


def _agrees(results: Mapping[_Work, _Kept], given: Sequence[object]) -> bool:
    """Whether a function would get the same results as before. They are asked for in the order in which it asked, and
    none after one that differs: it might not ask for that. So each of them would be asked for by the function, too."""
    owners: dict[type[OfLayout], OfLayout] = {}
    for each in given:
        if isinstance(each, OfLayout):
            owners |= each._made_of  # noqa: SLF001 - declared here
            owners[type(each)] = each
    for work, before in results.items():
        again = [owners[each] if isinstance(each, type) else each for each in before.given]
        if _answer(work, again) is not before.value:
            return False
    return True


def fields_behind(owner: OfLayout, found: object, but: Iterable[kept_property[Any]] = ()) -> Fields | None:
    """The fields that a kept result of a layout depends on; None if it is none. `found` is the result, or one of the
    tuple that it is. What the results of `but` read is left out: for callers who know that these change nothing.
    """
    left_out = {each.work for each in but}
    for kept in owner.memo.known.copy().values():
        value = kept.value
        if value is found or (type(value) is tuple and any(each is found for each in value)):
            return _fields_but(kept, left_out, {}) if left_out else kept.every
    return None


def _fields_but(kept: _Kept, left_out: set[_Work], known: dict[int, Fields]) -> Fields:
    fields = kept.fields
    for work, result in kept.results.items():
        if work not in left_out:
            if id(result) not in known:
                known[id(result)] = _fields_but(result, left_out, known)
            fields |= known[id(result)]
    return fields


def is_same(one: object, other: object) -> bool:
    """Whether two results are equal to the last bit; False for objects of whose content nothing is known here."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, np.ndarray):
        return _is_same_array(one, cast("np.ndarray[Any, Any]", other))
    if isinstance(one, (tuple, list)):
        others = cast("Sequence[object]", other)
        return len(one) == len(others) and all(map(is_same, one, others))
    if isinstance(one, dict):
        named = cast("Mapping[object, object]", other)
        return list(one) == list(named) and all(map(is_same, one.values(), named.values()))
    return isinstance(one, (int, str, frozenset)) and one == other


def _is_same_array(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> bool:
    """By their bytes: NaN is the same as NaN, and 0 not as -0."""
    if one.shape != other.shape or one.dtype != other.dtype or one.strides != other.strides:
        return False
    if one.size > MANY and one.itemsize == 8:  # in many futures; without a copy of both
        return bool((one.view(np.int64) == other.view(np.int64)).all())
    return one.tobytes("A") == other.tobytes("A")


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
