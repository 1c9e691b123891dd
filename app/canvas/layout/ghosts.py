"""Components that exist only in another variant, and where to show them in this drawing. No Qt.

On the canvas, at their place in the other variant, or below if that is occupied here. Inside a frame that exists here
too, below that frame, because it has no gap for them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import GAP, PAD, Box, head_height, united
from planner_core.plan.components import Component
from planner_core.plan.plan import Plan

MOST_COVERED = 0.5
"""Maximum covered share of a place; beyond it a name is hardly readable."""
MOST_TRIES = 50
HANG = 20.0
"""Distance of a ghost below its frame: room for its mark."""


class Absent(NamedTuple):
    """Components of another variant that this one lacks."""

    plan: Plan
    """The plan of the other variant."""
    ids: tuple[str, ...]
    variant: str
    """The name of the other variant."""


class Ghost(NamedTuple):
    """One of these components, and where it is drawn."""

    part: Component
    box: Box
    depth: int
    """The number of other ghosts around it."""


def drawn_there(plan: Plan) -> Arrangement:
    """The cards of the other variant, without its lines."""
    there = Arrangement(len)
    there.place_all(plan)
    return there


def ghosts(absent: Absent, there: Arrangement, here: Arrangement) -> dict[str, Ghost]:
    """The absent components that are visible in the other variant, frames before contents; those in a closed frame have
    no ghost.
    """
    gone = {each for each in absent.ids if each in there.boxes}
    found: dict[str, Ghost] = {}
    hanging: dict[str, float] = {}
    for each in (each for each in absent.plan.components if each in gone):
        frame = there.plan.parents.get(each, "")
        if frame in gone:
            continue  # placed together with its frame
        box = there.boxes[each]
        if frame and frame in here.plan.components:
            if here.is_closed(here.shown_by(frame)):
                continue
            around = here.boxes[frame]
            top = hanging.get(frame, around.bottom + HANG)
            hung = _moved(each, around.x + PAD - box.x, top - box.y, there, gone)
            if len(hung) == 1:  # it shows no bars, so it may be lower than its card there
                hung = {each: hung[each]._replace(box=hung[each].box._replace(height=head_height(0)))}
            hanging[frame] = hung[each].box.bottom + GAP
            found |= hung
        else:
            place = _clear(box, here)
            found |= _moved(each, place.x - box.x, place.y - box.y, there, gone)
    return found


def closed_over(absent: Absent, there: Arrangement, here: Arrangement) -> set[str]:
    """The closed cards of this variant in which an absent component lies there, so that it has no ghost."""
    frames = {there.plan.parents[each] for each in absent.ids if each in there.plan.parents}
    cards = {here.shown_by(frame) for frame in frames if frame in here.plan.components}
    return {card for card in cards if here.is_closed(card)}


def around(shown: Mapping[str, Ghost], drawn: Box) -> Box:
    """The bounding box of a drawing and the ghosts in it."""
    return united([drawn, *(ghost.box for ghost in shown.values())]) if shown else drawn


def _moved(
    component: str, dx: float, dy: float, there: Arrangement, gone: Collection[str], depth: int = 0
) -> dict[str, Ghost]:
    """A component with its absent contents, moved together."""
    box = there.boxes[component].moved(dx, dy)
    found = {component: Ghost(there.plan.components[component], box, depth)}
    for child in there.children(component):
        if child in gone:
            found |= _moved(child, dx, dy, there, gone, depth + 1)
    return found


def _clear(box: Box, here: Arrangement) -> Box:
    """The place, or the next one below that is not mostly covered."""
    for _ in range(MOST_TRIES):
        cards = here.places.outer_boxes(box)
        if sum(_shared(box, card) for card in cards) <= MOST_COVERED * box.width * box.height:
            break
        box = box.moved(0, max(card.bottom for card in cards) + GAP - box.y)
    return box


def _shared(a: Box, b: Box) -> float:
    """The common area of two boxes."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(across, 0.0) * max(down, 0.0)
