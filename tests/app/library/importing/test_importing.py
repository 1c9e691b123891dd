"""Price lists and records come in as they are meant, or not at all."""

from __future__ import annotations

from decimal import Decimal
from itertools import permutations

import pytest

from app.library.importing.column_guessing import decimal_sign, guessed, missing
from app.library.importing.import_steps import (
    import_step,
    outcome,
    outcome_in_pieces,
    problem_lines,
    read_in_pieces,
    read_rows,
)
from app.library.importing.raw_tables import read_csv
from app.library.importing.workbook_reading import read_workbook
from app.library.library_sheets import make_sheets
from app.library.table_export import table_csv, table_workbook
from app.look.number_format import install_numbers
from app.look.translation import translate
from tests.support.libraries import BLADE, price, put


def imported(store, sheet, data, **changes):
    table = read_csv("list.csv", data.encode()) if isinstance(data, str) else data
    options = guessed(sheet, table)._replace(**changes)
    return table, options, outcome(sheet, store, read_rows(sheet, table, options))


GERMAN = "Artikel;Bestell-Nr.;Listenpreis;Rabatt %;Gültig ab\nSSD;A-1;1.198,50 €;12,5;01.07.2026\nSAS;A-2;210,00;;\n"
ENGLISH = 'Item,Part Number,List price,Discount %,Valid from\nSSD,A-1,"€1,198.50",12.5,2026-07-01\nSAS,A-2,210.00,,\n'


@pytest.mark.parametrize("data", [GERMAN, ENGLISH])
def test_german_and_english_lists_mean_the_same(store, prices, data):
    table, options, found = imported(store, prices, data)
    assert options.fields == ("item", "order_number", "unit_price", "discount_percent", "valid_from")
    assert (found.added, found.problems) == (2, ())
    assert store.perform(import_step(table, found))
    first, second = store.library.prices.values()
    assert (first.unit_price, first.discount_percent, first.valid_from) == (
        Decimal("1198.50"),
        Decimal("12.5"),
        "2026-07-01",
    )
    assert (second.unit_price, second.discount_percent, second.valid_from) == (Decimal(210), Decimal(0), "")
    store.undo()
    assert not store.library.prices


def test_the_order_of_columns_does_not_matter(store, prices):
    columns = {"Artikel": "SSD", "Bestellnummer": "A-1", "Preis": "5,25"}
    for order in permutations(columns):
        data = ";".join(order) + "\n" + ";".join(columns[name] for name in order) + "\n"
        _, _, found = imported(store, prices, data)
        (edit,) = found.edits
        assert (edit.after.item, edit.after.order_number, edit.after.unit_price) == (
            "SSD",
            "A-1",
            Decimal("5.25"),
        )


def test_headings_may_stand_below_a_title(store, prices):
    _, options, found = imported(store, prices, "Preisliste Q4;;\n;;\nArtikel;Preis;Menge\nSSD;5,5;1\n")
    assert (options.heading, found.added) == (1, 1)


def test_until_a_needed_column_is_known_nothing_is_imported(prices):
    table = read_csv("x.csv", b"Artikel;Wert;Farbe\nSSD;5;rot\n")
    options = guessed(prices, table)
    assert [info.name for info in missing(prices, options)] == ["unit_price"]
    assert missing(prices, options._replace(fields=("item", "unit_price", ""))) == ()


@pytest.mark.parametrize(
    ("numbers", "sign"),
    [
        (["1.234,50", "1.234"], ","),
        (["1,234.50", "1,234"], "."),
        (["1.234", "2.345"], ""),
        (["1.5", "1,5"], ""),
        (["0,125"], ","),
        (["1234", "99"], "."),
    ],
)
def test_a_decimal_sign_is_only_taken_where_it_is_certain(prices, numbers, sign):
    data = "Artikel;Preis\n" + "".join(f"x;{number}\n" for number in numbers)
    table = read_csv("x.csv", data.encode())
    assert decimal_sign(prices, table, guessed(prices, table)) == sign


@pytest.mark.parametrize(("sign", "value"), [(",", 1234), (".", Decimal("1.234"))])
def test_the_chosen_sign_decides_what_could_be_two_numbers(store, prices, sign, value):
    _, _, found = imported(store, prices, "Artikel;Preis\nSSD;1.234\n", decimal=sign)
    assert found.edits[0].after.unit_price == value


def test_what_cannot_be_taken_is_told_with_file_row_field_and_what_is_expected(store, prices):
    data = (
        "Artikel;Preis;Währung;Gültig ab;Counts for\n"
        "a;abc;EUR;;\nb;1,5;Euro;;\nc;1,5;EUR;31.02.2026;\nd;1,5;EUR;;pro Nase\ne;;EUR;;\nf;1,5;EUR;11/12/2026;\n"
    )
    _, _, found = imported(store, prices, data)
    assert found.added == 0
    lines = problem_lines(found.problems, "list.csv", translate)
    for line, words in zip(
        lines,
        (
            ["row 2", "Unit price", "a number"],
            ["row 3", "Currency", "three capital letters"],
            ["row 4", "Valid from", "calendar"],
            ["row 5", "Counts for", "per processor"],
            ["row 6", "Unit price", "this cell is empty"],
            ["row 7", "Valid from", "2026-11-30"],
        ),
        strict=True,
    ):
        assert line.startswith("list.csv")
        for word in words:
            assert word in line


def test_a_missing_or_broken_price_is_never_zero(store, prices):
    found = read_workbook("x.xlsx", sheet_with_formulas())
    _, _, result = imported(store, prices, found)
    assert [each.row for each in result.problems] == [2, 3]
    lines = problem_lines(result.problems, "x.xlsx", translate)
    assert "open the file in Excel" in lines[0]
    assert "#REF!" in lines[1]


def test_of_merged_cells_only_the_first_has_a_value_and_hidden_rows_are_rows(store, prices):
    from tests.app.library.importing.test_workbook_reading import repacked

    def row(text, amount, hidden=""):
        cost = f"<c><v>{amount}</v></c>" if amount else "<c/>"
        return f'<row{hidden}><c t="inlineStr"><is><t>{text}</t></is></c>{cost}</row>'

    heading = '<row><c t="inlineStr"><is><t>Item</t></is></c><c t="inlineStr"><is><t>Price</t></is></c></row>'
    rows = heading + row("a", 5) + row("b", "") + row("c", 7, ' hidden="1"')
    sheet = f'<sheetData>{rows}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells>'
    _, _, result = imported(store, prices, read_workbook("x.xlsx", repacked(sheet=sheet)))
    assert [edit.after.item for edit in result.edits] == ["a", "c"]
    assert [(each.row, each.field) for each in result.problems] == [(3, "Unit price")]


def test_of_two_columns_of_one_heading_the_first_counts(store, prices):
    _, options, found = imported(store, prices, "Artikel;Preis;Preis\nSSD;5,5;6,5\n")
    assert options.fields == ("item", "unit_price", "")
    assert found.edits[0].after.unit_price == Decimal("5.5")


def sheet_with_formulas():
    from tests.app.library.importing.test_workbook_reading import repacked

    rows = (
        '<row><c t="inlineStr"><is><t>Item</t></is></c><c t="inlineStr"><is><t>Price</t></is></c></row>'
        '<row><c t="inlineStr"><is><t>a</t></is></c><c><f>B9*2</f></c></row>'
        '<row><c t="inlineStr"><is><t>b</t></is></c><c t="e"><f>X!A1</f><v>#REF!</v></c></row>'
    )
    return repacked(sheet=f"<sheetData>{rows}</sheetData>")


def test_a_new_list_changes_lines_that_are_there_and_adds_others(store, prices):
    store.perform(put(1, price(unit_price=Decimal(400))))
    data = "Artikel;Bestellnummer;Preis\nModule 64 GB;M-64;412,50\nNew;N-1;1,5\n"
    table, _, found = imported(store, prices, data)
    assert (found.added, found.changed, found.same) == (1, 1, 0)
    store.perform(import_step(table, found))
    assert store.library.prices[1].unit_price == Decimal("412.50")
    _, _, again = imported(store, prices, data)
    assert (again.added, again.changed, again.same, again.edits) == (0, 0, 2, ())


def test_the_same_line_twice_is_told(store, prices):
    _, _, found = imported(store, prices, "Artikel;Preis\nSSD;1,5\nSSD;2,5\n")
    assert found.added == 1
    assert "row 2" in str(found.problems[0].reason)


def test_a_price_finds_the_list_of_its_record_and_an_unknown_record_is_told(store, prices):
    store.perform(put(("servers", "Our blade"), BLADE))
    data = "Artikel;Preis;Datensatz\nBlade;3000,5;Our blade\nX;1,5;No such thing\n"
    _, _, found = imported(store, prices, data)
    assert [(each.after.list, each.after.record) for each in found.edits] == [("servers", "Our blade")]
    assert "No such thing" in str(found.problems[0].reason)


def test_records_come_in_with_the_bounds_of_their_fields(store, servers):
    data = "Name;Server model;Sockets;RAM (GiB)\nBlade A;A;2;768\nBlade B;B;99;768\n"
    table, _, found = imported(store, servers, data)
    assert (found.added, [each.row for each in found.problems]) == (1, [3])
    store.perform(import_step(table, found))
    record = store.library.records[("servers", "Blade A")]
    assert (record.values["sockets"], record.values["ram_gib"]) == (2, 768.0)


@pytest.mark.parametrize("style", ["en_US", "de_DE"])
def test_what_is_exported_comes_in_again_unchanged(store, prices, style):
    install_numbers(style)
    try:
        store.perform(
            put(
                1,
                price(
                    item="=cmd|'/c calc'!A1", unit_price=Decimal("1234.5"), discount_percent=Decimal("2.25")
                ),
            )
        )
        store.perform(
            put(
                2,
                price(
                    item="-1", order_number="+49", valid_from="2026-01-01", list="servers", record=BLADE.name
                ),
            )
        )
        store.perform(put(("servers", BLADE.name), BLADE))
        rows = prices.rows(store)
        for table in (
            read_csv("x.csv", table_csv(prices, rows)),
            read_workbook("x.xlsx", table_workbook(prices, rows)),
        ):
            _, _, found = imported(store, prices, table)
            assert (found.same, found.changed, found.added, found.problems) == (2, 0, 0, ())
    finally:
        install_numbers("en_US")


def test_every_shipped_record_survives_export_and_import(store):
    for name, sheet in make_sheets(store).items():
        rows = sheet.rows(store)
        _, _, found = imported(store, sheet, read_workbook("x.xlsx", table_workbook(sheet, rows)))
        assert (found.problems, found.edits, found.same) == ((), (), len(rows)), name


def test_work_is_done_in_pieces_between_which_it_may_be_given_up(store, prices):
    table = read_csv("list.csv", ("Artikel;Preis\n" + "".join(f"P{n};{n},5\n" for n in range(1000))).encode())
    options = guessed(prices, table)
    pieces = read_in_pieces(prices, table, options)
    assert [next(pieces), next(pieces)] == [0, 200]
    pieces.close()
    reading = read_rows(prices, table, options)
    found = []

    def kept():
        found.append((yield from outcome_in_pieces(prices, store, reading)))

    said = list(kept())
    assert said == [0, 200, 400, 600, 800]
    assert found == [outcome(prices, store, reading)]
