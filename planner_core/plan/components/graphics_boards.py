"""Graphics boards in a host, which are divided into virtual GPUs."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class GraphicsBoards(ComponentBase, frozen=True, tag="graphics_boards"):
    """Graphics boards of one model; each host of a card has its own."""

    board_model: Annotated[
        str,
        about(
            "Board model",
            longest=200,
            catalogue="boards",
            group="Boards",
            help="Choosing a board fills in its power draw and width. Which virtual GPUs it offers is known of the"
            " boards in the catalogue only.",
        ),
    ] = ""
    boards: Annotated[
        int,
        about(
            "Boards in each host", least=1, most=16, group="Boards", help="A failed host takes them along."
        ),
    ] = 1
    slot_width: Annotated[
        Literal["single", "double"],
        about(
            "Width",
            group="Boards",
            choices={"single": "Single-wide", "double": "Double-wide"},
            help="Decides how many of them a server takes.",
        ),
    ] = "double"
    profile_sizes: Annotated[
        Literal["equal", "mixed"],
        about(
            "Profiles on one GPU",
            group="Boards",
            choices={"equal": "All of one size", "mixed": "Of several sizes"},
            help="With several sizes on one GPU each has fixed places, so that fewer of a size may fit.",
            source="NVIDIA vGPU software: mixed sizes from version 17, on vSphere from 8.0 update 3",
        ),
    ] = "equal"
    power_watts: Annotated[
        float,
        about(
            "Power draw",
            unit="W",
            least=0,
            most=2000,
            group="Running costs",
            help="Of one board, in addition to the draw of the host.",
            source="Maximum of the board; no measured average of virtual desktops was found",
        ),
    ] = 0.0
