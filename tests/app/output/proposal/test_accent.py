"""A firm's colour keeps its hue and can be read on white."""

from __future__ import annotations

import colorsys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.output.proposal.accent import LEAST_CONTRAST, contrast_on_white, printed_accent


def channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


@pytest.mark.parametrize(
    ("colour", "ratio"), [("#ffffff", 1.0), ("#000000", 21.0), ("#767676", 4.54), ("#ff0000", 4.0)]
)
def test_the_contrast_is_that_of_the_guidelines(colour: str, ratio: float) -> None:
    assert contrast_on_white(channels(colour)) == pytest.approx(ratio, abs=0.005)


@given(st.tuples(*[st.integers(0, 255)] * 3))
def test_whatever_colour_it_is_it_can_be_read(rgb: tuple[int, int, int]) -> None:
    colour = "#{:02x}{:02x}{:02x}".format(*rgb)
    printed = printed_accent(colour)
    assert contrast_on_white(channels(printed)) >= LEAST_CONTRAST
    if contrast_on_white(channels(colour)) >= LEAST_CONTRAST:
        assert printed == colour


def test_a_light_colour_keeps_its_hue() -> None:
    before = colorsys.rgb_to_hls(*channels("#ffd400"))[0]
    after = colorsys.rgb_to_hls(*channels(printed_accent("#FFD400")))[0]
    assert after == pytest.approx(before, abs=0.01)
