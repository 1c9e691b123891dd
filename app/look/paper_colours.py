"""The colours on paper, those of the light theme; read without Qt, which commands do not load."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from app.machine.resources import resource


class _Common(msgspec.Struct, frozen=True):
    """The part of the common colours that is printed."""

    data_colours: dict[str, str]
    series_colours: tuple[str, ...]


OF_SMALL_TYPE: Final = {"text_ok": "#0A7466", "text_near": "#8F5B00"}
"""The colours of a status for words: darker than those of its bars, at least 4.5:1 on white (WCAG 2.2, 1.4.3)."""


@cache
def paper_colours() -> Mapping[str, str]:
    """The colours of the light theme by their names, and those of small type."""
    light = msgspec.json.decode(resource("themes", "light.json").read_bytes(), type=dict[str, str])
    return light | OF_SMALL_TYPE


def role_colours() -> Mapping[str, str]:
    """The colours of file roles."""
    return _common().data_colours


def series_colours() -> tuple[str, ...]:
    """The colours of lines, in order."""
    return _common().series_colours


@cache
def _common() -> _Common:
    return msgspec.json.decode(resource("themes", "common.json").read_bytes(), type=_Common)
