"""Tooltips: the full words behind what is short or cut off. Plain text, whatever a name contains."""

from __future__ import annotations

from app.canvas.chips import chip_name
from app.canvas.content import spoken
from app.canvas.hits import Hit
from app.canvas.scene import CanvasScene
from app.i18n import tr
from app.panels.plain import plain_tip


def tip_for(scene: CanvasScene, hit: Hit) -> str:
    """What the tooltip of a place says; empty where it has none."""
    if hit.kind == "port":
        return tr("Drag to what it runs on, or to a store, to connect")
    if hit.kind == "chip" and hit.pair is not None:
        return plain_tip(chip_name(scene.arrangement.plan.components[hit.pair[0]], hit.role))
    if hit.kind == "card":
        return plain_tip(spoken(scene.freshen_card(hit.component)).replace(". ", "\n"))
    return ""
