"""A walk through the whole program: start page, dialogs, the form of each kind, finders, every tab, a derivation."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.project.validation_files import load_validation
from app.results.tabs.all_tabs import NAMES
from app.window.dialogs.about_dialog import versions
from app.window.dialogs.licences_dialog import LicencesDialog
from app.window.start.start_page import SAMPLES
from app.window.wiring import Wiring
from planner_core.editing import verbs
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import Host, kind_of
from planner_core.plan.fields import declared_fields
from planner_core.plan.plan import Position
from tests.support.pseudo_locale import outside_of_brackets
from tests.support.settled import settle

SAMPLE = "me4-50"
QT_WORDS = ("Cancel", "Abbrechen", "Close", "Schließen", "Scroll Left", "Scroll Right")
"""Qt's own texts, in its own translation."""
RECORDS = ("servers", "cpus", "drives", "arrays", "workloads", "boards", "vgpu_profiles", "guests")


def opened(program: Wiring, qtbot: QtBot, action: str) -> QDialog:
    """The dialog that an action opens."""
    program.actions[action].trigger()
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


def close_dialog() -> None:
    """Close the dialog that was opened last."""
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()


def places(program: Wiring, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """Every place in the program, one after the other; each is visible when it is yielded."""
    window = program.window
    settle()
    yield "start page", window
    for action in ("help.about", "help.shortcuts", "help.validation", "file.backups"):
        dialog = opened(program, qtbot, action)
        qtbot.waitUntil(lambda shown=dialog: not getattr(shown, "is_busy", False), timeout=120_000)
        qtbot.waitUntil(lambda shown=dialog: getattr(shown, "chart", shown) is not None, timeout=120_000)
        settle()
        yield action, dialog
        close_dialog()
    program.window.start_page.cards[SAMPLE].click()
    bench = program.workbench
    qtbot.waitUntil(lambda: program.session.assessment is not None and program.session.results.is_reviewed)
    line = verbs.new_component(program.session.plan, "network_link")
    program.session.perform(verbs.add_component(program.session.plan, line, Position(0, 900)))
    note = verbs.new_component(program.session.plan, "note")
    program.session.perform(verbs.add_component(program.session.plan, note, Position(0, 1200)))
    settle()
    yield "plan", window
    plan = program.session.plan
    boards, host = verbs.new_component(plan, "graphics_boards"), plan.of_type(Host)[0].id
    program.session.perform(verbs.add_component(plan, boards, None, host))
    settle()
    yield from forms(program, qtbot)
    program.session.perform(verbs.remove(program.session.plan, [boards.id]))
    settle()
    bench.side.turn_to(bench.outline)
    bench.canvas.orders.type_to_add("h")
    settle()
    yield "outline and quick add", window
    bench.canvas.quick_add.close_finder()
    program.actions["edit.find"].trigger()
    settle()
    yield "command palette", window
    program.command_palette.close_finder()
    yield "restore points", opened(program, qtbot, "file.restore_points")
    close_dialog()
    yield "pilot", opened(program, qtbot, "edit.measured")
    close_dialog()
    yield "how many desktops", opened(program, qtbot, "edit.needed")
    close_dialog()
    yield "import an estate", opened(program, qtbot, "file.import")
    close_dialog()
    program.actions["file.restore_point"].trigger()
    program.actions["view.results"].setChecked(True)
    for name in NAMES:
        bench.tabs.show_tab(name)
        tab = bench.tabs.tab(name)
        qtbot.waitUntil(lambda shown=tab: not getattr(shown, "is_busy", False), timeout=120_000)
        settle()
        yield f"tab {name}", window
    bench.explain_number("limits.1")
    settle()
    yield "explained", window
    yield from licences(program, qtbot)
    yield from cloud(program, qtbot)


def licences(program: Wiring, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """The licence lines: none yet, the templates to choose from, and a line with its form and places."""
    dialog = opened(program, qtbot, "file.licences")
    assert isinstance(dialog, LicencesDialog)
    yield "licences of none", dialog
    dialog.add_button.click()
    settle()
    yield "licence templates", dialog
    dialog.finder.close_finder()
    template = program.session.catalog.licence_templates["broadcom-vcf"]
    program.session.perform(verbs.add_licence(program.session.plan, template.licence()))
    dialog.choose("licence-1")
    assert dialog.form is not None
    for field in dialog.form.field_names:
        dialog.form.row(field)  # those of folded sections, too
    settle()
    yield "licences", dialog
    close_dialog()


def cloud(program: Wiring, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """Desktops from a cloud: compared with none, and by both rules and a fixed price."""
    dialog = opened(program, qtbot, "file.cloud")
    yield "cloud of none", dialog
    program.session.perform(verbs.set_setting(program.session.plan, "cloud", "both"))
    settle()
    yield "cloud", dialog
    close_dialog()


def forms(program: Wiring, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """The form of each kind, unfolded, and that of the plan."""
    bench, plan = program.workbench, program.session.plan
    for kind in ("", *KIND_NAMES):
        found = [each.id for each in plan.components.values() if kind_of(each) == kind]
        assert found or not kind, kind
        bench.canvas.select(found[:1])
        form = bench.inspector.form
        assert form is not None
        for section in form.findChildren(QWidget):
            if hasattr(section, "unfold"):
                section.unfold()
        settle()
        yield f"form of {kind or 'plan'}", program.window


def names_in(program: Wiring) -> set[str]:
    """Names that are not translated: those of users, vendors and products, and keys."""
    plan, catalog = program.session.plan, program.session.catalog
    parts = plan.components.values()
    records = [each for name in RECORDS for each in catalog.records(name)]
    said = {
        getattr(part, info.name)
        for part in parts
        for info in declared_fields(type(part))
        if info.kind == "text"
    }
    origins = {origin.reference for part in parts for origin in getattr(part, "origins", {}).values()}
    bought = {
        text for part in parts for each in part.parts for text in (each.item, each.source, each.order_number)
    }
    products = {text for each in catalog.licence_templates.values() for text in (each.name, each.vendor)}
    keys = {
        text for each in program.actions.children() if isinstance(each, QAction) for text in keys_in(each)
    }
    sources = {each.source for each in records} | {each.name for each in records}
    published = {each.source for each in SAMPLES}
    tests = load_validation()
    measured = {text for each in tests.systems for text in (each.title, each.source, each.id)}
    made_with = {text for version in versions() for text in version}
    symbols = program.workbench.explain.panel.card.symbols.text()
    own = {"Headroom", symbols, outside_of_brackets(symbols), plan.name, plan.settings.currency, *QT_WORDS}
    return {
        *own,
        *said,
        *origins,
        *bought,
        *products,
        *keys,
        *sources,
        *published,
        *measured,
        *made_with,
    } - {""}


def keys_in(action: QAction) -> list[str]:
    """The words on the keys of an action."""
    return [word for keys in action.shortcuts() for word in keys.toString().split("+") if len(word) > 1]
