"""The chapters of a proposal as plain data, shared by all media."""
