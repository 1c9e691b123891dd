"""Gestures: each is an object that starts, moves, ends in one step, or is cancelled by Esc."""
