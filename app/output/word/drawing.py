"""The drawing as a chapter, on portrait or landscape pages."""

from __future__ import annotations

from app.output.word.block_chapters import add_table
from app.output.word.body import Body

ARROWS = {"left": "←", "right": "→", "above": "↑", "below": "↓"}


def drawing(body: Body) -> None:
    """The plan as a picture; a large one in parts, each on a page of its own, or as a table of connections."""
    across = body.content["chapters"]["drawing"]["across"]
    body.turn(across=across)
    it = body.opening("drawing")
    body.picture("drawing", it["alternative"], it["caption"])
    for number, part in enumerate(it["parts"], 1):
        body.heading(2, part["title"], new_page=True)
        arrows = (f"{ARROWS[side]} {name}" for side, name in part["beside"].items())
        body.picture(f"drawing-{number}", part["alternative"], ", ".join((part["title"], *arrows)))
    body.turn(across=False)
    if it["outline"]:
        body.heading(2, it["outline"]["title"])
        add_table(body, it["outline"]["table"], it["outline"]["title"])
