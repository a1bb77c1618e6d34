"""Players that are not human."""
