"""Palette, outline and explanation at the sides of the drawing."""
