"""What goes over ports and lines."""
