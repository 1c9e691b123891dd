"""The numbered steps that make the database of the user's library."""
