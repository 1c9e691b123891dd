"""Reduces an untrusted SVG to shapes and colours.

Vectors stay vectors, because a logo is printed large; but an SVG can hold scripts. An SVG with scripts, external
references or hidden content is rejected, naming what was found. Of any other, only known shapes are rewritten. Editor
leftovers (comments, metadata, proprietary elements and attributes) are dropped silently. The function is idempotent, so
a stored logo can be validated by comparison.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any, Final, NoReturn
from xml.parsers import expat

from planner_core.messages import HeadroomError, Message
from planner_core.plan.drawing_work import (
    Work,
    dash_period,
    layers_in,
    outline_length,
    references_in,
    rules_of,
    style_of,
)

SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"
HREF: Final = ("href", f"{XLINK} href")
SHAPES: Final = frozenset({
    "svg", "g", "switch", "defs", "symbol", "use", "clipPath", "mask", "style",
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "linearGradient", "radialGradient", "stop",
})  # fmt: skip
WORDLESS: Final = frozenset({"title", "desc", "metadata"})
"""Elements that are dropped with their content."""
TEXT: Final = frozenset({"text", "tspan", "textPath", "tref", "font", "font-face"})
EFFECTS: Final = frozenset({"filter", "pattern", "marker", "mesh", "meshgradient", "hatch"})
SCRIPTS: Final = frozenset({"script", "handler", "listener"})
MOST_ELEMENTS: Final = 20_000
"""Counted as rendered: an element that is used a thousand times counts a thousand times."""
MOST_LAYERS: Final = 400
"""Gradients, masks, clip paths and groups rendered on layers: each costs a viewer milliseconds per page."""
MOST_DASHES: Final = 10_000
MOST_STYLING: Final = 10_000_000
"""Characters of rules applied to elements, and rules times elements."""
DEEPEST: Final = 60
NAMESPACE: Final = re.compile(r"https?://[A-Za-z0-9./#_-]{1,80}")
MOST_REFERENCES: Final = 10_000
"""References to entities: expanding a text of a hundred characters for each is a megabyte."""
CONDITIONS: Final = frozenset({"requiredExtensions", "requiredFeatures", "systemLanguage"})
ATTRIBUTE: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
LENGTH: Final = re.compile(r"\s*\+?(\d{1,6}(?:\.\d*)?|\.\d+)\s*(px|pt|pc|mm|cm|in)?\s*")
PIXELS: Final = {"px": 1, "pt": 96 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}
"""Pixels per unit, as CSS defines them."""
NUMBERS: Final = re.compile(r"[\s,]+")
TARGETS: Final = re.compile(r"url\s*\(\s*['\"]?\s*(.)", re.IGNORECASE)


class NoPlainSvgError(HeadroomError):
    """The SVG is broken, or holds something not allowed in a logo; the message says what."""


def plain_svg(data: bytes) -> bytes:
    """The drawing in an SVG, as UTF-8, without anything else. Raises NoPlainSvgError.

    Illustrator declares entities for the names of its namespaces; such short texts are accepted, nothing longer.
    """
    reader = _Reader()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.words
    parser.EntityDeclHandler = _check_entity
    parser.ExternalEntityRefHandler = _refuse_entity
    if b"<!ENTITY" in data and data.count(b"&") > MOST_REFERENCES:
        _refuse_entity()
    parser.ProcessingInstructionHandler = _refuse_style_sheet
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        words = {"line": error.lineno, "reason": expat.errors.messages[error.code]}
        raise NoPlainSvgError(
            Message("it is neither a PNG or JPEG picture nor a valid SVG (line {line}: {reason}).", words)
        ) from error
    except (UnicodeError, ValueError) as error:
        raise NoPlainSvgError(Message("its encoding cannot be read; save it as UTF-8.")) from error
    reader.check_work()
    return "".join(reader.written).encode("utf-8")


class _Reader:
    """Writes the allowed content, element by element."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._open: list[_Element] = []
        self._dropped = 0
        self._elements = 0
        self._by_id: dict[str, _Element] = {}
        self._by_class: dict[str, list[_Element]] = {}
        self._all: list[_Element] = []
        self._sheets: list[str] = []
        self._root: _Element | None = None

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        """Start of an element."""
        self._elements += 1
        if self._elements > MOST_ELEMENTS or len(self._open) + self._dropped >= DEEPEST:
            raise _too_large()
        space, _, local = name.rpartition(" ")
        if local in SCRIPTS:
            raise _refused(Message("it holds a script ({element}).", {"element": local}))
        _refuse_handlers(attributes)
        if self._root is None and (local, space) != ("svg", SVG):
            raise _refused(Message("it is no SVG: it begins with {element}.", {"element": local[:40]}))
        if self._dropped or space != SVG or local in WORDLESS or self._is_passed_over(attributes):
            self._dropped += 1
            return
        _refuse_element(local)
        kept = dict(_kept(attributes))
        element = _Element(
            "g" if local == "switch" else local, _target(attributes), is_switch=local == "switch"
        )
        if self._root is None:
            self._root = element
            kept = {"xmlns": SVG, "xmlns:xlink": XLINK, **_with_box(kept)}
        if self._open:
            self._open[-1].inside.append(element)
        self._by_id.setdefault(attributes.get("id", ""), element)
        self._all.append(element)
        for each in attributes.get("class", "").split():
            self._by_class.setdefault(each, []).append(element)
        element.styles.append(style_of(kept))
        element.length = outline_length(local, kept)
        self._open.append(element)
        written = (f' {key}="{_attribute(value)}"' for key, value in kept.items())
        self.written.append(f"<{element.name}{''.join(written)}>")

    def _is_passed_over(self, attributes: Mapping[str, str]) -> bool:
        """Of a switch, only the first element without conditions is drawn; it becomes a group."""
        above = self._open[-1] if self._open else None
        return (
            above is not None
            and above.is_switch
            and (bool(above.inside) or not CONDITIONS.isdisjoint(attributes))
        )

    def end(self, _name: str) -> None:
        """End of the innermost open element."""
        if self._dropped:
            self._dropped -= 1
            return
        element = self._open.pop()
        style = "".join(element.text).replace("\r", "\n")
        _check_style(style)
        if style:
            self._sheets.append(style)
        self.written.append(f"{escape(style, quote=False)}</{element.name}>")

    def words(self, text: str) -> None:
        """Text between elements; kept only in style sheets."""
        if not self._dropped and self._open and self._open[-1].name == "style":
            self._open[-1].text.append(text)

    def check_work(self) -> None:
        """Reject elements that reference themselves, and drawings that are too expensive to render."""
        assert self._root is not None, "a document without elements is not well-formed"
        self._hand_out_styles()
        work = self._work(self._root, 0, {})
        if work.shapes >= MOST_ELEMENTS:
            raise _too_large()
        if work.layers > MOST_LAYERS:
            words: dict[str, object] = {"found": min(work.layers, MOST_ELEMENTS), "most": MOST_LAYERS}
            raise _refused(
                Message(
                    "it needs {found} layers for gradients, masks and transparency; at most {most} are"
                    " possible. Simplify it, or save the logo as PNG.",
                    words,
                )
            )
        period = dash_period(style for each in self._all for style in each.styles)
        if period is not None and work.length > MOST_DASHES * period:
            raise _refused(
                Message(
                    "its dashed lines would be more than {most} dashes. Convert the lines to outlines, or save the"
                    " logo as PNG.",
                    {"most": MOST_DASHES},
                )
            )

    def _hand_out_styles(self) -> None:
        """Viewers match every rule against every element, so their product is limited."""
        rules = [rule for sheet in self._sheets for rule in rules_of(sheet)]
        letters = sum(len(style) * len(self._with_classes(classes)) for classes, style in rules)
        if max(letters, len(rules) * len(self._all)) > MOST_STYLING:
            raise _too_large()
        for classes, style in rules:
            for element in self._with_classes(classes):
                element.styles.append(style)

    def _with_classes(self, classes: frozenset[str]) -> list[_Element]:
        if not classes:
            return self._all
        return [each for name in classes for each in self._by_class.get(name, ())]

    def _work(self, element: _Element, depth: int, known: dict[int, Work]) -> Work:
        """Cost of an element including referenced content; an element that is used twice counts twice."""
        if depth > 4 * DEEPEST:
            raise _too_large()
        key = id(element)
        if key not in known:
            known[key] = Work(MOST_ELEMENTS, 0, 0.0)  # circular reference
            references = [each for style in element.styles for each in references_in(style)]
            shown = [
                self._by_id[each] for each in (*references, element.shows) if each and each in self._by_id
            ]
            below = [self._work(each, depth + 1, known) for each in (*element.inside, *shown)]
            layers = len(references) + sum(map(layers_in, element.styles))
            known[key] = Work(
                min(1 + sum(each.shapes for each in below), MOST_ELEMENTS),
                layers + sum(each.layers for each in below),
                element.length + sum(each.length for each in below),
            )
        return known[key]


class _Element:
    def __init__(self, name: str, shows: str, *, is_switch: bool) -> None:
        self.name = name
        self.is_switch = is_switch
        self.shows = shows
        """The id of an element that is drawn in place of this one."""
        self.inside: list[_Element] = []
        self.styles: list[str] = []
        """Its own styles, and those that style sheets may apply to it."""
        self.length = 0.0
        self.text: list[str] = []


def _refused(found: Message) -> NoPlainSvgError:
    return NoPlainSvgError(found)


def _too_large() -> NoPlainSvgError:
    words: dict[str, object] = {"most": MOST_ELEMENTS}
    return _refused(
        Message("it draws too much: a logo has up to {most} shapes, not nested too deeply.", words)
    )


def _refuse_entity(*_: Any) -> NoReturn:
    raise _refused(Message("it declares XML entities; save it as plain SVG, or as PNG."))


def _check_entity(_name: str, is_parameter: int, value: str | None, *_: Any) -> None:
    """A namespace entity is only an address. Longer, external or nested entities could expand."""
    if is_parameter or value is None or not NAMESPACE.fullmatch(value):
        _refuse_entity()


def _refuse_style_sheet(target: str, _: str) -> None:
    if target.lower() == "xml-stylesheet":
        raise _refused(
            Message("it refers to something outside of itself ({what}).", {"what": "xml-stylesheet"})
        )


def _refuse_handlers(attributes: Mapping[str, str]) -> None:
    for name, value in attributes.items():
        local = name.rpartition(" ")[2]
        if local.lower().startswith("on") or "javascript:" in "".join(value.split()).lower():
            raise _refused(Message("it holds a script ({element}).", {"element": local[:40]}))


def _refuse_element(local: str) -> None:
    if local in SHAPES:
        return
    words: dict[str, object] = {"element": local[:40]}
    if local in TEXT:
        raise _refused(
            Message("it holds text, whose typeface would be missing; convert the text to outlines first.")
        )
    if local in ("image", "feImage", "foreignObject"):
        raise _refused(Message("it holds a picture or document of another kind ({element}).", words))
    if local in EFFECTS:
        raise _refused(
            Message(
                "it holds {element}: shadows, patterns and arrowheads are not taken over."
                " Remove it, or save the logo as PNG.",
                words,
            )
        )
    raise _refused(
        Message("it holds {element}, which is more than plain shapes; save it as plain SVG.", words)
    )


def _kept(attributes: Mapping[str, str]) -> list[tuple[str, str]]:
    found = []
    for name, raw in attributes.items():
        value = re.sub(r"[\t\r\n]", " ", raw)
        if name == "spreadMethod" and value.strip() in ("repeat", "reflect"):
            text = Message(
                "it holds a gradient that repeats itself, which a PDF for the archive must not have. Save it as PNG."
            )
            raise _refused(text)
        if name in HREF:
            if not value.startswith("#"):
                raise _refused(
                    Message("it refers to something outside of itself ({what}).", {"what": value[:60]})
                )
            found.append(("xlink:href", value))
        elif ATTRIBUTE.fullmatch(name) and not name.startswith("data-"):
            _check_targets(value)
            if name == "style":
                _check_style(value)
            found.append((name, value))
    return sorted(found)


def _attribute(value: str) -> str:
    """Escaped as `xml.sax.saxutils` does, whose import takes the network libraries along."""
    return escape(value, quote=False).replace('"', "&quot;")


def _target(attributes: Mapping[str, str]) -> str:
    return next((attributes[name].removeprefix("#") for name in HREF if name in attributes), "")


def _check_style(text: str) -> None:
    _check_targets(text)
    if found := re.search(r"@[\w-]*|\\|expression", text):
        raise _refused(Message("its style sheet holds more than plain styles ({what}).", {"what": found[0]}))


def _check_targets(text: str) -> None:
    if any(first != "#" for first in TARGETS.findall(text)):
        raise _refused(Message("it refers to something outside of itself ({what}).", {"what": text[:60]}))


def _with_box(kept: Mapping[str, str]) -> dict[str, str]:
    """With a viewBox that is scaled as a whole at any size; an SVG without a size could have any."""
    box = [each for each in NUMBERS.split(kept.get("viewBox", "").strip()) if each]
    try:
        sound = len(box) == 4 and all(0 < float(each) < 1e6 for each in box[2:])
    except ValueError:
        sound = False
    if sound:
        return dict(kept)
    lengths = [LENGTH.fullmatch(kept.get(name, "")) for name in ("width", "height")]
    sides = [float(each[1]) * PIXELS[each[2] or "px"] for each in lengths if each is not None]
    if "viewBox" not in kept and len(sides) == 2 and min(sides) > 0:
        return dict(sorted({**kept, "viewBox": f"0 0 {sides[0]:g} {sides[1]:g}"}.items()))
    raise _refused(Message("it does not say how large it is (viewBox, or width and height)."))
