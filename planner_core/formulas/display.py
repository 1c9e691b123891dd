"""Host memory for displays."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message


@formula(
    Message("Display memory per desktop"),
    symbol="V",
    unit="MiB",
    expression="monitors x width_pixels x height_pixels x 8 / 2^20",
    source="VMware Horizon 6 architecture planning, PCoIP client display overhead: two buffers of 32 bits per"
    " pixel reproduce 23 of its 24 cells; two monitors of 1280 x 720 are printed as 14.65, which is not twice"
    " the 7.03 of one",
)
def display_ram_mib(monitors: Number, width_pixels: Number, height_pixels: Number) -> Number:
    """Host memory for a desktop's displays, in addition to its own; two of 1920 x 1080: 31.64 MiB."""
    return monitors * width_pixels * height_pixels * 8 / 2**20
