"""What raises a limit, in words; for the window and for the proposal."""

from __future__ import annotations

from app.look.translation import tr, translate
from planner_core.engine.basis.assessment import Lift
from planner_core.messages import Message

REMEDY, PART = "remedy", "part"
"""Argument names in the message of a lift: what to buy for the whole plan, and for this resource alone."""


def lift_in_words(lift: Lift, phase: str = "") -> str:
    """What to buy and for how many desktops that suffices; mentions a longer window if that would help too,
    and its phase where no column tells it.
    """
    words = lift.message.arguments
    remedy, part = words.get(REMEDY), words.get(PART)
    if isinstance(remedy, Message):
        text = tr("For {desktops} desktops: {remedy}", desktops=words["desktops"], remedy=remedy)
    elif isinstance(part, Message):
        text = tr("Then for {desktops} desktops: {part}", desktops=words["desktops"], part=part)
    else:
        text = translate(lift.message)
    if not lift.longer_window:
        return text
    if phase:
        return tr("{lift}; or a longer window ({phase}).", lift=text.rstrip("."), phase=phase)
    return tr("{lift}; or a longer window for this phase", lift=text.rstrip("."))
