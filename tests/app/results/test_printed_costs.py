"""What is said beside the costs in PDF, Word file, workbook, terminal report and cost tab: what a month and the total
cost of ownership hold, what stays outside of them, what has no price, and how old the prices are.

The sentences stand here as they are to be read. Of which plans: see `tests/support/printed.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.look.output_language import written_in
from app.project.samples import sample_names
from app.results.tabs.cost_tab import CostTab
from tests.support.printed import AMOUNT, DAY, ODD, Printed, amounts, subject_of

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "month": "Per desktop and month in use: {parts}",
        "month, terminal": " per desktop and month in use: {parts}",
        "month, tab": "In use: {parts}. {outside}",
        "outside": "Not included, unless the bill of materials lists it: licences and subscriptions, installation,"
        " administration and support, end devices, network outside the drawing.",
        "lead": "What the purchase costs over its {years} years of use: the price itself, which is written off in that"
        " time, and its operation.",
        "year": "Cost per year", "in all": "In all", "tco": "Total cost of ownership", "power": "Power and space",
        "purchase": "Purchase", "foot": "Calculated with Headroom",
        "bill": "Bill of materials", "no price": "no price", "unpriced": "Without a price",
        "memory": "Memory module {size} GiB", "processor": "Processor {name}",
        "as of": "Prices as of {date}.",
        "undated": "{count} prices have no date.",
        "old": "{count} prices are older than 12 months: ask for current ones before you order.",
        "old, one": "1 price is older than 12 months: ask for a current one before you order.",
    },
    "de": {
        "month": "Je Desktop und Monat im Betrieb: {parts}",
        "month, terminal": " je Desktop und Monat im Betrieb: {parts}",
        "month, tab": "Im Betrieb: {parts}. {outside}",
        "outside": "Nicht enthalten, soweit nicht in der Stückliste: Lizenzen und Abonnements, Installation,"
        " Administration und Support, Endgeräte sowie das Netzwerk außerhalb der Zeichnung.",
        "lead": "Was die Anschaffung in ihren {years} Nutzungsjahren kostet: der Preis selbst, der in dieser Zeit"
        " abgeschrieben wird, und der Betrieb.",
        "year": "Kosten je Jahr", "in all": "Insgesamt", "tco": "Gesamtbetriebskosten (TCO)",
        "power": "Strom und Stellfläche", "purchase": "Anschaffung",
        "foot": "Berechnet mit Headroom",
        "bill": "Stückliste", "no price": "kein Preis", "unpriced": "Ohne Preis",
        "memory": "Speichermodul {size} GiB", "processor": "Prozessor {name}",
        "as of": "Preisstand: {date}.",
        "undated": "{count} Preise haben kein Datum.",
        "old": "{count} Preise sind älter als 12 Monate: Holen Sie vor der Bestellung aktuelle ein.",
        "old, one": "1 Preis ist älter als 12 Monate: Holen Sie vor der Bestellung einen aktuellen ein.",
    },
}  # fmt: skip
PARTS = {
    "depreciation_per_year": {"en": "depreciation", "de": "Abschreibung"},
    "interest_per_year": {"en": "interest", "de": "Zinsen"},
    "maintenance_per_year": {"en": "maintenance", "de": "Wartung"},
    "energy_per_year": {"en": "electricity", "de": "Strom"},
    "rack_space_per_year": {"en": "rack space", "de": "Rackplatz"},
}
"""Of a year, as JSON names them, in the order in which they are told."""
MONTHS = {"2011-06": {"en": "June 2011", "de": "Juni 2011"}, "2017-05": {"en": "May 2017", "de": "Mai 2017"}}
"""The dates of the samples' prices, all of them old on any day on which these tests run."""
MOST_ON_PAPER = 60
"""Lines without a price; the workbook has all of them."""


def squeezed(text: str) -> str:
    """Without any space, so that neither broken lines nor broken words matter."""
    return "".join(text.split())


def paper(printed: Printed) -> dict[str, list[str]]:
    """The lines of both documents for paper."""
    return {"pdf": printed.pdf, "word": printed.word}


def told_parts(running: dict[str, Any], language: str) -> list[str]:
    """Those of a year that are not 0."""
    return [words[language] for key, words in PARTS.items() if running[key]]


def has_share(printed: Printed) -> bool:
    """Whether one desktop has a price."""
    return bool(printed.json["cost"]["lines"]) and printed.json["cost"]["is_headline"]


def first_column(lines: Sequence[str]) -> list[str]:
    """What the rows with an amount begin with."""
    return [re.split(r"\s{2,}", line.strip())[0] for line in lines]


def between(lines: Sequence[str], start: str, end: str) -> list[str]:
    """The lines after the last one that is `start`, up to the one that begins with `end`."""
    first = max(number for number, line in enumerate(lines) if line.strip() == start)
    last = next(n for n in range(first + 1, len(lines)) if lines[n].strip().startswith(end))
    return list(lines[first + 1 : last])


# --- what a month and the total cost of ownership hold -----------------------------------------------------------


def test_a_month_names_all_that_it_holds_and_nothing_that_is_0(printed: Printed) -> None:
    language, words = printed.language, WORDS[printed.language]
    parts = ", ".join(told_parts(printed.json["cost"]["running"], language))
    said = words["month"].format(parts=parts)
    before = words["month"].format(parts="")
    amount = rf"(?:from|ab)?{AMOUNT[language].pattern}".replace(r"\s", r"\s?").replace("P<", "P<_")
    for medium, lines in paper(printed).items():
        found = [line for line in lines if before.strip() in line]
        assert bool(found) == has_share(printed), medium
        text = squeezed(" ".join(lines))
        assert not found or re.search(re.escape(squeezed(said)) + amount, text), (medium, found)
    terminal = [
        line for line in printed.terminal if words["month, terminal"].format(parts="").strip() in line
    ]
    assert bool(terminal) == has_share(printed)
    assert all(line.endswith(words["month, terminal"].format(parts=parts)) for line in terminal)
    front = printed.book.texts(next(iter(printed.book.sheets)))
    assert [text for text in front if text.startswith(before)] == ([said] if has_share(printed) else [])


def test_the_tables_of_costs_have_no_row_of_0(printed: Printed) -> None:
    language, words = printed.language, WORDS[printed.language]
    if not printed.json["cost"]["lines"]:
        return
    parts = told_parts(printed.json["cost"]["running"], language)
    for medium, lines in paper(printed).items():
        year = [each for each in between(lines, words["year"], words["in all"]) if amounts(each, language)]
        found = first_column(year)
        assert len(found) == len(parts), (medium, found)
        assert all(row.lower().startswith(part.lower()) for row, part in zip(found, parts, strict=True)), (
            medium
        )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", [ODD, *sample_names()])
def test_the_tab_of_costs_says_the_same(name: str, language: str, qtbot: QtBot) -> None:
    subject = subject_of(name)
    cost = subject.assessment.cost
    running = {key: getattr(cost.running, key) for key in PARTS}
    with written_in(language):
        tab = CostTab()
        qtbot.addWidget(tab)
        tab.show_results(subject.plan, subject.assessment)
    parts, outside = ", ".join(told_parts(running, language)), WORDS[language]["outside"]
    assert tab.inside.isHidden() != (bool(cost.lines) and cost.is_headline)
    if not tab.inside.isHidden():
        assert tab.inside.text() == WORDS[language]["month, tab"].format(parts=parts, outside=outside)


def test_the_purchase_is_the_first_part_of_the_total_cost_of_ownership(printed: Printed) -> None:
    language, words, cost = printed.language, WORDS[printed.language], printed.json["cost"]
    years = printed.plan.settings.depreciation_years
    for medium, lines in paper(printed).items():
        lead = squeezed(words["lead"].format(years=years)) in squeezed(" ".join(lines))
        assert lead == bool(cost["lines"]), medium
        if cost["lines"]:
            first, *_ = rows = [
                each for each in between(lines, words["tco"], words["tco"]) if amounts(each, language)
            ]
            assert first_column(rows)[0] == words["purchase"], medium
            assert amounts(first, language) == [cost["total"]], medium


def test_what_is_outside_stands_below_the_total_cost_of_ownership(printed: Printed) -> None:
    words, cost = WORDS[printed.language], printed.json["cost"]
    outside = squeezed(words["outside"])
    for medium, lines in paper(printed).items():
        # below the cost of ownership, and among the assumptions on the page of risks
        assert squeezed(" ".join(lines)).count(outside) == bool(cost["lines"]) + 1, medium
        if cost["lines"]:
            below = squeezed(" ".join(between(lines, words["tco"], words["power"])))
            behind = below.partition(outside)[2]
            assert not behind or behind.startswith(squeezed(words["foot"])), (medium, behind)
    book = printed.book
    assert ("TotalCostOfOwnership" in book.names) == bool(cost["lines"])
    found = [sheet for sheet in book.sheets if words["outside"] in book.texts(sheet)]
    if cost["lines"]:
        assert found == [book.names["TotalCostOfOwnership"].rpartition("!")[0].strip("'")]
    else:
        assert not found


# --- what has no price -------------------------------------------------------------------------------------------


def unpriced(printed: Printed) -> Iterator[tuple[str, int]]:
    """Name and quantity of what has no price."""
    words = WORDS[printed.language]
    for each in printed.json["cost"]["unpriced"]:
        assert each["what"] != "other", "no sample has prices in two currencies"
        name = words.get(each["what"], "{name}").format(size=each["item"], name=each["item"])
        yield name, each["quantity"]


def without_price(lines: Sequence[str], words: dict[str, str]) -> list[tuple[str, int]]:
    """The same as the rows of a bill have it; of a long name what stands on the row's first line."""
    row = re.compile(rf"\s*(?P<name>\S.*?)\s{{2,}}(?P<quantity>[\d.,]+)\s{{2,}}{words['no price']}\s{{2,}}–$")
    found = [match for line in lines if (match := row.match(line.rstrip()))]
    return [(each["name"], int(re.sub(r"\D", "", each["quantity"]))) for each in found]


@pytest.mark.parametrize("medium", ["pdf", "word", "terminal"])
def test_what_has_no_price_stands_in_the_bill_with_its_quantity(printed: Printed, medium: str) -> None:
    lines, expected = getattr(printed, medium), [*unpriced(printed)]
    assert expected, "something has no price in every sample"
    assert len(expected) <= MOST_ON_PAPER
    found = without_price(lines, WORDS[printed.language])
    assert [quantity for _, quantity in found] == [quantity for _, quantity in expected]
    text = squeezed(" ".join(lines))
    for (name, _), (expected_name, _) in zip(found, expected, strict=True):
        assert expected_name.startswith(name)
        assert squeezed(expected_name) in text


def test_the_workbook_lists_what_has_no_price(printed: Printed) -> None:
    words, expected = WORDS[printed.language], [*unpriced(printed)]
    rows = [[cell.value for cell in row] for row in printed.book.rows(words["bill"])]
    (head,) = (number for number, row in enumerate(rows) if row[0] == words["unpriced"])
    listed = rows[head + 2 : head + 2 + len(expected)]
    assert [(row[0], row[2]) for row in listed] == expected
    after = rows[head + 2 + len(expected) :]
    assert not any(isinstance(row[2], float) for row in after if len(row) > 2), "no further row"


# --- how old the prices are --------------------------------------------------------------------------------------


def test_every_document_says_of_when_the_prices_are_and_which_are_old(printed: Printed) -> None:
    language, words = printed.language, WORDS[printed.language]
    lines = [line for line in printed.json["cost"]["lines"] if Decimal(line["unit_price"])]
    dates = [line["price_date"] for line in lines]
    dated = [each for each in dates if each]
    assert all(int(each[:4]) < DAY.year - 1 for each in dated), "whatever the day, all of them are old"
    expected = []
    if dated:
        (month,) = {*dated}
        expected.append(words["as of"].format(date=MONTHS[month][language]))
        expected.append(words["old" if len(dated) > 1 else "old, one"].format(count=len(dated)))
    if len(dates) > len(dated):
        expected.append(words["undated"].format(count=len(dates) - len(dated)))
    texts = printed.book.texts(words["bill"])
    assert [each for each in texts if each in expected] == expected
    for medium in ("pdf", "word", "terminal"):
        text = squeezed(" ".join(getattr(printed, medium)))
        for sentence in expected:  # one by one: a page may end between two
            assert squeezed(sentence) in text, medium
    if not dated:
        everything = squeezed(" ".join((*printed.pdf, *printed.word, *printed.terminal, *texts)))
        known = [squeezed(words[key].split("{count}")[-1]) for key in ("old", "undated")]
        assert not any(each in everything for each in known)
