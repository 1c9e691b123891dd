"""The menus of the window, declared once, with their actions in order.

Access keys are marked by `&`; they are unique within their menu in every language.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QMenu, QMenuBar

from app.look.component_kinds import MENU_GROUPS, insert_action
from app.look.translation import mark, tr


class MenuInfo(NamedTuple):
    """A menu: its title and its entries, which are action ids, menus, or SEPARATOR."""

    id: str
    title: str
    entries: tuple[str | MenuInfo, ...]
    """Recent plans, variants, phases and cases are added at run time."""


SEPARATOR = "-"

MENUS: tuple[MenuInfo, ...] = (
    MenuInfo(
        "file",
        mark("&File"),
        (
            "file.new",
            "file.open",
            "file.import",
            "file.ask",
            MenuInfo("recent", mark("Re&cent plans"), ()),
            SEPARATOR,
            "file.restore_point",
            "file.restore_points",
            "file.revert",
            "file.backups",
            SEPARATOR,
            "file.save_as",
            "file.rename",
            "file.password",
            SEPARATOR,
            "file.export_proposal",
            "file.export_proposal_now",
            "file.export_workbook",
            "file.export_picture",
            "file.export_chart",
            "file.export_table",
            SEPARATOR,
            "file.licences",
            "file.cloud",
            "file.library",
            "file.library_updates",
            SEPARATOR,
            "file.start_page",
            "file.quit",
        ),
    ),
    MenuInfo(
        "edit",
        mark("&Edit"),
        (
            "edit.undo",
            "edit.redo",
            SEPARATOR,
            "edit.cut",
            "edit.copy",
            "edit.paste",
            SEPARATOR,
            "edit.copy_chart",
            "edit.copy_table",
            SEPARATOR,
            "edit.connect",
            "edit.duplicate",
            "edit.delete",
            SEPARATOR,
            "edit.select_all",
            "edit.rename",
            "edit.rename_plan",
            SEPARATOR,
            "edit.needed",
            "edit.design",
            "edit.measured",
            SEPARATOR,
            "edit.find",
        ),
    ),
    MenuInfo(
        "insert",
        mark("&Insert"),
        (
            *(
                entry
                for group in MENU_GROUPS
                for entry in (*[insert_action(each.kind) for each in group], SEPARATOR)
            ),
            "insert.type",
            "insert.find",
        ),
    ),
    MenuInfo(
        "arrange",
        mark("&Arrange"),
        (
            "arrange.left",
            "arrange.centre",
            "arrange.right",
            SEPARATOR,
            "arrange.top",
            "arrange.middle",
            "arrange.bottom",
            SEPARATOR,
            "arrange.across",
            "arrange.down",
            SEPARATOR,
            "arrange.collapse",
            "arrange.expand",
            SEPARATOR,
            "arrange.tidy",
        ),
    ),
    MenuInfo(
        "variant",
        mark("Va&riant"),
        (
            "variant.duplicate",
            "variant.refresh",
            "variant.add",
            "variant.rename",
            "variant.remove",
            SEPARATOR,
            "variant.next",
            "variant.previous",
            "variant.move_left",
            "variant.move_right",
            SEPARATOR,
            "variant.compare",
            "variant.differences",
            "variant.recommend",
        ),
    ),
    MenuInfo(
        "view",
        mark("&View"),
        (
            "view.zoom_in",
            "view.zoom_out",
            "view.zoom_100",
            "view.fit_all",
            "view.fit_selection",
            SEPARATOR,
            MenuInfo("phase", mark("P&hase"), ("phase.next", "phase.previous")),
            MenuInfo("case", mark("&Case"), ("case.next", "case.previous")),
            SEPARATOR,
            "view.palette",
            "view.outline",
            "view.inspector",
            "view.overview",
            "view.results",
            "view.next_pane",
            "view.previous_pane",
            SEPARATOR,
            "view.present",
            SEPARATOR,
            MenuInfo("theme", mark("&Theme"), ("theme.system", "theme.light", "theme.dark")),
            MenuInfo("text", mark("T&ext size"), ("text.100", "text.125", "text.150", "text.200")),
            MenuInfo("language", mark("&Language"), ("language.system", "language.en", "language.de")),
        ),
    ),
    MenuInfo(
        "help",
        mark("&Help"),
        (
            "help.guide",
            "help.explain",
            SEPARATOR,
            "help.shortcuts",
            "help.validation",
            "help.catalogue",
            SEPARATOR,
            "help.about",
        ),
    ),
)


def ids_in(menu: MenuInfo) -> tuple[str, ...]:
    """The actions of a menu and its submenus, in order."""
    found: list[str] = []
    for entry in menu.entries:
        if isinstance(entry, MenuInfo):
            found += ids_in(entry)
        elif entry != SEPARATOR:
            found.append(entry)
    return tuple(found)


def add_menus(bar: QMenuBar) -> dict[str, QMenu]:
    """Put the menus into the menu bar, still empty: the first paint shows their titles only."""
    added = {info.id: QMenu(tr(info.title), bar) for info in MENUS}
    for menu in added.values():
        bar.addMenu(menu)
    return added
