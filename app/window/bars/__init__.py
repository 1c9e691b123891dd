"""The bars above and below the drawing."""
