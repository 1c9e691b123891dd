"""The recent plans in the File menu: numbered, missing ones grey, with an entry to remove those."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from app.look.translation import tr
from app.look.widgets.menu_entries import MenuEntries
from app.look.widgets.plain_text import plain_tip
from app.window.commands.plan_commands import PlanCommands


class RecentMenu(QObject):
    """Fills the menu each time before it opens."""

    def __init__(self, menu: QMenu, commands: PlanCommands) -> None:
        super().__init__(menu)
        self._entries = MenuEntries(menu)
        self._commands = commands
        menu.aboutToShow.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        self._entries.clear()
        plans = self._commands.recent(look=True)
        names = Counter(plan.name for plan in plans)
        for number, plan in enumerate(plans, 1):
            name = plan.name.replace("&", "&&")
            if names[plan.name] > 1 and not plan.is_locked:  # equal names, such as those of unnamed drafts
                name = tr("{name} ({place})", name=name, place=plan.place)
            text = tr("{number}  {name}", number=f"&{number}", name=name)
            if not plan.is_there:
                text = tr("{number}  {name} (not found)", number=f"&{number}", name=name)
            action = self._entries.add(text)
            action.setToolTip(plain_tip(plan.name if plan.is_locked else plan.path))
            action.setEnabled(plan.is_there)
            action.triggered.connect(
                lambda _checked=False, path=plan.path: self._commands.open_path(Path(path))
            )
        if not plans:
            self._entries.add(tr("None yet")).setEnabled(False)
        self._entries.add_line()
        missing = self._entries.add(tr("&Remove those not found"))
        missing.setEnabled(any(not plan.is_there for plan in plans))
        missing.triggered.connect(self._commands.forget_missing)
