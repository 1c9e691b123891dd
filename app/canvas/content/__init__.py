"""The content of cards, chips and tooltips. No painting, no places."""
