"""About the program: versions of its parts, and licences."""

from __future__ import annotations

import importlib.metadata
import platform
from contextlib import suppress
from pathlib import Path

import apsw
import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.look import icons, theme
from app.look.translation import tr
from app.look.widgets.wheel import TabWidget
from app.machine.resources import resources_folder
from app.machine.version import VERSION

PACKAGES = ("numpy", "pyqtgraph", "typst", "python-docx", "lxml", "xlsxwriter", "msgspec")


class AboutDialog(QDialog):
    """Versions on the first page, licences on the second; all text can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About Headroom"))
        tabs = TabWidget(self)
        tabs.addTab(self._versions(), tr("Versions"))
        tabs.addTab(self._licences(), tr("Licences"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        copying = QPushButton(tr("Copy versions"), self)
        copying.setAutoDefault(False)
        copying.clicked.connect(self._copy)
        buttons.addButton(copying, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addLayout(self._head())
        column.addWidget(tabs, 1)
        column.addWidget(buttons)
        self.resize(QSize(560, 520))

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        mark = QLabel(self)
        mark.setPixmap(icons.pixmap("headroom", 48, theme.current().colours.accent, self.devicePixelRatioF()))
        mark.setAccessibleName("Headroom")
        row.addWidget(mark)
        words = QVBoxLayout()
        words.setSpacing(2)
        title = QLabel(f"Headroom {VERSION}", self)
        title.setProperty("tone", "heading")
        purpose = QLabel(tr("Plans desktop virtualisation, offline and with every number explained."), self)
        purpose.setProperty("tone", "muted")
        purpose.setWordWrap(True)
        words.addWidget(title)
        words.addWidget(purpose)
        row.addLayout(words, 1)
        return row

    def _versions(self) -> QWidget:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        for row, (name, version) in enumerate(versions()):
            shown = QLabel(version, page)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(QLabel(name, page), row, 0)
            grid.addWidget(shown, row, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return page

    def _licences(self) -> QWidget:
        text = QPlainTextEdit(licence_text(), self)
        text.setReadOnly(True)
        text.setAccessibleName(tr("Licences"))
        return text

    def _copy(self) -> None:
        from PySide6.QtGui import QGuiApplication

        QGuiApplication.clipboard().setText("\n".join(f"{name}: {version}" for name, version in versions()))


def versions() -> tuple[tuple[str, str], ...]:
    """The parts of the program with their versions."""
    return (
        ("Headroom", VERSION),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide6", PySide6.__version__),
        ("SQLite", f"{apsw.sqlite_lib_version()} (apsw {apsw.apsw_version()})"),
        *((name, _installed(name)) for name in PACKAGES),
    )


def licence_text() -> str:
    """Headroom's licence and the notices of all bundled software."""
    home = resources_folder().parent
    for path in (home / "LICENSE", home / "licences" / "LICENSE", *_from_wheel()):
        with suppress(OSError):
            return path.read_text(encoding="utf-8")
    return tr("Headroom is under the MIT licence. The file LICENSE is missing from this installation.")


def _from_wheel() -> tuple[Path, ...]:
    with suppress(importlib.metadata.PackageNotFoundError):
        files = importlib.metadata.files("headroom") or []
        return tuple(Path(str(each.locate())) for each in files if each.name == "LICENSE")
    return ()


def _installed(name: str) -> str:
    with suppress(importlib.metadata.PackageNotFoundError):
        return importlib.metadata.version(name)
    return tr("unknown")
