"""The firm whose proposals are written on this computer: name, address, colour, logo, small print.

One small file beside the drafts in the user's data. Projects without a branding of their own are printed with it, so
that it is typed once. It is never in the way: without it, or where it is broken, proposals have no firm; a broken one
is kept beside as `firm.json.bad`.
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
        """Whose proposals are written here; empty where nobody has said so."""
        return self._branding

    def keep(self, branding: Branding) -> None:
        """Use another branding from now on. Raises HeadroomError, and then the old one stays."""
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
