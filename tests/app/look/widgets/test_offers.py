"""What a finder lists for what is typed, and in which order."""

from __future__ import annotations

from app.look.widgets.finder_entries import Offer, narrowed


def nothing() -> None:
    """What a chosen offer of these tests does."""


def titles(offers: list[Offer], typed: str, recent: tuple[str, ...] = ()) -> list[str]:
    return [found.offer.title for found in narrowed(offers, typed, recent)]


OFFERS = [
    Offer("a", "Undo", None, keys="nothing to undo"),
    Offer("b", "Delete", nothing, "Edit"),
    Offer("c", "Select all", nothing, "Edit"),
    Offer("d", "Deselect", nothing, "Edit", beside=("Take the frame away",)),
]


def test_all_possible_offers_are_listed_before_typing() -> None:
    assert titles(OFFERS, "") == ["Delete", "Select all", "Deselect"]
    assert titles(OFFERS, " ", ("d", "c")) == ["Deselect", "Select all", "Delete"]


def test_typing_narrows_to_the_best_first() -> None:
    assert titles(OFFERS, "sel") == ["Select all", "Deselect"]
    assert titles(OFFERS, "frame") == ["Deselect"]
    assert titles(OFFERS, "edit") == ["Delete", "Select all", "Deselect"]


def test_among_equals_what_was_chosen_of_late_comes_first() -> None:
    assert titles(OFFERS, "de") == ["Delete", "Deselect"]
    assert titles(OFFERS, "de", ("d",)) == ["Deselect", "Delete"]


def test_what_cannot_be_done_now_comes_last_and_says_why() -> None:
    offers = [*OFFERS, Offer("e", "Undo all", nothing)]
    assert titles(offers, "undo") == ["Undo all", "Undo"]
