"""What a column of a table is: how a row is shown in it, sorted by it and copied from it. No widgets."""

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
    """What the column sorts by and copies as a number; the shown text if there is none."""
    decimals: int | None = None
    """Decimals of a copied number; all of them where None."""
    tip: Callable[[R], str] | None = None
    bold: Callable[[R], bool] | None = None
    colour: Callable[[R], QColor | None] | None = None
    """The colour that stands for the row in a chart, shown as a small square."""

    order: Callable[[R], str] | None = None
    """What words sort by where it is not themselves, such as dates."""

    @property
    def is_numeric(self) -> bool:
        """Whether the column holds numbers: right-aligned, sorted and copied as such."""
        return self.key is not None


def chosen(columns: Mapping[str, Column[R]], *names: str) -> list[Column[R]]:
    """Those columns of a result that a view shows, in its order."""
    return [columns[each] for each in names]
