"""The user's library: its window, what goes in and out of it, and what it says about the open plan."""
