"""House Hagal and the Rivals of solo games."""
