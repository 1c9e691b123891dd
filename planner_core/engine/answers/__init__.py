"""What follows from demand and supply: saturation, limits, what would lift them, how long work takes."""
