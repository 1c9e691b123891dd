"""PySide6 makes the asked widget the owner of some answers, and some answers the owner of the asked widget.

When the asked widget is deleted, Python can no longer use what Qt has created in the answer: the separators of menus,
the headers of tables, the viewports of lists. The next use is an error, and so is every later one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEVER = {
    "nextInFocusChain": "the last widget would own the window; `focus_target` finds the first field of a pane",
    "previousInFocusChain": "the first widget would own another",
    "buddy": "the label would own the field",
    "actionGroup": "the action would own its group",
    "targetObject": "the animation would own what it moves",
    "findChildren": "the asked would keep what Qt deletes; `inside` goes level by level",
    "insertSeparator": "the line is Qt's, and who keeps it loses it; `MenuEntries` has one of its own",
}


def asked(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NEVER:
            yield node.lineno, node.func.attr


def test_the_program_asks_no_widget_for_what_is_not_its_own():
    found = [
        f"{path.relative_to(ROOT)}:{line} {name}: {NEVER[name]}"
        for path in sorted((ROOT / "app").rglob("*.py"))
        for line, name in asked(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_a_question_is_found():
    assert list(asked(ast.parse("def f(w):\n    return w.nextInFocusChain()"))) == [(2, "nextInFocusChain")]
