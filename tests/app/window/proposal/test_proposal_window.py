"""The window of the proposal: every change is a step, the pages follow, the firm is the project's or everybody's."""

from __future__ import annotations

import os
import signal
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QColorDialog,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.machine.preferences import Preferences
from app.output.firm_profile import FirmProfile
from app.project.samples import read_sample
from app.project.session import Session
from app.window.proposal.open_proposal import PresentProposal
from app.window.proposal.proposal_window import ProposalWindow
from planner_core.editing import verbs
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import (
    CHAPTERS,
    EDITIONS,
    Branding,
    Chapter,
    DecisionLine,
    ProposalDesign,
)
from tests.support.file_dialog import Turn, in_turn, keys, name_typed
from tests.support.in_front import bring_to_front
from tests.support.logos import PLAIN, svg
from tests.support.proposal_process import FAULT, begin_with, is_there
from tests.support.screen_reader import listen
from tests.support.settled import settle
from tests.support.user import User

TIMEOUT = 60_000
cover_alone = pytest.mark.parametrize(
    "chapters", [tuple(Chapter(key, shown=False) for key in CHAPTERS)], ids=["cover"]
)
"""For tests that need any page at all; the others lay out the whole proposal, in two goes."""


def laid_out(qtbot: QtBot, window: ProposalWindow) -> list[bytes]:
    """The pages, once they are those of the present proposal."""
    qtbot.waitUntil(lambda: not window.preview.is_busy and window.view.count > 0, timeout=TIMEOUT)
    return list(window.view.images.pages)


def choose(field: QComboBox, name: str) -> None:
    """As the user does: by the name in the list."""
    field.setCurrentText(name)
    field.activated.emit(field.currentIndex())


def test_it_shows_the_pages_of_the_present_proposal(window: ProposalWindow, qtbot: QtBot) -> None:
    window.show()
    pages = laid_out(qtbot, window)
    assert len(pages) > 5
    qtbot.waitUntil(window.view.is_drawn, timeout=TIMEOUT)
    assert window.bar.page.text() == f"Page 1 of {len(pages)}"
    assert window.windowTitle() == "Proposal: Everything on SSD"
    assert not window.messages.text


def test_its_title_names_the_variant_where_there_are_several(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    session.variants.duplicate(session.project.shown, "Big hosts")
    assert window.windowTitle() == "Proposal: Everything on SSD, Big hosts"
    session.variants.rename(session.project.shown, "Bigger")
    assert window.windowTitle() == "Proposal: Everything on SSD, Bigger"
    session.variants.show(session.project.ids[0])
    assert window.windowTitle() == "Proposal: Everything on SSD, Variant 1"
    session.variants.remove(session.project.ids[1])
    assert window.windowTitle() == "Proposal: Everything on SSD"
    laid_out(qtbot, window)


def test_the_pages_of_the_variant_before_are_hidden_until_those_of_the_new_one_are_there(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    session.variants.duplicate(session.project.shown, "Big hosts")
    window.show()
    laid_out(qtbot, window)
    qtbot.waitUntil(window.view.is_drawn, timeout=TIMEOUT)
    assert window.view.page_picture() is not None
    before = list(window.view.images.pages)
    session.variants.show(session.project.ids[0])
    assert window.view.waiting == "Laying out the pages of “Variant 1”…"
    assert window.view.page_picture() is None
    assert not window.view.is_drawn()
    place = window.view._place(0)
    seen = window.view.viewport().grab(place.adjusted(2, 2, -2, -place.height() * 3 // 4)).toImage()
    shades = {seen.pixelColor(x, y).name() for x in range(0, seen.width(), 3) for y in range(seen.height())}
    assert shades == {"#ffffff"}, "a page of the variant before is still there"
    laid_out(qtbot, window)
    qtbot.waitUntil(lambda: window.view.is_drawn(), timeout=TIMEOUT)
    assert window.view.waiting == ""
    assert list(window.view.images.pages) != before
    session.changes.change_proposal(ProposalDesign(language="de"))
    assert window.view.waiting == "", "pages of the same variant stay until the new ones are there"
    laid_out(qtbot, window)


def test_chapters_and_words_are_steps_and_the_pages_follow(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    before = laid_out(qtbot, window)
    contents = window.contents
    contents.chapters.setCurrentRow(0)
    contents.text.setPlainText("As agreed.")
    contents.commit()
    contents.chapters.item(CHAPTERS.index("saturation")).setCheckState(Qt.CheckState.Unchecked)
    assert [str(step.label) for step in session.history.steps] == [
        "Write on Summary in the proposal",
        "Leave the chapter Saturation out",
    ]
    after = laid_out(qtbot, window)
    assert len(after) < len(before)
    session.undo()
    session.undo()
    assert session.project.proposal == ProposalDesign()
    assert contents.text.toPlainText() == ""
    assert contents.chapters.item(CHAPTERS.index("saturation")).checkState() == Qt.CheckState.Checked
    assert laid_out(qtbot, window) == before


def test_the_recommended_variant_is_chosen_with_a_reason_and_undone(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    contents = window.contents
    reason = contents.because.editor
    assert not contents.recommended.isVisible()
    assert not reason.isVisible()
    session.variants.duplicate(session.project.shown, "Two hosts")
    assert contents.recommended.isVisible()
    offered = [contents.recommended.itemText(row) for row in range(contents.recommended.count())]
    assert offered == ["As the figures say", "Variant 1", "Two hosts"]
    assert contents.recommended.value() == ""
    assert not reason.isVisible(), "the figures are the reason"
    choose(contents.recommended, "Two hosts")
    assert reason.isVisible()
    reason.setPlainText("Service\nby day")  # pasted: the offer prints one paragraph
    contents.commit()
    design = session.project.proposal
    assert (design.recommended, design.recommended_because) == ("variant-2", "Service by day")
    session.variants.rename("variant-2", "Twins")
    assert contents.recommended.currentText() == "Twins"
    choose(contents.recommended, "Variant 1")
    assert reason.toPlainText() == "", "the reason was for the other one"
    session.undo()
    assert contents.recommended.currentText() == "Twins"
    assert reason.toPlainText() == "Service by day"
    session.variants.remove("variant-2")
    assert not contents.recommended.isVisible()
    assert session.project.proposal == ProposalDesign()
    laid_out(qtbot, window)


@cover_alone
def test_it_warns_where_the_prices_have_no_last_day_or_are_past_it(
    window: ProposalWindow, session: Session
) -> None:
    window.show()
    validity = window.contents.validity
    assert validity.isVisible()
    assert "names no day until which its prices are valid" in validity.text()
    session.perform(verbs.set_setting(session.plan, "prices_valid_until", "2020-01-31"))
    assert "The prices were valid until" in validity.text()
    session.perform(verbs.set_setting(session.plan, "prices_valid_until", "2999-01-31"))
    assert not validity.isVisible()
    session.undo()
    assert validity.isVisible()
    assert session.new_plan(Plan())
    assert not validity.isVisible(), "without prices there is nothing to warn of"


def test_choosing_a_chapter_shows_the_page_on_which_it_begins(window: ProposalWindow, qtbot: QtBot) -> None:
    window.show()
    laid_out(qtbot, window)
    chapters = window.contents.chapters
    for row, key in ((CHAPTERS.index("bill"), "bill"), (CHAPTERS.index("saturation"), "saturation")):
        chapters.setCurrentRow(row)
        assert chapters.key == key
        top = window.view.verticalScrollBar().value()
        window.view.go_to(window._begins[key])
        assert window.view.verticalScrollBar().value() == top
    chapters.setCurrentRow(2)  # a plan alone has no variants to compare: the page stays
    assert window.view.verticalScrollBar().value() == top


def test_words_are_taken_in_a_pause_and_are_one_step(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    text = window.contents.text
    for words in ("As", "As agreed"):
        text.setPlainText(words)
        qtbot.waitUntil(lambda: not text.is_half_typed, timeout=TIMEOUT)
    assert len(session.history.steps) == 1
    assert session.project.proposal.chapter("summary").text == "As agreed"


def test_words_stay_with_their_chapter(window: ProposalWindow, session: Session) -> None:
    window.show()
    window.contents.text.setPlainText("On the summary")
    window.contents.chapters.setCurrentRow(CHAPTERS.index("bill"))
    assert session.project.proposal.chapter("summary").text == "On the summary"
    assert window.contents.text.toPlainText() == ""
    assert "Bill of materials" in window.contents.text.accessibleName()
    window.contents.text.setPlainText("On the bill")
    window.close()
    assert session.project.proposal.chapter("bill").text == "On the bill"


@cover_alone
def test_the_language_is_the_proposals_own(window: ProposalWindow, session: Session, qtbot: QtBot) -> None:
    window.show()
    assert window.contents.language.value() == "en"
    english = laid_out(qtbot, window)
    language = window.contents.language
    language.setCurrentIndex(language.findData("de"))
    language.activated.emit(language.currentIndex())
    assert session.project.proposal.language == "de"
    assert laid_out(qtbot, window) != english
    assert window.windowTitle().startswith("Proposal:")  # the window goes on speaking English


@cover_alone
def test_the_numbers_are_those_of_the_present_plan(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    before = laid_out(qtbot, window)
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 90))
    after = laid_out(qtbot, window)
    assert after[0] != before[0]
    session.undo()
    assert laid_out(qtbot, window) == before


@cover_alone
def test_the_latest_change_wins(window: ProposalWindow, session: Session, qtbot: QtBot) -> None:
    window.show()
    for count in (80, 81, 82, 83):
        session.perform(verbs.set_field(session.plan, ["pool"], "desktops", count))
        window.preview._lay_out()
    last = laid_out(qtbot, window)
    window.preview._made_of = ()
    window.preview._lay_out()
    assert laid_out(qtbot, window) == last


@cover_alone
def test_while_nobody_looks_nothing_is_laid_out(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    laid_out(qtbot, window)
    window.close()
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 90))
    assert not window.preview.is_busy
    old = list(window.view.images.pages)
    window.show()
    assert laid_out(qtbot, window)[0] != old[0]


@cover_alone
def test_the_firm_of_all_proposals_is_kept_on_the_computer(
    window: ProposalWindow, present: PresentProposal, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    window.show()
    before = laid_out(qtbot, window)
    window.branding.firm.setText("Müller & Söhne")
    window.branding.address.setPlainText("Hauptstraße 12\n12345 Berlin")
    window.branding.commit()
    assert session.history.steps == ()
    assert FirmProfile(tmp_path / "data").branding == Branding(
        "Müller & Söhne", "Hauptstraße 12\n12345 Berlin"
    )
    assert laid_out(qtbot, window)[0] != before[0]


def test_a_project_may_have_a_firm_of_its_own(
    window: ProposalWindow, present: PresentProposal, session: Session, qtbot: QtBot
) -> None:
    present.firm.keep(Branding("Everybody GmbH", accent="#b45309"))
    window.show()
    scope = window.branding.scope
    assert scope.value() == "all"
    scope.setCurrentIndex(1)
    scope.activated.emit(1)
    assert session.project.proposal.branding == present.firm.branding
    window.branding.firm.setText("Only here GmbH")
    window.branding.commit()
    assert session.project.proposal.branding == Branding("Only here GmbH", accent="#b45309")
    assert present.firm.branding.firm == "Everybody GmbH"
    session.undo()
    session.undo()
    assert scope.value() == "all"
    assert window.branding.firm.text() == "Everybody GmbH"


def test_a_light_colour_is_said_and_a_wrong_one_refused(
    window: ProposalWindow, present: PresentProposal
) -> None:
    window.show()
    window.tabs.setCurrentIndex(1)
    colour = window.branding.colour
    colour.field.setText("FFD400")
    colour.field.commit()
    assert present.branding.accent == "#ffd400"
    assert "Too light to be read on white paper; printed as #" in colour.hint.text()
    colour.field.setText("yellow")
    colour.field.commit()
    assert present.branding.accent == "#ffd400"
    assert "yellow is not a colour" in colour.hint.text()
    assert colour.hint.isVisible()
    colour.field.setText("")
    colour.field.commit()
    assert present.branding.accent == ""
    assert not colour.hint.isVisible()


def test_a_logo_is_taken_in_and_a_scripted_one_refused(
    window: ProposalWindow,
    present: PresentProposal,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.show()
    window.tabs.setCurrentIndex(1)
    logo = window.branding.logo
    heard = listen(monkeypatch)
    good, bad = tmp_path / "good.svg", tmp_path / "bad.svg"
    good.write_bytes(svg('<path d="M0 0h30v10H0z" fill="#0f9d8a"/>'))
    bad.write_bytes(svg("<script>1</script>"))
    with qtbot.waitSignal(logo.committed, timeout=TIMEOUT):
        logo.read(good)
    assert present.branding.logo == PLAIN
    logo.read(bad)
    qtbot.waitUntil(lambda: "holds a script" in logo.said.text(), timeout=TIMEOUT)
    assert str(bad) in logo.said.text()
    assert heard[-1] == logo.said.text()
    assert present.branding.logo == PLAIN
    logo.remove_button.click()
    assert present.branding.logo == b""
    assert not logo.remove_button.isEnabled()


def test_a_logo_is_chosen_in_the_file_dialog_and_a_colour_in_the_other(
    user: User, window: ProposalWindow, present: PresentProposal, qtbot: QtBot, home: Path
) -> None:
    home.mkdir(exist_ok=True)
    (home / "logo.svg").write_bytes(svg('<path d="M0 0h30v10H0z" fill="#0f9d8a"/>'))
    user.look_at(window)
    window.tabs.setCurrentIndex(1)
    logo, colour = window.branding.logo, window.branding.colour
    # The dialog begins where the user's files are, so that the bare name is enough.
    in_turn(name_typed(user, "logo.svg"))
    QTest.mouseClick(logo.choose_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: present.branding.logo == PLAIN, timeout=TIMEOUT)
    assert logo.picture.accessibleName() == "Logo"
    assert logo.said.text() == ""

    def pick() -> None:
        html = QApplication.activeModalWidget().findChildren(QLineEdit)[-1]
        assert html.text() == "#2563eb"  # it begins with the present one
        html.setFocus()
        user.press("ctrl+a")
        user.type("b45309")
        user.press("Return")

    in_turn(Turn(QColorDialog, pick))
    QTest.mouseClick(colour.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: present.branding.accent == "#b45309", timeout=TIMEOUT)
    assert colour.field.text() == "#b45309"
    in_turn(keys(user, QColorDialog, "Escape"))
    QTest.mouseClick(colour.button, Qt.MouseButton.LeftButton)
    assert (present.branding.accent, colour.field.text()) == ("#b45309", "#b45309")


def test_a_dropped_logo_is_taken_in_and_what_is_no_file_is_not(
    window: ProposalWindow, present: PresentProposal, qtbot: QtBot, tmp_path: Path
) -> None:
    window.show()
    window.tabs.setCurrentIndex(1)
    logo = window.branding.logo
    file = tmp_path / "firm.svg"
    file.write_bytes(svg('<path d="M0 0h30v10H0z" fill="#0f9d8a"/>'))
    assert not drop(logo, QUrl("https://example.org/logo.svg"))
    assert not drop(logo, QUrl.fromLocalFile(str(file)), QUrl.fromLocalFile(str(tmp_path)))
    with qtbot.waitSignal(logo.committed, timeout=TIMEOUT):
        assert drop(logo, QUrl.fromLocalFile(str(file)))
    assert present.branding.logo == PLAIN
    assert drop(logo, QUrl.fromLocalFile(str(tmp_path / "gone.png")))
    qtbot.waitUntil(
        lambda: "gone.png" in logo.said.text() and "Reading" not in logo.said.text(), timeout=TIMEOUT
    )
    assert present.branding.logo == PLAIN


def drop(widget: QWidget, *urls: QUrl) -> bool:
    """Drop files on a widget, where it takes them."""
    dragged = QMimeData()
    dragged.setUrls(urls)
    place = widget.rect().center()
    given = (Qt.DropAction.CopyAction, dragged, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(place, *given)
    entering.ignore()
    QApplication.sendEvent(widget, entering)
    if entering.isAccepted():
        QApplication.sendEvent(widget, QDropEvent(QPointF(place), *given))
    return entering.isAccepted()


def test_a_full_disk_is_said_where_one_looks(
    window: ProposalWindow, present: PresentProposal, tmp_path: Path
) -> None:
    (tmp_path / "data").write_bytes(b"a file where the folder should be")
    window.show()
    window.branding.firm.setText("Firm")
    window.branding.commit()
    assert str(tmp_path / "data") in window.messages.text
    assert present.branding.firm == ""


def test_the_buttons_stand_in_one_row_below_the_pages_and_none_covers_another(
    window: ProposalWindow,
) -> None:
    window.show()
    settle()
    buttons = (
        window.pdf_button,
        window.word_button,
        window.excel_button,
        window.copy_button,
        window.close_button,
    )
    assert all(each.isVisible() for each in buttons)
    boxes = [each.geometry() for each in buttons]
    for before, after in pairwise(boxes):
        assert before.right() < after.left(), "side by side, the exports first"
    assert len({each.center().y() for each in boxes}) == 1
    assert min(each.top() for each in boxes) > window.splitter.geometry().bottom()


def test_export_asks_for_the_kind_of_its_button(
    window: ProposalWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_parent: QWidget, _title: str, _place: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return str(tmp_path / "Proposal"), kinds.split(";;")[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    window.show()
    for button, suffix in (
        (window.excel_button, ".xlsx"), (window.word_button, ".docx"), (window.pdf_button, ".pdf"),
    ):  # fmt: skip
        with qtbot.waitSignal(window.exports.proposal_written, timeout=TIMEOUT) as written:
            button.click()
        assert written.args == [tmp_path / f"Proposal{suffix}"]
        assert asked[-1].startswith({".pdf": "PDF", ".docx": "Word", ".xlsx": "Excel"}[suffix])
        assert str(tmp_path / f"Proposal{suffix}") in window.messages.text


@cover_alone
def test_the_page_in_front_is_copied(window: ProposalWindow, qtbot: QtBot) -> None:
    window.show()
    laid_out(qtbot, window)
    window.copy_button.click()
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (1654, 2339)


def test_keys_alone_reach_everything(window: ProposalWindow, session: Session, qtbot: QtBot) -> None:
    bring_to_front(qtbot, window)
    laid_out(qtbot, window)
    window.pdf_button.setFocus()
    seen: list[QWidget] = []
    for _ in range(60):
        focus = window.focusWidget()
        if focus is None or (seen and focus is seen[0]):
            break
        seen.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    for wanted in (
        window.contents.language, window.contents.chapters, window.contents.text, window.view,
        window.word_button, window.excel_button, window.copy_button, window.close_button,
    ):  # fmt: skip
        assert wanted in seen, wanted
    window.contents.chapters.setFocus()
    qtbot.keyClick(window.contents.chapters, Qt.Key.Key_Space)
    assert not session.project.proposal.chapter("summary").shown
    qtbot.keyClick(window.contents.chapters, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.project.proposal == ProposalDesign()
    qtbot.keyClick(window.contents.chapters, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_everything_one_can_use_has_a_name(window: ProposalWindow) -> None:
    window.show()
    kinds = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit)
    nameless = [
        widget
        for kind in kinds
        for widget in window.findChildren(kind)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ]
    assert nameless == []


@cover_alone
def test_a_fault_is_said_and_the_window_stays(
    window: ProposalWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as for_now:
        begin_with(for_now, FAULT)
        window.show()
        qtbot.waitUntil(lambda: "because of a fault" in window.messages.text, timeout=TIMEOUT)
    assert window.isVisible()
    assert not window.bar.busy.isVisible()
    window.preview.maker.stop()  # the process with the fault
    window.preview.refresh()
    laid_out(qtbot, window)
    assert not window.messages.text  # what is over is no longer told


@cover_alone
def test_a_process_that_is_killed_is_told_and_the_next_change_begins_anew(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    before = laid_out(qtbot, window)
    process = window.preview.maker.process_id
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 90))
    window.preview._lay_out()
    os.kill(process, signal.SIGKILL)
    qtbot.waitUntil(lambda: "Any change starts it again" in window.messages.text, timeout=TIMEOUT)
    session.undo()
    assert laid_out(qtbot, window) == before
    assert window.preview.maker.process_id != process
    assert not window.messages.text


@cover_alone
def test_a_closed_window_has_no_process(window: ProposalWindow, qtbot: QtBot) -> None:
    """The memory of the pages is freed, and nothing more is computed."""
    window.show()
    laid_out(qtbot, window)
    process = window.preview.maker.process_id
    assert is_there(process)
    qtbot.waitUntil(window.view.is_drawn, timeout=TIMEOUT)
    painter = window.view.images.maker.process_id
    window.close()
    qtbot.waitUntil(lambda: not is_there(process) and not is_there(painter), timeout=TIMEOUT)
    assert not window.view.is_drawn(), "pictures of pages take a megabyte each and more"


def test_half_typed_words_never_go_into_another_project(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    window.show()
    window.contents.text.setPlainText("Of the first project")
    session.new_plan(read_sample("replica-on-ssd"))
    assert window.contents.text.toPlainText() == ""
    window.close()
    assert session.project.proposal == ProposalDesign()
    assert window.windowTitle() == "Proposal: Replica on SSD, clones on SAS"


def test_a_plan_that_cannot_be_changed_can_still_be_exported(
    present: PresentProposal, preferences: Preferences, session: Session, qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(type(session.files), "read_only", property(lambda _self: True))
    parent = QWidget()
    qtbot.addWidget(parent)
    window = ProposalWindow(present, preferences, parent)
    window.show()
    assert not window.contents.chapters.isEnabled()
    assert not window.branding.scope.isEnabled()
    assert window.branding.firm.isEnabled()  # the firm of this computer is no part of the plan
    assert window.pdf_button.isEnabled()
    window.close()
    window.stop()


def test_uncommitted_text_stays_while_the_proposal_changes_elsewhere(
    window: ProposalWindow, present: PresentProposal, session: Session
) -> None:
    window.show()
    present.brand(own=True)
    branding = window.branding
    branding.firm.setText("Half a na")
    branding.colour.field.setText("#12")
    branding.address.setPlainText("Street")
    assert present.keep_branding(Branding("Other", "Elsewhere", accent="#b45309"))
    assert (branding.firm.text(), branding.colour.field.text()) == ("Half a na", "#12")
    assert branding.address.toPlainText() == "Street"
    branding.forget()
    assert (branding.firm.text(), branding.colour.field.text()) == ("Other", "#b45309")
    assert branding.address.toPlainText() == "Elsewhere"


def test_a_wrong_colour_stays_until_it_is_given_up(window: ProposalWindow, present: PresentProposal) -> None:
    window.show()
    window.tabs.setCurrentIndex(1)
    colour = window.branding.colour
    colour.field.setText("yellow")
    colour.commit()
    present.brand(own=True)
    assert colour.field.text() == "yellow"
    assert colour.hint.isVisible()
    QTest.keyClick(colour.field, Qt.Key.Key_Escape)
    assert colour.field.text() == ""
    assert not colour.hint.isVisible()
    assert window.isVisible()
    colour.field.setText("yellow")
    window.close()
    window.show()
    assert colour.field.text() == ""
    assert not colour.hint.isVisible()


def test_words_that_are_not_saved_stay_as_typed(
    window: ProposalWindow, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show()
    contents = window.contents
    with monkeypatch.context() as broken:
        broken.setattr(session.changes, "change_proposal", lambda *_: False)
        contents.text.setPlainText("As agreed.")
        contents.commit()
    contents.show_design()
    assert contents.text.toPlainText() == "As agreed."
    assert [each.text() for each in window.findChildren(QLabel) if each.isVisible()].count(
        "This change was not saved."
    ) == 1
    contents.commit()
    assert session.project.proposal.chapter("summary").text == "As agreed."
    assert "This change was not saved." not in {
        each.text() for each in window.findChildren(QLabel) if each.isVisible()
    }


def test_a_firm_that_is_not_kept_stays_as_typed(window: ProposalWindow, tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file where the folder should be")
    window.show()
    window.branding.firm.setText("Firm")
    window.branding.commit()
    window.branding.show_branding()
    assert window.branding.firm.text() == "Firm"
    assert window.branding.firm.property("wrong")
    (tmp_path / "data").unlink()
    window.branding.commit()
    assert FirmProfile(tmp_path / "data").branding.firm == "Firm"
    assert not window.branding.firm.property("wrong")


def test_an_empty_chapter_says_what_its_words_are(window: ProposalWindow) -> None:
    window.show()
    text = window.contents.text
    assert "title of the chapter" in text.placeholderText()
    window.contents.chapters.setCurrentRow(3)
    assert "title of the chapter" in text.placeholderText()


def test_an_edition_has_its_own_chapters_and_is_a_step(window: ProposalWindow, session: Session) -> None:
    window.show()
    contents = window.contents
    contents.chapters.setCurrentRow(CHAPTERS.index("storms"))
    contents.edition.committed.emit("short")
    assert session.project.proposal.edition == "short"
    assert str(session.history.last.label) == "Change the edition of the proposal"
    assert contents.chapters._keys() == list(EDITIONS["short"])
    assert contents.chapters.key == "summary", "the chosen one is not in it"
    contents.chapters.setCurrentRow(1)
    contents.chapters.move_current(1)
    assert [each.key for each in session.project.proposal.printed_chapters()][:3] == [
        "summary",
        "variants",
        "drawing",
    ]
    session.undo()
    session.undo()
    assert contents.edition.value() == "full"
    assert len(contents.chapters._keys()) == len(EDITIONS["full"])


def test_names_of_those_who_sign_are_asked_for_with_their_chapter(
    window: ProposalWindow, session: Session
) -> None:
    window.show()
    contents = window.contents
    contents.chapters.setCurrentRow(CHAPTERS.index("bill"))
    customer, firm = (contents._signers[each].editor for each in ("customer_signer", "firm_signer"))
    assert not customer.isVisible()
    contents.chapters.setCurrentRow(CHAPTERS.index("signing"))
    assert customer.isVisible()
    customer.setText("A. Auftrag")
    firm.setText("F. Firma")
    contents.commit()
    design = session.project.proposal
    assert (design.customer_signer, design.firm_signer) == ("A. Auftrag", "F. Firma")
    assert [str(each.label) for each in session.history.steps] == [
        "Change who signs for the customer",
        "Change who signs for the firm",
    ]


def test_lines_of_how_it_came_about_come_from_the_worker_and_are_worded_here(
    window: ProposalWindow, session: Session, qtbot: QtBot
) -> None:
    session.perform(verbs.set_field(session.plan, ["host"], "count", 2))
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 120))
    chapters = tuple(Chapter(each, shown=each == "history") for each in CHAPTERS)
    assert session.changes.change_proposal(ProposalDesign(chapters))
    window.show()
    laid_out(qtbot, window)
    contents = window.contents
    contents.chapters.setCurrentRow(CHAPTERS.index("history"))
    lines = contents.decisions
    assert lines.isVisible()
    assert [lines.item(row).text() for row in range(lines.count())] == [
        "RX300 S6: Hosts 1 → 2",
        "Windows 7 desktops: Desktops 75 → 120",
    ]
    lines.item(0).setText("A second host, as agreed")
    lines.item(1).setCheckState(Qt.CheckState.Unchecked)
    label = "Change {field} of {name}"
    assert session.project.proposal.decisions == (
        DecisionLine(1, label, text="A second host, as agreed"),
        DecisionLine(2, label, shown=False),
    )
    lines.item(0).setText("")
    assert lines.item(0).text() == "RX300 S6: Hosts 1 → 2"
    assert [each.position for each in session.project.proposal.decisions] == [2]
    session.undo()
    assert lines.item(0).text() == "A second host, as agreed"
