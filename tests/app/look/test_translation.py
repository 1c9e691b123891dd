"""Texts in the reader's language: looked up first, filled in afterwards, with the reader's numbers."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from app.look import translation
from app.look.dates import date_in_words, month_in_words
from app.look.number_format import ENGLISH, install_numbers
from app.look.translation import (
    install,
    language,
    language_from_file,
    shown,
    speaking,
    tr,
    tr_plural,
    translate,
    unit_word,
)
from planner_core.messages import HeadroomError, Message, Quantity

TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en"><context><name>Headroom</name>
<message><source>Run {name} on {host}</source><translation>{name} auf {host} ausführen</translation></message>
<message><source>desktop pool</source><translation>Desktop-Pool</translation></message>
<message><source>June</source><translation>Juni</translation></message>
<message><source>{day} {month} {year}</source><translation>{day}. {month} {year}</translation></message>
<message numerus="yes"><source>{count} host</source><comment>{count} hosts</comment>
<translation><numerusform>ein Host</numerusform>
<numerusform>{count} Hosts</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("i18n")
    (folder / "de.ts").write_text(TEXTS, encoding="utf-8")
    compiler = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([compiler, "-silent", folder / "de.ts", "-qm", folder / "de.qm"], check=True)
    return folder / "de.qm"


@pytest.fixture
def german(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    small = language_from_file("de", compiled)
    english = translation.language_for("en")
    monkeypatch.setattr(translation, "language_for", lambda code: small if code == "de" else english)
    install("de")
    install_numbers("de_DE")
    yield
    install("en")
    install_numbers(ENGLISH)


def test_english_is_the_text_itself() -> None:
    assert tr("Run {name} on {host}", name="Office {x}", host="A") == "Run Office {x} on A"
    assert tr_plural("{count} host", "{count} hosts", 1) == "1 host"
    assert tr_plural("{count} host", "{count} hosts", 1200) == "1,200 hosts"


@pytest.mark.usefixtures("german")
def test_german_puts_the_names_where_they_belong() -> None:
    assert language() == "de"
    assert tr("Run {name} on {host}", name="Office", host="A") == "Office auf A ausführen"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("count", "text"), [(0, "0 Hosts"), (1, "ein Host"), (1200, "1.200 Hosts")])
def test_german_plurals(count: int, text: str) -> None:
    assert tr_plural("{count} host", "{count} hosts", count) == text
    assert translate(Message("{count} host", {"count": count}, plural="{count} hosts")) == text


@pytest.mark.usefixtures("german")
def test_messages_are_translated_to_the_innermost() -> None:
    pool = Message("desktop pool")
    assert (
        translate(Message("Run {name} on {host}", {"name": pool, "host": "B"}))
        == "Desktop-Pool auf B ausführen"
    )


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1200, "1.200"),
        (0.034, "0,034"),
        (1234.567, "1.234,57"),
        (Decimal("12.50"), "12,5"),
        (Quantity(33.5, "GiB"), "33,5\u00a0GiB"),
        (Quantity(Decimal(9455), "EUR"), "9.455,00\u00a0€"),
        (Quantity(62.5, "%"), "62,5\u00a0%"),
        ("1.5", "1.5"),
    ],
)
def test_numbers_in_messages_follow_the_reader(value: object, text: str) -> None:
    assert translate(Message("{value}", {"value": value})) == text


@pytest.mark.usefixtures("german")
def test_an_untranslated_text_is_shown_in_english() -> None:
    assert tr("Never translated {n}", n=2) == "Never translated 2"
    assert tr_plural("{count} thing", "{count} things", 2) == "2 things"


@pytest.mark.usefixtures("german")
def test_a_report_may_speak_another_language_than_the_window() -> None:
    seen: list[str] = []
    with speaking("en"):
        other = threading.Thread(target=lambda: seen.append(tr("desktop pool")))
        other.start()
        other.join()
        seen.append(tr("desktop pool"))
    assert seen == ["Desktop-Pool", "desktop pool"]


def test_dates_in_words() -> None:
    assert date_in_words(date(2011, 6, 3)) == "3 June 2011"
    assert month_in_words(date(2011, 6, 3)) == "June 2011"


@pytest.mark.usefixtures("german")
def test_dates_in_german_words() -> None:
    assert date_in_words(date(2011, 6, 3)) == "3. Juni 2011"


def test_a_missing_file_is_told_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(HeadroomError, match=r"nowhere\.qm"):
        language_from_file("de", tmp_path / "nowhere.qm")


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(
    variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert translation.system_language() == code


def test_texts_and_icons_outlive_an_application_without_display(compiled: Path) -> None:
    """Commands draw with an application of their own and end it; what they say afterwards is still translated."""
    code = f"""
from pathlib import Path
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from app.machine.headless import without_display
from app.look.translation import language_from_file
from app.look.icons import paint_icon

german = language_from_file("de", Path({str(compiled)!r}))

def draw():
    image = QImage(24, 24, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_icon(painter, QRectF(0, 0, 24, 24), "square", QColor("black"))
    painter.end()
    return image

with without_display():
    assert german.look_up("June", "", -1) == "Juni"
    first = draw()
with without_display():
    assert german.look_up("desktop pool", "", -1) == "Desktop-Pool"
    assert draw() == first
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_one_of_what_is_counted_has_its_unit_in_the_singular():
    assert shown(Quantity(1, "hosts")) == "1\N{NO-BREAK SPACE}host"
    assert shown(Quantity(1.2, "hosts")) == "1.2\N{NO-BREAK SPACE}hosts"
    assert shown(Quantity(2, "drives")) == "2\N{NO-BREAK SPACE}drives"
    assert shown(Quantity(1, "pieces")) == "1\N{NO-BREAK SPACE}piece"
    assert unit_word("machines", 1) == "machine"
    assert unit_word("machines", 0.5) == "machines"
    assert unit_word("", 1) == ""
    assert shown(Quantity(1, "GiB")) == "1\N{NO-BREAK SPACE}GiB"
    with speaking("de"):
        assert shown(Quantity(1, "drives")) == "1\N{NO-BREAK SPACE}Laufwerk"
