"""Results from demand and supply: saturation, limits, what would lift them, and how long work takes."""
