"""Typesets in a process of its own, as the program does, so that a process with thousands of tests stays small.

The typesetter and the C library keep what a document took in pieces that nothing else fits into: some 250 MiB after the
proposals of the suite. Installed as `typst` where the tests are shared out among processes; see tests/conftest.py.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from types import ModuleType
from typing import Any, NamedTuple

DOCUMENTS = 40
"""After so many the process is replaced, which gives all of its memory back."""


class Told(NamedTuple):
    """What the typesetter says of a document."""

    diagnostic: str


class TypstError(Exception):
    """Stands for the typesetter's own error."""

    @property
    def diagnostic(self) -> str:
        return str(self)


class Fonts(NamedTuple):
    """What fonts are made of; the process makes them once."""

    include_system_fonts: bool
    include_embedded_fonts: bool
    font_paths: tuple[str, ...]

    def families(self) -> list[str]:
        """The names of the typefaces, read here."""
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
            return process.submit(families_of, self).result()


class Apart(ModuleType):
    """The calls that Headroom makes, each carried out in the other process."""

    TypstError = TypstError

    def __init__(self) -> None:
        super().__init__("typst")
        self._process: ProcessPoolExecutor | None = None
        self._documents = 0

    def Fonts(self, *, font_paths: list[str], **which: bool) -> Fonts:
        return Fonts(font_paths=tuple(font_paths), **which)

    def compile_with_warnings(
        self, sources: Any, *, font_paths: Fonts, **form: Any
    ) -> tuple[Any, list[Told]]:
        made, warnings = self._call("compile_with_warnings", sources, font_paths, form)
        return made, [Told(each) for each in warnings]

    def query(self, sources: Any, selector: str, *, font_paths: Fonts, **form: Any) -> str:
        found: str = self._call("query", sources, font_paths, {"selector": selector, **form})
        return found

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.shutdown()
        self._process, self._documents = None, 0

    def _call(self, name: str, *arguments: Any) -> Any:
        if self._documents >= DOCUMENTS:
            self.close()
        if self._process is None:
            self._process = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self._documents += 1
        error, result = self._process.submit(carry_out, name, *arguments).result()
        if error is not None:
            raise TypstError(error)
        return result


def carry_out(name: str, sources: Any, fonts: Fonts, form: dict[str, Any]) -> tuple[str | None, Any]:
    """In the other process: the error, if there is one, and the result in values that can be sent."""
    import typst

    try:
        result: Any = getattr(typst, name)(sources, font_paths=made_fonts(fonts), **form)
    except typst.TypstError as error:
        return str(error.diagnostic), None
    if name == "compile_with_warnings":
        made, warnings = result
        result = (made, [str(each.diagnostic) for each in warnings])
    return None, result


@cache
def made_fonts(fonts: Fonts) -> Any:
    """Fonts are read once per process."""
    import typst

    return typst.Fonts(**{**fonts._asdict(), "font_paths": list(fonts.font_paths)})


def families_of(fonts: Fonts) -> list[str]:
    """In the other process: the names of the typefaces."""
    return list(made_fonts(fonts).families())


def install() -> Apart:
    """From now on `import typst` gives this."""
    apart = Apart()
    sys.modules["typst"] = apart
    return apart
