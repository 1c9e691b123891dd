"""Panes over a real session, for all tests of results."""

from tests.support.panes import german, inspector, perform, place, session

__all__ = ["german", "inspector", "perform", "place", "session"]
