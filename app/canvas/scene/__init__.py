"""The items of the drawing, synchronised with plan and results, and the visible part of it."""
