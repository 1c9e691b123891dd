"""What is open: the session, its changes and variants, files, drafts, backups, and the assessment of it."""
