"""Who is editing and when, in the words that others get to read."""

from __future__ import annotations

import getpass
import socket
from datetime import UTC, datetime
from functools import cache


@cache
def this_editor() -> str:
    """User and computer, joined without a word: plans and their readers speak different languages."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):  # a user without a name
        user = "somebody"
    return f"{user}@{socket.gethostname()}"


def utc_now() -> str:
    """The present second as ISO 8601 writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
