"""Tooltips: the full text of what is short or cut off. Plain text, whatever a name contains."""

from __future__ import annotations

from app.canvas.content.file_names import Hypervisors, file_name
from app.canvas.layout.hits import Hit
from app.canvas.scene.scene import CanvasScene
from app.look.translation import tr
from app.look.widgets.plain_text import plain_tip


def tip_for(scene: CanvasScene, hit: Hit, hypervisors: Hypervisors) -> str:
    """The tooltip at a place; empty if there is none."""
    if hit.kind == "port":
        return tr("Drag to what it runs on, or to a store, to connect")
    if hit.kind == "chip" and hit.pair is not None:
        return plain_tip(file_name(scene.arrangement.plan, hypervisors, hit.pair[0], hit.role))
    if hit.kind == "fold":
        return tr("Expand") if scene.arrangement.is_closed(hit.component) else tr("Collapse")
    if hit.kind == "card":
        return plain_tip(scene.spoken(hit.component).replace(". ", "\n"))
    return ""
