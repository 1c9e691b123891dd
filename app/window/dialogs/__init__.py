"""Dialogs, and dialogues of several questions."""
