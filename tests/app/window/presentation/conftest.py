"""A presentation over a real session."""

from tests.support.panes import perform, place, session

__all__ = ["perform", "place", "session"]
