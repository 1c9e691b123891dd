"""A user who acts at random, through the same interface as everybody: palette, menus, keys, forms, clipboard.

Forbidden actions are tried too: the window refuses them and leaves the plan unchanged.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu

from app.canvas.kinds import OWNERS
from app.canvas.layout.hits import Hit
from app.canvas.layout.routing import Pair
from app.inspector.field_editors import NUMBERS
from app.inspector.field_row import FieldRow
from app.inspector.record_field import RecordField
from app.project.palette_model import ENTRY_ROLE
from app.window.wiring import Wiring
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.basis.axes import PHASES
from planner_core.plan.components import kind_of
from planner_core.plan.fields import FieldInfo
from planner_core.plan.plan import Plan
from tests.support.canvas import Hand

MOST_COMPONENTS = 12
MOST_VARIANTS = 3
FEW_COMPONENTS, MORE_OFTEN = 5, 6
"""A small drawing is mostly extended; in a full one components are mostly removed."""
WORDS = ("", "ä ß €", "<b>x</b> & y", "2*192", "x" * 50)
YEARS = ("480", "480 560", "words")
"""For a field whose text has a form: desktops of later years, right and wrong."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
MOST_TYPED = 500.0
MOST_TRIES = 60


class RandomUser:
    """Acts step by step; `done` counts changes of the plan or its history."""

    def __init__(self, program: Wiring, seed: int) -> None:
        self._program = program
        self._dice = random.Random(seed)
        self._bench = program.workbench
        self._canvas = program.workbench.canvas
        self._hand = Hand(self._canvas)
        self.done: Counter[str] = Counter()
        self._doors = self._all_doors()

    @property
    def doors(self) -> tuple[str, ...]:
        """The names of all possible actions."""
        return tuple(self._doors)

    def act(self) -> str:
        """Perform an action; returns its name."""
        names = list(self._doors)
        few = len(self._plan.components) < FEW_COMPONENTS
        wanted = "add" if few else "delete" if self._is_full else "neither"
        more = {name: MORE_OFTEN if name.startswith(wanted) else 1 for name in names}
        chosen = self._dice.choices(names, [more[name] * self._doors[name][0] for name in names])[0]
        before = (self._plan, self._program.session.history)
        self._doors[chosen][1]()
        if (self._plan, self._program.session.history) != before:
            self.done[chosen] += 1
        return chosen

    def edit_each_field(self, component: str) -> list[str]:
        """Change every field of a component in its form; returns the names of changed fields."""
        self._canvas.select([component])
        form = self._bench.inspector.form
        assert form is not None
        changed = []
        for name in form.field_names:
            before = getattr(self._plan.components[component], name)
            for _ in range(MOST_TRIES):
                put_value(form.row(name), self._dice)
                if getattr(self._plan.components[component], name) != before:
                    changed.append(name)
                    break
        return changed

    def choose_for(self, component: str, title: str) -> None:
        """Choose an entry of a component's menu by the beginning of its title, if there is one."""
        self._choose_below(Hit("card", component), title)

    def relocate(self, pair: Pair, role: str) -> None:
        """Move a file to any store, if it still is where it was."""
        if (pair, role) in self.chips():
            self._choose_below(Hit("chip", pair[0], pair, role), "Move to")

    # --- actions -------------------------------------------------------------------------------------------------

    def _all_doors(self) -> dict[str, tuple[int, Callable[[], object]]]:
        trigger = self._trigger
        return {
            "add from palette": (6, self._add_from_palette),
            "add by typing": (4, self._add_by_typing),
            "add by menu": (4, self._add_by_menu),
            "edit a field": (30, self._edit_a_field),
            "step a number": (5, self._step_a_number),
            "back to default": (4, self._back_to_default),
            "edit a price": (5, self._edit_a_price),
            "rename the plan": (2, self._rename),
            "connect": (8, self._connect),
            "disconnect": (3, lambda: self._from_menu_of_card("Disconnect from")),
            "relocate": (8, self._relocate),
            "nest": (6, lambda: self._from_menu_of_card("Move into")),
            "take out": (8, lambda: self._from_menu_of_card("Take out of")),
            "nudge": (4, self._nudge),
            "drag a card": (6, self._drag_a_card),
            "drag a chip": (4, self._drag_a_chip),
            "drag a line": (4, self._drag_a_line),
            "align": (2, lambda: self._arrange(("left", "centre", "right", "top", "middle", "bottom"))),
            "distribute": (2, lambda: self._arrange(("across", "down"))),
            "tidy": (2, lambda: self._arrange(("tidy",))),
            "duplicate": (4, lambda: self._with_room(lambda: trigger("edit.duplicate"))),
            "copy and paste": (4, lambda: self._with_room(self._copy_and_paste)),
            "cut and paste": (2, self._cut_and_paste),
            "delete": (4, self._delete),
            "undo": (9, lambda: trigger("edit.undo")),
            "redo": (6, lambda: trigger("edit.redo")),
            "restore point": (2, lambda: trigger("file.restore_point")),
            "look elsewhere": (4, self._look_elsewhere),
            "duplicate the variant": (2, self._duplicate_the_variant),
            "show another variant": (4, lambda: self._arrange_variants(("next", "previous"))),
            "move the variant": (2, lambda: self._arrange_variants(("move_left", "move_right"))),
            "remove the variant": (2, lambda: self._arrange_variants(("remove",))),
            "rename the variant": (3, self._rename_the_variant),
            "look for differences": (2, lambda: self._arrange_variants(("differences",))),
        }

    def _duplicate_the_variant(self) -> None:
        if len(self._program.session.project.variants) < MOST_VARIANTS:
            self._trigger("variant.duplicate")
            self._name_the_variant()

    def _rename_the_variant(self) -> None:
        self._trigger("variant.rename")
        self._name_the_variant()

    def _name_the_variant(self) -> None:
        """Give it a name, keep the one it has, or try one that is taken."""
        editor = self._bench.variant_bar.tabs.editor
        if editor is None:
            return
        names = ("", "R&D <b>", "As is", self._program.session.project.variants[0].name)
        editor.setText(self._dice.choice(names))
        QTest.keyClick(editor, self._dice.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))

    def _arrange_variants(self, ways: Collection[str]) -> None:
        self._trigger(f"variant.{self._dice.choice(tuple(ways))}")

    def _add_from_palette(self) -> None:
        if self._is_full:
            self._select_any()
            return
        view = self._bench.palette_pane.view
        rows = range(view.model().rowCount())
        entries = [view.model().index(row, 0) for row in rows]
        entries = [index for index in entries if not index.data(ENTRY_ROLE).is_heading]
        view.setCurrentIndex(self._dice.choice(entries))
        self._select_any()
        QTest.keyClick(view, Qt.Key.Key_Return)

    def _add_by_typing(self) -> None:
        self._select_any()
        if self._is_full:
            return
        typed = self._dice.choice([*KIND_NAMES.values(), "sata 960", "xeon", "knowledge", "array", "nothing"])
        self._canvas.orders.type_to_add(typed)
        field = self._canvas.quick_add.field
        for _ in range(self._dice.randrange(3)):
            QTest.keyClick(field, Qt.Key.Key_Down)
        QTest.keyClick(field, Qt.Key.Key_Return)
        if self._canvas.quick_add.is_open:
            QTest.keyClick(field, Qt.Key.Key_Escape)

    def _add_by_menu(self) -> None:
        self._select_any()
        if not self._is_full:
            self._trigger(f"insert.{self._dice.choice(list(KIND_NAMES))}")

    def _edit_a_field(self) -> None:
        if row := self._any_row():
            put_value(row, self._dice)

    def _step_a_number(self) -> None:
        row = self._any_row()
        if row is not None and row.info.kind in NUMBERS:
            for _ in range(self._dice.randint(1, 3)):
                QTest.keyClick(row.editor.line, self._dice.choice([Qt.Key.Key_Up, Qt.Key.Key_PageDown]))
            QTest.keyClick(row.editor.line, self._dice.choice([Qt.Key.Key_Return, Qt.Key.Key_Escape]))

    def _back_to_default(self) -> None:
        if row := self._any_row():
            self._choose(row.make_menu(), "Back to default")

    def _edit_a_price(self) -> None:
        self._select(1)
        prices = self._bench.inspector.prices
        if prices is None:
            return
        if not prices.rows or self._dice.random() < 1 / 4:
            prices.add_button.click()
            return
        row = self._dice.choice(prices.rows)
        if self._dice.random() < 1 / 5:
            row.remove_button.click()
            return
        row.item.setText(self._dice.choice(["Server", "RAM 64 GB", "ä & b"]))
        row.item.commit()
        number = self._dice.choice(
            [each for each in (row.quantity, row.price, row.discount) if each is not None]
        )
        number.line.setText(str(self._dice.randint(0, 90)))
        number.commit()
        choose_one(row.per, self._dice)

    def _rename(self) -> None:
        name = self._bench.top_bar.name
        name.setText(self._dice.choice(["Customer North", "R&D <i>", "Pilot"]))
        name.editingFinished.emit()

    def _connect(self) -> None:
        self._select_kinds(OWNERS)
        self._trigger("edit.connect")
        self._answer_choice()

    def _relocate(self) -> None:
        chips = self.chips()
        if not chips:
            return
        pair, role = self._dice.choice(chips)
        if self._dice.random() < 1 / 2:
            self._canvas.orders.relocate(pair, role)
            self._answer_choice()
        else:
            self._choose_below(Hit("chip", pair[0], pair, role), "Move to")

    def _from_menu_of_card(self, title: str) -> None:
        """From the menu of any card that has such an entry."""
        ids = list(self._plan.components)
        for each in self._dice.sample(ids, len(ids)):
            if self._choose_below(Hit("card", each), title):
                return

    def _nudge(self) -> None:
        self._select_any()
        for _ in range(self._dice.randint(1, 3)):
            QTest.keyClick(self._canvas, self._dice.choice(ARROWS))

    def _drag_a_card(self) -> None:
        """Onto another card, or anywhere."""
        if self._plan.components:
            self._canvas.framing.fit_all()
            start = self._hand.at(self._any_id())
            self._hand.drag(
                start, self._hand.at(self._any_id()) if self._dice.random() < 1 / 2 else self._anywhere()
            )

    def _drag_a_chip(self) -> None:
        if chips := self.chips():
            self._canvas.framing.fit_all()
            (owner, store), role = self._dice.choice(chips)
            self._hand.drag(self._hand.chip(owner, store, role), self._hand.at(self._any_id()))

    def _drag_a_line(self) -> None:
        self._select_kinds(OWNERS)
        if selected := self._canvas.selected_ids():
            self._canvas.framing.fit_all()
            self._hand.drag(self._hand.port(selected[0]), self._hand.at(self._any_id()))

    def _arrange(self, ways: tuple[str, ...]) -> None:
        self._select(self._dice.randint(0, 4))
        self._trigger(f"arrange.{self._dice.choice(ways)}")

    def _copy_and_paste(self) -> None:
        self._trigger("edit.copy")
        self._select_any()
        self._trigger("edit.paste")

    def _cut_and_paste(self) -> None:
        self._select_any()
        self._trigger("edit.cut")
        self._select_any()
        self._trigger("edit.paste")

    def _delete(self) -> None:
        self._select_any()
        if self._canvas.selected_ids():
            QTest.keyClick(self._canvas, Qt.Key.Key_Delete)

    def _look_elsewhere(self) -> None:
        """Change the view only, which must change nothing else."""
        top_bar, dice = self._bench.top_bar, self._dice
        top_bar.phase.choose(dice.choice(PHASES))
        top_bar.case.choose(dice.choice(list(top_bar.case.choices())))
        self._trigger(dice.choice(["view.fit_all", "view.zoom_in", "view.zoom_out", "view.fit_selection"]))

    # --- inside ------------------------------------------------------------------------------------------------

    @property
    def _plan(self) -> Plan:
        return self._program.session.plan

    @property
    def _is_full(self) -> bool:
        return len(self._plan.components) >= MOST_COMPONENTS

    def _any_id(self) -> str:
        return self._dice.choice(list(self._plan.components))

    def _anywhere(self) -> QPoint:
        room = self._canvas.viewport().rect()
        return QPoint(self._dice.randrange(room.width()), self._dice.randrange(room.height()))

    def chips(self) -> list[tuple[Pair, str]]:
        """The chips that can be moved: a line and a file role on it."""
        routes = self._canvas.arrangement.routes
        return sorted((pair, role) for pair, route in routes.items() for role, _ in route.chips)

    def _with_room(self, act: Callable[[], object]) -> None:
        self._select(self._dice.randint(1, 2))
        if not self._is_full:
            act()

    def _trigger(self, action: str) -> None:
        self._canvas.setFocus()
        self._program.actions[action].trigger()

    def _select(self, count: int) -> None:
        ids = list(self._plan.components)
        self._canvas.select(self._dice.sample(ids, min(count, len(ids))))

    def _select_any(self) -> None:
        self._select(self._dice.choice([0, 1, 1, 1, 2]))

    def _select_kinds(self, kinds: Collection[str]) -> None:
        ids = [each.id for each in self._plan.components.values() if kind_of(each) in kinds]
        self._canvas.select([self._dice.choice(ids)] if ids else [])

    def _any_row(self) -> FieldRow | None:
        """A row of the form for one component, for several of a kind, or for the settings."""
        parts = list(self._plan.components.values())
        if parts and self._dice.random() > 1 / 6:
            first = self._dice.choice(parts)
            same = [each.id for each in parts if kind_of(each) == kind_of(first)]
            self._canvas.select(
                self._dice.sample(same, self._dice.randint(1, min(2, len(same))))
                if self._dice.random() < 1 / 3
                else [first.id]
            )
        else:
            self._canvas.select([])
        form = self._bench.inspector.form
        return form.row(self._dice.choice(form.field_names)) if form is not None else None

    def _answer_choice(self) -> None:
        """Press Tab a few times and choose the current target."""
        if self._canvas.runner.gesture is None:
            return
        for _ in range(self._dice.randrange(4)):
            QTest.keyClick(self._canvas, Qt.Key.Key_Tab)
        QTest.keyClick(self._canvas, Qt.Key.Key_Return)

    def _choose_below(self, hit: Hit, title: str) -> bool:
        if hit.component:
            self._canvas.select([hit.component])
        with dropped(self._canvas._menus.menu_for(hit)) as menu:
            return self._pick(menu, title)

    def _choose(self, made: QMenu, title: str) -> None:
        with dropped(made) as menu:
            self._pick(menu, title)

    def _pick(self, menu: QMenu, title: str) -> bool:
        """Trigger the entry with this beginning, or one in its submenu; returns whether there is one."""
        for action in menu.actions():
            if action.text().startswith(title) and action.isEnabled():
                below = action.menu()
                entries = below.actions() if isinstance(below, QMenu) else [action]
                self._dice.choice(entries).trigger()
                return True
        return False


@contextmanager
def dropped(menu: QMenu) -> Iterator[QMenu]:
    """A menu that is deleted after use."""
    yield menu
    menu.deleteLater()


def put_value(row: FieldRow, dice: random.Random) -> None:
    """Change the value of a field's editor by typing, choosing or clicking."""
    editor, info = row.editor, row.info
    if info.kind in NUMBERS:
        editor.line.setText(typed_number(info, dice))
        editor.commit()
        editor.give_up()
    elif info.kind == "choice":
        choose_one(editor, dice)
    elif info.kind == "flag":
        editor.click()
    else:
        put_words(editor, dice, YEARS if info.form else WORDS)


def put_words(editor: Any, dice: random.Random, words: Sequence[str]) -> None:
    """Type words, or take a record of the catalogue."""
    if isinstance(editor, RecordField):
        if dice.random() < 1 / 2:
            choose_one(editor, dice)
            return
        editor.line.setText(dice.choice(words))
    elif hasattr(editor, "setPlainText"):
        editor.setPlainText(dice.choice(words) + "\n" + dice.choice(words))
    else:
        editor.setText(dice.choice(words))
    editor.commit()
    if editor.is_half_typed:
        editor.give_up()


def choose_one(box: QComboBox, dice: random.Random) -> None:
    """Choose a line of a list, as a click on it does."""
    if box.count():
        index = dice.randrange(box.count())
        box.setCurrentIndex(index)
        box.activated.emit(index)


def typed_number(info: FieldInfo, dice: random.Random) -> str:
    """Usually a valid number; sometimes one out of bounds, a sum, or nothing."""
    least, most = info.least or 0.0, min(info.most if info.most is not None else MOST_TYPED, MOST_TYPED)
    whole = dice.randint(round(least), max(round(least), round(most)))
    shape = dice.random()
    if shape < 1 / 10:
        return dice.choice(["", "-1", "99999999999", "1/0", "words"])
    if shape < 2 / 10:
        return f"{whole}+1"
    if info.kind == "integer" or shape < 5 / 10:
        return str(whole)
    return str(Decimal(repr(round(dice.uniform(least, max(least, most)), 2))))
