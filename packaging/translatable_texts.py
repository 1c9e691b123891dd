"""Finds every translatable text in the sources: in calls, in tables of words, in the catalogue.

Qt's own collector knows neither `tr` with named placeholders nor `Message` and `about`, so the sources are
read as syntax trees.
"""

from __future__ import annotations

import ast
import json
import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("app", "planner_core", "db")

# Which arguments of which calls are texts: positions and keywords.
CALLS: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "tr": ((0,), ()),
    "mark": ((0,), ()),
    "Message": ((0,), ("text",)),
    "Quantity": ((1,), ("unit",)),
    "about": ((0,), ("title", "help", "unit", "group", "source", "form", "choices")),
    "latency_target": ((0,), ("group",)),
    "formula": ((0,), ("title", "unit", "source")),
    "check": ((), ("source",)),
    "LeafNote": ((2, 4), ("unit", "source")),
    "Derivation": ((3, 6), ("unit", "source")),
    # How the engine's tables name the unit of a constant, and what follows from the drawing.
    "raid": ((2,), ("unit",)),
    "rule_note": ((3,), ("unit",)),
    "column": ((2,), ("unit",)),
    "policy_number": ((2,), ("unit",)),
    "version_number": ((2,), ("unit",)),
    "_coefficient": ((2,), ("unit",)),
    "coefficient": ((1,), ("unit",)),
    "counted": ((1,), ("unit",)),
    "drawing_note": ((3, 4), ("unit", "source")),
    "Finding": ((5,), ("source",)),
}
# Fields in which the rows of the catalogue's files explain themselves; the sources of the processors only cite.
EXPLAINING_FIELDS = {
    "cpus": ("note",),
    "second_opinions": ("who", "source"),
    "broker_servers": ("name", "source"),
    "guests": ("source", "note", "licence"),
    "response_times": ("name", "source"),
    "login_vsi": ("name", "source"),
    "view_planner": ("of", "source"),
    **dict.fromkeys(
        (
            *(
                "array_models",
                "arrays",
                "brokers",
                "display_bands",
                "drives",
                "hypervisors",
                "image_deliveries",
                "image_states",
                "io_profiles",
                "licence_templates",
                "ports",
                "spreads",
            ),
            *("raid_levels", "servers", "vsan_policies", "vsan_versions", "workloads"),
        ),
        ("source", "note", "overhead_source"),
    ),
}
# Tables of words that are looked up when they are shown.
TABLE_ENDINGS = ("_NAMES", "_TITLES", "_WORDS")

NO_CONSTANTS: Mapping[str, str] = {}


@dataclass(frozen=True, order=True)
class Text:
    """One text to translate; `plural` is empty unless it has forms for one and for many."""

    source: str
    plural: str = ""


@dataclass
class Collected:
    """All texts with the files they stand in, and the calls whose text cannot be translated."""

    texts: dict[Text, set[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def collect(root: Path = ROOT) -> Collected:
    """All translatable texts of the packages below `root`."""
    found = Collected()
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            _Reader(name, found).visit(ast.parse(path.read_text(encoding="utf-8"), name))
    systems = root / "resources" / "validation" / "systems.json"
    if systems.exists():
        for system in json.loads(systems.read_text(encoding="utf-8")):
            for text in filter(None, (target.get("beside") for target in system["targets"])):
                found.texts.setdefault(Text(text), set()).add(systems.relative_to(root).as_posix())
    for path in sorted((root / "resources" / "catalog").glob("*.json")):
        fields = EXPLAINING_FIELDS.get(path.stem, ())
        if fields:
            for record in _records(json.loads(path.read_text(encoding="utf-8"))):
                for text in filter(None, (record.get(each) for each in fields)):
                    found.texts.setdefault(Text(text), set()).add(path.relative_to(root).as_posix())
    return found


def _records(content: list[Any] | dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The records of a file, which holds one list of them, or several lists and single ones by name, or is one."""
    if isinstance(content, dict):
        yield content
    for value in [content] if isinstance(content, list) else content.values():
        yield from [value] if isinstance(value, dict) else value if isinstance(value, list) else ()


class _Reader(ast.NodeVisitor):
    """Takes the texts of one module."""

    def __init__(self, name: str, found: Collected) -> None:
        self._name = name
        self._found = found
        self._constants: dict[str, str] = {}

    def visit_Module(self, node: ast.Module) -> None:
        self._constants = _named_texts(node.body)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        around = self._constants
        self._constants = {**around, **_named_texts(node.body)}
        self.generic_visit(node)
        self._constants = around

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name == "tr_plural":
            self._plural(node, node.args[0], node.args[1])
        elif name == "Message" and (plural := _keyword(node, "plural") or _position(node, 2)):
            self._plural(node, node.args[0], plural)
        elif name in CALLS:
            positions, keywords = CALLS[name]
            arguments = [_position(node, index) for index in positions] + [
                _keyword(node, each) for each in keywords
            ]
            for argument in filter(None, arguments):
                self._texts(node, argument)
        self._check_arguments(node, name)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._table(node.targets[0], node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._table(node.target, node.value)
        self.generic_visit(node)

    def _table(self, target: ast.expr, value: ast.expr | None) -> None:
        if (
            isinstance(target, ast.Name)
            and target.id.lstrip("_").isupper()
            and target.id.endswith(TABLE_ENDINGS)
        ):
            for text in _strings(value):
                self._add(Text(text))

    def _texts(self, node: ast.Call, argument: ast.expr) -> None:
        """Take the literal texts of one argument."""
        if isinstance(argument, ast.JoinedStr | ast.BinOp):
            self._problem(node, "the text is put together; use named placeholders")
        for text in _strings(argument, self._constants):
            self._add(Text(text))

    def _plural(self, node: ast.Call, singular: ast.expr, plural: ast.expr) -> None:
        forms = [*_strings(singular), *_strings(plural)]
        if not forms:  # passed through from elsewhere
            return
        if len(forms) != 2:
            self._problem(node, "both forms have to be literal texts")
            return
        self._add(Text(forms[0], forms[1]))

    def _add(self, text: Text) -> None:
        if text.source:
            self._found.texts.setdefault(text, set()).add(self._name)

    def _check_arguments(self, node: ast.Call, name: str) -> None:
        """Each placeholder of a literal text has to get a value."""
        given = _given_arguments(node, name)
        if given is None:
            return
        for argument in node.args[: 2 if name == "tr_plural" else 1]:
            for text in _strings(argument):
                try:
                    lacking = placeholders(text) - given
                except ValueError as error:
                    self._problem(node, str(error))
                else:
                    if lacking:
                        self._problem(node, f"no value for {', '.join(sorted(lacking))}")

    def _problem(self, node: ast.Call, complaint: str) -> None:
        self._found.problems.append(f"{self._name}:{node.lineno}: {complaint}")


def placeholders(text: str) -> set[str]:
    """The names in braces. Raises ValueError for a placeholder that is not a plain name, or a lone brace."""
    names = set()
    for _, name, format_spec, conversion in string.Formatter().parse(text):
        if name is not None:
            if not name.isidentifier() or format_spec or conversion:
                raise ValueError(f"“{text}” has a placeholder that is not a plain name")
            names.add(name)
    return names


def _given_arguments(node: ast.Call, name: str) -> set[str] | None:
    """The names a call gives values for, or None where they cannot be read from the source."""
    if name in {"tr", "tr_plural"}:
        names = {each.arg or "" for each in node.keywords}
        own = {"count"} if name == "tr_plural" else set()
        return None if "" in names else names | own
    if name != "Message" or not node.args:
        return None
    values = _position(node, 1) or _keyword(node, "arguments")
    if values is None:
        return set()
    if not isinstance(values, ast.Dict) or None in values.keys:
        return None
    return set(_strings(ast.List([each for each in values.keys if each is not None])))


def _named_texts(body: Sequence[ast.stmt]) -> dict[str, str]:
    """Names that a module or a function gives to literal texts, one by one or several at once."""
    found: dict[str, str] = {}
    for each in body:
        match each:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                found[name] = text
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                found[name] = text
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for target, value in zip(names, values, strict=False):
                    match target, value:
                        case ast.Name(id=name), ast.Constant(value=str(text)):
                            found[name] = text
    return found


def _strings(node: ast.expr | None, constants: Mapping[str, str] = NO_CONSTANTS) -> Iterator[str]:
    """Literal texts: an expression itself, a constant, the values of a table, the branches of a choice."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) if name in constants:
            yield constants[name]
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from _strings(part, constants)
        case ast.IfExp(body=body, orelse=otherwise):
            yield from _strings(body, constants)
            yield from _strings(otherwise, constants)


def _keyword(node: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in node.keywords if each.arg == name), None)


def _position(node: ast.Call, index: int) -> ast.expr | None:
    return node.args[index] if index < len(node.args) else None
