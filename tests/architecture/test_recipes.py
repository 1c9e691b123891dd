"""The recipes of CONTRIBUTING.md name all places: their example stands nowhere else in the code."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
MOST_PLACES = 8
NAMED_BESIDES = {
    "network_link": {"planner_core/engine/findings/ports.py": "a finding, which has a recipe of its own"},
    "opinions": {
        "app/cli/parser.py": "the command of the same name",
        "app/cli/opinions_report.py": "what that command prints",
    },
}
"""Where else an example is named, and why the recipe leaves that out."""


class Recipe(NamedTuple):
    """One list of places, and the example that it is checked with."""

    title: str
    example: str
    places: list[str]

    @property
    def paths(self) -> set[str]:
        """All files and folders that it names."""
        names = re.findall(r"`([\w./-]+)`", " ".join(self.places))
        return {name for name in names if "/" in name}


def recipes() -> list[Recipe]:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Recipes")[1].split("\n## ")[0]
    parts = re.split(r"^\*\*(.+?)\*\* \(example: `(.+?)`\)$", text, flags=re.MULTILINE)[1:]
    return [
        Recipe(title, example, re.findall(r"^\d\. (.+(?:\n   .+)*)", body, flags=re.MULTILINE))
        for title, example, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


@cache
def texts_and_classes() -> dict[str, tuple[set[str], set[str]]]:
    """Of each module that an example may stand in: its texts but for docstrings, and the classes that it names."""
    found = {}
    examples = {each.example for each in recipes()}
    classes = {class_of(each) for each in examples if "_" in each}
    # a text of its own, or between the values of an f-string
    alone = "|".join(re.escape(each) for each in examples if not each.startswith("."))
    within = "|".join(map(re.escape, {*classes, *(each for each in examples if each.startswith("."))}))
    may_stand = re.compile(rf"""["'}}](?:{alone})["'{{]|{within}""")
    for path in (
        path for package in ("planner_core", "db", "app") for path in (ROOT / package).rglob("*.py")
    ):
        source = path.read_text("utf-8")
        if not may_stand.search(source):
            continue
        nodes = [*ast.walk(ast.parse(source))]
        said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in said}
        classes = {node.id for node in nodes if isinstance(node, ast.Name)}
        classes |= {node.name for node in nodes if isinstance(node, ast.ClassDef)}
        found[str(path.relative_to(ROOT))] = {text for text in texts if isinstance(text, str)}, classes
    return found


def class_of(kind: str) -> str:
    """The class of a kind of component."""
    return kind.title().replace("_", "")


def modules_with(example: str) -> set[str]:
    """The modules that have the example as a text or, for a kind of component, its class."""
    of_kind = class_of(example) if "_" in example else None
    return {
        module
        for module, (texts, classes) in texts_and_classes().items()
        if example in texts
        or of_kind in classes
        or (example[0] == "." and any(example in text for text in texts))
    }


@pytest.mark.parametrize("recipe", recipes(), ids=lambda each: each.title)
def test_a_recipe_names_every_place_of_its_example(recipe: Recipe) -> None:
    assert 1 <= len(recipe.places) <= MOST_PLACES
    assert [path for path in recipe.paths if not (ROOT / path).exists()] == []
    found = modules_with(recipe.example)
    assert found - recipe.paths - NAMED_BESIDES.get(recipe.example, {}).keys() == set()
    shown = {path for path in recipe.paths if not path.endswith("/")}
    data = {path for path in shown if not path.endswith(".py")}
    assert found & recipe.paths or any(recipe.example in (ROOT / path).read_text("utf-8") for path in data)


def test_there_is_a_recipe_for_each_of_the_frequent_additions() -> None:
    assert [each.title for each in recipes()] == [
        "A kind of component",
        "A phase",
        "A failure case",
        "A tab of results",
        "A chapter",
        "A finding",
        "A format to import",
        "A file of a pilot",
        "A workload profile",
        "A language",
    ]
