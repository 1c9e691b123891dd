"""The branding of a proposal for the templates."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from typing import Any, Final

from app.look.translation import tr
from app.output.proposal.accent import printed_accent
from app.output.proposal.typesetting import drawn_logo
from planner_core.plan.logo import LONGEST_LOGO_SIDE, is_png, png_size
from planner_core.plan.proposal_design import Branding

LOGO: Final = "logo.svg"


def branding_content(branding: Branding) -> dict[str, Any]:
    """Name, address line by line, and the file of the logo; empty if there is none."""
    firm = branding.firm.strip()
    return {
        "firm": firm,
        "address": [line.strip() for line in branding.address.splitlines() if line.strip()],
        "logo": LOGO if branding.logo else "",
        "alternative": tr("Logo of {firm}", firm=firm) if firm else tr("Logo"),
    }


def branding_files(branding: Branding) -> dict[str, bytes]:
    """The logo under its file name in the templates."""
    if not branding.logo:
        return {}
    return {LOGO: _framed(branding.logo) if is_png(branding.logo) else branding.logo}


def files_for_looking(branding: Branding) -> dict[str, bytes]:
    """The same for pages painted by Qt, which supports neither clip paths nor all masks: an SVG is replaced by its
    pixels.
    """
    if not branding.logo or is_png(branding.logo):
        return branding_files(branding)
    return {LOGO: _framed(drawn_logo(branding.logo, LONGEST_LOGO_SIDE, LONGEST_LOGO_SIDE))}


def _framed(png: bytes) -> bytes:
    """A PNG in an SVG of its size: the typesetter accepts in-memory files only as text."""
    width, height = png_size(png)
    data = b64encode(png).decode("ascii")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}"'
        f' height="{height}" viewBox="0 0 {width} {height}"><image width="{width}" height="{height}"'
        f' preserveAspectRatio="none" xlink:href="data:image/png;base64,{data}"/></svg>'
    ).encode("ascii")


def with_accent(colours: Mapping[str, str], branding: Branding) -> Mapping[str, str]:
    """The colours of paper with the firm's colour as the accent."""
    return {**colours, "accent": printed_accent(branding.accent)} if branding.accent else colours
