"""Guesses the columns of a foreign table and its number format, from headings and cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any, Final, NamedTuple

from app.library.cell_texts import NUMBER_KINDS
from app.library.importing.raw_tables import RawTable
from app.library.library_sheets import PRICES, LibrarySheet
from app.library.rows_model import column_title
from app.look.number_format import numbers
from app.look.translation import tr
from planner_core.plan.fields import FieldInfo

HEADING_WITHIN: Final = 20
KNOWN_HEADINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "item": (
        "item",
        "description",
        "product",
        "artikel",
        "bezeichnung",
        "beschreibung",
        "artikelbezeichnung",
    ),
    "order_number": (
        *("order number", "order no", "order no.", "part number", "part no", "sku", "article number"),
        *(
            "bestellnummer",
            "bestell-nr.",
            "bestell-nr",
            "artikelnummer",
            "artikel-nr.",
            "art.-nr.",
            "teilenummer",
        ),
    ),
    "unit_price": (
        *("unit price", "price", "list price", "price eur", "price (eur)", "price in eur", "eur"),
        *(
            "einzelpreis",
            "preis",
            "listenpreis",
            "preis eur",
            "preis (eur)",
            "preis in eur",
            "stückpreis",
            "ek",
        ),
    ),
    "currency": ("currency", "währung", "waehrung", "curr."),
    "discount_percent": (
        "discount",
        "discount %",
        "discount (%)",
        "rabatt",
        "rabatt %",
        "rabatt (%)",
        "nachlass",
    ),
    "quantity": ("quantity", "qty", "menge", "anzahl", "stück"),
    "per": ("counts for", "per", "price per", "zählt für", "je", "preis je", "preiseinheit"),
    "valid_from": ("valid from", "from", "gültig ab", "gültig von", "ab"),
    "valid_to": ("valid to", "valid until", "until", "gültig bis", "bis"),
    "price_date": ("price date", "date", "preisdatum", "preisstand", "datum", "stand"),
    "source": ("source", "price list", "quelle", "preisliste"),
    "record": ("record", "model", "datensatz", "modell"),
    "ram_gib": (
        *("ram", "ram gb", "ram (gb)", "memory", "memory gb", "memory (gb)"),
        *("arbeitsspeicher", "arbeitsspeicher gb", "arbeitsspeicher (gb)"),
    ),  # a GB of memory is a GiB
    "name": ("name", "model", "modell", "bezeichnung", "product", "produkt"),
}
"""Headings used in distributors' price lists, in English and German."""
NEEDED: Final = {PRICES: (("unit_price",), ("item", "order_number"))}
NAME_NEEDED: Final = (("name",),)
SPACES: Final = str.maketrans("", "", "\N{SPACE}\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}'’")
AROUND: Final = re.compile(
    r"^(?:€|EUR|USD|\$|CHF|GBP|£)?\s*|\s*(?:€|EUR|USD|\$|CHF|GBP|£|%|,-)?$", re.IGNORECASE
)
NUMBER: Final = {
    ",": re.compile(r"[-+]?(?:[1-9][0-9]{0,2}(?:\.[0-9]{3})+|[0-9]+)(?:,[0-9]+)?"),
    ".": re.compile(r"[-+]?(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?"),
}


class Options(NamedTuple):
    """How to read a table."""

    heading: int
    """Index of the row with the headings; -1 if there is none."""
    fields: tuple[str, ...]
    """The field of each column; empty for a column that is left out."""
    decimal: str
    """`,` or `.` in numbers written as text; empty if the user has to choose."""
    for_all: Mapping[str, Any] = {}
    """Values for fields without a column."""


def guessed(sheet: LibrarySheet, table: RawTable) -> Options:
    """The options suggested by headings and cells; the user can change all of them."""
    known = _known_headings(sheet)
    found = [
        (sum(_plain(cell.text) in known for cell in row.cells), -number)
        for number, row in enumerate(table.rows[:HEADING_WITHIN])
    ]
    most, heading = max(found, default=(0, 0))
    fields: list[str] = []
    for cell in table.rows[-heading].cells if most else ():
        field = known.get(_plain(cell.text), "")
        fields.append("" if field in fields else field)
    fields += [""] * (table.width - len(fields))
    options = Options(-heading if most else -1, tuple(fields), "")
    return options._replace(decimal=decimal_sign(sheet, table, options))


def missing(sheet: LibrarySheet, options: Options) -> tuple[FieldInfo, ...]:
    """One field of each group of which one is required and none has a column."""
    infos = {info.name: info for info in sheet.columns}
    return tuple(infos[group[0]] for group in needed_fields(sheet) if not set(group) & set(options.fields))


def needed_fields(sheet: LibrarySheet) -> tuple[tuple[str, ...], ...]:
    """Groups of fields; a row needs one of each."""
    return NEEDED.get(sheet.name, NAME_NEEDED)


def decimal_sign(sheet: LibrarySheet, table: RawTable, options: Options) -> str:
    """The decimal separator of numbers written as text; empty if ambiguous or contradictory."""
    signs, doubtful = set(), False
    for text in _texts_of_numbers(sheet, table, options):
        fits = [sign for sign, pattern in NUMBER.items() if pattern.fullmatch(text)]
        if len(fits) == 1:
            signs |= set(fits)
        elif fits and number_in(text, ",") != number_in(text, "."):
            doubtful = True
    if len(signs) == 1:
        return signs.pop()
    if signs or doubtful:
        return ""
    return "," if numbers().style.decimal == "," else "."


def bare_number(text: str) -> str:
    """A number without currency and spaces between its groups."""
    return AROUND.sub("", text).translate(SPACES)


def number_in(text: str, decimal: str) -> Decimal:
    """The value of a bare number with this decimal separator."""
    group = "." if decimal == "," else ","
    return Decimal(text.replace(group, "").replace(decimal, "."))


def _known_headings(sheet: LibrarySheet) -> dict[str, str]:
    known: dict[str, str] = {}
    for info in sheet.columns:
        for text in (tr(info.title), info.title, column_title(info), info.name):
            known.setdefault(_plain(text), info.name)
    for info in sheet.columns:
        for text in KNOWN_HEADINGS.get(info.name, ()):
            known.setdefault(text, info.name)
    return known


def _texts_of_numbers(sheet: LibrarySheet, table: RawTable, options: Options) -> Iterable[str]:
    kinds = {info.name: info.kind for info in sheet.columns}
    columns = [number for number, name in enumerate(options.fields) if kinds.get(name) in NUMBER_KINDS]
    for row in table.rows[options.heading + 1 :]:
        for number in columns:
            if number < len(row.cells) and row.cells[number].kind == "text" and row.cells[number].text:
                yield bare_number(row.cells[number].text)


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
