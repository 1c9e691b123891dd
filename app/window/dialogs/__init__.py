"""Dialogs, and conversations of several questions."""
