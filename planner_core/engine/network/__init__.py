"""Traffic on ports and lines."""
