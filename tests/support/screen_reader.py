"""What a screen reader is told, on a machine without one."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent


def listen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that are announced from now on."""
    heard: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return heard
