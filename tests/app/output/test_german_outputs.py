"""What Headroom says in German is German: of every sample, on the terminal, in PDF, Word file and workbook.

The words of a plan itself (notes, sources, items) are left out, and its components are called by their kinds, as they
are when they are drawn. Documents of two samples are made in every run, of all in the thorough one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from app.__main__ import run
from app.cli.plan_files import write_plan
from app.look.output_language import written_in
from app.look.translation import tr
from app.machine.resources import resource
from app.project.samples import read_sample, sample_names
from planner_core.catalog.records import RECORD_LISTS
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import kind_of
from planner_core.plan.fields import declared_fields
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.printed import Printed, documents_of
from tests.support.thorough import sampled

PRINTED = sampled(sample_names(), "everything-on-ssd", "vsan62-hybrid-500")
COMMANDS = (
    ("assess",),
    ("limits",),
    ("opinions",),
    ("range",),
    ("response",),
    ("explain", "desktops.maximum"),
    ("explain", "limits.1"),
    ("explain", "cost.total"),
    ("compare", "PLAN"),
)
UNITS = "GiB|TiB|GB|TB|MB|MiB|MHz|GHz|IOPS|Mbit|Gbit|kWh|W|ms|s|Minuten|Stunden|Desktops|Hosts|€|EUR|USD|%"
FLAWS = {
    "grouped in English": re.compile(
        rf"(?<![\d.,])[1-9]\d{{0,2}}(?:,\d{{3}})+ (?:{UNITS})(?!\w)|\d,\d{{3}},\d{{3}}"
    ),
    "decimals in English": re.compile(rf"(?<![\d.,])\d+\.\d{{1,2}} (?:{UNITS})(?!\w)"),
    "date in ISO": re.compile(r"\b(?:19|20)\d\d-[01]\d(?:-\d\d)?\b"),
    "plural with a stroke": re.compile(r"[a-zäöüß]{2,}/(?:n|en|e|er|innen)\b"),
    "noun twice": re.compile(r"\b([A-ZÄÖÜ][a-zäöüß]{2,}?)(?:e?n|s|e)? \1(?:e?n|s|e)?\b"),
}
SAME_IN_BOTH = frozenset({"max", "min", "floor", "ceil", "round", "log"})
"""Functions in formulas."""
SYMBOL = re.compile(r"\b[A-Za-z]{1,2}_\w+")
"""Of a result, such as C_raw."""
WORD = re.compile(r"[A-Za-zÄÖÜäöüß]{3,}")


@cache
def english_words() -> frozenset[str]:
    """Words of the English texts that no German text has, nor the name of a catalogue record."""
    english: set[str] = set()
    german: set[str] = set(SAME_IN_BOTH)
    for message in ET.parse(resource("i18n", "headroom_de.qm").with_suffix(".ts")).iter("message"):
        for text in (message.findtext("source"), message.findtext("comment")):
            english |= words_of(re.sub(r"\{\w+\}", " ", text or ""))
        for text in message.find("translation").itertext():
            german |= words_of(re.sub(r"\{\w+\}", " ", text))
    for name in RECORD_LISTS:
        for record in CATALOG.records(name):
            german |= words_of(msgspec.json.encode(record).decode())
    return frozenset(english - german)


def words_of(text: str) -> set[str]:
    return set(WORD.findall(text))


def flaws(lines: Iterable[str], *, in_words: bool = True) -> Iterator[str]:
    """What is wrong in lines, with the line; words are not looked at where lines are broken."""
    for line in lines:
        said = SYMBOL.sub("", line.replace("\N{NO-BREAK SPACE}", " "))
        for flaw, pattern in FLAWS.items():
            if found := pattern.search(said):
                yield f"{flaw}: {found.group()!r} in {said.strip()!r}"
        left = words_of(said) & english_words() if in_words else set()
        if left:
            yield f"English {sorted(left)} in {said.strip()!r}"


def plain(name: str) -> Plan:
    """A sample without words of its own: components are called as they are when they are drawn."""
    plan = read_sample(name)
    with written_in("de"):
        kinds = {each: tr(KIND_NAMES[kind_of(part)]) for each, part in plan.components.items()}
        settings = msgspec.structs.replace(plan.settings, name="Entwurf", customer="", notes="")
    counts: Counter[str] = Counter()
    components = {}
    for each, part in plan.components.items():
        counts[kinds[each]] += 1
        number = f" {counts[kinds[each]]}" if counts[kinds[each]] > 1 else ""
        parts = tuple(msgspec.structs.replace(one, item="Posten", source="") for one in part.parts)
        models = {
            info.name: "" for info in declared_fields(type(part)) if info.kind == "text" and info.catalogue
        }
        components[each] = msgspec.structs.replace(
            part, name=kinds[each] + number, parts=parts, origins={}, **models
        )
    return msgspec.structs.replace(plan, components=components, settings=settings)


@pytest.fixture(scope="module", params=PRINTED)
def german(request, qapp, tmp_path_factory) -> Printed:
    return documents_of(plain(request.param), "de", tmp_path_factory.mktemp("german") / "proposal.pdf")


def test_documents_are_german(german: Printed) -> None:
    cells = [cell.value for sheet in german.book.sheets.values() for cell in sheet.values()]
    texts = {
        "Word": list(flaws(german.word)),
        "workbook": list(flaws(each for each in cells if isinstance(each, str))),
        "terminal": list(flaws(german.terminal)),
        "PDF": list(flaws(german.pdf, in_words=False)),
    }
    assert texts == {kind: [] for kind in texts}
    dates = {
        cell.form for sheet in german.book.sheets.values() for cell in sheet.values() if "yy" in cell.form
    }
    assert not [each for each in dates if "yyyy-" in each]


@pytest.mark.parametrize(
    "name", sampled(sample_names(), "everything-on-ssd", "vsan62-hybrid-500", "tr4540-1500")
)
def test_the_terminal_is_german(tmp_path: Path, name: str) -> None:
    path = tmp_path / "plan.json"
    write_plan(path, plain(name))
    found: list[str] = []
    for command in COMMANDS:
        out, err = StringIO(), StringIO()
        rest = [str(path) if each == "PLAN" else each for each in command[1:]]
        with redirect_stdout(out), redirect_stderr(err):
            run([command[0], str(path), *rest, "--language", "de"])
        lines = (out.getvalue() + err.getvalue()).replace(str(path), "Plan")
        assert lines.strip(), command
        found += [f"{' '.join(command)}: {each}" for each in flaws(lines.splitlines())]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "mit 1,536 GiB RAM",
        "0.23 GiB je Desktop",
        "Preise vom 2011-06",
        "2 Laufwerke/n",
        "11 Hosts Host statt 9",
        "hosts x sockets, whichever limits",
    ],
)
def test_each_flaw_is_found(line: str) -> None:
    assert list(flaws([line]))


def test_good_german_has_no_flaw() -> None:
    line = "11 × Host statt 9: 1.536 GiB, 0,23 GiB, 1,594 × Faktor, Juni 2011, 100 MB/s, Host, Hosts"
    assert list(flaws([line])) == []
