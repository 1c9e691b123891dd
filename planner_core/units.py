"""Exact unit conversions. GB is 10^9 bytes, GiB is 2^30 bytes; nothing here formats or rounds.

The factors are plain numbers, so each function takes and returns floats or numpy arrays alike.
"""

from __future__ import annotations

from typing import Final

BYTES_PER_GB: Final = 10**9
BYTES_PER_GIB: Final = 2**30
GIB_PER_GB: Final = BYTES_PER_GB / BYTES_PER_GIB
MIB_PER_GIB: Final = 1024
MHZ_PER_GHZ: Final = 1000
SECONDS_PER_MINUTE: Final = 60
MS_PER_SECOND: Final = 1000
PERCENT: Final = 100
