"""Collects every translatable text of the sources into resources/i18n/headroom_*.ts.

Run by `make translations`. Qt's own collector knows neither `tr` with named placeholders nor `Message` and
`about`, so the sources are read as syntax trees. Existing translations are kept, texts that are gone are
dropped, and what still needs a translation is listed.
"""

from __future__ import annotations

import ast
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "i18n"
CONTEXT = "Headroom"
PACKAGES = ("app", "planner_core", "db")

# Which arguments of which calls are texts: positions and keywords.
CALLS: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "tr": ((0,), ()),
    "mark": ((0,), ()),
    "Message": ((0,), ("text",)),
    "Quantity": ((1,), ("unit",)),
    "about": ((0,), ("title", "help", "unit", "group", "source", "choices")),
    "formula": ((0,), ("title", "unit", "source")),
}
# Tables of words that are looked up when they are shown.
TABLE_ENDINGS = ("_NAMES", "_TITLES", "_WORDS")


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
    return found


class _Reader(ast.NodeVisitor):
    """Takes the texts of one module."""

    def __init__(self, name: str, found: Collected) -> None:
        self._name = name
        self._found = found

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
        for text in _strings(argument):
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


def _strings(node: ast.expr | None) -> Iterator[str]:
    """Literal texts in an expression: itself, the values of a table, the branches of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from _strings(value)
    elif isinstance(node, ast.Tuple | ast.List):
        for element in node.elts:
            yield from _strings(element)
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _keyword(node: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in node.keywords if each.arg == name), None)


def _position(node: ast.Call, index: int) -> ast.expr | None:
    return node.args[index] if index < len(node.args) else None


def read_translations(path: Path) -> dict[Text, tuple[str, ...]]:
    """The translations of one .ts file: one form, or those for one and for many. Empty for a missing file."""
    if not path.exists():
        return {}
    translations = {}
    for message in ET.parse(path).getroot().iter("message"):
        text = Text(message.findtext("source", ""), message.findtext("comment", ""))
        translation = message.find("translation")
        if translation is not None and translation.get("type") is None:
            forms = [form.text or "" for form in translation.iter("numerusform")]
            translations[text] = tuple(forms) or (translation.text or "",)
    return translations


def write_translations(
    path: Path, language: str, texts: Collected, known: dict[Text, tuple[str, ...]]
) -> None:
    """Write the .ts file for the collected texts with what is known of their translations."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text in sorted(texts.texts):
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = text.source
        if text.plural:
            message.set("numerus", "yes")
            ET.SubElement(message, "comment").text = text.plural
        ET.SubElement(message, "extracomment").text = ", ".join(sorted(texts.texts[text]))
        _write_forms(message, text, known.get(text, ()))
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(f"{head}{body}\n", encoding="utf-8", newline="\n")


def _write_forms(message: ET.Element, text: Text, forms: tuple[str, ...]) -> None:
    translation = ET.SubElement(message, "translation")
    if not any(forms):
        translation.set("type", "unfinished")
    if not text.plural:
        translation.text = forms[0] if forms else ""
        return
    for index in range(2):
        ET.SubElement(translation, "numerusform").text = forms[index] if index < len(forms) else ""


def faults(texts: Collected, known: dict[Text, tuple[str, ...]]) -> list[str]:
    """What is wrong with a set of translations: missing, left over, or with other placeholders."""
    found = [
        f"no translation: {text.source!r}" for text in sorted(texts.texts) if not all(known.get(text, ("",)))
    ]
    found += [
        f"not in the sources any more: {text.source!r}" for text in sorted(known.keys() - texts.texts.keys())
    ]
    for text in sorted(known.keys() & texts.texts.keys()):
        wanted = placeholders(text.source) | placeholders(text.plural)
        for number, form in enumerate(known[text]):
            # German may write the one without its number: "Ein Host".
            optional = {"count"} if text.plural and number == 0 else set()
            if form and (placeholders(form) ^ wanted) - optional:
                found.append(f"other placeholders than {text.source!r}: {form!r}")
    return found


def main() -> int:
    """Update each .ts file; the number of texts that need work is the exit status, at most 1."""
    texts = collect()
    open_work = list(texts.problems)
    for path in sorted(TRANSLATIONS.glob("headroom_*.ts")):
        language = path.stem.removeprefix("headroom_")
        known = read_translations(path)
        write_translations(path, language, texts, known)
        kept = {text: forms for text, forms in known.items() if text in texts.texts}
        wrong = faults(texts, kept)
        open_work += [f"{path.name}: {fault}" for fault in wrong]
        print(f"{path.name}: {len(texts.texts)} texts, {len(known) - len(kept)} dropped, {len(wrong)} to do")
    print("\n".join(open_work))
    return 1 if open_work else 0


if __name__ == "__main__":
    sys.exit(main())
