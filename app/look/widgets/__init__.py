"""Fields and other small widgets that all windows use."""
