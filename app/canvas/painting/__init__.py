"""Painting of cards, lines and chips. Knows nothing of plans."""
