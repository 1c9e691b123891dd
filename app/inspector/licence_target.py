"""A licence line of the plan as a form edits it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from app.look.dates import today
from app.look.translation import tr
from app.results.words.platform_terms import VMWARE, Terms
from planner_core.catalog.catalog import Record
from planner_core.editing import verbs
from planner_core.plan.components import TYPED, Origin
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.licences import ON_DRIVES, Licence, LicenceId
from planner_core.plan.store_platforms import VSAN, StorePlatform

if TYPE_CHECKING:
    from app.project.session import Session

INITIATOR: Final = "licences"
IN_ORDER: Final = ("", "Quantity", "Years", "Price list")
"""The groups of the form: what is asked for first stands first."""
MOST: Final = {"unit_price": 999_999_999, "discount_percent": 100, "support_percent": 100}
"""Bounds of amounts, which are declared without any."""


class LicenceTarget:
    """One line. It keeps the last values of a line that is gone, because a form may ask while it is being removed."""

    key = "licence"
    priced = ""
    tells_origins = False

    def __init__(self, session: Session, licence: LicenceId) -> None:
        self._session = session
        self.licence = licence
        self._last = session.plan.licences[licence]

    @property
    def line(self) -> Licence:
        """The line as it is in the plan."""
        self._last = self._session.plan.licences.get(self.licence, self._last)
        return self._last

    def fields(self) -> tuple[FieldInfo, ...]:
        """All fields but the places, group by group."""
        fields = [
            msgspec.structs.replace(info, least=0, most=MOST[info.name]) if info.name in MOST else info
            for info in declared_fields(Licence)
        ]
        return tuple(sorted(fields, key=lambda info: IN_ORDER.index(info.group)))

    def platform(self) -> StorePlatform:
        """A licence has no other words than those of its fields."""
        return VSAN

    def terms(self) -> Terms:
        """A licence names no store."""
        return VMWARE

    def with_store(self, field: str) -> str:  # noqa: ARG002 - same signature as for components
        """Empty: no store brings a value of a line."""
        return ""

    def idle_fields(self) -> frozenset[str]:
        """What means nothing for the unit or the term of the line."""
        line, idle = self.line, set[str]()
        if line.unit != "core":
            idle |= {"least_per_processor", "includes_tib"}
        if line.unit not in ("core", "processor"):
            idle.add("least_per_host")
        if line.unit not in ON_DRIVES:
            idle.add("beyond_included")
        if line.term != "year":
            idle.add("prepaid_years")
        return frozenset(idle)

    def content(self) -> tuple[object, ...]:
        """The line as a whole."""
        return (self.line,)

    def values(self, field: str) -> tuple[Any, ...]:
        """The value of a field; a source that came with a template is read in the language of the window."""
        value = getattr(self.line, field)
        return (tr(value) if field == "source" and value else value,)

    def origins(self, field: str) -> tuple[Origin | None, ...]:
        """Whether a value is the default, by which a folded section counts what is filled in."""
        return (None if (getattr(self.line, field),) == self.defaults(field) else TYPED,)

    def defaults(self, field: str) -> tuple[Any, ...]:
        """The declared default; the name has none."""
        declared = {info.name: info.default for info in declared_fields(Licence)}
        default = declared[field]
        return () if default is msgspec.NODEFAULT else (default,)

    def records(self, info: FieldInfo) -> tuple[Record, ...]:  # noqa: ARG002 - same signature as for components
        """Empty: no record of the catalogue fills a field of a line."""
        return ()

    def set(self, field: str, value: Any) -> bool:
        """Change a field. A price is of the day on which it is typed, unless its day is typed, too."""
        values = {field: value}
        if field == "unit_price" and value is not None:
            values["price_date"] = today().isoformat()
        return self.change(values)

    def change(self, values: dict[str, Any]) -> bool:
        """Change several fields in one step."""
        return self._session.perform(
            verbs.change_licence(self._session.plan, self.licence, values), INITIATOR
        )

    def reset(self, field: str) -> bool:
        """Reset a field to its default."""
        return self.set(field, self.defaults(field)[0])

    def use(self, record: Record) -> bool:  # noqa: ARG002 - same signature as for components
        """Does nothing: no record fills a line."""
        return False

    def give_or_take(self, field: str, percent: float | None) -> bool:  # noqa: ARG002 - the same
        """Does nothing: a line is decided."""
        return False

    def usual_give_or_take(self, field: str) -> float | None:  # noqa: ARG002 - the same
        """None: a line is decided."""
        return None

    def measurable(self, field: str) -> str:  # noqa: ARG002 - the same
        """None: a line is decided."""
        return ""
