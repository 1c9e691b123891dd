"""The colour of a firm for print: the same hue, dark enough to be legible on white paper."""

from __future__ import annotations

import colorsys
from typing import Final

LEAST_CONTRAST: Final = 4.5
"""For small text on white (WCAG 2.2, 1.4.3): some text of the proposal has this colour."""
STEP: Final = 0.01


def printed_accent(colour: str) -> str:
    """A colour as `#rrggbb`, darkened if necessary until it is legible on white."""
    red, green, blue = _channels(colour)
    hue, lightness, saturation = colorsys.rgb_to_hls(red, green, blue)
    while contrast_on_white((red, green, blue)) < LEAST_CONTRAST:
        lightness = max(lightness - STEP, 0.0)
        red, green, blue = _rounded(colorsys.hls_to_rgb(hue, lightness, saturation))
    return "#" + "".join(f"{round(each * 255):02x}" for each in (red, green, blue))


def contrast_on_white(channels: tuple[float, float, float]) -> float:
    """The contrast ratio of a colour on white, from 1 to 21, as WCAG 2.2 defines it."""
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 1.05 / (luminance + 0.05)


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _rounded(channels: tuple[float, float, float]) -> tuple[float, float, float]:
    red, green, blue = (round(each * 255) / 255 for each in channels)
    return red, green, blue
