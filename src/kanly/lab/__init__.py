"""The laboratory: random games, and what is counted in them."""
