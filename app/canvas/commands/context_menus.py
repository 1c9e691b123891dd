"""Context menus: everything that a drag does, as menu entries. Built on request."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.canvas.commands.canvas_orders import Orders
from app.canvas.commands.clipboard import Clips
from app.canvas.gestures.gesture import Bench
from app.canvas.kinds import NEVER_ALONE, OWNERS, is_store
from app.canvas.layout.aligning import SIDES, WAYS
from app.canvas.layout.hits import Hit
from app.canvas.layout.routing import Pair
from app.canvas.scene.framing import Framing
from app.look.actions import action_info
from app.look.translation import tr
from app.look.widgets.plain_text import plain_action
from app.results.words.platform_terms import role_in_words
from app.results.words.results import resource_name
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.answers.supplies import FIELDS
from planner_core.plan.components import Component, kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import NESTING, may_connect, may_link, may_nest

MEASURED = frozenset({"desktop_pool", "host"})
"""Kinds on which a pilot is measured."""


class Menus:
    """Builds the menu for what was clicked, or for the keyboard focus."""

    def __init__(self, parent: QWidget, bench: Bench, orders: Orders, clips: Clips, framing: Framing) -> None:
        self._parent = parent
        self._scene, self._commands = bench.scene, bench.commands
        self._orders = orders
        self._clips = clips
        self._framing = framing

    def menu_for(self, hit: Hit, at: Position | None = None) -> QMenu:
        """The menu of a card, a chip, a line or the canvas; `at` is the clicked point in the scene."""
        menu = QMenu(self._parent)
        if hit.kind == "chip" and hit.pair is not None:
            self._add_chip(menu, hit.pair, hit.role)
        elif hit.kind == "line" and hit.pair is not None:
            self._add_line(menu, hit.pair)
        elif hit.component:
            self._add_card(menu, hit.component)
        else:
            self._add_canvas(menu, at)
        return menu

    def _add_chip(self, menu: QMenu, pair: Pair, role: str) -> None:
        owner, home = pair
        menu.setTitle(role_in_words(self._scene.arrangement.plan, role))
        stores = menu.addMenu(tr("Move to"))
        for store, name in self._targets(
            lambda part: may_link(self._kind(owner), role, kind_of(part)) and is_store(part)
        ):
            action = self._action(stores, name, partial(self._commands.relocate, owner, role, store))
            action.setCheckable(True)
            action.setChecked(store == home)
        self._action(menu, tr("Choose a store with the keyboard"), lambda: self._orders.relocate(pair, role))

    def _add_line(self, menu: QMenu, pair: Pair) -> None:
        self._action(menu, tr("Disconnect"), lambda: self._commands.disconnect(*pair))

    def _add_card(self, menu: QMenu, component: str) -> None:
        kind = self._kind(component)
        self._action(menu, tr("Edit"), lambda: self._orders.edit_requested.emit(component))
        if kind in OWNERS:
            self._add_connections(menu, component)
        if kind in NESTING:
            self._add_frames(menu, component)
        if self._scene.arrangement.children(component):
            closed = self._scene.arrangement.is_closed(component)
            act = partial(self._orders.fold, closed=not closed)
            self._action(menu, tr("Expand") if closed else tr("Collapse"), act)
        place = self._commands.plan.positions.get(component)
        if place is not None and (place.width or place.height):
            self._action(menu, tr("Own size"), partial(self._commands.reset_size, component))
        self._add_explanations(menu, component)
        if kind in MEASURED:
            entry = tr(action_info("edit.measured").text).replace("&", "")
            self._action(menu, entry, lambda: self._orders.measured_requested.emit(component))
        if type(self._commands.plan.components[component]) in FIELDS:
            entry = tr(action_info("edit.needed").text).replace("&", "")
            self._action(menu, entry, lambda: self._orders.needed_requested.emit(component))
        menu.addSeparator()
        if len(self._scene.selected) > 1:
            self._add_arranging(menu)
        self._action(menu, tr("Cut"), self._clips.cut)
        self._action(menu, tr("Copy"), self._clips.copy)
        self._action(menu, tr("Duplicate"), self._orders.duplicate)
        self._action(menu, tr("Delete"), self._orders.delete)

    def _add_connections(self, menu: QMenu, component: str) -> None:
        connect = menu.addMenu(tr("Connect to"))
        for target, name in self._targets(lambda part: may_connect(self._kind(component), kind_of(part))):
            self._action(connect, name, partial(self._commands.connect, component, target))
        connect.setEnabled(not connect.isEmpty())
        arrangement = self._scene.arrangement
        pairs = [pair for pair in arrangement.pairs_of((component,)) if pair[0] == component]
        if pairs:
            cut = menu.addMenu(tr("Disconnect from"))
            for pair in sorted(pairs):
                name = self._commands.plan.components[pair[1]].name
                self._action(cut, name, partial(self._commands.disconnect, *pair))

    def _add_frames(self, menu: QMenu, component: str) -> None:
        frames = menu.addMenu(tr("Move into"))
        kind, home = self._kind(component), self._commands.plan.parents.get(component)
        for target, name in self._targets(lambda part: may_nest(kind, kind_of(part))):
            action = self._action(frames, name, partial(self._commands.nest, [component], target))
            action.setCheckable(True)
            action.setChecked(target == home)
        frames.setEnabled(not frames.isEmpty())
        if home is not None and kind not in NEVER_ALONE:
            name = self._commands.plan.components[home].name
            self._action(menu, tr("Take out of {name}", name=name), partial(self._orders.take_out, component))

    def _add_explanations(self, menu: QMenu, component: str) -> None:
        face = self._scene.freshen_card(component)
        bars = [bar for bar in face.bars if bar.share is not None]
        if bars:
            explain = menu.addMenu(tr("Explain"))
            for bar in bars:
                name = f"{resource_name(bar.resource)}  {bar.percent}"
                self._action(explain, name, partial(self._orders.explain_number, bar.component, bar.resource))

    def _add_arranging(self, menu: QMenu) -> None:
        arrange = menu.addMenu(tr("Arrange"))
        acts: dict[str, Callable[[], object]] = {side: partial(self._orders.align, side) for side in SIDES}
        acts |= {way: partial(self._orders.distribute, way) for way in WAYS}
        acts["tidy"] = self._orders.tidy
        for name, act in acts.items():
            self._action(arrange, tr(action_info(f"arrange.{name}").text).replace("&", ""), act)
        menu.addSeparator()

    def _add_canvas(self, menu: QMenu, at: Position | None) -> None:
        add = menu.addMenu(tr("Add"))
        for kind, name in KIND_NAMES.items():
            self._action(add, tr(name), partial(self._orders.add, kind))
        self._action(menu, tr("Paste"), partial(self._clips.paste, at))
        menu.addSeparator()
        self._action(menu, tr("Select all"), self._orders.select_all)
        self._action(menu, tr("Fit all"), self._framing.fit_all)
        self._action(menu, tr("100%"), self._framing.zoom_100)

    def _targets(self, fits: Callable[[Component], bool]) -> list[tuple[str, str]]:
        """Ids and names of the components that match, in the order in which they were added."""
        parts = self._commands.plan.components.values()
        return [(part.id, self._full_name(part.id)) for part in parts if fits(part)]

    def _full_name(self, component: str) -> str:
        """`SAS in RX300 S6`: disk groups of several hosts have the same names."""
        plan = self._commands.plan
        name, parent = plan.components[component].name, plan.parents.get(component)
        return tr("{name} in {host}", name=name, host=plan.components[parent].name) if parent else name

    def _kind(self, component: str) -> str:
        return kind_of(self._commands.plan.components[component])

    @staticmethod
    def _action(menu: QMenu, text: str, act: Callable[[], object]) -> QAction:
        action = menu.addAction(plain_action(text))
        action.triggered.connect(lambda _checked=False: act())
        return action
