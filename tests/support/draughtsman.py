"""A user who draws a design from the catalogue: records dragged from the palette, counts typed, choices made."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtWidgets import QApplication

from app.inspector.field_editors import NUMBERS, as_decimal
from app.inspector.record_field import RecordField
from app.look.number_format import numbers
from app.window.dialogs.licences_dialog import LicencesDialog
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from tests.support.driver import Driver
from tests.support.form_hands import FormHands
from tests.support.rebuilder import Rebuilder
from tests.support.todays_designs import Bought, Design, Drawn


class Draughtsman(Rebuilder):
    """Draws one design in an empty drawing."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver, Plan(settings=Settings(name="")))
        self._hands = FormHands(driver)

    def draw(self, design: Design) -> None:
        """All of it, in the order of the design."""
        for part in design.parts:
            self._put(part)
            self._fill(part)
        for part in design.parts:
            for line in part.lines:
                self._connect(part.key, line)
        self._settle(design.settings)
        self._buy(design.licences)

    def _put(self, part: Drawn) -> None:
        driver = self._driver
        line = driver.palette_line(part.record or KIND_NAMES[part.kind])
        before = set(driver.plan.components)
        frame = self.ids.get(part.inside, "")
        is_host = part.kind == "host"
        driver.user.drag(line, driver.inside(frame, 10) if frame and not is_host else self._free(part.kind))
        driver.until(lambda: len(driver.plan.components) == len(before) + 1)
        (new,) = set(driver.plan.components) - before
        self.ids[part.key] = new
        self._fit()
        if frame and is_host:
            driver.user.drag(driver.card(new), driver.inside(frame, 10))
        if frame:
            driver.until(lambda: driver.plan.parents.get(new) == frame)
            self._fit()

    def _fill(self, part: Drawn) -> None:
        driver, new = self._driver, self.ids[part.key]
        if driver.bench.inspector.ids != (new,):
            driver.user.click(driver.card(new))
            driver.until(lambda: driver.bench.inspector.ids == (new,))
        for name, value in part.fields.items():
            self._enter(COMPONENT_TYPES[part.kind], name, value, lambda: driver.plan.components[new])

    def _settle(self, settings: dict[str, Any]) -> None:
        driver = self._driver
        driver.user.click(driver.canvas_point(0.5, 0.97))
        driver.until(lambda: driver.bench.inspector.ids == ())
        for name, value in settings.items():
            self._enter(Settings, name, value, lambda: driver.plan.settings)

    def _enter(self, kind: type[msgspec.Struct], name: str, value: Any, present: Any) -> None:
        info = declared_field(kind, name)
        assert info is not None
        if getattr(present(), name) == value:
            return
        row = self._hands.row(name)
        if info.kind == "choice":
            self._hands.choose(row.editor, value)
        elif info.kind in NUMBERS:
            self._hands.type_into(row.editor, numbers().plain(as_decimal(value)))
        else:
            editor = row.editor.line if isinstance(row.editor, RecordField) else row.editor
            self._hands.type_into(editor, value)
        self._driver.until(lambda: getattr(present(), name) == value)

    def _buy(self, licences: tuple[Bought, ...]) -> None:
        driver = self._driver
        driver.user.press("ctrl+k")
        driver.until(lambda: driver.program.command_palette.field.hasFocus())
        driver.user.type("licences")
        driver.user.press("Return")
        driver.until(lambda: isinstance(QApplication.activeModalWidget(), LicencesDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LicencesDialog)
        driver.user.look_at(dialog)
        for line in licences:
            self._buy_one(dialog, line)
        driver.user.press("Escape")
        driver.until(lambda: QApplication.activeModalWidget() is None)

    def _buy_one(self, dialog: LicencesDialog, line: Bought) -> None:
        driver = self._driver
        count = len(driver.plan.licences)
        driver.user.press("alt+a")
        driver.until(lambda: dialog.finder.is_open)
        driver.user.type(line.typed)
        found = [offer.key for offer in dialog.finder.found()]
        driver.user.press(*["Down"] * found.index(line.template), "Return")
        driver.until(lambda: len(driver.plan.licences) == count + 1)
        driver.until(lambda: dialog.form is not None and dialog.form.row("unit_price").editor.line.hasFocus())
        driver.user.type(str(line.price))
        driver.user.press("Return")
        driver.until(lambda: [*driver.plan.licences.values()][-1].unit_price == line.price)
