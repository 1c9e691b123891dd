"""The pictures of the document as PNG, sharp enough for print; they are set as in the PDF, in Inter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
"""Bars in one chart; the table below it holds all."""
LONGEST_NAME = 52
"""Characters of a name beside a bar; in full it stands in the table."""


def set_pictures(
    content: Mapping[str, Any], files: Mapping[str, bytes], branding: Mapping[str, bytes]
) -> dict[str, WordPicture]:
    """The drawing in `files`, the logo in `branding` and the charts of `content`, by the names that the body knows.

    Raises ProposalError where one cannot be set.
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
    """The pictures of one chapter, as resources/proposal/pictures.typ takes them."""
    if key == "drawing":
        shown = {name: it[name] for name in ("file", "width", "height", "scale", "parts", "legend")}
        yield key, printable_tree({"kind": "drawing", **shown})
        for number, part in enumerate(it["parts"], 1):
            yield f"{key}-{number}", {"kind": "part", "file": part["file"], "across": it["across"]}
    elif key == "saturation" and it["groups"]:
        yield key, {"kind": "bars", "rows": _fullest(it["groups"])}
    elif key == "ladder" and it["rows"]:
        rows = [{**row, "limit": shortened(row["limit"], LONGEST_NAME)} for row in it["rows"][:MOST_ROWS]]
        yield key, printable_tree({"kind": "rungs", "rows": rows, "planned_at": it["planned_at"]})
    elif key == "capacity" and it["stores"]:
        stores = [
            {**store, "name": shortened(store["name"], LONGEST_NAME)} for store in it["stores"][:MOST_ROWS]
        ]
        yield key, printable_tree({"kind": "stores", "stores": stores})
    for number, each in enumerate(it.get("blocks", ())):
        if each["kind"] in ("times", "lines"):
            # The title of a chart becomes the caption of the picture.
            yield chart_name(key, number), printable_tree({**each, "title": ""})


def _fullest(groups: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The resources that are nearest to full at their worst, the fullest first."""
    rows = [
        {
            "name": shortened(f"{row['resource']}, {group['name']}", LONGEST_NAME),
            "figure": row["worst"]["percent"],
            **row["worst"],
        }
        for group in groups
        for row in group["rows"]
        if row["worst"]["share"] is not None
    ]
    rows.sort(key=lambda each: each["share"], reverse=True)
    found: list[dict[str, Any]] = printable_tree(rows[:MOST_ROWS])
    return found


def _picture(png: bytes) -> WordPicture:
    """A PNG in the size of its dots."""
    width, height = png_size(png)
    return WordPicture(png, width / DOTS_PER_INCH * MM_PER_INCH, height / DOTS_PER_INCH * MM_PER_INCH)
