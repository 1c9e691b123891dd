"""What cards, chips and tooltips say. No painting, no places."""
