"""The project file: one SQLite database that holds a plan with its whole undo history."""
