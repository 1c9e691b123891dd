"""The number field as it is used: typed into, left, stepped, scrolled over, mended."""

from collections.abc import Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.look.number_format import ENGLISH, install_numbers, numbers_for
from app.look.number_input import NumberInputError
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import NumberSpec
from tests.support.user import User

RAM = NumberSpec("RAM", "GiB", "GiB", Decimal(1), Decimal(65_536), decimals=0, step=Decimal(8))


class Form(QWidget):
    """A number field, a choice and a line that the focus can go to."""

    def __init__(self, spec: NumberSpec) -> None:
        super().__init__()
        self.number = NumberField(spec)
        self.choice = ChoiceField("Drive type", {"hdd": "Hard disk", "ssd": "SSD", "nvme": "NVMe"})
        self.other = QLineEdit()
        column = QVBoxLayout(self)
        for widget in (self.other, self.number, self.choice):
            column.addWidget(widget)
        self.told: list[object] = []
        self.number.committed.connect(self.told.append)
        self.choice.committed.connect(self.told.append)
        self.resize(320, 160)

    @property
    def line(self) -> QLineEdit:
        return self.number.line

    def type(self, qtbot: QtBot, text: str) -> None:
        """Focus the field, which selects its text, and type over it."""
        self.line.setFocus()
        if text:
            qtbot.keyClicks(self.line, text)
        else:
            qtbot.keyClick(self.line, Qt.Key.Key_Delete)


@pytest.fixture
def form(qtbot: QtBot, user: User) -> Form:
    made = Form(RAM)
    made.number.set_value(Decimal(1440))
    qtbot.addWidget(made)
    user.look_at(made)
    made.other.setFocus()
    return made


@pytest.fixture
def german() -> Iterator[None]:
    install_numbers("de_DE")
    yield
    install_numbers(ENGLISH)


def test_grouped_at_rest_and_plain_and_selected_while_edited(form: Form) -> None:
    assert form.line.text() == "1,440"
    form.line.setFocus()
    assert form.line.text() == "1440"
    assert form.line.selectedText() == "1440"


def test_a_click_selects_all(form: Form, user: User) -> None:
    user.click(form.line.mapToGlobal(QPoint(20, form.line.height() // 2)))
    assert form.line.selectedText() == "1440"
    user.type("96")
    user.press("Return")
    assert form.told == [Decimal(96)]


def test_enter_commits_once(form: Form, qtbot: QtBot) -> None:
    form.type(qtbot, "192")
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    form.other.setFocus()
    assert form.told == [Decimal(192)]
    assert form.line.text() == "192"


def test_leaving_commits(form: Form, qtbot: QtBot) -> None:
    form.type(qtbot, "2*192 GiB")
    form.other.setFocus()
    assert form.told == [Decimal(384)]
    assert form.line.text() == "384"


def test_tab_through_the_field_changes_nothing(form: Form, user: User) -> None:
    user.press("Tab", "Tab", "Tab")
    assert form.told == []
    assert form.line.text() == "1,440"


def test_typing_the_same_number_changes_nothing(form: Form, qtbot: QtBot) -> None:
    form.type(qtbot, "1440,0")
    form.other.setFocus()
    assert form.told == []
    assert form.line.text() == "1,440"


def test_wrong_input_stays_and_is_marked_with_the_range(form: Form, qtbot: QtBot) -> None:
    form.type(qtbot, "70000")
    form.other.setFocus()
    assert form.told == []
    assert form.line.text() == "70000"
    assert form.number.error == "Type a number from 1 to 65,536."
    assert form.number.value() == Decimal(1440)
    form.line.setFocus()
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    assert form.number.error
    form.type(qtbot, "700")
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    assert form.number.error == ""
    assert form.told == [Decimal(700)]


def test_a_double_click_selects_the_number_with_its_decimals(qtbot: QtBot, user: User) -> None:
    """Qt takes "57" of 57.9 for a word: an 8 typed over it would be 8.9."""
    form = Form(NumberSpec("I/Os per desktop", "IOPS", "IOPS", Decimal(0), Decimal(9_999), decimals=1))
    form.number.set_value(Decimal("57.9"))
    qtbot.addWidget(form)
    user.look_at(form)
    digits = QPoint(form.line.width() - form.line.textMargins().right() - 30, form.line.height() // 2)
    qtbot.mouseDClick(form.line, Qt.MouseButton.LeftButton, pos=digits)
    qtbot.keyClicks(form.line, "8")
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    assert form.told == [Decimal(8)]


@pytest.mark.parametrize("text", ["1.5", "abc", "0", "-3", "5 IOPS", ""])
def test_invalid_text_is_never_committed(form: Form, qtbot: QtBot, text: str) -> None:
    form.type(qtbot, text)
    form.other.setFocus()
    assert form.told == []
    assert form.number.error


def test_escape_restores(form: Form, qtbot: QtBot) -> None:
    form.type(qtbot, "abc")
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    qtbot.keyClick(form.line, Qt.Key.Key_Escape)
    assert form.line.text() == "1440"
    assert form.number.error == ""
    assert form.told == []


def test_arrow_keys_step_up_to_the_bounds(form: Form, qtbot: QtBot) -> None:
    form.line.setFocus()
    qtbot.keyClick(form.line, Qt.Key.Key_Up)
    qtbot.keyClick(form.line, Qt.Key.Key_PageDown)
    assert form.told == [Decimal(1448), Decimal(1368)]
    form.type(qtbot, "4")
    qtbot.keyClick(form.line, Qt.Key.Key_Down)
    assert form.told[-1] == Decimal(1)
    qtbot.keyClick(form.line, Qt.Key.Key_Down)
    assert form.told[2:] == [Decimal(4), Decimal(1)]


def turn(widget: QWidget, notches: int) -> QWheelEvent:
    centre = QPointF(widget.rect().center())
    event = QWheelEvent(
        centre,
        QPointF(widget.mapToGlobal(centre)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event


def test_the_wheel_scrolls_past_fields_with_focus_and_without(form: Form) -> None:
    form.choice.set_value("hdd")
    form.line.setFocus()
    assert not turn(form.line, 1).isAccepted()
    form.choice.setFocus()
    assert not turn(form.choice, -1).isAccepted()
    form.other.setFocus()
    assert not turn(form.line, 1).isAccepted()
    assert not turn(form.choice, -1).isAccepted()
    assert form.told == []
    assert form.choice.value() == "hdd"
    assert form.choice.currentIndex() == 0


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("typed", "value"),
    [("0.5", "0.5"), ("1.5", "1.5"), ("12,34", "12.34"), ("1.234,5", "1234.5"), ("1.234", "1234")],
)
def test_german_numbers_are_never_multiplied(qtbot: QtBot, typed: str, value: str) -> None:
    field = NumberField(NumberSpec("Clock", "GHz", "GHz"))
    qtbot.addWidget(field)
    field.show()
    field.line.setText(typed)
    assert field.commit()
    assert field.value() == Decimal(value)


@pytest.mark.usefixtures("german")
def test_money_is_written_with_cents(qtbot: QtBot) -> None:
    field = NumberField(NumberSpec("Price", "EUR", "€", Decimal(0), decimals=2, money=True))
    qtbot.addWidget(field)
    field.set_value(Decimal(9455))
    assert field.line.text() == "9.455,00"
    field.line.setText("€ 1.250,5")
    assert field.commit()
    assert field.line.text() == "1.250,50"


def test_an_optional_number_can_be_emptied(qtbot: QtBot) -> None:
    field = NumberField(NumberSpec("Reserved RAM", "GiB", "GiB", Decimal(0), optional=True))
    qtbot.addWidget(field)
    field.set_value(Decimal(2))
    told: list[object] = []
    field.committed.connect(told.append)
    field.line.clear()
    assert field.commit()
    assert told == [None]


def test_an_optional_number_can_be_emptied_after_a_slip(qtbot: QtBot) -> None:
    field = NumberField(NumberSpec("Reserved RAM", "GiB", "GiB", Decimal(0), optional=True))
    qtbot.addWidget(field)
    field.set_value(Decimal(2))
    field.line.setText("two")
    assert not field.commit()
    field.line.clear()
    assert field.commit()
    assert field.error == ""
    assert field.value() is None


def test_mixed_values_stay_until_a_number_is_typed(form: Form, qtbot: QtBot) -> None:
    form.number.set_mixed()
    form.line.setFocus()
    form.other.setFocus()
    assert form.told == []
    assert form.line.placeholderText() == "mixed"
    form.type(qtbot, "64")
    form.other.setFocus()
    assert form.told == [Decimal(64)]
    assert form.line.placeholderText() == ""


def test_the_placeholder_for_mixed_values_fits_the_field(form: Form) -> None:
    form.number.set_value(Decimal(1))
    narrow = form.number.needed_width()
    form.number.set_mixed()
    word = form.line.fontMetrics().horizontalAdvance(form.line.placeholderText())
    assert form.number.needed_width() - form.line.textMargins().right() >= word
    assert form.number.needed_width() < 2 * narrow


def test_conversion_shows_what_it_took() -> None:
    spec = NumberSpec("Disk", "GiB", "GiB")
    assert spec.read("600 GB", numbers_for("de_DE")) == Decimal("558.794")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("0.2666", "0.2666"), ("16 s", "0.266667"), ("16/60", "0.266667"), ("-0.2666", "-0.2666"), ("0", "0"),
     ("0.000012", "0.000012"), ("12.34567", "12.3457"), ("1234.56789", "1234.568")],
)  # fmt: skip
def test_six_digits_of_a_number_are_kept_and_never_fewer_than_three_decimals(typed: str, kept: str) -> None:
    assert NumberSpec("Duration", "min", "min").read(typed, numbers_for("en_US")) == Decimal(kept)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (NumberSpec("a", least=Decimal(1)), "Type a number of at least 1."),
        (NumberSpec("a", most=Decimal(-5)), "Type a number of at most −5."),
        (NumberSpec("a", least=Decimal(1), most=Decimal(2)), "Type a number from 1 to 2."),
    ],
)
def test_the_range_is_stated(spec: NumberSpec, sentence: str) -> None:
    with pytest.raises(NumberInputError, match=sentence):
        spec.read("0", numbers_for("en_US"))


def test_a_screen_reader_hears_title_unit_range_and_error(form: Form) -> None:
    heard = QAccessible.queryAccessibleInterface(form.line)
    assert heard.text(QAccessible.Text.Name) == "RAM (GiB)"
    assert heard.text(QAccessible.Text.Description) == "Type a number from 1 to 65,536."
    form.line.setText("none")
    form.number.commit()
    assert heard.text(QAccessible.Text.Description) == form.number.error
    assert QAccessible.queryAccessibleInterface(form.choice).text(QAccessible.Text.Name) == "Drive type"


def test_a_choice_is_told_when_the_user_makes_it(form: Form, user: User) -> None:
    form.choice.set_value("hdd")
    assert form.told == []
    form.choice.setFocus()
    user.press("Down")
    assert form.told == ["ssd"]
    assert form.choice.value() == "ssd"


def test_a_choice_keeps_its_value_when_the_offer_changes(form: Form) -> None:
    form.choice.set_value("ssd")
    form.choice.set_choices({"ssd": "SSD", "nvme": "NVMe"})
    assert form.choice.value() == "ssd"
    form.choice.set_mixed()
    assert form.choice.value() is None
    assert QComboBox.placeholderText(form.choice) == "mixed"


def test_a_line_deleted_by_python_ignores_losing_the_focus(form: Form) -> None:
    line = form.line
    line.setFocus()
    kept = dict(vars(line))
    vars(line).clear()  # as the garbage collector does with what nobody holds any more
    line.clearFocus()
    vars(line).update(kept)


def test_undo_back_to_the_committed_number_ends_the_complaint(form: Form, qtbot: QtBot, user: User) -> None:
    form.type(qtbot, "96")
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    form.type(qtbot, "abc")
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    assert form.number.error
    while form.line.text() != "96" and form.line.isUndoAvailable():
        user.press("ctrl+z")
    assert form.line.text() == "96"
    assert form.number.error == ""
    assert form.line.property("wrong") is False
    qtbot.keyClick(form.line, Qt.Key.Key_Return)
    assert form.told == [Decimal(96)]


@pytest.mark.parametrize("text", ["abc", "12.34.5"])
def test_a_field_of_whole_numbers_suggests_a_whole_number(text: str) -> None:
    with pytest.raises(NumberInputError, match=r"like 1,234\.$"):
        RAM.read(text, numbers_for("en_US"))
    with pytest.raises(NumberInputError, match=r"like 1,234\.5\.$"):
        NumberSpec("Clock", "GHz", "GHz").read(text, numbers_for("en_US"))


@pytest.mark.parametrize(
    ("spec", "suggested"),
    [
        (NumberSpec("Sockets", least=Decimal(1), most=Decimal(8), decimals=0), "8"),
        (NumberSpec("Share", "%", "%", Decimal(0), Decimal(100)), "100"),
        (NumberSpec("Year", least=Decimal(2000), decimals=0), "2,000"),
    ],
)
def test_a_field_suggests_no_number_that_it_refuses(spec: NumberSpec, suggested: str) -> None:
    with pytest.raises(NumberInputError, match=f"like {suggested}\\.$"):
        spec.read("two", numbers_for("en_US"))
    assert spec.read(suggested, numbers_for("en_US")) is not None


@pytest.mark.parametrize(
    ("locale", "text", "large", "small"),
    [
        ("en_US", "28.000", "28000", "28"),
        ("en_US", " 28.000 €", "28000", "28"),
        ("en_US", "€ 1.250", "1250", "1.25"),
        ("de_DE", "28,000", "28000", "28"),
        ("de_DE", "28,125 EUR", "28125", "28,13"),
    ],
)
def test_an_amount_of_money_never_becomes_a_thousandth_without_a_word(
    locale: str, text: str, large: str, small: str
) -> None:
    price = NumberSpec("Unit price", "EUR", "€", Decimal(0), Decimal(999_999), 2, money=True)
    with pytest.raises(NumberInputError) as refused:
        price.read(text, numbers_for(locale))
    assert refused.value.message.arguments["large"] == large
    assert refused.value.message.arguments["small"] == small
    for shown, value in ((large, Decimal(large)), (small, Decimal(small.replace(",", ".")))):
        assert price.read(shown, numbers_for(locale)) == value


@pytest.mark.parametrize(
    ("locale", "text", "value"),
    [
        ("en_US", "28,000", "28000"),
        ("de_DE", "28.000", "28000"),
        ("en_US", "28.00", "28"),
        ("en_US", "0.125", "0.125"),  # a price per GB keeps its digits
        ("en_US", "0.0042", "0.0042"),
        ("en_US", "1,028.125", "1028.13"),
        ("en_US", "100*1.125", "112.5"),
    ],
)
def test_other_amounts_of_money_are_read_as_any_number(locale: str, text: str, value: str) -> None:
    price = NumberSpec("Unit price", "EUR", "€", Decimal(0), Decimal(999_999), 2, money=True)
    read = price.read(text, numbers_for(locale))
    assert read == Decimal(value)
    assert str(read) == str(
        Decimal(value).quantize(Decimal("0.01")) if read == round(read, 2) else Decimal(value)
    )


def test_prices_of_a_currency_without_cents_are_whole_unless_they_are_of_less_than_a_hundred() -> None:
    price = NumberSpec("Unit price", "JPY", "JPY", Decimal(0), Decimal(999_999), 0, money=True)
    style = numbers_for("en_US")
    assert [str(price.read(each, style)) for each in ("61,244", "1234.5", "12.5", "0.42", "7")] == [
        "61244",
        "1235",
        "12.5",
        "0.42",
        "7",
    ]
    shown = [price.written(Decimal(each), style) for each in ("61244", "12.5")]
    assert shown == ["61,244", "12.5"]
