"""Exact unit conversions. GB is 10^9 bytes, GiB is 2^30 bytes; nothing here formats or rounds.

The factors are plain numbers, so they convert floats and numpy arrays alike. Rates count in thousands, as vendors do:
MB and Mbit are 10^6.
"""

from __future__ import annotations

from typing import Final

BYTES_PER_KIB: Final = 2**10
BYTES_PER_MB: Final = 10**6
BYTES_PER_GB: Final = 10**9
BYTES_PER_GIB: Final = 2**30
BYTES_PER_TIB: Final = 2**40
GIB_PER_GB: Final = BYTES_PER_GB / BYTES_PER_GIB
KIB_PER_MIB: Final = 1024
MIB_PER_GIB: Final = 1024
BITS_PER_BYTE: Final = 8
KBIT_PER_MBIT: Final = 1000
MBIT_PER_GBIT: Final = 1000
MHZ_PER_GHZ: Final = 1000
SECONDS_PER_MINUTE: Final = 60
SECONDS_PER_HOUR: Final = 3600
MS_PER_SECOND: Final = 1000
US_PER_MS: Final = 1000
PERCENT: Final = 100
ROUNDING: Final = 1e-9
"""Relative rounding error that computed numbers may carry."""
