"""A column of a table: how a row is shown in it, sorted by it and copied from it. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

R = TypeVar("R")


class Column(NamedTuple, Generic[R]):
    """One column of a table of R."""

    title: str
    shown: Callable[[R], str]
    key: Callable[[R], Any] | None = None
    """The value for sorting and for copying as a number; None sorts by the shown text."""
    decimals: int | None = None
    """Decimals of a copied number; None for all."""
    tip: Callable[[R], str] | None = None
    bold: Callable[[R], bool] | None = None
    colour: Callable[[R], QColor | None] | None = None
    """The row's colour in a chart, shown as a small square."""

    order: Callable[[R], str] | None = None
    """Sort key of texts that do not sort by themselves, such as dates."""

    @property
    def is_numeric(self) -> bool:
        """Whether the column holds numbers: right-aligned, sorted and copied as such."""
        return self.key is not None


def chosen(columns: Mapping[str, Column[R]], *names: str) -> list[Column[R]]:
    """The columns that a view shows, in its order."""
    return [columns[each] for each in names]
