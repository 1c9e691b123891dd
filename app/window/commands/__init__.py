"""Commands of menus and keys: the declared actions, connected to the session."""
