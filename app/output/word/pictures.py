"""The pictures of the document as PNG in print resolution, typeset as in the PDF."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.output.proposal.printable import printable_tree
from app.output.proposal.typesetting import typeset_pictures
from app.output.word.block_chapters import chart_name
from app.output.word.body import WordPicture
from app.results.words.components import shortened
from planner_core.plan.logo import png_size

DOTS_PER_INCH = 300.0
MM_PER_INCH = 25.4
MOST_ROWS = 12
"""Bars in one chart; the table below it has all."""
LONGEST_NAME = 52
"""Characters of a name beside a bar; the table has the full name."""


def set_pictures(
    content: Mapping[str, Any], files: Mapping[str, bytes], branding: Mapping[str, bytes]
) -> dict[str, WordPicture]:
    """The drawing in `files`, the logo in `branding` and the charts of `content`, by the names used in the body.

    Raises ProposalError if one cannot be typeset.
    """
    asked = {name: each for key in content["order"] for name, each in _asked(key, content["chapters"][key])}
    for name in branding:
        asked["logo"] = {"kind": "logo", "file": name}
    if not asked:
        return {}
    empty = printable_tree({**content, "chapters": {}})
    pages = typeset_pictures(empty, {**files, **branding}, [*asked.values()], DOTS_PER_INCH)
    return {name: _picture(page) for name, page in zip(asked, pages, strict=True)}


def _asked(key: str, it: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The pictures of one chapter, as input of resources/proposal/pictures.typ."""
    if key == "drawing":
        shown = {name: it[name] for name in ("file", "width", "height", "scale", "parts", "legend")}
        yield key, printable_tree({"kind": "drawing", **shown})
        for number, part in enumerate(it["parts"], 1):
            yield f"{key}-{number}", {"kind": "part", "file": part["file"], "across": it["across"]}
    for number, each in enumerate(it.get("blocks", ())):
        if each["kind"] in ("times", "lines"):
            # The title of a chart becomes the caption of the picture.
            yield chart_name(key, number), printable_tree({**each, "title": ""})
        elif each["kind"] == "table" and each["chart"] and not it["none"]:
            bars = [
                {**bar, "name": shortened(bar["name"], LONGEST_NAME)}
                for bar in each["chart"]["bars"][:MOST_ROWS]
            ]
            yield chart_name(key, number), printable_tree({**each["chart"], "bars": bars})


def _picture(png: bytes) -> WordPicture:
    """A PNG with its size at the rendered resolution."""
    width, height = png_size(png)
    return WordPicture(png, width / DOTS_PER_INCH * MM_PER_INCH, height / DOTS_PER_INCH * MM_PER_INCH)
