"""The firm that writes proposals on this computer: name, address, colour, logo, small print.

One small file beside the drafts in the user's data. Projects without a branding of their own use it, so that it is
typed once. It is optional: without it, or if it is broken, proposals have no firm; a broken file is renamed to
`firm.json.bad`.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from app.machine.data_folder import data_folder
from app.machine.files import FileError, file_problem, write_private
from planner_core.messages import HeadroomError
from planner_core.plan.proposal_design import Branding, branding_problems

FILE_NAME: Final = "firm.json"
LARGEST_FILE: Final = 2_000_000


class FirmProfile:
    """The branding of all proposals of this user, and its file."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._branding = _read(self._path)

    @property
    def branding(self) -> Branding:
        """The firm's branding; empty if none was set."""
        return self._branding

    def keep(self, branding: Branding) -> None:
        """Replace the branding. Raises HeadroomError, and then keeps the old one."""
        if found := branding_problems(branding):
            raise HeadroomError(found[0])
        if branding == self._branding:
            return
        data = msgspec.json.format(msgspec.json.encode(branding), indent=1) + b"\n"
        try:
            write_private(self._path, data)
        except OSError as error:
            raise FileError(file_problem(error, self._path)) from error
        self._branding = branding


def firm_profile() -> FirmProfile:
    """The profile in this user's data."""
    return FirmProfile(data_folder())


def _read(path: Path) -> Branding:
    try:
        with path.open("rb") as file:
            branding = msgspec.json.decode(file.read(LARGEST_FILE), type=Branding)
        if branding_problems(branding):
            raise ValueError
    except FileNotFoundError:
        return Branding()
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
        with suppress(OSError):
            path.replace(path.with_name(path.name + ".bad"))
        return Branding()
    return branding
