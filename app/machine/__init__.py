"""The machine: files, processes, signals, memory, crashes. Knows nothing of plans."""
