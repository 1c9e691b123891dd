"""The command line: one module per command, all of them without a display."""
