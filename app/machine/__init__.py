"""The machine: files, processes, signals, memory, crashes. Independent of plans."""
