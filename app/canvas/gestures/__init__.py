"""Mouse and keyboard gestures: each starts, moves, and ends in one step, or is cancelled by Esc."""
