"""The utility bot: what everything is worth in a position, and the choice after which most is worth it."""
