"""A user who rebuilds a plan from an empty drawing: every kind dragged from the palette, every value typed.

Only visible elements are used: palette lines, cards, ports, chips, frames, fields of the form. The original determines
the actions; everything enters the new plan by mouse and keys.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QPoint

from app.canvas.layout.navigation import stop_box
from app.inspector.field_editors import NUMBERS, as_decimal
from app.look.number_format import numbers
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import Component, kind_of
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.links import DISPLAY, RUNS_ON
from planner_core.plan.plan import Plan
from tests.support.driver import Driver
from tests.support.form_hands import FormHands

PLACES = {
    "desktop_pool": (0.06, 0.2),
    "infrastructure_servers": (0.06, 0.6),
    "cluster": (0.42, 0.06),
    "host": (0.42, 0.06),
    "storage_array": (0.72, 0.06),
    "network_link": (0.72, 0.7),
}
NOT_TYPED = frozenset({"notes"})
"""Prose, which does not affect numbers."""


class Rebuilder:
    """Rebuilds `sample`; `ids` maps its ids to the new ones."""

    def __init__(self, driver: Driver, sample: Plan) -> None:
        self._driver = driver
        self._sample = sample
        self._hands = FormHands(driver)
        self.ids: dict[str, str] = {}

    def build(self) -> None:
        """Build everything, in the order in which one would draw it."""
        parts = sorted(self._sample.components.values(), key=lambda part: self._depth(part.id))
        for part in parts:
            self._add(part)
        self._fit()
        for part in parts:
            if kind_of(part) == "cluster":  # one of its fields decides whether it can hold files
                self._fill_in(part)
        for owner, target in dict.fromkeys(
            (link.source, link.target)
            for link in self._sample.links.values()
            if link.role in (RUNS_ON, DISPLAY)
        ):
            self._connect(owner, target)
        for link in self._sample.links.values():
            if link.role not in (RUNS_ON, DISPLAY):
                self._place_file(link.source, link.role, link.target)
        for part in parts:
            self._fill_in(part)
        self._fill_in_settings()  # with the currency, which new prices use
        for part in parts:
            self._add_prices(part)

    def expected(self) -> Plan:
        """The sample with the new ids, for comparing results."""
        ids, sample = self.ids, self._sample
        links = [
            msgspec.structs.replace(link, source=ids[link.source], target=ids[link.target])
            for link in sample.links.values()
        ]
        return msgspec.structs.replace(
            sample,
            components={
                ids[each]: msgspec.structs.replace(part, id=ids[each])
                for each, part in sample.components.items()
            },
            parents={ids[child]: ids[parent] for child, parent in sample.parents.items()},
            positions={},
            links={link.key: link for link in links},
        )

    # --- drawing -----------------------------------------------------------------------------------------------

    def _add(self, part: Component) -> None:
        """Drag it from the palette to its place, and a host from there into its cluster."""
        driver, kind = self._driver, kind_of(part)
        line = driver.palette_line(self._record_of(part) or KIND_NAMES[kind])
        before = set(driver.plan.components)
        frame = self.ids.get(self._sample.parents.get(part.id, ""), "")
        is_host = kind == "host"
        driver.user.drag(line, driver.inside(frame, 10) if frame and not is_host else self._free(kind))
        driver.until(lambda: len(driver.plan.components) == len(before) + 1)
        (new,) = set(driver.plan.components) - before
        self.ids[part.id] = new
        if frame and is_host:
            self._fit()
            driver.user.drag(driver.card(new), driver.inside(frame, 10))
        if frame:
            driver.until(lambda: driver.plan.parents.get(new) == frame)
        self._fit()

    def _free(self, kind: str) -> QPoint:
        """The usual place of this kind, below what is there already."""
        across, down = PLACES[kind]
        canvas = self._driver.bench.canvas
        for step in range(8):
            point = self._driver.canvas_point(across, min(down + step * 0.11, 0.93))
            if not canvas.pointer.hit(canvas.viewport().mapFromGlobal(point)).component:
                return point
        raise AssertionError(f"there is no room for a {kind}")

    def _fit(self) -> None:
        self._driver.user.press("ctrl+9")

    def _connect(self, owner: str, target: str) -> None:
        driver, source, there = self._driver, self.ids[owner], self.ids[target]
        driver.user.click(driver.card(source))
        driver.until(lambda: driver.bench.canvas.selected_ids() == (source,))
        driver.user.drag(driver.port(source), driver.card(there))
        driver.until(lambda: any(link.target == there for link in driver.plan.links_from(source)))

    def _place_file(self, owner: str, role: str, store: str) -> None:
        """Drag the chip of a file role to its store, or draw a line there if the role is unplaced."""
        driver, source, there = self._driver, self.ids[owner], self.ids[store]
        homes = driver.plan.stores_of(source, role)
        if not homes:
            self._connect(owner, store)
            homes = driver.plan.stores_of(source, role)
        if (
            homes != (there,)
            and stop_box(driver.bench.canvas.arrangement, ((source, homes[0]), role)) is not None
        ):
            driver.user.drag(driver.chip(source, homes[0], role), driver.inside(there, 8))
            driver.until(lambda: driver.plan.stores_of(source, role) == (there,))

    # --- typing ------------------------------------------------------------------------------------------------

    def _fill_in(self, part: Component) -> None:
        driver, new = self._driver, self.ids[part.id]
        driver.user.click(driver.card(new))
        driver.until(lambda: driver.bench.inspector.ids == (new,))
        for info in declared_fields(type(part)):
            self._fill_in_field(info, lambda: driver.plan.components[new], getattr(part, info.name))
        self._remove_prices(len(part.parts))

    def _fill_in_settings(self) -> None:
        driver = self._driver
        driver.user.click(driver.canvas_point(0.5, 0.97))
        driver.until(lambda: driver.bench.inspector.ids == ())
        for info in declared_fields(type(self._sample.settings)):
            value = getattr(self._sample.settings, info.name)
            self._fill_in_field(info, lambda: driver.plan.settings, value)

    def _fill_in_field(self, info: FieldInfo, present: Any, value: Any) -> None:
        driver = self._driver
        if info.name in NOT_TYPED or getattr(present(), info.name) == value:
            return
        row = self._hands.row(info.name)
        if info.kind == "flag":
            self._hands.tick(row.editor)
        elif info.kind == "choice":
            self._hands.choose(row.editor, str(value))
        else:
            typed = numbers().plain(as_decimal(value)) if info.kind in NUMBERS else str(value)
            self._hands.type_into(row.editor, typed)
        try:
            driver.until(lambda: getattr(present(), info.name) == value)
        except Exception as error:
            raise AssertionError(f"{info.name} is {getattr(present(), info.name)}, not {value}") from error

    def _remove_prices(self, left: int) -> None:
        """Remove prices from the catalogue that the sample does not have."""
        prices = self._driver.bench.inspector.prices
        while prices is not None and len(prices.rows) > left:
            count = len(prices.rows)
            self._hands.reach(prices.rows[-1].remove_button)
            self._driver.click(prices.rows[-1].remove_button)
            self._driver.until(lambda before=count: len(prices.rows) < before)

    def _add_prices(self, part: Component) -> None:
        """Type the prices that the catalogue does not have."""
        driver, new = self._driver, self.ids[part.id]
        missing = part.parts[len(driver.plan.components[new].parts) :]
        if not missing:
            return
        driver.user.click(driver.card(new))
        driver.until(lambda: driver.bench.inspector.ids == (new,))
        for price in missing:
            row = self._hands.begin_price()
            assert row.price is not None
            typed = (
                (row.item, price.item),
                (row.quantity, str(price.quantity)),
                (row.price, str(price.unit_price)),
            )
            for editor, text in typed:
                self._hands.scroll_to(editor)
                self._hands.type_into(editor, text)
            self._hands.scroll_to(row.per)
            self._hands.choose(row.per, price.per)
            same = price.item, price.quantity, price.unit_price, price.per
            driver.until(lambda typed_in=same: self._typed(new) == typed_in)

    def _typed(self, component: str) -> tuple[object, ...]:
        last = self._driver.plan.components[component].parts[-1]
        return last.item, last.quantity, last.unit_price, last.per

    # --- the sample --------------------------------------------------------------------------------------------

    def _depth(self, component: str) -> int:
        parent = self._sample.parents.get(component)
        return 0 if parent is None else 1 + self._depth(parent)

    def _record_of(self, part: Component) -> str:
        """The palette's record with most of its values, if there is one."""
        lists = self._driver.program.session.catalog
        names = {
            record.name
            for name in ("servers", "arrays", "drives", "workloads")
            for record in lists.records(name)
            if record.kind == kind_of(part)
        }
        origins: Mapping[str, Any] = getattr(part, "origins", {})
        said = Counter(origin.reference for origin in origins.values() if origin.reference in names)
        return said.most_common(1)[0][0] if said else ""
