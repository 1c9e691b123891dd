"""Every action of the window, declared once: menus, shortcuts, tooltips and the shortcuts page read this table.

The texts are English, with the access key marked by `&`; access keys are unique within their menu in every
language. Keys are written as Qt names them.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.look.component_kinds import MENU_GROUPS, insert_action
from app.look.translation import mark, tr

Need = Literal["", "plan", "selection", "undo", "redo", "variants"]
"""Precondition for an action: an open plan, a selection, a step to undo or redo, more than one variant."""


class ActionInfo(NamedTuple):
    """One action: its stable id, what the menu says, its keys, its icon, and what it does in one sentence."""

    id: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    help: str = ""
    needs: Need = ""
    choice: str = ""
    """Name of the group of which exactly one action is chosen; "switch" stands alone and is on or off."""
    in_drawing: bool = False
    """Whether the keys work only while the drawing has the focus, because lists and fields use them too."""
    also: str = ""
    """Further words by which it is found, such as another spelling; translatable."""


ACTIONS: tuple[ActionInfo, ...] = (
    ActionInfo("file.new", mark("&New plan"), ("Ctrl+N",), "file-plus", mark("Start with an empty drawing.")),
    ActionInfo("file.open", mark("&Open…"), ("Ctrl+O",), "folder-open", mark("Open a plan from a file.")),
    ActionInfo(
        "file.save_as",
        mark("Save &as…"),
        ("Ctrl+Shift+S",),
        "save",
        mark("Write a clean copy of the plan under another name and go on with it."),
        "plan",
    ),
    ActionInfo(
        "file.rename",
        mark("Rena&me file…"),
        (),
        "pencil",
        mark("Give the file of this plan another name in its folder."),
        "plan",
    ),
    ActionInfo(
        "file.password",
        mark("Protect w&ith a password…"),
        (),
        "lock",
        mark("Encrypt the file of this plan and its backups; change or remove the password."),
        "plan",
    ),
    ActionInfo(
        "file.backups",
        mark("Bac&kups…"),
        (),
        "database",
        mark("Open a copy of a plan as it was before; Headroom makes backups by itself."),
    ),
    ActionInfo(
        "file.restore_point",
        mark("&Save restore point"),
        ("Ctrl+S",),
        "check",
        mark("Every change is saved at once; this marks a state to come back to."),
        "plan",
    ),
    ActionInfo(
        "file.restore_points",
        mark("&Restore points…"),
        ("Ctrl+H",),
        "clock",
        mark("Go to a state that you marked, rename or remove it."),
        "plan",
    ),
    ActionInfo(
        "file.revert",
        mark("Re&vert to the state at opening"),
        (),
        "rotate-ccw",
        mark("Go back to the plan as it was opened. Undo brings your changes back."),
        "plan",
    ),
    ActionInfo(
        "file.export_proposal",
        mark("&Export proposal…"),
        ("Ctrl+E",),
        "file-down",
        mark(
            "Put the proposal for the customer together, look at its pages, and write it as PDF, Word"
            " or Excel."
        ),
        "plan",
    ),
    ActionInfo(
        "file.export_proposal_now",
        mark("E&xport proposal at once…"),
        ("Ctrl+Alt+E",),
        "",
        mark("Write the proposal as it was put together last, without looking at it first."),
        "plan",
    ),
    ActionInfo(
        "file.export_workbook",
        mark("Export as Excel &workbook…"),
        (),
        "table-2",
        mark("Write the plan and its results as a workbook whose sums and prices stay formulas."),
        "plan",
    ),
    ActionInfo(
        "file.export_picture",
        mark("Export &picture…"),
        ("Ctrl+Shift+E",),
        "image",
        mark("Write the drawing as a PNG or SVG picture."),
        "plan",
    ),
    ActionInfo(
        "file.export_chart",
        mark("Export c&hart…"),
        (),
        "activity",
        mark("Write the charts of the results in front as a PNG or SVG picture."),
        "plan",
    ),
    ActionInfo(
        "file.export_table",
        mark("Export ta&ble…"),
        (),
        "table-2",
        mark("Write the table of the results in front as CSV, for a spreadsheet."),
        "plan",
    ),
    ActionInfo(
        "file.import",
        mark("Import existin&g estate…"),
        (),
        "server",
        mark("Read an export of RVTools, Live Optics or Nutanix Collector, and draw what is there today."),
        also=mark("RVTools Live Optics Nutanix Collector inventory"),
    ),
    ActionInfo(
        "file.ask",
        mark("Ask the customer for &data…"),
        (),
        "file-text",
        mark(
            "Write a workbook with what the plan still assumes, for the customer to fill in before the workshop."
        ),
        also=mark("questionnaire assumptions workshop"),
    ),
    ActionInfo(
        "file.library",
        mark("Librar&y…"),
        ("Ctrl+Shift+L",),
        "server",
        mark("Own servers, drives, workload profiles and prices, beside those that come with Headroom."),
    ),
    ActionInfo(
        "file.library_updates",
        mark("&Update from library…"),
        (),
        "rotate-ccw",
        mark("Show what the library has newer than this plan, and take it over."),
        "plan",
    ),
    ActionInfo(
        "file.licences",
        mark("&Licences and subscriptions…"),
        (),
        "file-text",
        mark(
            "Licences, subscriptions and services of this plan: what they count, how many, and what they cost."
        ),
        "plan",
        also=mark("licenses"),
    ),
    ActionInfo(
        "file.cloud",
        mark("Desktops &from a cloud…"),
        (),
        "server",
        mark("What the same users cost in a cloud, by a price list of your own, beside this plan."),
        "plan",
        also=mark("Azure Virtual Desktop Windows 365"),
    ),
    ActionInfo("file.start_page", mark("S&tart page"), ("Alt+Home",), "", mark("Plans and samples to open.")),
    ActionInfo("file.quit", mark("&Quit"), ("Ctrl+Q",)),
    ActionInfo("edit.undo", mark("&Undo"), ("Ctrl+Z",), "undo-2", mark("Take the last step back."), "undo"),
    ActionInfo(
        "edit.redo", mark("&Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), "redo-2", mark("Do it again."), "redo"
    ),
    ActionInfo(
        "edit.cut",
        mark("Cu&t"),
        ("Ctrl+X",),
        "scissors",
        mark("Copy the selection and remove it."),
        "selection",
        in_drawing=True,
    ),
    ActionInfo(
        "edit.copy",
        mark("C&opy"),
        ("Ctrl+C",),
        "copy",
        mark("Copy the selection with all that lies in it, for this plan or another."),
        "selection",
        in_drawing=True,
    ),
    ActionInfo(
        "edit.paste",
        mark("Pa&ste"),
        ("Ctrl+V",),
        "clipboard-paste",
        mark("Put what was copied into this plan."),
        "plan",
        in_drawing=True,
    ),
    ActionInfo(
        "edit.copy_chart",
        mark("Copy c&hart"),
        (),
        "activity",
        mark("Put the charts of the results in front on the clipboard, as a picture."),
        "plan",
    ),
    ActionInfo(
        "edit.copy_table",
        mark("Copy ta&ble"),
        (),
        "table-2",
        mark("Put the table of the results in front on the clipboard, for a spreadsheet."),
        "plan",
    ),
    ActionInfo(
        "edit.connect",
        mark("&Connect…"),
        ("Ctrl+L",),
        "link",
        mark("Connect the selected pool or servers to a host or cluster, to a store or to a network link."),
        "selection",
    ),
    ActionInfo("edit.duplicate", mark("Dup&licate"), ("Ctrl+D",), "layers", "", "selection"),
    ActionInfo("edit.delete", mark("&Delete"), ("Del",), "trash-2", "", "selection", in_drawing=True),
    ActionInfo("edit.select_all", mark("Select &all"), ("Ctrl+A",), "", "", "plan", in_drawing=True),
    ActionInfo(
        "edit.rename",
        mark("Re&name"),
        ("F2",),
        "pencil",
        mark("Give the selected component another name; where nothing is selected, the plan."),
        "plan",
    ),
    ActionInfo("edit.rename_plan", mark("Rename &plan"), needs="plan"),
    ActionInfo(
        "edit.measured",
        mark("&We measured…"),
        (),
        "gauge",
        mark("Put what a pilot measured in place of what the plan assumes."),
        "plan",
    ),
    ActionInfo(
        "edit.needed",
        mark("How many des&ktops?…"),
        (),
        "scan",
        mark(
            "How much is needed for a number of desktops: hosts for 500, memory, drives, and what that costs."
        ),
        "plan",
    ),
    ActionInfo(
        "edit.design",
        mark("Best desi&gn…"),
        (),
        "scan",
        mark(
            "The cheapest hardware that carries a number of desktops, and the proof that none is cheaper; and the"
            " fewest hosts, cores or watts."
        ),
        "plan",
    ),
    ActionInfo(
        "edit.find",
        mark("&Find action or component…"),
        ("Ctrl+K",),
        "search",
        mark("Type a few letters of any command, or of the name of any component."),
    ),
    *(
        ActionInfo(insert_action(each.kind), each.menu_text, (each.keys,), each.icon, "", "plan")
        for group in MENU_GROUPS
        for each in group
    ),
    ActionInfo(
        "insert.type",
        mark("&Type to add…"),
        ("Ins",),
        "plus",
        mark("Find a component or a catalogue record by its name. Typing into the drawing does the same."),
        "plan",
        in_drawing=True,
    ),
    ActionInfo(
        "insert.find",
        mark("&Find in the palette"),
        ("Ctrl+F",),
        "search",
        mark("Search the catalogue."),
        "plan",
    ),
    ActionInfo(
        "variant.duplicate",
        mark("&Duplicate as variant"),
        ("Ctrl+Shift+D",),
        "plus",
        mark("Try something else in a copy of this plan, beside it in the same file."),
        "plan",
    ),
    ActionInfo(
        "variant.add",
        mark("&Empty variant"),
        (),
        "file-plus",
        mark("Begin a variant with nothing in it."),
        "plan",
    ),
    ActionInfo(
        "variant.refresh",
        mark("Copy as re&fresh variant"),
        (),
        "server",
        mark("Plan what is to replace this estate, in a copy of it without what was measured."),
        "plan",
    ),
    ActionInfo("variant.rename", mark("&Rename variant"), ("Shift+F2",), "pencil", "", "variants"),
    ActionInfo("variant.remove", mark("Re&move variant"), (), "trash-2", "", "variants"),
    ActionInfo("variant.next", mark("&Next variant"), ("Ctrl+PgDown",), "", "", "variants"),
    ActionInfo("variant.previous", mark("&Previous variant"), ("Ctrl+PgUp",), "", "", "variants"),
    ActionInfo("variant.move_left", mark("Move &left"), ("Ctrl+Shift+PgUp",), "chevron-left", "", "variants"),
    ActionInfo(
        "variant.move_right", mark("Move ri&ght"), ("Ctrl+Shift+PgDown",), "chevron-right", "", "variants"
    ),
    ActionInfo(
        "variant.compare",
        mark("&Compare variants"),
        ("Ctrl+Shift+R",),
        "table-2",
        mark("Show the results of all variants side by side."),
        "variants",
    ),
    ActionInfo(
        "variant.differences",
        mark("&Show differences in the drawing"),
        ("F9",),
        "",
        mark("Mark what was added or changed since the baseline, and name what is gone."),
        "variants",
        "switch",
    ),
    ActionInfo(
        "variant.recommend",
        mark("Recommend this &variant"),
        (),
        "circle-check",
        mark("The offer recommends the shown variant; chosen again, the figures decide."),
        "variants",
        "switch",
        also=mark("recommended variant of the offer, recommendation"),
    ),
    ActionInfo("arrange.left", mark("Align &left"), (), "align-start-vertical", "", "selection"),
    ActionInfo("arrange.centre", mark("Align &centres"), (), "align-center-vertical", "", "selection"),
    ActionInfo("arrange.right", mark("Align &right"), (), "align-end-vertical", "", "selection"),
    ActionInfo("arrange.top", mark("Align &top"), (), "align-start-horizontal", "", "selection"),
    ActionInfo("arrange.middle", mark("Align &middles"), (), "align-center-horizontal", "", "selection"),
    ActionInfo("arrange.bottom", mark("Align &bottom"), (), "align-end-horizontal", "", "selection"),
    ActionInfo(
        "arrange.across", mark("Distribute &across"), (), "align-horizontal-space-between", "", "selection"
    ),
    ActionInfo("arrange.down", mark("&Distribute down"), (), "align-vertical-space-between", "", "selection"),
    ActionInfo(
        "arrange.tidy",
        mark("Tid&y layout"),
        ("Ctrl+T",),
        "layout-dashboard",
        mark("Arrange the whole plan, or the selected cards if several are selected."),
        "plan",
    ),
    ActionInfo(
        "arrange.collapse",
        mark("C&ollapse"),
        ("-",),
        "",
        mark("Show a cluster, host or array as one card with the worst result of all inside."),
        "selection",
        in_drawing=True,
    ),
    ActionInfo(
        "arrange.expand",
        mark("&Expand"),
        ("+",),
        "",
        mark("Show what lies inside the selected cards again."),
        "selection",
        in_drawing=True,
    ),
    ActionInfo("view.zoom_in", mark("Zoom &in"), ("Ctrl++", "Ctrl+="), "zoom-in", "", "plan"),
    ActionInfo("view.zoom_out", mark("Zoom &out"), ("Ctrl+-",), "zoom-out", "", "plan"),
    ActionInfo("view.zoom_100", mark("&Actual size"), ("Ctrl+0",), "scan", "", "plan"),
    ActionInfo("view.fit_all", mark("&Fit the plan"), ("Ctrl+9",), "maximize", "", "plan"),
    ActionInfo("view.fit_selection", mark("Fit the &selection"), ("Ctrl+8",), "square", "", "selection"),
    ActionInfo("phase.next", mark("&Next phase"), ("F7",), "", mark("Show the results of it."), "plan"),
    ActionInfo("phase.previous", mark("&Previous phase"), ("Shift+F7",), "", "", "plan"),
    ActionInfo(
        "case.next",
        mark("&Next case"),
        ("F8",),
        "",
        mark("Show the results while something has failed."),
        "plan",
    ),
    ActionInfo("case.previous", mark("&Previous case"), ("Shift+F8",), "", "", "plan"),
    ActionInfo("view.palette", mark("&Palette"), (), "", mark("Show palette and outline."), "plan", "switch"),
    ActionInfo(
        "view.outline",
        mark("O&utline"),
        ("Ctrl+Shift+F",),
        "list-tree",
        mark("Show the plan as a tree and search it."),
        "plan",
    ),
    ActionInfo("view.inspector", mark("I&nspector"), (), "", "", "plan", "switch"),
    ActionInfo(
        "view.overview",
        mark("Overvie&w"),
        (),
        "",
        mark("Show the whole plan in a corner while part of it is out of sight."),
        "plan",
        "switch",
    ),
    ActionInfo(
        "view.results",
        mark("&Results"),
        ("Ctrl+R",),
        "",
        mark("Open the tables below the drawing."),
        "plan",
        "switch",
    ),
    ActionInfo(
        "view.present",
        mark("Presentation &mode"),
        ("F5",),
        "maximize",
        mark(
            "Show the drawing in large type on the whole screen, and go through variants and restore points by Page Up"
            " and Page Down."
        ),
        "plan",
    ),
    ActionInfo("view.next_pane", mark("Ne&xt pane"), ("F6",), "", mark("Go from pane to pane."), "plan"),
    ActionInfo("view.previous_pane", mark("Pre&vious pane"), ("Shift+F6",), "", "", "plan"),
    ActionInfo("theme.system", mark("&As the system"), choice="theme"),
    ActionInfo("theme.light", mark("&Light"), choice="theme"),
    ActionInfo("theme.dark", mark("&Dark"), choice="theme"),
    ActionInfo("text.100", "&100 %", choice="text"),
    ActionInfo("text.125", "12&5 %", choice="text"),
    ActionInfo("text.150", "15&0 %", choice="text"),
    ActionInfo("text.200", "&200 %", choice="text"),
    ActionInfo("language.system", mark("&As the system"), choice="language"),
    ActionInfo("language.en", "&English", choice="language"),
    ActionInfo("language.de", "&Deutsch", choice="language"),
    ActionInfo(
        "help.explain",
        mark("E&xplain this number"),
        ("F1",),
        "info",
        mark("Show formula, values and sources of the number in focus."),
        "plan",
    ),
    ActionInfo(
        "help.guide",
        mark("&Guide"),
        ("Ctrl+F1",),
        "",
        mark("How a plan is drawn, read, changed, compared and handed over."),
    ),
    ActionInfo("help.shortcuts", mark("&Keyboard shortcuts"), ("Shift+F1",), "help-circle"),
    ActionInfo(
        "help.validation",
        mark("How good are the &predictions?"),
        help=mark("Compare predictions with published measurements."),
    ),
    ActionInfo(
        "help.catalogue",
        mark("What does the &catalogue know?"),
        help=mark("Its tables and records with values, sources and confidence."),
    ),
    ActionInfo("help.about", mark("&About Headroom")),
)


def action_info(action_id: str) -> ActionInfo:
    """The declaration of one action. Raises KeyError for an unknown id."""
    return _BY_ID[action_id]


def plain_name(action_id: str) -> str:
    """The name of an action outside menus: without access key and ellipsis."""
    return tr(action_info(action_id).text).replace("&", "").removesuffix("…")


_BY_ID = {info.id: info for info in ACTIONS}
