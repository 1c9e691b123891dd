"""How things look and read: theme, icons, actions, languages, numbers and dates."""
