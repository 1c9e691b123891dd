"""The switch in the tab of the range: what the offer promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import plain_label
from app.results.tabs.switched_views import Switch
from planner_core.editing import verbs
from planner_core.plan.plan import Plan
from planner_core.plan.settings import PROMISE_NAMES

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.studies.range_study import RangeStudy

PROMISES = tuple(PROMISE_NAMES)


class PromiseSwitch(QWidget):
    """Two buttons of which one is checked: desktops as calculated, or those that 9 of 10 futures carry, with their
    numbers. A change is a step of the plan.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._is_following = False
        self._study: RangeStudy | None = None
        title = tr("The offer promises")
        self.switch = Switch(title, self)
        for words in _titles(None):
            self.switch.add(words)
        self.switch.chosen.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 5, 2)
        row.setSpacing(8)
        row.addWidget(plain_label(title, "muted", self))
        row.addWidget(self.switch)
        row.addStretch(1)

    def show_promise(self, plan: Plan, study: RangeStudy | None) -> None:
        """Check what the plan promises, and say how many desktops each promise is."""
        self._study = study
        for index, text in enumerate(_titles(study)):
            self.switch.name(index, text)
        self._is_following = True
        self.switch.choose(PROMISES.index(plan.settings.promise))
        self._is_following = False

    def _choose(self, index: int) -> None:
        if self._is_following:
            return
        if not self._session.perform(verbs.set_setting(self._session.plan, "promise", PROMISES[index])):
            self.show_promise(self._session.plan, self._study)


def _titles(study: RangeStudy | None) -> tuple[str, str]:
    if study is None:
        return tr("as calculated"), tr("in 9 of 10 futures")
    sure = min(study.sure, study.maximum)
    return (
        tr("{desktops} as calculated", desktops=numbers().number(study.maximum)),
        tr("{desktops} in 9 of 10 futures", desktops=numbers().number(sure)),
    )
