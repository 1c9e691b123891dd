"""What mouse and keyboard do: each gesture starts, moves, and ends in one step, or is cancelled by Esc."""
