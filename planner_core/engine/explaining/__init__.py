"""How each number came about, as data and as text."""
