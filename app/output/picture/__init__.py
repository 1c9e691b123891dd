"""The drawing as a picture or as vectors, without a display."""
