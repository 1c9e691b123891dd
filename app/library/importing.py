"""What the columns of a foreign table mean, its rows as values, and the step that brings them in. No widgets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final, NamedTuple

from app.format import numbers
from app.i18n import tr
from app.library.cells import NUMBER_KINDS, CellError, number_value, read_cell
from app.library.exporting import unguarded
from app.library.model import column_title
from app.library.raw_tables import RawCell, RawRow, RawTable
from app.library.sheets import PRICES, NewKeys, PriceSheet, Sheet, SheetRow, labelled
from app.library.store import LibraryStore
from planner_core.catalog.library import LibraryEdit, LibraryStep
from planner_core.catalog.library_rules import check_edit, expected_of
from planner_core.catalog.prices import by_line, same_line
from planner_core.messages import HeadroomError, Message
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
    "valid_from": ("valid from", "from", "gültig ab", "gültig von", "ab"),
    "valid_to": ("valid to", "valid until", "until", "gültig bis", "bis"),
    "price_date": ("price date", "date", "preisdatum", "preisstand", "datum", "stand"),
    "source": ("source", "price list", "quelle", "preisliste"),
    "record": ("record", "model", "datensatz", "modell"),
    "name": ("name", "model", "modell", "bezeichnung", "product", "produkt"),
}
"""Headings of price lists as distributors write them, in English and German."""
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
MOST_TOLD: Final = 200


class Options(NamedTuple):
    """How a table is to be read."""

    heading: int
    """Which of the rows holds the headings; -1 where none does."""
    fields: tuple[str, ...]
    """For each column the field it fills; empty where it is left out."""
    decimal: str
    """`,` or `.` in numbers that are written as text; empty where it has to be asked for."""
    for_all: Mapping[str, Any] = {}
    """Values for fields that no column fills."""


class Problem(NamedTuple):
    """A cell that cannot be taken."""

    row: int
    field: str
    reason: Message


class Reading(NamedTuple):
    """The rows as values, and what is wrong with others."""

    rows: tuple[tuple[int, Mapping[str, Any]], ...]
    problems: tuple[Problem, ...]


class Outcome(NamedTuple):
    """What an import would do."""

    edits: tuple[LibraryEdit, ...]
    added: int
    changed: int
    same: int
    problems: tuple[Problem, ...]


def guessed(sheet: Sheet, table: RawTable) -> Options:
    """What headings and cells suggest; everything can be changed."""
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


def missing(sheet: Sheet, options: Options) -> tuple[FieldInfo, ...]:
    """One field of each group of which one has to be filled and none is."""
    needed = NEEDED.get(sheet.name, NAME_NEEDED)
    infos = {info.name: info for info in sheet.columns}
    return tuple(infos[group[0]] for group in needed if not set(group) & set(options.fields))


def decimal_sign(sheet: Sheet, table: RawTable, options: Options) -> str:
    """The decimal sign of the numbers that are texts; empty where they could be read both ways, or contradict."""
    signs, doubtful = set(), False
    for text in _texts_of_numbers(sheet, table, options):
        fits = [sign for sign, pattern in NUMBER.items() if pattern.fullmatch(text)]
        if len(fits) == 1:
            signs |= set(fits)
        elif fits and _value(text, ",") != _value(text, "."):
            doubtful = True
    if len(signs) == 1:
        return signs.pop()
    if signs or doubtful:
        return ""
    return "," if numbers().style.decimal == "," else "."


def read_rows(sheet: Sheet, table: RawTable, options: Options) -> Reading:
    """Every row below the headings as values. Cells that cannot be taken are told, and their rows left out."""
    infos = {info.name: info for info in sheet.columns}
    columns = [(number, infos[name]) for number, name in enumerate(options.fields) if name]
    rows, problems = [], []
    for row in table.rows[options.heading + 1 :]:
        values: dict[str, Any] = dict(options.for_all)
        wrong = []
        for number, info in columns:
            cell = row.cells[number] if number < len(row.cells) else RawCell()
            try:
                value = read_raw(info, cell, options.decimal)
            except HeadroomError as error:
                wrong.append(Problem(row.number, info.title, error.message))
            else:
                if value is not None and value != "":
                    values[info.name] = value
        wrong += _gaps(sheet, row, values, infos) if not wrong else []
        problems += wrong
        if not wrong:
            rows.append((row.number, values))
    return Reading(tuple(rows), tuple(problems))


def read_raw(info: FieldInfo, cell: RawCell, decimal: str) -> Any:
    """The value of a cell for a field; None where it is empty. Raises HeadroomError."""
    if cell.kind == "fault":
        raise CellError(Message("the file itself says {text} here", {"text": cell.text}))
    if cell.kind == "unknown":
        raise CellError(
            Message("the formula was never worked out; open the file in Excel, save it, and try again")
        )
    if info.kind not in NUMBER_KINDS or not cell.text:
        return read_cell(info, unguarded(cell.text)) if cell.text else None
    if cell.kind == "number":
        return number_value(info, _within(info, Decimal(cell.text)))
    text = _bare(cell.text)
    if cell.kind == "day" or decimal not in NUMBER or not NUMBER[decimal].fullmatch(text):
        words: dict[str, object] = {"text": cell.text[:40], "expected": expected_of(info)}
        raise CellError(Message("“{text}” does not fit; expected is {expected}.", words))
    return number_value(info, _within(info, _value(text, decimal)))


def outcome(sheet: Sheet, store: LibraryStore, reading: Reading) -> Outcome:
    """What bringing the rows in would do: a line that is there already is changed, any other added."""
    find = _finder(sheet, store)
    keys = NewKeys(store.library)
    edits: dict[Any, list[LibraryEdit]] = {}
    added = changed = same = 0
    problems = list(reading.problems)
    seen: dict[Any, int] = {}
    for number, values in reading.rows:
        try:
            there, mark = find(values)
            if mark in seen:
                words: dict[str, object] = {"row": seen[mark]}
                raise CellError(Message("the same line stands in row {row} already", words))
            made = sheet.changed(there, values) if there else sheet.added(values, keys)
            for edit in made:
                check_edit(edit)
        except HeadroomError as error:
            problems.append(Problem(number, "", error.message))
            continue
        seen[mark] = number
        edits[number] = made
        same += not made
        changed += bool(made and there)
        added += bool(made and not there)
    flat = tuple(edit for each in edits.values() for edit in each)
    return Outcome(flat, added, changed, same, tuple(sorted(problems, key=lambda each: each.row)))


def import_step(table: RawTable, found: Outcome) -> LibraryStep:
    """All of an import in one step, so that one undo takes it back."""
    words: dict[str, object] = {
        "count": found.added + found.changed,
        "file": table.file or tr("the clipboard"),
    }
    label = Message("Import {count} row from {file}", words, plural="Import {count} rows from {file}")
    return labelled(label, found.edits)


def problem_lines(problems: Sequence[Problem], place: str, shown: Callable[[Message], str]) -> list[str]:
    """One line per problem: where, which field, what is expected."""
    lines = []
    for each in problems[:MOST_TOLD]:
        words = {"place": place, "row": str(each.row), "field": tr(each.field), "reason": shown(each.reason)}
        lines.append(
            tr("{place}, row {row}, {field}: {reason}", **words)
            if each.field
            else tr("{place}, row {row}: {reason}", **words)
        )
    return lines


def _finder(sheet: Sheet, store: LibraryStore) -> Callable[[Mapping[str, Any]], tuple[SheetRow | None, Any]]:
    """What looks a row up that stands for the same thing, and says what the same thing is."""
    rows = {row.key: row for row in sheet.rows(store)}
    if not isinstance(sheet, PriceSheet):
        return lambda values: (rows.get(values["name"]), values["name"])
    lines = by_line(store.library.prices)

    def line(values: Mapping[str, Any]) -> tuple[SheetRow | None, Any]:
        price = sheet.made(values)
        if price.record and not price.list:
            words: dict[str, object] = {"record": price.record}
            raise CellError(Message("there is no record “{record}” in any list", words))
        mark = same_line(price)
        return (rows[lines[mark]] if mark in lines else None), mark

    return line


def _gaps(
    sheet: Sheet, row: RawRow, values: Mapping[str, Any], infos: Mapping[str, FieldInfo]
) -> list[Problem]:
    """What a row needs and does not say; a price that is missing is never 0."""
    found = []
    for group in NEEDED.get(sheet.name, NAME_NEEDED):
        if not any(values.get(name) not in (None, "") for name in group):
            info = infos[group[0]]
            found.append(Problem(row.number, info.title, Message("nothing stands here; the row is left out")))
    return found


def _known_headings(sheet: Sheet) -> dict[str, str]:
    known: dict[str, str] = {}
    for info in sheet.columns:
        for text in (tr(info.title), info.title, column_title(info), info.name):
            known.setdefault(_plain(text), info.name)
    for info in sheet.columns:
        for text in KNOWN_HEADINGS.get(info.name, ()):
            known.setdefault(text, info.name)
    return known


def _texts_of_numbers(sheet: Sheet, table: RawTable, options: Options) -> Iterable[str]:
    kinds = {info.name: info.kind for info in sheet.columns}
    columns = [number for number, name in enumerate(options.fields) if kinds.get(name) in NUMBER_KINDS]
    for row in table.rows[options.heading + 1 :]:
        for number in columns:
            if number < len(row.cells) and row.cells[number].kind == "text" and row.cells[number].text:
                yield _bare(row.cells[number].text)


def _bare(text: str) -> str:
    """A number without currency and spaces between its groups."""
    return AROUND.sub("", text).translate(SPACES)


def _value(text: str, decimal: str) -> Decimal:
    group = "." if decimal == "," else ","
    return Decimal(text.replace(group, "").replace(decimal, "."))


def _within(info: FieldInfo, value: Decimal) -> Decimal:
    low = info.least is not None and value < Decimal(str(info.least))
    high = info.most is not None and value > Decimal(str(info.most))
    if low or high:
        words: dict[str, object] = {"text": numbers().exact(value), "expected": expected_of(info)}
        raise CellError(Message("“{text}” does not fit; expected is {expected}.", words))
    return value


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
