"""Foreign tables: read in a process of their own, their columns guessed, shown before anything comes in."""
