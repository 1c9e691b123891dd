"""Texts in the reader's language.

`tr("{count} desktops", count=12)` looks the English text up first and fills in the values afterwards, numbers in the
style of `app.look.number_format`. English needs no look-up and no Qt; other languages come from the compiled
`resources/i18n/headroom_<code>.qm`. `speaking` sets the language of a report.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.look.number_format import numbers
from app.machine.resources import resource
from planner_core.messages import HeadroomError, Message, Named, Quantity, filled

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication, QTranslator

CONTEXT = "Headroom"
ENGLISH = "en"
LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch"}
"""Each language's name for itself."""
LOCALES: Mapping[str, str] = {"en": "en_US", "de": "de_DE"}
"""The locale whose numbers and dates go with each language."""


class Language(NamedTuple):
    """One language: its code and its function that looks up an English text, its plural and a count."""

    code: str
    look_up: Callable[[str, str, int], str]
    path: Path | None = None
    """The compiled texts; None for English."""


def tr(text: str, /, **arguments: object) -> str:
    """`text` in the current language, with each `{name}` replaced by its argument."""
    template = _worded(_language().look_up(text, "", -1))
    return filled(template, arguments, shown) if "{" in template else template


def tr_plural(singular: str, plural: str, count: int, /, **arguments: object) -> str:
    """The form of a text that fits `count`; `{count}` is filled in."""
    template = _worded(_language().look_up(singular, plural, count))
    return filled(template, {"count": count, **arguments}, shown)


def mark(text: str) -> str:
    """`text` itself: marks a text in a table for translation where `tr` is applied to it later."""
    return text


ONE_OF: Mapping[str, str] = {
    "boards": mark("board"),
    "components": mark("component"),
    "controllers": mark("controller"),
    "cores": mark("core"),
    "desktops": mark("desktop"),
    "drives": mark("drive"),
    "hosts": mark("host"),
    "machines": mark("machine"),
    "pieces": mark("piece"),
    "ports": mark("port"),
    "servers": mark("server"),
    "sessions": mark("session"),
    "slots": mark("slot"),
    "users": mark("user"),
    "years": mark("year"),
}
"""Singular of the things that formulas count, by unit."""


def translate(message: Message) -> str:
    """A message of the core or the project file in the current language."""
    count = message.arguments.get("count")
    if message.plural and isinstance(count, int):
        return tr_plural(message.text, message.plural, count, **message.arguments)
    return tr(message.text, **message.arguments)


def shown(value: object) -> str:
    """One argument as text: messages translated, numbers and quantities in the reader's style."""
    if isinstance(value, str):
        return value
    if isinstance(value, Message):
        return translate(value)
    if isinstance(value, Quantity):
        return _quantity(value)
    if isinstance(value, Named):
        return tr("“{name}”", name=value.name)
    if isinstance(value, int | float | Decimal) and not isinstance(value, bool):
        return numbers().number(value)
    return str(value)


def _quantity(quantity: Quantity) -> str:
    return numbers().of_message(quantity, unit_word(quantity.unit, quantity.value))


def unit_word(unit: str, value: int | float | Decimal) -> str:
    """An (English) unit, translated as it stands after a number: singular after 1; empty for no unit."""
    is_one = unit in ONE_OF and numbers().number(value) == "1"
    return tr(ONE_OF[unit] if is_one else unit) if unit else ""


def language() -> str:
    """The code of the current language: that of an enclosing `speaking`, else the installed one."""
    return _language().code


def install(code: str) -> None:
    """Set the language of the whole program. Raises KeyError for a code not in LANGUAGES."""
    _installed[0] = language_for(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Within this block and thread, texts are in the language `code`; for reports."""
    token = _language_here.set(language_for(code))
    try:
        yield
    finally:
        _language_here.reset(token)


@contextmanager
def worded(change: Callable[[str], str]) -> Iterator[None]:
    """Within this block and thread, `change` is applied to texts before values are filled in."""
    token = _wording.set(change)
    try:
        yield
    finally:
        _wording.reset(token)


def system_language() -> str:
    """The code of the system's language if Headroom has it, else English."""
    name = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(key))), "")
    if not name and sys.platform in {"win32", "darwin"}:  # on systems that keep it elsewhere, Qt knows
        from PySide6.QtCore import QLocale

        name = QLocale.system().uiLanguages()[0]
    code = re.split("[-_.@]", name)[0].lower()
    return code if code in LANGUAGES else ENGLISH


def chosen_language(choice: str) -> str:
    """The code of the chosen language; "system" is that of the system."""
    return system_language() if choice == "system" else choice


def dress_application(application: QCoreApplication) -> None:
    """Give Qt's own dialogs and buttons the installed language, and notify all widgets of the change."""
    from PySide6.QtCore import QLibraryInfo, QTranslator

    for old in _dressed:
        application.removeTranslator(old)
    _dressed.clear()
    qt_texts = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if qt_texts.load(f"qtbase_{_installed[0].code}", folder):
        _dressed.append(qt_texts)
    if _installed[0].path is not None:
        _dressed.append(load_texts(_installed[0].code, _installed[0].path))
    for new in _dressed:
        application.installTranslator(new)


@cache
def language_for(code: str) -> Language:
    """A language by its code.

    Raises KeyError if there is no such language, HeadroomError if its file is missing or damaged.
    """
    if code not in LANGUAGES:
        raise KeyError(code)
    if code == ENGLISH:
        return Language(code, _english)
    return language_from_file(code, resource("i18n", f"headroom_{code}.qm"))


def language_from_file(code: str, path: Path) -> Language:
    """The language whose compiled texts are at `path`. Raises HeadroomError if they cannot be read."""
    # importing Qt takes a tenth of a second; English on the command line needs none
    from shiboken6 import isValid

    translator = load_texts(code, path)

    @lru_cache(maxsize=8192)
    def look_up(text: str, plural: str, count: int) -> str:
        nonlocal translator
        if not isValid(translator):  # the end of an application deletes Qt's objects
            translator = load_texts(code, path)
        return translator.translate(CONTEXT, text, plural, count) or _english(text, plural, count)

    return Language(code, look_up, path)


def load_texts(code: str, path: Path) -> QTranslator:
    """Qt's object for the compiled texts at `path`. Raises HeadroomError if they cannot be read."""
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    if not translator.load(str(path)):
        raise HeadroomError(
            Message(
                "The texts in {language} are missing: {file} cannot be read. Install Headroom again.",
                {"language": LANGUAGES[code], "file": str(path)},
            )
        )
    return translator


def _english(text: str, plural: str, count: int) -> str:
    return plural if plural and count != 1 else text


def _worded(template: str) -> str:
    change = _wording.get()
    return change(template) if change is not None else template


def _language() -> Language:
    return _language_here.get() or _installed[0]


_installed = [language_for(ENGLISH)]
_dressed: list[QTranslator] = []
_language_here: ContextVar[Language | None] = ContextVar("language", default=None)
_wording: ContextVar[Callable[[str], str] | None] = ContextVar("wording", default=None)
