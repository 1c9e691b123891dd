"""What a finder offers: entries found by a few letters, the best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.look.fuzzy_search import Fit, Places, fit, most_cost

OFFER_ROLE = Qt.ItemDataRole.UserRole + 1
PLACES_ROLE = Qt.ItemDataRole.UserRole + 2

IMPOSSIBLE = 5
"""Cost added to what cannot be done now."""
NOT_YET_THERE = 3
"""Cost added to what is only listed once something is typed: what the window and the plan have comes first."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be found and done."""

    key: str
    """Id under which a choice is remembered."""
    title: str
    act: Callable[[], object] | None = None
    """None if it cannot be done now."""
    detail: str = ""
    """Its context, shown after the title."""
    keys: str = ""
    """Its shortcut; for what cannot be done now, the reason."""
    icon: str = ""
    beside: tuple[str, ...] = ()
    """Other texts to search in."""
    source: str = ""
    """Its origin, searched if nothing else matches."""
    order: int = 0
    """Among equal matches the lower one comes first, then the shorter name."""
    group: str = ""
    """The heading that it stands below while nothing is typed; offers of a group follow each other."""
    only_typed: bool = False
    """Listed only once something is typed, because there are many of its kind."""
    is_heading: bool = False
    """Only names the offers below it."""


class Found(NamedTuple):
    """An offer, and the positions of the typed letters in its title."""

    offer: Offer
    places: Places = ()


def narrowed(offers: Iterable[Offer], typed: str, recent: Sequence[str] = ()) -> list[Found]:
    """The offers that match what was typed, best first; among equals the recently chosen, then by `order`.

    What cannot be done now comes after equal matches, and is left out while nothing is typed, as what is `only_typed`.
    """
    late = {key: place for place, key in enumerate(recent)}
    if not typed.strip():
        possible = (offer for offer in offers if offer.act is not None and not offer.only_typed)
        return [Found(offer) for offer in sorted(possible, key=lambda offer: late.get(offer.key, len(late)))]
    fitting: list[tuple[tuple[int, int, int, int], Offer, Fit]] = []
    for offer in offers:
        found = fit(typed, offer.title, (offer.detail, *offer.beside), offer.source)
        if found is not None:
            cost = found.cost + (IMPOSSIBLE if offer.act is None else 0)
            cost += NOT_YET_THERE if offer.only_typed else 0
            rank = (cost, late.get(offer.key, len(late)), offer.order, found.length)
            fitting.append((rank, offer, found))
    fitting.sort(key=lambda each: (each[0], each[2].first))
    most = most_cost(typed, [found for _, _, found in fitting])
    return [Found(offer, found.places) for _, offer, found in fitting if found.cost <= most]


def with_headings(found: Sequence[Found]) -> list[Found]:
    """The same with a heading above the first offer of each group; offers of no group come first."""
    groups = dict.fromkeys(each.offer.group for each in found)
    headed: list[Found] = []
    for group in sorted(groups, key=bool):
        if group:
            headed.append(Found(Offer(f"group:{group}", group, is_heading=True)))
        headed += [each for each in found if each.offer.group == group]
    return headed


class OfferModel(QAbstractListModel):
    """The matching offers, for a list view."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Found] = []

    def show_found(self, found: list[Found]) -> None:
        """Replace the offers."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def offer(self, index: QModelIndex | QPersistentModelIndex) -> Offer | None:
        """The offer at an index; None for an invalid index."""
        return self._found[index.row()].offer if index.isValid() else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """The number of offers."""
        return 0 if parent.isValid() else len(self._found)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """A heading cannot be chosen."""
        offer = self.offer(index)
        return Qt.ItemFlag.NoItemFlags if offer is not None and offer.is_heading else super().flags(index)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The title; all of it for a screen reader; the offer itself under its own role."""
        if not index.isValid():
            return None
        offer, places = self._found[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(offer)
        return {int(OFFER_ROLE): offer, int(PLACES_ROLE): places}.get(int(role))


def spoken(offer: Offer) -> str:
    """An offer as a screen reader says it."""
    return ", ".join(each for each in (offer.title, offer.detail, offer.keys) if each)
