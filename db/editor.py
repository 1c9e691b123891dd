"""Identifies the current editor and time, for display to other users."""

from __future__ import annotations

import getpass
import socket
from datetime import UTC, datetime
from functools import cache


@cache
def this_editor() -> str:
    """User and computer, joined without a word: files and their readers may use different languages."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):  # a user without a name
        user = "somebody"
    return f"{user}@{socket.gethostname()}"


def utc_now() -> str:
    """The current second in ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="seconds")
