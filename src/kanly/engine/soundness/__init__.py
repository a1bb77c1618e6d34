"""Whether a position could arise in play. A fault is (field of a snapshot, what is wrong with it)."""
