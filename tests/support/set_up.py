"""How widgets are set up, as text: what they are called, what they let do, and how they lie in each other.

Only what the program sets is told, not how the system paints it: no pixels and no sizes of text.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QMargins, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QHeaderView,
    QLayout,
    QScrollBar,
    QSizePolicy,
    QTableView,
    QTreeView,
    QWidget,
)

from app.look.widgets.yielding_area import YieldingArea
from app.results.range_item import RangeItem
from app.results.tabs.study_tab import BusyLine

MOST: Final = 16_777_215
"""The size that has no bound."""
LONGEST: Final = 16
OWN: Final = QWidget.staticMetaObject.propertyCount()
COMMON: Final = (
    "accessibleName",
    "accessibleDescription",
    "toolTip",
    "statusTip",
    "whatsThis",
    "windowTitle",
    "acceptDrops",
    "mouseTracking",
    "tabletTracking",
    "windowModality",
    "autoFillBackground",
)
WORDS: Final = frozenset(
    {
        "toolTip", "accessibleDescription", "statusTip", "whatsThis", "accessibleName", "windowTitle", "text",
        "currentText", "placeholderText", "title", "description", "specialValueText", "suffix", "prefix",
    }
)  # fmt: skip
"""Told only as being there: translators hold their words."""
CHANGING: Final = frozenset(
    {
        "cursorPosition", "selectedText", "hasSelectedText", "html", "markdown", "modified", "undoAvailable",
        "redoAvailable", "acceptableInput", "displayText", "plainText", "documentTitle", "sizeAdjustPolicy",
        "pixmap", "icon", "iconSize", "currentData", "url", "source", "searchPaths", "size", "count", "height",
        "minimumHeight", "maximumHeight", "geometry", "sliderPosition", "value", "cleanText", "text_",
        "backgroundBrush", "foregroundBrush", "sceneRect", "currentFont", "sizes", "pressed", "down",
    }
)  # fmt: skip
ATTRIBUTES: Final = (
    Qt.WidgetAttribute.WA_DeleteOnClose,
    Qt.WidgetAttribute.WA_StyledBackground,
    Qt.WidgetAttribute.WA_TransparentForMouseEvents,
    Qt.WidgetAttribute.WA_OpaquePaintEvent,
    Qt.WidgetAttribute.WA_NoSystemBackground,
    Qt.WidgetAttribute.WA_Hover,
    Qt.WidgetAttribute.WA_ShowWithoutActivating,
    Qt.WidgetAttribute.WA_MacShowFocusRect,
)
LEFT_OUT: Final = (QScrollBar, RangeItem, BusyLine)
"""What follows from the length of the content, and what comes once a thread has computed it."""


def lines_of(widget: QWidget, depth: int = 0) -> Iterator[str]:
    """A line for a widget, its layout and actions, and those of its children below it."""
    if widget.objectName().startswith("qt_") and not depth:
        return
    yield f"{'  ' * depth}{_named(widget)} {' '.join(_told(widget))}".rstrip()
    inner = "  " * (depth + 1)
    for action in widget.actions():
        if not isinstance(action.parent(), QAction):
            yield f"{inner}! {' '.join(_action(action))}"
    if (layout := widget.layout()) is not None:
        yield from (f"{inner}| {line}" for line in _layout(layout))
    for child in widget.children():
        if isinstance(child, QWidget) and not isinstance(child, LEFT_OUT) and not child.isWindow():
            yield from lines_of(child, depth + 1)


def order_of(window: QWidget) -> Iterator[str]:
    """The widgets in the order in which the Tab key reaches them."""
    at, seen = window.nextInFocusChain(), set[int]()
    while at is not None and at is not window and id(at) not in seen:
        seen.add(id(at))
        is_reached = at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isEnabled() and at.isVisibleTo(window)
        if is_reached and not isinstance(at, LEFT_OUT):
            yield _named(at)
        at = at.nextInFocusChain()


def _named(widget: QWidget) -> str:
    name = widget.objectName()
    return type(widget).__name__ + (f"#{name}" if name and not name.startswith("qt_") else "")


def _told(widget: QWidget) -> Iterator[str]:
    """What differs from a fresh widget of its kind."""
    usual = _usual(type(widget))
    for each in _all_told(widget):
        if each not in usual:
            yield each


@cache
def _usual(kind: type[QWidget]) -> frozenset[str]:
    """What a fresh widget of the nearest class of Qt tells."""
    known = next(each for each in kind.__mro__ if each.__module__.startswith("PySide6."))
    try:
        made: QWidget = QHeaderView(Qt.Orientation.Horizontal) if known is QHeaderView else known()
    except (TypeError, NotImplementedError):  # parts of other widgets
        return frozenset()
    found = frozenset(_all_told(made)) - {"hidden"}
    made.deleteLater()
    return found


def _all_told(widget: QWidget) -> Iterator[str]:
    for name in COMMON:
        if value := widget.property(name):
            yield f"{name}" if name in WORDS else f"{name}={_text(value)}"
    yield from _states(widget)
    for each in widget.dynamicPropertyNames():
        name = bytes(each.data()).decode()
        if not name.startswith("_"):
            yield f"[{name}={_text(widget.property(name))}]"
    yield from _properties(widget)
    yield from _of_view(widget)


def _states(widget: QWidget) -> Iterator[str]:
    if not widget.isEnabledTo(widget.parentWidget() or widget):
        yield "disabled"
    if widget.isHidden():
        yield "hidden"
    yield f"focus={widget.focusPolicy().name}"
    if widget.focusProxy() is not None:
        yield f"proxy={_named(widget.focusProxy())}"
    if widget.contextMenuPolicy() is not Qt.ContextMenuPolicy.DefaultContextMenu:
        yield f"menu={widget.contextMenuPolicy().name}"
    yield f"policy={_policy(widget.sizePolicy())}"
    sizes = (
        ()
        if isinstance(widget, YieldingArea)
        else (("least", widget.minimumSize()), ("most", widget.maximumSize()))
    )
    for name, least in sizes:
        if least not in (QSize(0, 0), QSize(MOST, MOST)):
            yield f"{name}={least.width()}x{least.height()}"
    if widget.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
        yield f"cursor={widget.cursor().shape().name}"
    for attribute in ATTRIBUTES:
        if widget.testAttribute(attribute):
            yield attribute.name


def _properties(widget: QWidget) -> Iterator[str]:
    """What the classes below QWidget declare."""
    about = widget.metaObject()
    for number in range(OWN, about.propertyCount()):
        prop = about.property(number)
        if prop.isReadable() and prop.name() not in CHANGING and prop.isStored():
            value = widget.property(prop.name())
            if value not in (None, "", False) and (text := _text(value)):
                yield prop.name() if prop.name() in WORDS else f"{prop.name()}={text}"


def _of_view(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QTableView):
        yield f"words-wrapped={widget.wordWrap()} corner={widget.isCornerButtonEnabled()}"
    if isinstance(widget, QTreeView):
        yield f"columns-hidden={[widget.isColumnHidden(at) for at in range(widget.header().count())]}"
    if isinstance(widget, QHeaderView):
        modes = [widget.sectionResizeMode(at).name for at in range(widget.count())]
        yield f"modes={','.join(modes)} least-section={widget.minimumSectionSize()}"
        yield f"clickable={widget.sectionsClickable()} movable={widget.sectionsMovable()}"
        yield f"aligned={_text(widget.defaultAlignment())}"
    if isinstance(widget, QAbstractItemView) and (delegate := widget.itemDelegate()) is not None:
        yield f"delegate={type(delegate).__name__}"


def _policy(policy: QSizePolicy) -> str:
    told = f"{policy.horizontalPolicy().name}/{policy.verticalPolicy().name}"
    stretch = (policy.horizontalStretch(), policy.verticalStretch())
    kept = "/kept" if policy.retainSizeWhenHidden() else ""
    return (
        told
        + (f"/{stretch[0]}:{stretch[1]}" if any(stretch) else "")
        + kept
        + ("/tall" * policy.hasHeightForWidth())
    )


def _action(action: QAction) -> Iterator[str]:
    if action.isSeparator():
        yield "---"
        return
    keys = ", ".join(each.toString() for each in action.shortcuts())
    if keys:
        yield f"keys={keys} context={action.shortcutContext().name}"
    yield f"role={action.menuRole().name}"
    for name in ("toolTip", "statusTip", "checkable", "checked"):
        if action.property(name):
            yield name
    for name, wrong in (("enabled", "disabled"), ("visible", "hidden"), ("autoRepeat", "once")):
        if not action.property(name):
            yield wrong
    if not action.icon().isNull():
        yield "icon"
    if action.menu() is not None:  # type: ignore[truthy-bool]
        yield "menu"


def _layout(layout: QLayout) -> Iterator[str]:
    margins: QMargins = layout.contentsMargins()
    edges = (margins.left(), margins.top(), margins.right(), margins.bottom())
    yield f"{type(layout).__name__} margins={edges} spacing={layout.spacing()} limits={layout.sizeConstraint().name}"
    if isinstance(layout, QFormLayout):
        yield (
            f"  grows={layout.fieldGrowthPolicy().name} wraps={layout.rowWrapPolicy().name}"
            f" labels={_text(layout.labelAlignment())} gaps={layout.horizontalSpacing()}:{layout.verticalSpacing()}"
        )
    if isinstance(layout, QGridLayout):
        columns = [
            (layout.columnStretch(at), layout.columnMinimumWidth(at)) for at in range(layout.columnCount())
        ]
        yield f"  columns={columns} gaps={layout.horizontalSpacing()}:{layout.verticalSpacing()}"
    for at in range(layout.count()):
        item = layout.itemAt(at)
        stretch = (
            f" stretch={layout.stretch(at)}" if isinstance(layout, QBoxLayout) and layout.stretch(at) else ""
        )
        place = f" at={layout.getItemPosition(at)}" if isinstance(layout, QGridLayout) else ""
        aligned = f" {_text(item.alignment())}" if item.alignment() else ""
        if (inner := item.layout()) is not None:
            yield f"  -{stretch}{place}{aligned}"
            yield from (f"    {line}" for line in _layout(inner))
        elif (widget := item.widget()) is not None:
            yield f"  - {type(widget).__name__}{stretch}{place}{aligned}"
        elif (spacer := item.spacerItem()) is not None:
            hint = spacer.sizeHint()
            yield f"  - space {hint.width()}x{hint.height()} {_policy(spacer.sizePolicy())}{stretch}{place}{aligned}"


def _text(value: Any) -> str:
    if isinstance(value, Enum):
        return value.name or str(value.value)
    if isinstance(value, QSize):
        return f"{value.width()}x{value.height()}"
    if isinstance(value, str):
        shown = value.replace("\n", "\\n")
        return repr(shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}...")
    if isinstance(value, bool | int):
        return str(value)
    if isinstance(value, float):
        return f"{value:g}"
    return "" if isinstance(value, QObject) else type(value).__name__
