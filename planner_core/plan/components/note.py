"""Notes: text on the drawing, without effect on results."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class Note(ComponentBase, frozen=True, tag="note"):
    """A note next to the components it is about; its name is its heading."""

    notes: Annotated[str, about("Text", longest=2000, help="Shown on the drawing, also in the proposal.")] = (
        ""
    )
