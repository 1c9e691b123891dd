"""The inspector over a real session."""

from tests.support.panes import german, inspector, perform, place, session

__all__ = ["german", "inspector", "perform", "place", "session"]
