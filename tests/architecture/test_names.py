"""Names and docstrings: unique class names, telling module names, and plain terms in docstrings and comments."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter, defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RIDDLES = {
    "made",
    "sight",
    "stage",
    "landing",
    "ways",
    "stamp",
    "beside",
    "held",
    "once",
    "kept",
    "misc",
    "utils",
}
"""Names of modules that told nobody what is in them."""
ROOMS = {
    "machine",
    "look",
    "project",
    "results",
    "canvas",
    "inspector",
    "output",
    "library",
    "window",
    "cli",
}

PLAIN = ("planner_core", "db", "app", "tests")
"""Folders whose docstrings and comments are in plain terms."""
UNPLAIN = re.compile(
    r"\b(?:nobody (?:has|knows)|who(?:so)?ever|that is none|what \w+ is made of|made anew|held against|for ever"
    r"|worked out|(?:is|are) looked at|he|his|him"
    r"|(?:none|empty|infinite|nan) where|raises \w+ where)\b",
    re.IGNORECASE,
)
"""Phrases with a plainer word: unknown, the caller, invalid, recreated, compared with, computed, they, if."""


CLASS = re.compile(r"\bclass\s+(?!_)(\w+)")
"""A public class, or words of a docstring that look like one."""


def modules(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if path.name != "__init__.py")


def shared(package: str) -> dict[str, list[str]]:
    """Names of public classes that are declared more than once, with their modules."""
    sources = {path: path.read_text("utf-8") for path in modules(package)}
    written = {path: CLASS.findall(source) for path, source in sources.items()}
    often = Counter(name for names in written.values() for name in names)
    places: dict[str, list[str]] = defaultdict(list)
    for path, names in written.items():
        if all(often[name] == 1 for name in names):
            continue  # nothing in it can be a second one
        for node in ast.walk(ast.parse(sources[path])):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(ROOT)))
    return {name: files for name, files in places.items() if len(files) > 1}


@pytest.mark.parametrize("package", ["planner_core", "db", "app"])
def test_no_two_classes_of_a_package_share_a_name(package: str) -> None:
    assert shared(package) == {}


@pytest.mark.parametrize("package", ["planner_core", "db", "app"])
def test_no_module_has_a_name_that_says_nothing(package: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in modules(package) if path.stem in RIDDLES] == []


def test_the_application_has_rooms_and_no_loose_modules() -> None:
    loose = {path.name for path in (ROOT / "app").glob("*.py")}
    assert loose == {"__init__.py", "__main__.py"}
    assert {path.parent.name for path in (ROOT / "app").glob("*/__init__.py")} == ROOMS


def unplain(source: str) -> list[tuple[int, str]]:
    """Line and phrase of all that has a plainer word. Most files have no such words in any place, and are not parsed: a
    phrase may go on in the next line, after a quotation mark or a #.
    """
    words = re.sub(r"[\s#\"'\\]+", " ", source)
    if UNPLAIN.search(words) is None:
        return []
    return [(line, match[0]) for line, text in prose(source) for match in UNPLAIN.finditer(text)]


def prose(source: str) -> list[tuple[int, str]]:
    """Line and text of every docstring, comment, and string below a declaration."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    strings = [
        (node.lineno, node.value.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    return comments + [(line, " ".join(text.split())) for line, text in strings]


def test_phrases_with_a_plainer_word_are_found() -> None:
    source = (
        '"""Reads."""\n'
        "x = 1  # None where nobody knows\n"
        'y = "made anew"\n'
        '"""The value\n\n    is worked\n    out later."""\n'
    )
    assert unplain(source) == [(2, "None where"), (2, "nobody knows"), (4, "worked out")]
    for alone in ("# nobody knows", '"""It is\n\n    worked\n    out."""', "f(\n)  # made anew"):
        assert unplain(alone)
    assert unplain("worked.out = 1") == []


@pytest.mark.parametrize("package", PLAIN)
def test_docstrings_and_comments_are_in_plain_terms(package: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {phrase}"
        for path in modules(package)
        for line, phrase in unplain(path.read_text("utf-8"))
    ]
    assert found == []
