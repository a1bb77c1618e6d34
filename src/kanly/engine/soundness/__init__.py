"""Whether a position could arise in play."""
