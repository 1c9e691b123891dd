"""Amounts of money as they are printed: sums in the smallest unit, prices of one piece with all their digits."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.results.words.money import money, unit_price


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("amount", "currency", "text"),
    [
        ("9455", "EUR", "€9,455.00"),
        ("9455", "USD", "9,455.00 USD"),
        ("9455", "JPY", "9,455 JPY"),
        (None, "EUR", "–"),
    ],
)
def test_an_amount_has_the_decimals_of_its_currency(amount: str | None, currency: str, text: str) -> None:
    assert plain(money(None if amount is None else Decimal(amount), currency)) == text


@pytest.mark.parametrize(
    ("price", "currency", "text"),
    [
        ("0.0042", "EUR", "€0.0042"),
        ("12.5", "EUR", "€12.50"),
        ("0.25", "JPY", "0.25 JPY"),
        ("1300", "CHF", "1,300.00 CHF"),
    ],
)
def test_the_price_of_a_piece_has_all_its_digits(price: str, currency: str, text: str) -> None:
    assert plain(unit_price(Decimal(price), currency)) == text
