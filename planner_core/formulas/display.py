"""What screens cost: memory on the host and bandwidth to the client."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message

KBIT_PER_MBIT = 1000


@formula(
    Message("Display memory per desktop"),
    symbol="V",
    unit="MiB",
    expression="monitors x width_pixels x height_pixels x 8 / 2^20",
    source="VMware Horizon 6 architecture planning, PCoIP client display overhead: two buffers of 32 bits per"
    " pixel reproduce 23 of its 24 cells; two monitors of 1280 x 720 are printed as 14.65, which is not twice"
    " the 7.03 of one",
)
def display_ram_mib(monitors: Column, width_pixels: Column, height_pixels: Column) -> Column:
    """Memory of the host, beside the desktop's own, for its screens; two of 1920 x 1080: 31.64 MiB."""
    return monitors * width_pixels * height_pixels * 8 / 2**20


@formula(
    Message("Display bandwidth"),
    symbol="b",
    unit="Mbit/s",
    expression="desktops x share x display_kbits_per_s / 1000",
    source="VMware Horizon 7 architecture planning: 50 to 100 kbit/s for an optimised office desktop, 100 to 150"
    " for a basic one, 400 to 600 with several monitors or 3D; plan 60 to 80 % of a link",
)
def display_bandwidth_mbit_per_s(desktops: Column, share: Column, display_kbits_per_s: Column) -> Column:
    """Bandwidth to the clients of `share` of the desktops; 1,000 desktops of 150 kbit/s: 150 Mbit/s."""
    return desktops * share * display_kbits_per_s / KBIT_PER_MBIT
