"""Password dialogs: asking for that of a locked plan, and setting, changing or removing one.

Typed text goes to the engine as a `Password` and is cleared from the fields; it is not written anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt
from PySide6.QtGui import QCloseEvent, QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.look.translation import tr, translate
from app.look.widgets.announce import announce
from app.look.widgets.first_size import first_size, room_on_screen
from app.look.widgets.inside import inside
from app.look.widgets.message_bar import MessageBar, RefusalsInside
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.yielding_area import NO_LIMIT
from app.machine.files import is_there
from app.project.session import Session
from db.cipher import Password
from db.errors import WrongPasswordError
from planner_core.messages import HeadroomError

MARGIN: Final = 24
WIDTH: Final = 480
LETTERS: Final = 62
"""Approximate letters per line."""
LEAST_LINES: Final = 2
"""Minimum number of visible lines of the explanation."""


class PasswordPrompt:
    """Asks for the password of a locked plan; called by the session."""

    def __init__(self, session: Session, window: QWidget) -> None:
        self._session = session
        self._window = window

    def __call__(self, path: Path, error: HeadroomError) -> Password | None:
        """The typed password, or None if the user cancelled, or if the file no longer exists."""
        in_front = QApplication.activeModalWidget() or self._window
        dialog = UnlockDialog(path, wrong=isinstance(error, WrongPasswordError), parent=in_front)
        self._session.opened.connect(dialog.reject)
        dialog.exec()
        self._session.opened.disconnect(dialog.reject)
        dialog.deleteLater()
        return dialog.password


class PasswordDialog(QDialog):
    """Password fields that can be revealed, one below the other, and buttons."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.password: Password | None = None
        """The typed password, once the dialog is accepted."""
        self.fields: list[QLineEdit] = []
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setSpacing(8)
        self.show_box = QCheckBox(tr("&Show what is typed"), self)
        self.show_box.toggled.connect(self._show)
        self.hint = plain_label("", "error", self, wraps=True)
        self.reading = QScrollArea(self)
        self.reading.setWidgetResizable(True)
        self.reading.setAccessibleName(title)
        self.reading.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.reading.setStyleSheet("QAbstractScrollArea { background: transparent; }")
        page = QWidget(self.reading)
        ignored = (
            QSizePolicy.Policy.Ignored
        )  # as high as the text at this width, not as a column of single words
        page.setSizePolicy(ignored, ignored)
        self.texts = QVBoxLayout(page)
        self.texts.setContentsMargins(0, 0, 0, 0)
        self.texts.setSpacing(12)
        self.reading.setWidget(page)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(MARGIN, 20, MARGIN, 16)
        self.column.setSpacing(12)
        self.column.addWidget(self.reading, 1)

    def fit(self) -> None:
        """Size the dialog for comfortable reading at this text size. If the screen is too small, the explanation
        scrolls, and fields and buttons stay visible.
        """
        for each in inside(self, QWidget):
            each.ensurePolished()
        wanted = first_size(self, (WIDTH, 0), LETTERS).width()
        width = max(wanted, self.column.minimumSize().width())
        text = self.texts.heightForWidth(width - 2 * MARGIN)
        self.reading.setFixedHeight(text)
        self.column.invalidate()
        whole = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else -1
        whole = max(whole, self.column.totalSizeHint().height())
        is_whole = whole <= room_on_screen(self).height()
        self.reading.setMinimumHeight(text if is_whole else self.fontMetrics().lineSpacing() * LEAST_LINES)
        self.reading.setMaximumHeight(NO_LIMIT)
        self.reading.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_whole else Qt.FocusPolicy.TabFocus)
        self.setMinimumWidth(width)
        self.resize(width, min(whole, room_on_screen(self).height()))
        self.look()
        self.fields[0].setFocus()

    def add_field(self, label: str) -> QLineEdit:
        """Add a field below the others."""
        field = QLineEdit(self)
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.textChanged.connect(self.look)
        field.setAccessibleName(label.replace("&", "").rstrip(":"))
        self.form.addRow(label, field)
        self.fields.append(field)
        return field

    def look(self) -> None:
        """The text of a field has changed."""

    def take(self) -> None:
        """Accept the text of the first field."""
        self.password = Password(self.fields[0].text())
        self.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Clear the fields when the dialog is hidden."""
        for field in self.fields:
            field.clear()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing the window cancels."""
        self.reject()
        super().closeEvent(event)

    def _show(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        for field in self.fields:
            field.setEchoMode(mode)


class UnlockDialog(PasswordDialog):
    """Asks for the password of one plan, again after a wrong one. Closes if the file disappears."""

    def __init__(self, path: Path, *, wrong: bool, parent: QWidget) -> None:
        super().__init__(tr("Locked plan"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        self.open_button = _button(tr("&Open"), self, primary=True)
        self.open_button.clicked.connect(self.take)
        cancel = _button(tr("Cancel"), self)
        cancel.clicked.connect(self.reject)
        self.add_field(tr("&Password:"))
        self.texts.addWidget(
            plain_label(tr("{file} is protected by a password.", file=path.name), "", self, wraps=True)
        )
        if wrong:
            self.hint.setText(
                tr(
                    "That is not the password. Capital letters count. If you are sure of it, the beginning of the"
                    " file is damaged: open a backup."
                )
            )
            self.texts.addWidget(self.hint)
        self.hint.setVisible(wrong)
        self.column.addLayout(self.form)
        self.column.addWidget(self.show_box)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.open_button)
        self.column.addLayout(row)
        self.open_button.setDefault(True)
        self._path = path
        self._watcher = QFileSystemWatcher(self)
        if is_there(path):
            self._watcher.addPath(str(path))
        self._watcher.fileChanged.connect(self._look_at_file)
        self.fit()

    def _look_at_file(self) -> None:
        """The file may have been replaced, for example by a sync service."""
        if not is_there(self._path):
            self.reject()
        elif not self._watcher.files():
            self._watcher.addPath(str(self._path))

    def look(self) -> None:
        """Enable the button if there is text."""
        self.open_button.setEnabled(bool(self.fields[0].text()))


class ProtectDialog(PasswordDialog, RefusalsInside):
    """Sets a password, typed twice, or changes or removes an existing one.

    `choose` returns whether that succeeded. If not, the dialog shows the reason and keeps the input.
    """

    def __init__(
        self, path: Path, *, is_protected: bool, choose: Callable[[Password | None], bool], parent: QWidget
    ) -> None:
        title = tr("Change or remove the password") if is_protected else tr("Protect with a password")
        super().__init__(title, parent)
        self._choose = choose
        self.protect_button = _button(
            tr("&Change password") if is_protected else tr("&Protect"), self, primary=True
        )
        self.protect_button.clicked.connect(self._protect)
        self.remove_button = _button(tr("&Remove password"), self)
        self.remove_button.setVisible(is_protected)
        self.remove_button.clicked.connect(self._remove)
        self._cancel = _button(tr("Cancel"), self)
        self._cancel.clicked.connect(self.reject)
        self.add_field(tr("&New password:") if is_protected else tr("Pass&word:"))
        self.add_field(tr("Once &more:"))
        self.refusal = plain_label("", "error", self, wraps=True)
        self.refusal.hide()
        self._lay_out(path)
        self.protect_button.setDefault(True)
        self.fit()

    def look(self) -> None:
        """Both fields have to match; a mismatch is shown as soon as the second cannot become equal."""
        first, second = (field.text() for field in self.fields)
        self.protect_button.setEnabled(bool(first) and first == second)
        differ = bool(second) and not first.startswith(second)
        self.hint.setText(tr("The two are not the same.") if differ else "")

    def _lay_out(self, path: Path) -> None:
        column, texts = self.column, self.texts
        what = tr(
            "{file}, its backups and drafts made of it are encrypted. Opening them requires the password. Of"
            " a locked plan, lists show the name of the file and nothing else.",
            file=path.name,
        )
        texts.addWidget(plain_label(what, "", self, wraps=True))
        warning = QVBoxLayout()
        warning.setSpacing(4)
        warning.addWidget(plain_label(tr("Nobody can recover a password."), "strong", self))
        lost = tr(
            "Without it the plan is lost, for us too. Note it where you keep your other passwords; a long sentence"
            " is good, whatever characters are in it."
        )
        warning.addWidget(plain_label(lost, "", self, wraps=True))
        texts.addLayout(warning)
        rest = tr(
            "Proposals, pictures and tables that you export are not protected, nor are copies that you put elsewhere or"
            " sent before. What stood in the file is overwritten; solid state disks, snapshots and synchronised folders"
            " may still keep it."
        )
        texts.addWidget(plain_label(rest, "caption", self, wraps=True))
        column.addLayout(self.form)
        row = QHBoxLayout()
        row.addWidget(self.show_box)
        row.addWidget(self.hint, 1)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        column.addWidget(self.refusal)
        row = QHBoxLayout()
        row.addWidget(self.remove_button)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self.protect_button)
        column.addLayout(row)

    def refuse(self, error: HeadroomError) -> None:
        """Show why the password was not changed."""
        text = translate(error.message)
        say(self.refusal, text, "error")
        self.fit()
        announce(self.refusal, text)

    def _protect(self) -> None:
        self._try(Password(self.fields[0].text()))

    def _remove(self) -> None:
        self._try(None)

    def _try(self, password: Password | None) -> None:
        say(self.refusal, "")
        if self._choose(password):
            self.accept()


class Protection(QObject):
    """Sets, changes and removes the password of the open plan, and reports the result."""

    def __init__(self, session: Session, messages: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._messages = messages
        self._window = window
        session.files.ask_password = PasswordPrompt(session, window)

    def entry(self) -> str:
        """The menu entry for this plan."""
        if self._session.files.password is None:
            return tr("Protect w&ith a password…")
        return tr("Chan&ge or remove password…")

    def show(self) -> ProtectDialog | None:
        """Open the dialog for the open plan; if that is read-only, show the reason instead."""
        path, reason = self._session.path, self._session.files.read_only_reason
        if reason is not None:
            self._messages.show_message(translate(reason))
        if path is None or reason is not None:
            return None
        dialog = ProtectDialog(
            path,
            is_protected=self._session.files.password is not None,
            choose=self._protect,
            parent=self._window,
        )
        self._session.refused.connect(dialog.refuse)
        dialog.open()
        return dialog

    def _protect(self, password: Password | None) -> bool:
        had_one = self._session.files.password is not None
        if not self._session.files.protect(password):
            return False
        if password is None:
            text = tr("The password is removed. Anybody can open this plan and its backups now.")
        elif had_one:
            text = tr(
                "The password is changed, for backups and drafts of the plan too. Nobody can recover it."
            )
        else:
            text = tr(
                "The plan, its backups and drafts made of it are protected. Nobody can recover the password."
            )
        self._messages.show_message(text)
        return True


def _button(text: str, parent: QWidget, *, primary: bool = False) -> QPushButton:
    button = QPushButton(text, parent)
    button.setProperty("primary", primary)
    button.setAutoDefault(False)
    return button
