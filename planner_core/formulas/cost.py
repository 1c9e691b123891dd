"""Money. Exact decimals throughout; nothing is rounded here."""

from __future__ import annotations

import math
from decimal import Decimal


def line_total(quantity: int, unit_price: Decimal) -> Decimal:
    """Price of one line of the bill of materials; 18 modules at 255.00: 4,590.00."""
    return quantity * unit_price


def cost_per_desktop(total: Decimal, desktops: int | None) -> Decimal | None:
    """Hardware cost of one desktop, or None where no desktop fits.

    Source: Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads; 9,455 / 31 = 305.00,
    13,555 / 75 = 180.73.
    """
    return total / desktops if desktops else None


def memory_modules(ram_gib: float, memory_module_gib: float) -> int:
    """Modules that make up a host's memory, rounded up; 144 GiB of 8 GiB modules: 18."""
    return math.ceil(ram_gib / memory_module_gib)
