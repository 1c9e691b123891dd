"""The dialog with versions and licences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.window.dialogs.about_dialog import AboutDialog


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_its_button_closes_it(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = AboutDialog()
    dialog.show()
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    close = buttons.button(QDialogButtonBox.StandardButton.Close)
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(close, key)
    qtbot.waitUntil(lambda: not isValid(dialog))
