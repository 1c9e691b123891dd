"""Commands for gestures, keys and menus; they produce steps."""
