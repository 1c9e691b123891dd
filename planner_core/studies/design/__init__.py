"""The best design: the cheapest hardware that carries a number of desktops, found and proven."""
