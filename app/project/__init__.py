"""The open project: session, changes and variants, files, drafts, backups, and its assessment."""
