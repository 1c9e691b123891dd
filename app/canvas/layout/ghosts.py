"""What another variant has and this one lacks: where each such card lies in this drawing. Pure.

On the canvas it lies where it lies there; where that place is taken here, below what has taken it. What lies there in
a frame that this variant has as well hangs below that frame, which has closed up over the gap.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import GAP, PAD, Box, head_height, united
from planner_core.plan.components import Component
from planner_core.plan.plan import Plan

MOST_COVERED = 0.5
"""Where more of a place is taken than this, a name in it could hardly be read."""
MOST_TRIES = 50
HANG = 20.0
"""How far below a frame what is missing in it hangs: room for its mark."""


class Absent(NamedTuple):
    """What is to be shown: components of another variant that this one has not."""

    plan: Plan
    """The plan of the other variant."""
    ids: tuple[str, ...]
    variant: str
    """What the other variant is called."""


class Ghost(NamedTuple):
    """One of them: what it is, and where it is drawn."""

    part: Component
    box: Box
    depth: int
    """In how many others of them it lies."""


def drawn_there(plan: Plan) -> Arrangement:
    """The cards of the other variant, without its lines."""
    there = Arrangement(len)
    there.place_all(plan)
    return there


def ghosts(absent: Absent, there: Arrangement, here: Arrangement) -> dict[str, Ghost]:
    """Each of the absent that is drawn there, frames before what lies in them; hidden in a closed frame are none."""
    gone = {each for each in absent.ids if each in there.boxes}
    found: dict[str, Ghost] = {}
    hanging: dict[str, float] = {}
    for each in (each for each in absent.plan.components if each in gone):
        frame = there.plan.parents.get(each, "")
        if frame in gone:
            continue  # it comes with what it lies in
        box = there.boxes[each]
        if frame and frame in here.plan.components:
            if here.is_closed(here.shown_by(frame)):
                continue
            around = here.boxes[frame]
            top = hanging.get(frame, around.bottom + HANG)
            hung = _moved(each, around.x + PAD - box.x, top - box.y, there, gone)
            if len(hung) == 1:  # it shows no bars, so it need not be as high as there
                hung = {each: hung[each]._replace(box=hung[each].box._replace(height=head_height(0)))}
            hanging[frame] = hung[each].box.bottom + GAP
            found |= hung
        else:
            place = _clear(box, here)
            found |= _moved(each, place.x - box.x, place.y - box.y, there, gone)
    return found


def closed_over(absent: Absent, there: Arrangement, here: Arrangement) -> set[str]:
    """The closed cards of this variant in which something absent lies there, so that it is not drawn."""
    frames = {there.plan.parents[each] for each in absent.ids if each in there.plan.parents}
    cards = {here.shown_by(frame) for frame in frames if frame in here.plan.components}
    return {card for card in cards if here.is_closed(card)}


def around(shown: Mapping[str, Ghost], drawn: Box) -> Box:
    """Around a drawing and what other variants have."""
    return united([drawn, *(ghost.box for ghost in shown.values())]) if shown else drawn


def _moved(
    component: str, dx: float, dy: float, there: Arrangement, gone: Collection[str], depth: int = 0
) -> dict[str, Ghost]:
    """A component with all in it that is gone as well, moved together."""
    box = there.boxes[component].moved(dx, dy)
    found = {component: Ghost(there.plan.components[component], box, depth)}
    for child in there.children(component):
        if child in gone:
            found |= _moved(child, dx, dy, there, gone, depth + 1)
    return found


def _clear(box: Box, here: Arrangement) -> Box:
    """The place, or the next one below it that is not mostly taken."""
    for _ in range(MOST_TRIES):
        cards = here.places.outer_boxes(box)
        if sum(_shared(box, card) for card in cards) <= MOST_COVERED * box.width * box.height:
            break
        box = box.moved(0, max(card.bottom for card in cards) + GAP - box.y)
    return box


def _shared(a: Box, b: Box) -> float:
    """The area that two boxes have in common."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(across, 0.0) * max(down, 0.0)
