"""Whose proposal it is, as the templates show it."""

from __future__ import annotations

from typing import Any

from app.i18n import tr
from app.proposal.accent import printed_accent
from planner_core.plan.logo import is_png
from planner_core.plan.proposal_design import Branding


def branding_content(branding: Branding) -> dict[str, Any]:
    """Name, address line by line, and the file that holds the logo; empty where there is none."""
    firm = branding.firm.strip()
    return {
        "firm": firm,
        "address": [line.strip() for line in branding.address.splitlines() if line.strip()],
        "logo": logo_file(branding),
        "alternative": tr("Logo of {firm}", firm=firm) if firm else tr("Logo"),
    }


def branding_files(branding: Branding) -> dict[str, bytes]:
    """The logo under the name by which the templates show it."""
    return {logo_file(branding): branding.logo} if branding.logo else {}


def logo_file(branding: Branding) -> str:
    """The name of the file with the logo, whose ending says what is in it."""
    if not branding.logo:
        return ""
    return "logo.png" if is_png(branding.logo) else "logo.svg"


def with_accent(colours: dict[str, str], branding: Branding) -> dict[str, str]:
    """The colours of paper with the firm's in the place of Headroom's."""
    return {**colours, "accent": printed_accent(branding.accent)} if branding.accent else colours
