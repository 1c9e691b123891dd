"""Reads the undo history: stored edits are relative, so they are resolved by walking from the present project."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from db.design_rows import read_difference
from db.errors import ContentError
from db.history_rows import WHOLE, EditRow, StoredVariant, with_difference
from planner_core.editing.edits import DESIGN, PLAN_TABLES, Edit, VariantRow
from planner_core.messages import Message
from planner_core.plan.components import Component
from planner_core.plan.fields import declared_field
from planner_core.plan.licences import Licence
from planner_core.plan.links import Link, LinkKey
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import problems
from planner_core.plan.project import Project, VariantId, name_problem
from planner_core.plan.proposal_design import ProposalDesign


class Walk:
    """Walks the history from the present project and resolves stored edits.

    Each edit must match the project it applies to, so that undo and redo always work after loading.
    """

    def __init__(self, project: Project) -> None:
        self._rows = {each.id: (each.name, place) for place, each in enumerate(project.variants)}
        self._plans = {each.id: _Here(each.plan) for each in project.variants}
        self._design = project.proposal

    def back(self, rows: Sequence[EditRow]) -> list[Edit]:
        """The edits of the previous step; moves before that step."""
        edits = [self._pass(each, backwards=True) for each in reversed([*_grouped(rows)])]
        self._check_list()
        return edits[::-1]

    def forth(self, rows: Sequence[EditRow]) -> list[Edit]:
        """The edits of the next step; moves after it."""
        edits = [self._pass(each, backwards=False) for each in _grouped(rows)]
        self._check_list()
        return edits

    def _pass(self, stored: _Stored, *, backwards: bool) -> Edit:
        variant, table, key, before, after = stored.row
        here, there = (after, before) if backwards else (before, after)
        present: Any
        aim: Any
        if table == "variants":
            present, aim = self._pass_variant(key, stored, here, there)
        elif table == "proposal":
            present, aim = self._pass_design(key, here, there)
        elif variant in self._plans:
            key, present, aim = self._plans[variant].passed(table, key, here, there)
        else:
            raise ContentError(Message("there is no variant {variant}", {"variant": variant}))
        ends = (aim, present) if backwards else (present, aim)
        return Edit(table, key, *ends, variant)  # type: ignore[arg-type]

    def _pass_design(
        self, key: str, here: str | None, there: str | None
    ) -> tuple[ProposalDesign, ProposalDesign]:
        present = self._design
        if key != DESIGN or here is None or there is None or read_difference(present, here) != present:
            raise _not_as_left(key)
        self._design = read_difference(present, there)
        return present, self._design

    def _pass_variant(
        self, key: VariantId, stored: _Stored, here: str | None, there: str | None
    ) -> tuple[VariantRow | None, VariantRow | None]:
        present, aim = _stored_variant(here), _stored_variant(there)
        if self._rows.get(key) != (None if present is None else (present.name, present.place)):
            raise _not_as_left(key)
        row = aim if present is None else present
        if row is None or (aim is not None and present is not None and stored.inside):
            raise _not_as_left(key)
        plan = self._plan_of(key, stored, row) if present is None or aim is None else None
        if aim is None:
            plan, left = self._plans.pop(key).plan(), plan
            if plan != left:
                raise _not_as_left(key)
            del self._rows[key]
        else:
            self._rows[key] = (aim.name, aim.place)
            if plan is not None:
                self._plans[key] = _Here(plan)
        return _variant_row(present, plan), _variant_row(aim, plan)

    def _plan_of(self, key: VariantId, stored: _Stored, row: StoredVariant) -> Plan:
        """The plan of an added or removed variant: that of another one, or from the following rows."""
        if row.copy_of:
            if row.copy_of not in self._plans or row.copy_of == key or stored.inside:
                raise ContentError(Message("there is no variant {variant}", {"variant": row.copy_of}))
            return self._plans[row.copy_of].plan()
        filling = _Here(Plan())
        for variant, table, inner, before, after in stored.inside:
            if variant != key or (before is None) == (after is None):
                raise _not_as_left(key)
            content = after if before is None else before
            if table == "settings" and inner == WHOLE:
                filling = _Here(Plan(settings=msgspec.json.decode(content or "", type=Settings)))
            else:
                filling.passed(table, inner, None, content)
        if found := problems(filling.plan()):
            raise ContentError(found[0])
        return filling.plan()

    def _check_list(self) -> None:
        names = {name for name, _ in self._rows.values()}
        if not self._rows or sorted(place for _, place in self._rows.values()) != [*range(len(self._rows))]:
            raise ContentError(Message("the variants are not listed at the places 0, 1, 2 ..."))
        if len(names) < len(self._rows):
            raise ContentError(Message("Two variants have the same name."))
        for problem in filter(None, map(name_problem, names)):
            raise ContentError(problem)


class _Stored(NamedTuple):
    """A row of the history, and the rows with the plan of its added or removed variant."""

    row: EditRow
    inside: Sequence[EditRow]


class _Here:
    """The plan of one variant at the current position; copied into mutable tables on its first change."""

    def __init__(self, plan: Plan) -> None:
        self._plan: Plan | None = plan
        self._tables: dict[str, dict[Any, Any]] = {}

    def plan(self) -> Plan:
        """The plan as a whole."""
        if self._plan is None:
            rows: dict[str, Any] = {table: dict(self._tables[table]) for table in PLAN_TABLES}
            self._plan = Plan(settings=Settings(**self._tables["settings"]), **rows)
        return self._plan

    def passed(
        self, table: str, stored_key: str, here: str | None, there: str | None
    ) -> tuple[Any, Any, Any]:
        """Apply one row: its key, its value here, and its value on the other side."""
        rows = self._taken_apart()[table]
        key = _key(table, stored_key)
        present = rows.get(key)
        if _value(table, key, here, present) != present:
            raise _not_as_left(stored_key)
        aim = _value(table, key, there, present)
        if aim is None:
            rows.pop(key, None)
        else:
            rows[key] = aim
        return key, present, aim

    def _taken_apart(self) -> dict[str, dict[Any, Any]]:
        if self._plan is not None:
            if not self._tables:
                self._tables = {table: dict(getattr(self._plan, table)) for table in PLAN_TABLES}
                self._tables["settings"] = msgspec.structs.asdict(self._plan.settings)
            self._plan = None
        return self._tables


def _grouped(rows: Sequence[EditRow]) -> Iterator[_Stored]:
    at = 0
    while at < len(rows):
        row = rows[at]
        _, table, _, before, after = row
        ends = [_stored_variant(each) for each in (before, after)] if table == "variants" else []
        inside = max((each.rows for each in ends if each is not None), default=0)
        if not 0 <= inside < len(rows) - at:
            raise ContentError(Message("rows of a variant are missing"))
        yield _Stored(row, rows[at + 1 : at + 1 + inside])
        at += 1 + inside


def _stored_variant(stored: str | None) -> StoredVariant | None:
    return None if stored is None else msgspec.json.decode(stored, type=StoredVariant)


def _variant_row(stored: StoredVariant | None, plan: Plan | None) -> VariantRow | None:
    return None if stored is None else VariantRow(stored.name, stored.place, plan, stored.copy_of)


def _not_as_left(key: str) -> ContentError:
    return ContentError(Message("{key} is not as the step left it", {"key": key}))


def _key(table: str, stored: str) -> str | LinkKey:
    return msgspec.json.decode(stored, type=LinkKey) if table == "links" else stored


def _value(table: str, key: Any, stored: str | None, present: Any) -> Any:
    if stored is None:
        return None
    if table == "settings":
        info = declared_field(Settings, key)
        if info is None:
            raise ContentError(Message("there is no field {field}", {"field": key}))
        return msgspec.json.decode(stored, type=info.type)
    if table == "components":
        return _component(key, stored, present)
    value = msgspec.json.decode(stored, type=_ROW_TYPES[table])
    if table == "links" and value.key != key:
        raise ContentError(Message("{key} is not the key of its row", {"key": " ".join(key)}))
    if table == "licences" and value.id != key:
        raise ContentError(Message("{key} is not the key of its row", {"key": key}))
    return value


def _component(key: str, stored: str, present: Any) -> Component:
    values = msgspec.json.decode(stored, type=dict[str, Any])
    if "kind" not in values:
        if present is None:
            raise ContentError(Message("there is no component {id}", {"id": key}))
        return with_difference(present, values)
    whole: Component = msgspec.json.decode(stored, type=_ANY_COMPONENT)
    if whole.id != key:
        raise ContentError(Message("{key} is not the key of its row", {"key": key}))
    return whole


_ANY_COMPONENT: Any = Component
_ROW_TYPES: dict[str, Any] = {"parents": str, "positions": Position, "links": Link, "licences": Licence}
