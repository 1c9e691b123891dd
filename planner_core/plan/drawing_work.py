"""Estimates the cost of rendering the shapes of an SVG: dashes are drawn one by one, and each layer covers a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import dist, isfinite
from typing import Final, NamedTuple

NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
STEP: Final = re.compile(rf"([A-Za-z])|({NUMBER.pattern})")
NUMBERS_EACH: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7}
"""Numbers per segment of a path (SVG 1.1, 8.3)."""
ROUND: Final = 7.0
"""More than the circumference of a circle of radius one."""
UNITS: Final = 96.0
"""The largest unit of CSS, an inch, in pixels."""
SHARE: Final = 1e4
"""One per cent of the largest accepted drawing, 10^6 wide."""
DASHES: Final = re.compile(r"stroke-dasharray\s*:\s*([^;}!]*)")
REFERENCE: Final = re.compile(r"url\s*\(\s*['\"]?\s*#([^)'\"\s]+)")
OPACITY: Final = re.compile(r"(?<![\w-])opacity\s*:\s*([^;}!]*)")
BLENDING: Final = re.compile(r"(?<![\w-])(?:mix-blend-mode|isolation)\s*:")
RULE: Final = re.compile(r"([^{}]*)\{([^{}]*)\}")
CLASS: Final = re.compile(r"\.([\w-]+)")


class Work(NamedTuple):
    """The cost of rendering something."""

    shapes: int
    layers: int
    length: float
    """Of all outlines, in user units."""


def outline_length(name: str, attributes: Mapping[str, str]) -> float:
    """Upper bound of the length of a shape's outline, in user units; 0 if it is no shape."""
    if name == "path":
        return _path_length(attributes.get("d", ""))
    if name in ("polyline", "polygon"):
        numbers = [float(each) for each in NUMBER.findall(attributes.get("points", ""))]
        points = [*zip(numbers[::2], numbers[1::2], strict=False)]
        return 2 * sum(dist(one, other) for one, other in pairwise(points))
    sizes = {
        "rect": ("width", "height"), "circle": ("r",), "ellipse": ("rx", "ry"), "line": ("x1", "y1", "x2", "y2"),
    }.get(name, ())  # fmt: skip
    return ROUND * sum(_length(attributes.get(each, "0")) for each in sizes)


def dash_period(styles: Iterable[str]) -> float | None:
    """The shortest dash with its gap in any of the styles; None if lines are solid, 0 if unknown."""
    periods = []
    for style in styles:
        for dashes in DASHES.findall(style):
            period = sum(abs(float(each)) for each in NUMBER.findall(dashes))
            if "%" in dashes:
                periods.append(0.0)
            elif period > 0:
                periods.append(period)
    return min(periods, default=None)


def style_of(attributes: Mapping[str, str]) -> str:
    """Presentation attributes and the style attribute, as one text of declarations."""
    return ";".join(f"{name}:{value}" for name, value in attributes.items() if name != "style") + (
        ";" + attributes.get("style", "")
    )


def rules_of(sheet: str) -> list[tuple[frozenset[str], str]]:
    """The rules of a style sheet: the classes they select (none if they may match any element), and their
    declarations.
    """
    return [(frozenset(CLASS.findall(selector)), body) for selector, body in RULE.findall(sheet)]


def references_in(style: str) -> list[str]:
    """The ids of gradients, masks and clip paths in a style."""
    return REFERENCE.findall(style)


def layers_in(style: str) -> int:
    """Number of layers needed for this style, without its references."""
    faint = sum(each.strip() not in ("1", "1.0", "100%", "inherit") for each in OPACITY.findall(style))
    return faint + len(BLENDING.findall(style))


def _length(text: str) -> float:
    found = NUMBER.match(text.strip())
    if found is None:
        return 0.0
    rest = text.strip()[found.end() :]
    return abs(float(found[0])) * (SHARE if "%" in rest else UNITS if rest else 1.0)


def _path_length(data: str) -> float:
    """Length along the control points, which no curve exceeds; an arc is at most a whole ellipse."""
    at = start = (0.0, 0.0)
    total, command, numbers = 0.0, "", list[float]()
    for letter, number in STEP.findall(data):
        if letter:
            command, numbers = letter, []
            if letter in "zZ":
                total, at = total + dist(at, start), start
            continue
        numbers.append(float(number))
        kind = command.lower()
        if len(numbers) < NUMBERS_EACH.get(kind, len(numbers) + 1):
            continue
        points = _points(kind, numbers, at, is_relative=command.islower())
        if kind == "a":
            total += ROUND * (abs(numbers[0]) + abs(numbers[1]))
        if kind == "m":
            start, command = points[-1], "l" if command == "m" else "L"
        else:
            total += sum(dist(one, other) for one, other in pairwise([at, *points]))
        at, numbers = points[-1], []
    return total if isfinite(total) else float("inf")


def _points(
    kind: str, numbers: list[float], at: tuple[float, float], *, is_relative: bool
) -> list[tuple[float, float]]:
    """The control points of one segment."""
    left, top = at if is_relative else (0.0, 0.0)
    if kind == "h":
        return [(numbers[0] + left, at[1])]
    if kind == "v":
        return [(at[0], numbers[0] + top)]
    pairs = numbers[5:] if kind == "a" else numbers
    return [(x + left, y + top) for x, y in zip(pairs[::2], pairs[1::2], strict=True)]
