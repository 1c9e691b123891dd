"""A name says one thing: no two classes of a package share one, and no module is called what only its author knows."""

from __future__ import annotations

import ast
from collections import defaultdict
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


def modules(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if path.name != "__init__.py")


def shared(package: str) -> dict[str, list[str]]:
    """Names of public classes that are declared more than once, with their modules."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules(package):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
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
