"""A distributor's price list of 5,000 rows, from Excel and CSV, German and English: imported from a file, priced into a
plan, and the next list shown as what it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.library.importing.import_dialog import ImportDialog
from app.library.library_sheets import LibrarySheet
from app.library.library_store import CatalogueKeeper, LibraryStore
from app.library.update_dialog import UpdateDialog
from app.library.workbook_writing import workbook_bytes
from app.project.samples import read_sample
from app.project.session import Session
from planner_core.editing.verbs.record_updates import RecordUpdate, record_updates
from planner_core.engine.evaluate import evaluate
from tests.support.thorough import sampled

ROWS = 5_000
DEARER = 400
GERMAN = ("Artikel", "Bestellnummer", "Listenpreis", "Rabatt (%)", "Gültig ab")
ENGLISH = ("Item", "Part number", "List price", "Discount (%)", "Valid from")
SSD_NUMBER = "S26361-F3298-E64"
Row = tuple[str, str, Decimal, Decimal, str]
Write = Callable[[Path, list[Row]], Path]


def first_list() -> list[Row]:
    """Item, order number, price, discount, first day; the drives of a sample plan stand among them."""
    rows = [
        (f"Part {n}", f"P-{n:05}", Decimal(n) * Decimal("1.01"), Decimal(n % 30), "2026-07-01")
        for n in range(1, ROWS)
    ]
    return [*rows, ("SSD 64 GB", SSD_NUMBER, Decimal("1234.56"), Decimal(10), "2026-07-01")]


def second_list() -> list[Row]:
    """The same a month later: some prices are others, the drives among them, and one part is new."""
    dearer = [
        (item, number, cost + 1000 if n < DEARER else cost, off, day)
        for n, (item, number, cost, off, day) in enumerate(first_list())
    ]
    item, number, _, off, day = dearer[-1]
    new = ("New part", "P-NEW", Decimal("0.99"), Decimal(0), day)
    return [*dearer[:-1], (item, number, Decimal("1999.90"), off, day), new]


def in_german(amount: Decimal) -> str:
    return f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))


def german_csv(folder: Path, rows: list[Row]) -> Path:
    lines = [f"{a};{n};{in_german(cost)} €;{in_german(off)};01.07.2026" for a, n, cost, off, _ in rows]
    path = folder / "liste.csv"
    path.write_bytes("\n".join([";".join(GERMAN), *lines]).encode("cp1252"))
    return path


def english_csv(folder: Path, rows: list[Row]) -> Path:
    lines = [f'{a},{n},"{cost:,.2f}",{off},{day}' for a, n, cost, off, day in rows]
    path = folder / "list.csv"
    path.write_bytes("\n".join([",".join(ENGLISH), *lines]).encode())
    return path


def german_workbook(folder: Path, rows: list[Row]) -> Path:
    """With numbers as texts, as programs of distributors write them."""
    cells = [[a, n, f"{in_german(cost)} €", in_german(off), "01.07.2026"] for a, n, cost, off, _ in rows]
    path = folder / "liste.xlsx"
    path.write_bytes(workbook_bytes("Preise", [GERMAN, *cells]))
    return path


def english_workbook(folder: Path, rows: list[Row]) -> Path:
    """With numbers as numbers."""
    path = folder / "list.xlsx"
    path.write_bytes(workbook_bytes("Prices", [ENGLISH, *rows]))
    return path


@pytest.fixture
def session(store: LibraryStore, qtbot: QtBot) -> Iterator[Session]:
    """A plan that was priced years ago, and the catalogue that follows the library."""
    made = Session(store.catalog("EUR"))
    keeper = CatalogueKeeper(store, made)
    assert made.new_plan(read_sample("everything-on-ssd"))
    qtbot.waitUntil(lambda: made.assessment is not None)
    yield made
    made.close()
    keeper.deleteLater()


def imported(store: LibraryStore, prices: LibrarySheet, path: Path, qtbot: QtBot) -> str:
    """Import a file as a user does; what the dialog said would come of it."""
    dialog = ImportDialog(store, prices)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.read_file(path)
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=60_000)
    told = dialog.status.text()
    assert dialog.found is not None
    assert dialog.found.problems == ()
    with qtbot.waitSignal(dialog.finished):
        dialog.import_button.click()
    return told


def outdated(store: LibraryStore, session: Session) -> tuple[RecordUpdate, ...]:
    return record_updates(session.plan, session.catalog, store.book("EUR").repriced)


def lines(dialog: UpdateDialog) -> list[list[str]]:
    table = dialog.values
    return [[table.item(n, c).text() for c in range(1, 4)] for n in range(table.rowCount())]


def difference(dialog: UpdateDialog) -> list[str]:
    """Purchase, total: now, then, difference."""
    table = dialog.results
    (row,) = [n for n in range(table.rowCount()) if table.item(n, 0).text() == "Purchase, total"]
    return [table.item(row, column).text() for column in (1, 2, 3)]


@pytest.mark.parametrize(
    "write",
    sampled([german_csv, english_csv, german_workbook, english_workbook], german_workbook, english_csv),
    ids=lambda make: make.__name__,
)
def test_a_list_of_5000_rows_is_imported_and_priced_into_a_plan_and_the_next_is_a_diff(
    store: LibraryStore, prices: LibrarySheet, session: Session, qtbot: QtBot, tmp_path: Path, write: Write
) -> None:
    assert f"{ROWS:,} new, 0 changed" in imported(store, prices, write(tmp_path, first_list()), qtbot)
    kept = [
        (each.item, each.order_number, each.unit_price, each.discount_percent, each.valid_from)
        for each in store.library.prices.values()
    ]
    assert kept == first_list()
    drives = session.plan.components["ssd"].drives  # type: ignore[union-attr]
    costs = [evaluate(session.plan, store.shipped).cost.total]

    dialog = UpdateDialog(session, outdated(store, session))
    qtbot.addWidget(dialog)
    assert ["1,130.00 EUR", "1,234.56 EUR"] in [each[1:] for each in lines(dialog)]
    dialog.update_button.click()
    costs.append(evaluate(session.plan, store.shipped).cost.total)
    assert costs[1] - costs[0] == drives * (Decimal("1111.10") - 1130)  # 1234.56 less 10 %, to the cent
    assert outdated(store, session) == ()

    changed = imported(store, prices, write(tmp_path, second_list()), qtbot)
    assert f"1 new, {DEARER + 1} changed, {ROWS - DEARER - 1:,} unchanged" in changed
    assert len(store.library.prices) == ROWS + 1
    dialog = UpdateDialog(session, outdated(store, session))
    qtbot.addWidget(dialog)
    assert [each[1:] for each in lines(dialog)] == [["1,234.56 EUR", "1,999.90 EUR"]]
    more = drives * (Decimal("1799.91") - Decimal("1111.10"))  # each less 10 %, to the cent
    assert f"{more:,.2f}" in difference(dialog)[2]
    dialog.update_button.click()
    costs.append(evaluate(session.plan, store.shipped).cost.total)
    assert costs[2] - costs[1] == more

    assert session.undo()
    assert evaluate(session.plan, store.shipped).cost.total == costs[1]
    assert store.undo()
    assert len(store.library.prices) == ROWS
    assert outdated(store, session) == (), "the plan is at the list that holds again"
