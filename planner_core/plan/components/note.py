"""Notes: words on the drawing, from which nothing is computed."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class Note(ComponentBase, frozen=True, tag="note"):
    """A remark beside the components it is about; its name is its heading."""

    notes: Annotated[
        str, about("Text", longest=2000, help="Stands on the drawing, also in the proposal.")
    ] = ""
