"""How a number came about, shown step by step."""
