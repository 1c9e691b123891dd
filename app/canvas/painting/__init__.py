"""How cards, lines and chips are drawn. Knows nothing of plans."""
