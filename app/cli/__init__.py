"""The command line: one module per command, all usable without a display."""
