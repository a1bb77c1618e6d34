"""The rules machine. It imports nothing of kanly outside this package and can be compiled."""
