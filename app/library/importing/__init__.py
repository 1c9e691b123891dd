"""Foreign tables: read in a separate process, columns guessed, previewed before the import."""
