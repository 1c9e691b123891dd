"""A distributor's price list of 5,000 rows, from Excel and CSV, German and English, priced into a plan."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.library.importing import guessed, import_step, outcome, read_rows
from app.library.raw_tables import RawTable, read_csv
from app.library.store import LibraryStore
from app.library.workbook import read_workbook
from app.library.workbook_out import workbook_bytes
from app.samples import read_sample
from planner_core.editing.edits import apply
from planner_core.editing.verbs.record_updates import record_updates, update_records
from planner_core.engine.evaluate import evaluate

ROWS = 5_000
GERMAN = ("Artikel", "Bestellnummer", "Listenpreis", "Rabatt (%)", "Gültig ab")
ENGLISH = ("Item", "Part number", "List price", "Discount (%)", "Valid from")
SSD_NUMBER = "S26361-F3298-E64"


def price_list() -> list[tuple[str, str, Decimal, Decimal, str]]:
    """Item, order number, price, discount, first day; the drives of a sample plan stand among them."""
    rows = [
        (f"Part {n}", f"P-{n:05}", Decimal(n) * Decimal("1.01"), Decimal(n % 30), "2026-07-01")
        for n in range(1, ROWS)
    ]
    return [*rows, ("SSD 64 GB", SSD_NUMBER, Decimal("1234.56"), Decimal(10), "2026-07-01")]


def german_csv() -> RawTable:
    def text(amount: Decimal) -> str:
        return f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))

    lines = [
        f"{item};{number};{text(cost)} €;{text(off)};01.07.2026"
        for item, number, cost, off, _ in price_list()
    ]
    return read_csv("liste.csv", "\n".join([";".join(GERMAN), *lines]).encode("cp1252"))


def english_csv() -> RawTable:
    lines = [f'{item},{number},"{cost:,.2f}",{off},{day}' for item, number, cost, off, day in price_list()]
    return read_csv("list.csv", "\n".join([",".join(ENGLISH), *lines]).encode())


def workbook(headings: tuple[str, ...]) -> RawTable:
    return read_workbook("list.xlsx", workbook_bytes("Prices", [headings, *price_list()]))


@pytest.mark.parametrize(
    "make",
    [german_csv, english_csv, lambda: workbook(GERMAN), lambda: workbook(ENGLISH)],
    ids=["csv-german", "csv-english", "excel-german", "excel-english"],
)
def test_a_list_of_5000_rows_is_imported_and_priced_into_a_plan(store: LibraryStore, prices, make) -> None:
    table = make()
    found = outcome(prices, store, read_rows(prices, table, guessed(prices, table)))
    assert (found.added, found.problems) == (ROWS, ())
    assert store.perform(import_step(table, found))
    kept = sorted(
        (each.item, each.order_number, each.unit_price, each.discount_percent, each.valid_from)
        for each in store.library.prices.values()
    )
    assert kept == sorted(price_list())
    plan = read_sample("everything-on-ssd")
    (update,) = record_updates(plan, store.catalog("EUR"), store.book("EUR").repriced)
    (part,) = update.parts
    assert (part.before.unit_price, part.after.unit_price) == (Decimal("1130.00"), Decimal("1234.56"))
    after = apply(plan, update_records(plan, [update]).edits)
    costs = [evaluate(each, store.shipped).cost for each in (plan, after)]
    drives = plan.components["ssd"].drives
    net = Decimal("1234.56") * Decimal("0.9")
    assert costs[1].total - costs[0].total == drives * (net - Decimal(1130))
