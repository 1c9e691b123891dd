"""`planner_core/reuse.py` owns all that lives from one evaluation to the next: no other module keeps anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWNER = "planner_core/reuse.py"
ALLOWED = {
    ("planner_core/engine/layout/dependencies.py", "_reading"): "of each thread, while it evaluates",
    ("planner_core/engine/layout/dependencies.py", "KEPT"): "filled while modules are loaded",
    ("planner_core/engine/layout/dependencies.py", "_numbers"): "of fields, which are declared",
    ("planner_core/formulas/formula.py", "FORMULAS"): "the same",
    ("planner_core/engine/layout/numbers.py", "_layout"): "fields of a kind of component, which are declared",
    ("planner_core/plan/fields.py", "declared_fields"): "of a kind of component, too",
    ("planner_core/plan/problems.py", "_numbers_of"): "the same",
    ("planner_core/plan/problems.py", "_days_of"): "the same",
}
"""Other names at the level of a module that are filled after it, and why no plan can be in them."""
CACHES = {"cache", "lru_cache"}
CONTAINERS = {"dict", "list", "set", "Counter", "OrderedDict"}
FILLED_LATER = {"deque", "defaultdict", "WeakKeyDictionary", "WeakValueDictionary", "WeakSet"}


def keepers(tree: ast.Module) -> Iterator[str]:
    """Names in a module under which something could be kept for as long as the program runs."""
    yield from kept_in(tree.body, "")
    for inner in ast.walk(tree):
        if isinstance(inner, ast.Global):
            yield from inner.names
        if isinstance(inner, ast.ClassDef):
            yield from kept_in(inner.body, f"{inner.name}.")


def kept_in(body: Sequence[ast.stmt], owner: str) -> Iterator[str]:
    """Names of a module, or of a class whose objects all share them."""
    for node in body:
        if isinstance(node, ast.FunctionDef) and any(map(is_cache, node.decorator_list)):
            yield f"{owner}{node.name}"
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (
                f"{owner}{target.id}"
                for target in targets
                if isinstance(target, ast.Name)
                and (not owner or isinstance(node, ast.Assign) or "ClassVar" in ast.dump(node.annotation))
                and (
                    (not owner and is_variable(target.id))
                    or (may_be_filled(node.value) and not only_read(node))
                )
            )


def only_read(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether the type of a name lets nobody fill what it stands for; the type checker holds everybody to that."""
    return isinstance(node, ast.AnnAssign) and bool(
        {name_of(each) for each in ast.walk(node.annotation)} & {"Mapping", "Sequence"}
    )


def is_cache(value: ast.expr) -> bool:
    """Whether a decorator or a value is made by the caches of the standard library."""
    return bool({name_of(each) for each in ast.walk(value)} & CACHES)


def name_of(node: ast.AST | None) -> str:
    """The last part of a name."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_variable(name: str) -> bool:
    """Constants are in capitals and types in mixed letters; other names are variables."""
    return name.strip("_").islower() and not name.startswith("__")


def may_be_filled(value: ast.expr | None) -> bool:
    """Whether a value is a cache, or a container without anything in it, which somebody fills later."""
    if isinstance(value, (ast.List, ast.Set)):
        return not value.elts
    if isinstance(value, ast.Dict):
        return not value.keys
    if not isinstance(value, ast.Call):
        return False
    function = name_of(value.func)
    return function in FILLED_LATER or (function in CONTAINERS and not value.args) or is_cache(value.func)


def test_no_other_module_of_the_core_keeps_anything() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in (ROOT / "planner_core").rglob("*.py")
        for name in keepers(ast.parse(path.read_text("utf-8")))
    }
    owned = {each for each in found if each[0] == OWNER}
    # "_apart" holds what a thread keeps while it works apart, and nothing after that
    assert owned == {(OWNER, "_values"), (OWNER, "_apart"), (OWNER, "_clear_memoized")}
    assert found - owned == ALLOWED.keys()


def test_every_way_to_keep_something_is_seen() -> None:
    for code, name in (
        ("last = None", "last"),
        ("_known: list[int] = []", "_known"),
        ("LAST = dict()", "LAST"),
        ("@lru_cache(maxsize=4)\ndef found(x): ...", "found"),
        ("@cache\ndef found(x): ...", "found"),
        ("def work():\n    global found\n    found = 1", "found"),
        ("@functools.cache\ndef found(x): ...", "found"),
        ("FOUND: Final[dict[str, int]] = {}", "FOUND"),
        ("FOUND: Final[MutableMapping[str, int]] = {}", "FOUND"),
        ("_found: Mapping[str, int] = {}", "_found"),
        ("FOUND = lru_cache(maxsize=4)(work)", "FOUND"),
        ("FOUND = defaultdict(list)", "FOUND"),
        ("FOUND = weakref.WeakKeyDictionary()", "FOUND"),
        ("class Found:\n    known = {}", "Found.known"),
        ("class Found:\n    known: ClassVar[dict[str, int]] = {}", "Found.known"),
        ("class Found:\n    @cache\n    def known(self): ...", "Found.known"),
    ):
        assert name in set(keepers(ast.parse(code))), code
    nothing = (
        'NAMES = {"a": 1}\nKinds = tuple[int, ...]\nclass A:\n    parts: dict[str, int] = {}\ndef work(): ...'
    )
    assert not set(keepers(ast.parse(nothing)))
