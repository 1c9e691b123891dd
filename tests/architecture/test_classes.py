"""No class offers more than a reader can keep in mind; what it inherits from our own classes counts.

Counted are public methods, properties, signals and attributes. Not counted is what overrides Qt's or another library's,
nor the fields of plain values: each is declared and read by itself.
"""

import ast
import dataclasses
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import app
import db
import planner_core

PACKAGES = (planner_core, db, app)
ROOTS = frozenset(package.__name__ for package in PACKAGES)
MOST = 30
FRONTS = {"app.project.session.Session": 26, "app.canvas.view.CanvasView": 25}
"""Fronts over parts: a new method belongs to a part."""
LARGER = {
    "planner_core.engine.layout.layout.Layout": 48,
    "planner_core.engine.findings.review.Review": 40,
    "app.canvas.layout.arrangement.Arrangement": 33,
    "app.canvas.scene.scene.CanvasScene": 32,
}
"""What is left above the bound. A number may fall, and a name go; none may come."""


def is_ours(kind):
    return kind.__module__.partition(".")[0] in ROOTS


def fields_of(kind):
    """The fields of a plain value: a struct, a dataclass or a named tuple."""
    if dataclasses.is_dataclass(kind):
        return {field.name for field in dataclasses.fields(kind)}
    named = getattr(kind, "_fields", ()) if issubclass(kind, tuple) else ()
    return {*getattr(kind, "__struct_fields__", ()), *named}


def assigned(declaration):
    """The attributes that the methods of a class assign to `self`."""
    return {
        node.attr
        for node in ast.walk(declaration)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def classes_of(module):
    """The classes that a module declares at its top, with what each of them adds."""
    for declaration in ast.parse(Path(module.__file__).read_text("utf-8")).body:
        if isinstance(declaration, ast.ClassDef):
            kind = getattr(module, declaration.name)
            yield kind, {*vars(kind), *inspect.get_annotations(kind), *assigned(declaration)}


def members_of(kind, added):
    """The public members of a class, without those of Qt and other libraries, and without fields."""
    ours = [each for each in kind.__mro__ if is_ours(each)]
    theirs = {name for each in kind.__mro__ if not is_ours(each) for name in vars(each)}
    names = {name for each in ours for name in added.get(each, ())}
    return {name for name in names - theirs - fields_of(kind) if not name.startswith("_")}


@pytest.fixture(scope="module")
def members():
    added = {}
    for package in PACKAGES:
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if not found.name.endswith("__main__"):
                added.update(classes_of(importlib.import_module(found.name)))
    return {f"{kind.__module__}.{kind.__qualname__}": members_of(kind, added) for kind in added}


def test_no_class_has_more_public_members_than_its_bound(members):
    counts = {name: len(each) for name, each in members.items()}
    bounds = {name: (FRONTS | LARGER).get(name, MOST) for name in counts}
    assert {name: count for name, count in counts.items() if count > bounds[name]} == {}


def test_every_bound_is_one_of_a_class_that_needs_it(members):
    assert {*FRONTS, *LARGER} - members.keys() == set()
    assert {name for name in LARGER if len(members[name]) <= MOST} == set()


TRIED = """
class Base:
    kept: int = 1

    def act(self):
        self.result = self._hidden = 1


class Derived(Base, dict):
    def own(self):
        self.also.other = self.also = 2

    def keys(self):
        return ()
"""


def test_inherited_and_assigned_members_count_and_overrides_do_not(tmp_path, monkeypatch):
    (tmp_path / "tried_classes.py").write_text(TRIED, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    tried = importlib.import_module("tried_classes")
    for kind in (tried.Base, tried.Derived):
        monkeypatch.setattr(kind, "__module__", "app.tried")
    added = dict(classes_of(tried))
    assert members_of(tried.Base, added) == {"kept", "act", "result"}
    assert members_of(tried.Derived, added) == {"kept", "act", "result", "own", "also"}
