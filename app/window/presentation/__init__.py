"""Presentation on a projector: one state of the project after the other, in large type; nothing changes the plan."""
