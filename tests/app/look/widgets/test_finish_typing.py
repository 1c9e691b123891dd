"""What is being typed arrives before something else happens, and the keyboard stays where it was."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from app.look.widgets.finish_typing import finish_typing
from app.look.widgets.wheel import ComboBox
from app.window.bars.variant_tabs import NameEditor, Tab, VariantTabs
from tests.support.in_front import bring_to_front


def put(qtbot, widget):
    """Put a widget on the screen, with the keyboard."""
    qtbot.addWidget(widget)
    widget.resize(400, 40)
    bring_to_front(qtbot, widget)


def test_a_box_that_is_typed_into_takes_its_text_and_keeps_the_focus(qtbot):
    box = ComboBox()
    box.setEditable(True)
    put(qtbot, box)
    taken = []
    box.lineEdit().editingFinished.connect(lambda: taken.append(box.currentText()))
    box.setFocus()
    qtbot.keyClicks(box.lineEdit(), "R730")
    finish_typing(QApplication.focusWidget())
    assert taken == ["R730"]
    assert box.hasFocus()


def test_where_the_field_goes_with_its_name_the_tabs_have_the_focus(qtbot):
    tabs = VariantTabs()
    put(qtbot, tabs)
    tabs.show_variants([Tab("a", "A"), Tab("b", "B")], "a")
    tabs.begin_renaming()
    editor = QApplication.focusWidget()
    assert isinstance(editor, NameEditor)
    names = []
    tabs.renamed.connect(lambda _variant, name: names.append(name))
    qtbot.keyClicks(editor, "New")
    finish_typing(editor)
    assert names == ["New"]
    assert tabs.hasFocus()
