"""What menus and keys do: the declared actions, connected to the session."""
