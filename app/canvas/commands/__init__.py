"""What gestures, keys and menus ask for, as steps."""
