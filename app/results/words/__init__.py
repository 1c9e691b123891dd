"""Results as sentences and names, for window, terminal and paper alike."""
