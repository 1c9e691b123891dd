"""The user's library: its window, import and export, and updates of the open plan."""
